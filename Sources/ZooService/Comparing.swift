import ZooKit
import ZooQuery
import ZooSources

// Finding the animals to compare.

extension AnimalService {
  /// How many animals fit on one scale.
  package static let comparedCounts = 2...6

  /// Finds the animals that words name, and loads everything their APIs know about them: `red panda giant panda` are two.
  ///
  /// - Parameters:
  ///   - listing: the list that numbers refer to; `nil` for the one remembered from the last run.
  ///   - shown: the animal with which one name alone is compared.
  /// - Returns: what to compare, or one animal alone if all that separates the words is in its name: `blue and yellow macaw`.
  /// - Throws: `InvalidValue` for too few or too many, or one animal twice.
  package func compared(
    _ names: ComparedNames, in exhibits: [Exhibit] = [], listing: Listing? = nil,
    with shown: FoundAnimal? = nil
  ) async throws -> [FoundAnimal] {
    // Splitting words too long for names would take seconds.
    for word in names.words { _ = try Lookup(typed: word, in: exhibits) }
    let typed = names.words.joined(separator: " ")
    guard names.words.count <= Query.mostWords else {
      throw InvalidValue(typed, .comparison(count: names.words.count))
    }
    let places = exhibits.isEmpty ? Exhibit.all : exhibits
    let known = await known(in: places, listed: listing ?? lastShownListing()?.listing)
    let words = try split(names, in: exhibits, among: known.index)
    if names.areNames, words.count == 1, names.words.count > 1 {
      let one = try await find(try Lookup(typed: words[0], in: exhibits), in: listing)
      return [try await complete(one)]
    }
    let before = words.count == 1 ? [shown].compactMap(\.self) : []
    guard Self.comparedCounts.contains(before.count + words.count) else {
      throw InvalidValue(typed, .comparison(count: words.count))
    }
    let targets = try words.map { try Lookup(typed: $0, in: exhibits) }
    let found = try await find(targets, in: listing, among: known, besides: before.count)
    var all: [FoundAnimal] = []
    for one in before + found
    where !all.contains(where: { $0.animal.recordID == one.animal.recordID }) {
      all.append(one)
    }
    guard all.count > 1 else { throw InvalidValue(typed, .comparisonWithItself) }
    for index in all.indices { all[index] = try await complete(all[index]) }
    return all
  }

  /// The names that words are, each of which may be several words.
  private func split(
    _ names: ComparedNames, in exhibits: [Exhibit], among index: QueryIndex
  ) throws -> [String] {
    let words = names.words
    guard words.contains(where: { Int($0) == nil }) else { return words }
    if let split = index.names(in: words, areNames: names.areNames) { return split.names }
    guard !names.areNames, words.count > Self.comparedCounts.lowerBound,
      let odd = words.first(where: { index.answer(Query($0)) == nil })
    else { return words }
    let typed = words.joined(separator: " ")
    if let meant = comparison(meantBy: typed, among: index, atMost: .max) {
      throw Failure.noMatch(typed, among: .everything, suggestion: meant)
    }
    throw failure(toFind: try Lookup(typed: odd, in: exhibits), among: index)
  }

  /// Finds all of several animals; a vague name means all that it may mean, if they fit on one scale.
  ///
  /// - Throws: `Failure.severalMatches` with the animals of all names if these are too many.
  private func find(
    _ targets: [Lookup], in listing: Listing?, among known: KnownAnimals, besides count: Int
  ) async throws -> [FoundAnimal] {
    var (all, vague) = ([FoundAnimal](), [Listing]())
    for target in targets {
      do { all.append(try await find(target, in: listing, comparing: known)) } catch {
        guard case .severalMatches(_, _, let candidates, _) = error as? Failure else { throw error }
        vague.append(candidates)
        all += candidates.animals.map { FoundAnimal($0, from: candidates.source) }
      }
    }
    guard let candidates = vague.first,
      count + Set(all.map(\.animal.recordID)).count > Self.comparedCounts.upperBound
    else { return all }
    var seen: Set<String> = []
    // A number that was typed means the list before, in the line that is typed next as well.
    let hasNumbers = targets.contains { if case .listNumber = $0.which { true } else { false } }
    throw severalMatches(
      targets.map(\.words).filter { seen.insert($0).inserted }, among: .everything,
      candidates.joined(with: all.map(\.animal) + vague.dropFirst().flatMap(\.animals)),
      keepsList: listing != nil || hasNumbers)
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
    let listed = lastShownListing()?.listing.animals.count ?? 0
    let areKnown = split.names.compactMap { Int($0) }.allSatisfy { $0 > 0 && $0 <= listed }
    let meantNames = split.names.map { Query.trimmingFillers($0) }.filter { !$0.isEmpty }
    return areKnown ? meantNames.joined(separator: " vs ") : nil
  }
}

extension Listing {
  /// With others, each animal once and by exhibit.
  fileprivate func joined(with others: [Animal]) -> Listing {
    if others.isEmpty { return self }
    var (all, known) = (self, Set<Animal.RecordID>())
    all.animals = (animals + others).filter {
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
