import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

/// What a command line says about which animal is meant.
struct Target: Sendable {
  /// What was typed, read.
  let which: Which
  /// What was typed.
  let typed: String
  /// The exhibit named with `--exhibit`.
  let exhibit: Exhibit?

  init(_ which: Which, typed: String, exhibit: Exhibit? = nil) {
    self.which = which
    self.typed = typed
    self.exhibit = exhibit
  }

  /// Reads the operand and `--exhibit`.
  ///
  /// - Throws: `InvalidValue`.
  init(_ parsed: ParsedArguments) throws(InvalidValue) {
    typed = parsed.operand(0) ?? ""
    guard let which = Which(typed) else {
      throw InvalidValue(
        typed, kind: "a way to name an animal", allowed: "a number, an id or a part of a name")
    }
    self.which = which
    exhibit = try parsed.value(DetailCommand.exhibit).map { word throws(InvalidValue) in
      try Exhibit(typed: word)
    }
  }

  /// The list shown last, if it is one of the exhibit meant.
  ///
  /// - Throws: `FileError` when a place in it is meant and it cannot be read; a name is looked for
  ///   elsewhere then.
  func listed(_ context: Context) throws -> Listing? {
    do {
      let shown = try context.lists?.lastShown()
      return exhibit == nil || exhibit?.id == shown?.exhibit ? shown : nil
    } catch {
      if case .place = which { throw error }
      context.note(Wording.problem(error).sentence)
      return nil
    }
  }
}

/// What was asked for is not there, or cannot be told from others.
enum ChoiceError: Error, Equatable {
  /// No such number in the list shown last, which has so many.
  case noPlace(Int, count: Int)
  /// A number, and the list shown last is none of that exhibit, or there is none.
  case noList(Exhibit.ID)
  /// Nothing fits; the nearest name that there is.
  case nothingFits(String, exhibit: String, suggestion: String?)
  /// Several fit.
  case severalFit(String, exhibit: String, candidates: [Specimen])
}

extension Context {
  /// Finds what a user means: in the list shown last, then in the whole exhibit.
  ///
  /// - Throws: `ChoiceError`, `FileError`, or what fetching throws.
  func find(_ target: Target) async throws -> (Specimen, Exhibit) {
    try await find(target, in: target.listed(self))
  }

  /// Finds what a user means: in a list, then in the whole exhibit.
  ///
  /// - Throws: `ChoiceError`, or what fetching throws.
  func find(_ target: Target, in listing: Listing?) async throws -> (Specimen, Exhibit) {
    let exhibit = target.exhibit ?? listing.flatMap { Exhibit.named($0.exhibit) } ?? .animals
    if case .place(let number) = target.which {
      guard let listing else { throw ChoiceError.noList(exhibit.id) }
      guard case .one(let specimen) = target.which.match(in: listing.specimens) else {
        throw ChoiceError.noPlace(number, count: listing.specimens.count)
      }
      return (specimen, exhibit)
    }
    let listed = listing?.specimens ?? []
    if let specimen = try choose(target, from: listed, exhibit) { return (specimen, exhibit) }
    let everything = try await fetch(exhibit.plural) { try await $0.whole(of: exhibit) }.value
    if let specimen = try choose(target, from: everything, exhibit) { return (specimen, exhibit) }
    throw ChoiceError.nothingFits(
      target.typed, exhibit: exhibit.plural,
      suggestion: target.typed.nearest(in: everything.map(\.name)))
  }

  private func choose(
    _ target: Target, from specimens: [Specimen], _ exhibit: Exhibit
  ) throws(ChoiceError) -> Specimen? {
    switch target.which.match(in: specimens) {
    case .none: return nil
    case .one(let specimen): return specimen
    case .several(let candidates):
      throw .severalFit(target.typed, exhibit: exhibit.plural, candidates: candidates)
    }
  }
}
