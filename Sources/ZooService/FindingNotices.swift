import ZooKit
import ZooSources

// What there is to say of an animal that was found: which others may have been meant.

extension AnimalService {
  /// Says that an animal of the last list's exhibit was taken, where one of an exhibit before it has the same name.
  func reportOthers(
    called target: Lookup, than animal: Animal, among listed: Listing, isCompared: Bool
  ) async {
    guard target.exhibits.isEmpty, animal.exhibit == listed.exhibit,
      let exhibit = Exhibit.named(animal.exhibit),
      NameIndex([animal]).match(target.which)?.rank == .whole
    else { return }
    for other in Exhibit.all.prefix(while: { $0 != exhibit }) {
      guard let known = await offlineListing(of: other, for: target.which),
        let match = NameIndex(known.animals).match(target.which), match.rank == .whole,
        !match.isByID
      else { continue }
      report(
        .chosenByLastList(
          words: target.words, in: exhibit, rather: other, isCompared: isCompared))
      return
    }
  }

  /// Reports a name that is nearer to what was typed than names that only have its letters inside a word: `Lion` for
  /// `lino`.
  func reportNear(
    _ typed: String, to match: NameIndex.Match, _ listed: Listing?, in scope: LookupScope
  ) async {
    guard let name = await nearestName(to: typed, listed: listed, in: scope),
      !match.animals.contains(where: { animal in
        [animal.name, animal.words("englishName") ?? ""].contains {
          $0.folded.contains(name.folded)
        }
      })
    else { return }
    report(.nearName(name))
  }
}

extension NameIndex.Match {
  /// Whether only a part of a Latin name was matched, which hardly anybody means: the Mandrill's by `sphinx`.
  func isByLatinName(_ words: String) -> Bool {
    rank < .whole
      && animals.allSatisfy { animal in
        var plain = animal
        plain.latinName = nil
        return NameIndex([plain]).match(.words(words)) == nil
      }
  }
}
