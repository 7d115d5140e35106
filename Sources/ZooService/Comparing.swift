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
  ///   - shown: the animal with which one name alone is compared.
  /// - Returns: what to compare; one animal alone if `and` is only a part of its name.
  /// - Throws: `InvalidValue` for too few or too many.
  package func comparedAnimals(
    in words: [String], areNames: Bool, exhibits: [Exhibit.ID], listing: Listing? = nil,
    shown animal: Found? = nil
  ) async throws -> [Lookup] {
    // Splitting words too long for names would take seconds.
    for word in words { _ = try Lookup(word, in: exhibits) }
    guard words.count <= NameSplitter.maximumWords else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: words.count))
    }
    var names = words
    if areNames, words.contains(where: { $0.contains(" ") }) {
      let shown = listing ?? (try? lastShownListing())?.listing
      let known = NameIndex(await knownAnimals(after: shown, in: exhibits))
      names = splittingNames(joined(words, known), known)
      if names.count == 1, words.count > 1 { return [try target(named: names[0], in: exhibits)] }
    } else if !areNames, words.contains(where: { Int($0) == nil }) {
      let shown = try listing ?? lastShownListing()?.listing
      let known = NameIndex(await knownAnimals(after: shown, in: exhibits))
      if let whole = AnimalReference(words.joined(separator: " ")),
        known.match(whole)?.rank == .whole
      {
        names = [words.joined(separator: " ")]
      } else if let split = NameSplitter(known).names(in: words, count: Self.comparedCounts) {
        names = split
      } else if words.count > Self.comparedCounts.lowerBound,
        let odd = words.first(where: { AnimalReference($0).flatMap(known.match) == nil })
      {
        guard let split = try await misspeltNames(in: words, known, exhibits, listed: shown) else {
          throw Failure.noMatch(
            odd, among: .everything,
            suggestion: await nearestName(to: try Lookup(odd, in: exhibits), listed: shown),
            isFoundBySearch: await isFoundBySearch(odd))
        }
        names = split
      }
    }
    let before = names.count == 1 ? [animal].compactMap { $0.map { Lookup($0) } } : []
    guard Self.comparedCounts.contains(before.count + names.count) else {
      throw InvalidValue(words.joined(separator: " "), .comparison(count: names.count))
    }
    var targets = before + (try names.map { try target(named: $0, in: exhibits) })
    // At once: in a conversation the candidates for a vague name replace the list that numbers refer to.
    for (index, target) in targets.enumerated() {
      guard case .listNumber = target.which else { continue }
      targets[index] = Lookup(try await find(target, in: listing))
    }
    return targets
  }

  /// A name to compare, in its exhibit if one is before it.
  private func target(named name: String, in exhibits: [Exhibit.ID]) throws -> Lookup {
    guard exhibits.isEmpty else { return try Lookup(name, in: exhibits) }
    let (meant, rest) = Exhibit.splittingPrefix(of: name)
    return try Lookup(rest, in: meant.map(\.id), typed: name)
  }

  /// The one name that all parts between separators make: `blue and yellow macaw`; `nil` if they don't make one.
  package func nameJoined(from parts: [String], in listing: Listing? = nil) async -> String? {
    guard parts.count > 1 else { return nil }
    let names = joined(parts, NameIndex(await knownAnimals(after: listing)))
    return names.count == 1 ? names[0] : nil
  }

  /// Parts between separators, those of a name that has `and` in it joined again.
  private func joined(_ parts: [String], _ known: NameIndex) -> [String] {
    var names: [String] = []
    var rest = parts[...]
    while let first = rest.first {
      let longer = (2...3).lazy.filter { $0 <= rest.count }.flatMap { [rest] length in
        ["and", "&"].map { (rest.prefix(length).joined(separator: " \($0) "), length) }
      }
      let (name, length) = longer.first { isName($0.0, known) } ?? (first, 1)
      names.append(name)
      rest = rest.dropFirst(length)
    }
    return names
  }

  /// Whether all words, without an exhibit or an article before them, are words of one name, or of several.
  private func isName(_ typed: String, _ known: NameIndex) -> Bool {
    let plain = Exhibit.splittingPrefix(of: typed).name.withoutArticle
    guard plain.contains(" and ") || plain.contains(" & ") else { return false }
    return known.has(plain, atLeast: .words)
  }

  /// Names between separators, of which several words that no animal is called may be several names: `lion tiger and
  /// bear`.
  private func splittingNames(_ names: [String], _ known: NameIndex) -> [String] {
    names.flatMap { name -> [String] in
      let words = name.split(separator: " ").map(String.init)
      let plain = Exhibit.splittingPrefix(of: name).name.withoutArticle
      guard words.count > 1, !known.has(plain), Exhibit.called(name) == nil,
        let split = NameSplitter(known).names(in: words, count: Self.comparedCounts),
        // In `my cat`, `my` only begins names of others.
        split.allSatisfy({ known.has($0, atLeast: .words) })
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
