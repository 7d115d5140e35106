import ZooKit

extension Vocabulary {
  /// Words that are spelled in two ways; both mean the same in names.
  static let spellings = TextTable(
    """
    american | british
    gray | grey
    harbor | harbour
    color | colour
    colored | coloured
    """)
}
