import Console
import ZooKit
import ZooWording

/// An animal beside a person: who that is, and a sentence on weight and height, or length where no height is
/// known; empty without sizes.
struct PersonComparisonView {
  let preferences: Preferences
  let width: Int

  func lines(_ animal: Animal) -> [StyledLine] {
    guard let sentence = Wording.personSentence(animal) else { return [] }
    let sizes = [Quantity.height, .weight].map { quantity in
      Person.measure(of: quantity).shown(in: preferences.units(of: quantity)).text
    }
    return [Wording.besideAPerson(sizes), sentence].enumerated().flatMap { row, text in
      StyledLine("  ").hanging(StyledLine(text, row == 0 ? .quiet : .plain), width: width)
    }
  }
}
