import Testing

@testable import ZooKit

@Suite("What a user means")
struct AnimalReferenceTests {
  @Test(
    "a number is a place, id: an id, anything else words",
    arguments: [
      ("3", .listNumber(3)), (" 3 ", .listNumber(3)), ("id:162", .id("162")),
      ("red  panda", .words("red panda")),
      ("-1", .words("-1")), ("", nil), ("   ", nil),
    ] as [(String, AnimalReference?)])
  func reading(text: String, which: AnimalReference?) {
    #expect(AnimalReference(text) == which)
  }
}
