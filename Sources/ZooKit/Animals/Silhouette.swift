/// How an animal is drawn where there is no photograph: an outline and one colour, as people remember it.
package struct Silhouette: Sendable, Equatable {
  package enum Colour: String, Sendable, CaseIterable {
    case white, black, grey, brown, tan, orange, red, pink, yellow, green, olive, blue, purple
  }

  /// The name of an outline: `big cat`.
  package var outline: String
  /// `nil` where no colour is known.
  package var colour: Colour?

  package init(outline: String, colour: Colour? = nil) {
    self.outline = outline
    self.colour = colour
  }

  /// Reads the members `outline` and `colour`; `nil` without an outline.
  package init?(_ record: JSONValue) {
    guard let outline = record.text("outline") else { return nil }
    self.init(outline: outline, colour: record.text("colour").flatMap(Colour.init(rawValue:)))
  }
}
