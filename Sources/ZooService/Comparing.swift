import ZooKit
import ZooQuery
import ZooSources

// Finding the animals to compare.

extension AnimalService {
  /// How many animals fit on one scale.
  package static let comparedCounts = 2...6

  /// Reads words as the names of animals: `red panda giant panda` are two.
  ///
  /// - Parameters:
  ///   - areNames: whether each word is a whole name already.
  ///   - listing: the list that numbers refer to; `nil` for the one remembered from the last run.
  ///   - shown: the animal with which one name alone is compared.
  /// - Returns: what to compare; one animal alone if `and` is only a part of its name.
  /// - Throws: `InvalidValue` for too few or too many.
  package func comparedAnimals(
    in words: [String], areNames: Bool, exhibits: [Exhibit.ID], listing: Listing? = nil,
    shown animal: Found? = nil
  ) async throws -> [Lookup] {
    // Splitting words too long for names would take seconds.
    for word in words { _ = try Lookup(typed: word, in: exhibits) }
    guard words.count <= Query.mostWords else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: words.count))
    }
    var names = words
    if words.contains(where: { Int($0) == nil }) {
      let index = await index(of: exhibits, listing)
      if let split = index.names(in: words, areNames: areNames) {
        names = split.names
        if names.count == 1, words.count > 1, areNames {
          return [try Lookup(typed: names[0], in: exhibits)]
        }
      } else if !areNames, words.count > Self.comparedCounts.lowerBound,
        let odd = words.first(where: { index.answer(Query($0)) == nil })
      {
        let typed = words.joined(separator: " ")
        if let meant = comparison(meantBy: typed, among: index, atMost: .max) {
          throw Failure.noMatch(typed, among: .everything, suggestion: meant)
        }
        throw failure(toFind: try Lookup(typed: odd, in: exhibits), among: index)
      }
    }
    let before = names.count == 1 ? [animal].compactMap { $0.map { Lookup($0) } } : []
    guard Self.comparedCounts.contains(before.count + names.count) else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: names.count))
    }
    var targets = before + (try names.map { try Lookup(typed: $0, in: exhibits) })
    // At once: in a conversation the candidates for a vague name replace the list that numbers refer to.
    for (index, target) in targets.enumerated() {
      guard case .listNumber = target.which else { continue }
      targets[index] = Lookup(try await find(target, in: listing))
    }
    return targets
  }

  /// All animals whose names may be compared.
  private func index(of exhibits: [Exhibit.ID], _ listing: Listing?) async -> QueryIndex {
    let shown = listing ?? (try? lastShownListing())?.listing
    let places = exhibits.isEmpty ? Exhibit.all : exhibits.compactMap(Exhibit.named)
    return await known(in: places, listed: shown).index
  }

  /// The one name that all parts between separators make: `blue and yellow macaw`; `nil` if they don't make one.
  package func nameJoined(from parts: [String], in listing: Listing? = nil) async -> String? {
    guard parts.count > 1 else { return nil }
    return await index(of: [], listing).names(in: parts, areNames: true).flatMap {
      $0.names.count == 1 ? $0.names[0] : nil
    }
  }

  /// The line that compares animals whose names stand one behind the other: `lion vs tiger` for `lion tiger` and
  /// `lion tigger`; `nil` for anything else.
  ///
  /// - Parameter cost: how badly the names may match; by default two of them have to be whole.
  func comparison(
    meantBy typed: String, among index: QueryIndex, atMost cost: Int? = nil
  ) -> String? {
    let words = typed.queryText.queryWords
    guard words.count > 1 else { return nil }
    // Only beside a name, so that nothing else is corrected twice.
    let mayCorrect = words.contains(where: index.isName)
    let meant = words.map { word in
      mayCorrect && index.answer(Query(word)) == nil
        ? index.correction(of: Query(word)) ?? word : word
    }
    guard let split = index.names(in: meant, areNames: false),
      split.cost <= cost ?? split.names.count - 2,
      split.names.count > 1
    else { return nil }
    // A number means an animal only where a list has it.
    let listed = (try? lastShownListing())?.listing.animals.count ?? 0
    let areKnown = split.names.compactMap { Int($0) }.allSatisfy { $0 > 0 && $0 <= listed }
    let meantNames = split.names.map { Query.trimmingFillers($0) }.filter { !$0.isEmpty }
    return areKnown ? meantNames.joined(separator: " vs ") : nil
  }

  /// Finds the animals to compare and loads everything their APIs know about them.
  ///
  /// - Throws: `InvalidValue` if it is one animal alone.
  package func loadForComparison(
    _ targets: [Lookup], in listing: Listing? = nil
  ) async throws -> [Found] {
    var all: [Found] = []
    var vague: [(words: String, candidates: Listing)] = []
    let shown = listing ?? (try? lastShownListing())?.listing
    let known = await known(in: Exhibit.all, listed: shown)
    for target in targets {
      let found: Found
      do {
        found = try await find(target, in: listing, comparing: known)
      } catch let failure as Failure {
        // Which one is meant by a name doesn't matter if another means nothing.
        guard case .severalMatches(_, _, let candidates, _) = failure else { throw failure }
        vague.append((target.words, candidates))
        continue
      }
      let isKnown = all.contains { $0.recordID == found.recordID }
      if !isKnown { all.append(found) }
    }
    if let all = vague.first?.candidates.joined(with: vague.dropFirst().map(\.candidates)) {
      var seen: Set<String> = []
      // A number that was typed means the list before, in the line that is typed next as well.
      let hasNumbers = targets.contains { $0.found != nil }
      throw severalMatches(
        vague.map(\.words).filter { seen.insert($0).inserted }, among: .everything, all,
        keepsList: listing != nil || hasNumbers)
    }
    guard all.count > 1 else {
      throw InvalidValue(targets.map(\.typed).joined(separator: " "), .comparisonWithItself)
    }
    for index in all.indices { all[index] = try await complete(all[index]) }
    return all
  }
}

extension Listing {
  /// With the animals of others, each once and by exhibit.
  fileprivate func joined(with others: [Listing]) -> Listing {
    if others.isEmpty { return self }
    var (all, known) = (self, Set<Animal.RecordID>())
    all.animals = (animals + others.flatMap(\.animals)).filter {
      known.insert($0.recordID).inserted
    }.groupedByExhibit.flatMap { $0 }
    if Set(all.animals.map(\.exhibit)).count > 1 { all.exhibit = Listing.severalExhibits }
    (all.total, all.end, all.search) = (all.animals.count, all.animals.count, nil)
    return all
  }
}

extension QueryIndex {
  /// The names to compare that words consist of, or names between separators, of which several words that no animal is
  /// called may be several names: `lion tiger and bear`.
  fileprivate func names(in words: [String], areNames: Bool) -> NameSplitter.Names? {
    let parts = areNames ? words.map { $0.split(separator: " ").map(String.init) } : [words]
    return NameSplitter(self).names(
      in: parts, count: AnimalService.comparedCounts, areWhole: areNames)
  }
}
