import ZooKit

extension JSONValue {
  /// The emoji of a record; `nil` for any longer text, which would shift columns.
  var emoji: String? { text("emoji").flatMap { $0.count == 1 ? $0 : nil } }
}
