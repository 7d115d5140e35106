import ZooKit
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
  /// - Throws: `InvalidValue` for too few or too many.
  package func comparedAnimals(
    in words: [String], areNames: Bool, exhibits: [Exhibit.ID], listing: Listing? = nil
  ) async throws -> [Lookup] {
    // Splitting words too long for names would take seconds.
    for word in words { _ = try Lookup(word, in: exhibits) }
    guard words.count <= NameSplitter.maximumWords else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: words.count))
    }
    var names = words
    if areNames, words.contains(where: { $0.contains(" ") }) {
      names = await splittingNames(words, exhibits, listing)
    } else if !areNames, words.contains(where: { Int($0) == nil }) {
      let shown = try listing ?? lastShownListing()?.listing
      let known = NameIndex(await knownAnimals(after: shown, in: exhibits))
      if let whole = AnimalReference(words.joined(separator: " ")),
        known.match(whole)?.rank == .whole
      {
        names = []
      } else if let split = NameSplitter(known).names(in: words, count: Self.comparedCounts) {
        names = split
      } else if words.count > Self.comparedCounts.lowerBound,
        let odd = words.first(where: { AnimalReference($0).flatMap(known.match) == nil })
      {
        guard let split = try await misspeltNames(in: words, known, exhibits, listed: shown) else {
          throw Failure.noMatch(
            odd, among: .everything,
            suggestion: await nearestName(to: try Lookup(odd, in: exhibits), listed: shown))
        }
        names = split
      }
    }
    guard Self.comparedCounts.contains(names.count) else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: names.count))
    }
    var targets = try names.map { name in
      guard exhibits.isEmpty else { return try Lookup(name, in: exhibits) }
      let (meant, rest) = Exhibit.splittingPrefix(of: name)
      return try Lookup(rest, in: meant.map(\.id), typed: name)
    }
    // At once: in a conversation the candidates for a vague name replace the list that numbers refer to.
    for (index, target) in targets.enumerated() {
      guard case .listNumber = target.which else { continue }
      targets[index] = Lookup(try await find(target, in: listing))
    }
    return targets
  }

  /// Whether all words are words of one name: `blue and yellow macaw`.
  package func isName(_ words: String, in listing: Listing? = nil) async -> Bool {
    guard let reference = AnimalReference(words) else { return false }
    let match = NameIndex(await knownAnimals(after: listing)).match(reference)
    return match.map { $0.rank >= .words } == true
  }

  /// Names between separators, of which several words that no animal is called may be several names: `lion tiger and
  /// bear`.
  private func splittingNames(
    _ names: [String], _ exhibits: [Exhibit.ID], _ listing: Listing?
  ) async -> [String] {
    let shown = listing ?? (try? lastShownListing())?.listing
    let known = NameIndex(await knownAnimals(after: shown, in: exhibits))
    return names.flatMap { name -> [String] in
      let words = name.split(separator: " ").map(String.init)
      let plain = Exhibit.splittingPrefix(of: name).name.withoutArticle
      let isName = ([plain] + plain.singularForms).contains {
        AnimalReference($0).flatMap(known.match) != nil
      }
      guard words.count > 1, !isName, Exhibit.called(name) == nil,
        let split = NameSplitter(known).names(in: words, count: Self.comparedCounts),
        // In `my cat`, `my` only begins names of others.
        split.allSatisfy({ name in
          AnimalReference(name).flatMap(known.match).map { $0.rank >= .words } == true
        })
      else { return [name] }
      return split
    }
  }

  /// The names that words consist of if those that no animal has are taken for the nearest ones; as they were typed, so
  /// that it is asked whether those were meant. `nil` if that makes no names either.
  private func misspeltNames(
    in words: [String], _ known: NameIndex, _ exhibits: [Exhibit.ID], listed: Listing?
  ) async throws -> [String]? {
    var meant = words
    for (index, word) in words.enumerated() where AnimalReference(word).flatMap(known.match) == nil
    {
      let name = await nearestName(to: try Lookup(word, in: exhibits), listed: listed)
      meant[index] = name ?? word
    }
    guard let split = NameSplitter(known).names(in: meant, count: Self.comparedCounts) else {
      return nil
    }
    var rest = words[...]
    return split.map { name in
      var length = 1
      while meant[rest.startIndex..<rest.startIndex + length].joined(separator: " ") != name {
        length += 1
      }
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length).joined(separator: " ")
    }
  }

  /// Says what several words were taken for that could as well be several names: `fox cat` is the Somali.
  private func reportOtherName(_ target: Lookup, of animal: Animal) {
    guard case .words(let words) = target.which else { return }
    let typed = words.folded.split(separator: " ")
    let names = [animal.name, animal.words("englishName"), animal.latinName]
      .compactMap { $0?.folded }
    guard typed.count > 1, !names.contains(where: { name in typed.contains { name.contains($0) } })
    else { return }
    report(.otherName(words, of: animal.name))
  }

  /// Finds the animals to compare and loads everything their APIs know about them.
  ///
  /// - Throws: `InvalidValue` if it is one animal alone.
  package func loadForComparison(
    _ targets: [Lookup], in listing: Listing? = nil
  ) async throws -> [Found] {
    var all: [Found] = []
    var vague: Failure?
    for target in targets {
      let found: Found
      do {
        found = try await find(target, in: listing, isCompared: true)
      } catch let failure as Failure {
        // Nobody is asked about one name if another means nothing.
        guard case .severalMatches = failure else { throw failure }
        vague = vague ?? failure
        continue
      }
      if target.found == nil { reportOtherName(target, of: found.animal) }
      let isKnown = all.contains { $0.animal.id == found.animal.id && $0.exhibit == found.exhibit }
      if !isKnown { all.append(found) }
    }
    if let vague { throw vague }
    guard all.count > 1 else {
      throw InvalidValue(targets.map(\.typed).joined(separator: " "), .comparisonWithItself)
    }
    for index in all.indices { all[index] = try await complete(all[index]) }
    return all
  }
}
