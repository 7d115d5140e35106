/// Something to read about that is no command, as declared: help and manual show it.
package struct HelpTopic: Sendable, Equatable {
  /// A part of it.
  package enum Block: Sendable {
    /// A paragraph.
    case text(String)
    /// Rows of two columns: a word, and what it means.
    case rows([(term: String, meaning: String)])
  }

  /// The word that asks for it.
  package let name: String
  /// Its heading in the manual: `EXIT STATUS`.
  package let section: String
  /// What it is about, in one line.
  package let summary: String
  /// What is to be said.
  package let blocks: [Block]

  /// Declares a topic.
  package init(_ name: String, section: String? = nil, _ summary: String, _ blocks: [Block]) {
    self.name = name
    self.section = section ?? name.uppercased()
    self.summary = summary
    self.blocks = blocks
  }

  /// Whether both are the topic of that name.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
