/// A topic of the help and the manual that isn't a command.
package struct HelpTopic: Sendable {
  /// A paragraph or a table.
  package enum Block: Sendable {
    case text(String)
    case rows([(term: String, meaning: String)])
  }

  /// The word a user types for it.
  package let name: String
  /// Its heading in the manual: `EXIT STATUS`.
  package let section: String
  package let summary: String
  package let blocks: [Block]

  package init(_ name: String, section: String? = nil, _ summary: String, _ blocks: [Block]) {
    self.name = name
    self.section = section ?? name.uppercased()
    self.summary = summary
    self.blocks = blocks
  }
}
