import Arguments
import ZooFiles
import ZooKit
import ZooSources

// Specimens of the user's own.

extension Exhibit {
  /// The exhibit that users add to.
  public static let own = Exhibit.cats
}

extension Keeper {
  /// The store of the user's own specimens; `nil` without a directory for them.
  var own: OwnSpecimens? {
    directories.data.map { OwnSpecimens(directory: $0, exhibit: .own) }
  }

  private func ownStore() throws(Failure) -> OwnSpecimens {
    guard let own else { throw .noHome }
    return own
  }

  /// Every specimen of the user's own, the newest first.
  func ownSpecimens() throws(Failure) -> [Specimen] {
    guard let own else { return [] }
    return try Failure.naming { try own.specimens() }
  }

  /// Whether a specimen is one of the user's own.
  public func isOwn(_ specimen: Specimen, in exhibit: Exhibit.ID) throws(Failure) -> Bool {
    guard exhibit == Exhibit.own.id else { return false }
    return try ownSpecimens().contains { $0.id == specimen.id }
  }

  /// Finds one of the user's own specimens: by its place in the list shown last, or among them.
  public func findOwn(_ target: Target) throws(Failure) -> Specimen {
    _ = try ownStore()
    let mine = try ownSpecimens()
    if case .place(let number) = target.which {
      guard let shown = try shownLast(), shown.listing.exhibit == Exhibit.own.id else {
        throw .noList(Exhibit.own.id)
      }
      let specimen = try shown.specimen(at: number)
      guard let own = mine.first(where: { $0.id == specimen.id }) else {
        throw .notOwn(name: specimen.name)
      }
      return own
    }
    switch target.which.match(in: mine) {
    case .one(let specimen): return specimen
    case .several(let candidates):
      let listing = Listing(exhibit: Exhibit.own.id, specimens: mine, source: .file)
      throw severalFit(target, among: .own, candidates, of: listing)
    case .none:
      throw .nothingFits(
        target.typed, among: .own, suggestion: target.typed.nearest(in: mine.map(\.name)))
    }
  }

  /// Adds a specimen, or changes one.
  public func keep(
    _ answers: OwnSpecimens.Answers, editing specimen: Specimen? = nil
  ) throws(Failure) -> Specimen {
    guard !answers.name.isEmpty else { throw .noName }
    let store = try ownStore()
    guard let specimen else {
      return try Failure.naming { try store.add(answers, at: now) }
    }
    let changed = try Failure.naming { try store.edit(specimen.id, answers, at: now) }
    guard let changed else { throw .notOwn(name: specimen.name) }
    return changed
  }

  /// Removes a specimen of the user's own, and its picture.
  public func remove(_ specimen: Specimen) throws(Failure) {
    let store = try ownStore()
    guard try Failure.naming({ try store.remove(specimen.id) }) else {
      throw .notOwn(name: specimen.name)
    }
  }
}
