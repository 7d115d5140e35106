import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

extension Exhibit {
  /// The exhibit that users add to.
  static let own = Exhibit.cats
}

/// What is wrong with a change to specimens of one's own.
enum OwnError: Error, Equatable {
  /// It is not the user's own, so it cannot be changed.
  case notOwn(String, exhibit: String)
  /// It has no name.
  case noName(noun: String)
}

extension Context {
  /// The store of the user's own specimens.
  ///
  /// - Throws: `NoHome` when there is no place for one.
  func ownStore() throws(NoHome) -> OwnSpecimens {
    guard let own else { throw NoHome() }
    return own
  }

  /// Finds one of the user's own specimens: by its place in the list shown last, or among them.
  ///
  /// - Throws: `ChoiceError`, `OwnError`, `FileError` or `NoHome`.
  func findOwn(_ target: Target) throws -> Specimen {
    let mine = try ownStore().specimens(of: .own)
    if case .place(let number) = target.which {
      guard let listing = try target.listed(self), listing.exhibit == Exhibit.own.id else {
        throw ChoiceError.noList(Exhibit.own.id)
      }
      guard case .one(let specimen) = target.which.match(in: listing.specimens) else {
        throw ChoiceError.noPlace(number, count: listing.specimens.count)
      }
      guard let own = mine.first(where: { $0.id == specimen.id }) else {
        throw OwnError.notOwn(specimen.name, exhibit: Exhibit.own.plural)
      }
      return own
    }
    switch target.which.match(in: mine) {
    case .one(let specimen): return specimen
    case .several(let candidates):
      throw ChoiceError.severalFit(
        target.typed, exhibit: "\(Exhibit.own.plural) of your own", candidates: candidates)
    case .none:
      throw ChoiceError.nothingFits(
        target.typed, exhibit: "\(Exhibit.own.plural) of your own",
        suggestion: target.typed.nearest(in: mine.map(\.name)))
    }
  }

  /// Asks the form's questions until it is saved or left.
  ///
  /// - Returns: what was saved; `nil` when nothing was, which has been said.
  func fill(_ form: OwnForm) async throws -> Specimen? {
    var form = form
    while let answer = try await ask(form.prompt, on: .error) {
      switch form.take(answer) {
      case .again(let problem):
        if let problem { tell(problem) }
      case .thrownAway:
        note(Wording.nothingSaved)
        return nil
      case .save(let answers):
        do {
          return try keep(answers, editing: form.edited)
        } catch let error as OwnSpecimens.NotAPicture {
          tell(Wording.problem(error).sentence)
          form.askAgainForPicture()
        }
      }
    }
    note(Wording.nothingSaved)
    return nil
  }

  /// Adds a specimen, or changes one.
  ///
  /// - Throws: `OwnError`, `FileError`, `NoHome` or `OwnSpecimens.NotAPicture`.
  func keep(_ answers: OwnSpecimens.Answers, editing specimen: Specimen?) throws -> Specimen {
    guard !answers.name.isEmpty else { throw OwnError.noName(noun: Exhibit.own.noun) }
    let store = try ownStore()
    guard let specimen else { return try store.add(answers, to: .own, at: world.now()) }
    guard let changed = try store.edit(specimen.id, answers, of: .own, at: world.now()) else {
      throw OwnError.notOwn(specimen.name, exhibit: Exhibit.own.plural)
    }
    return changed
  }

  /// Shows what has been kept.
  func showKept(_ specimen: Specimen) throws {
    if options.isJSON { return try show(JSONView.specimen(specimen, in: .own, preferences)) }
    let view = DetailView(preferences: preferences, width: width, now: world.now())
    try show(view.lines(specimen))
  }
}
