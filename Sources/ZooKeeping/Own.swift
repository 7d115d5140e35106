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
    return try Failure.filing { () throws(FileError) in try own.specimens() }
  }

  /// The user's own specimens, to choose from.
  ///
  /// - Throws: `Failure` where there are none.
  public func ownListing() throws(Failure) -> Listing {
    let own = try ownSpecimens()
    guard !own.isEmpty else { throw .noneOwn }
    return Listing(exhibit: Exhibit.own.id, specimens: own, source: .file, total: own.count)
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

  /// Makes sure that there is a picture in a file.
  public func check(pictureAt path: String) throws(Failure) {
    do throws(OwnSpecimens.KeepError) {
      _ = try OwnSpecimens.picture(at: expanded(path))
    } catch {
      throw Failure(error)
    }
  }

  /// A path as far as what is there says how it goes on.
  public func completed(_ path: String) -> String {
    PathCompletion.completed(path, home: outside.environment["HOME"])
  }

  private func expanded(_ path: String) -> String {
    PathCompletion.expanded(path, home: outside.environment["HOME"])
  }

  /// Adds a specimen, or changes one.
  public func keep(
    _ answers: OwnSpecimens.Answers, editing specimen: Specimen? = nil
  ) throws(Failure) -> Specimen {
    guard !answers.name.isEmpty else { throw .noName }
    let store = try ownStore()
    var answers = answers
    var seen: Set<String> = []
    answers.tags.removeAll { !seen.insert($0).inserted }
    if case .copied(let path) = answers.picture { answers.picture = .copied(from: expanded(path)) }
    let kept: Specimen?
    do throws(OwnSpecimens.KeepError) {
      if let specimen {
        kept = try store.edit(specimen.id, answers, at: outside.now())
      } else {
        kept = try store.add(answers, at: outside.now())
      }
    } catch {
      throw Failure(error)
    }
    guard let kept else { throw .notOwn(name: specimen?.name ?? answers.name) }
    return kept
  }

  /// Removes a specimen of the user's own, and its picture.
  public func remove(_ specimen: Specimen) throws(Failure) {
    let store = try ownStore()
    let isRemoved = try Failure.filing { () throws(FileError) in try store.remove(specimen.id) }
    guard isRemoved else { throw .notOwn(name: specimen.name) }
  }
}
