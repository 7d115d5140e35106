/// Something to read about that is no command, as declared: help and manual show it.
public struct HelpTopic: Sendable {
  /// A part of it.
  public enum Block: Sendable {
    /// A paragraph.
    case text(String)
    /// Rows of two columns: a word, and what it means.
    case rows([(term: String, meaning: String)])
    /// Lines as they are typed or printed.
    case lines([String])
  }

  /// The word that asks for it.
  public let name: String
  /// What it is about, in one line.
  public let summary: String
  /// What is to be said.
  public let blocks: [Block]

  /// Declares a topic.
  public init(_ name: String, _ summary: String, _ blocks: [Block]) {
    self.name = name
    self.summary = summary
    self.blocks = blocks
  }
}
