import ZooFiles
import ZooKit
import ZooSources

/// Why something could not be done. Every case has a sentence where it is shown.
package enum Failure: Error, Sendable, Equatable {
  /// A value that is not one of those allowed.
  case invalid(InvalidValue)
  /// A request that failed.
  case fetch(FetchError)
  /// A picture that only Wikipedia could have was to be had, and was not.
  case notIllustrated(FetchError)
  /// An exhibit's API was insisted on, and no address is set for it; the variable that sets one.
  case noAddress(exhibit: Exhibit.ID, variable: String)
  /// The cache was insisted on, and has nothing of the exhibit that fits.
  case notInCache(exhibit: Exhibit.ID)
  /// A file that could not be read or written.
  case file(FileError)
  /// A preferences file that cannot be used as it is.
  case preferences(PreferencesError)
  /// An array in a file that cannot be read further.
  case brokenArray(JSONArrayReader.ReadError)
  /// A file that was named as a picture and is none, or is not there at all.
  case notAPicture(path: String, exists: Bool)
  /// `HOME` is not set, so there is no place for files.
  case noHome
  /// No zoo animals have been fetched yet.
  case nothingFetched
  /// All of an exhibit was wanted from an API that hands out random ones only; the exhibit, in the
  /// plural.
  case randomOnly(String)
  /// No such number in the list shown last, which has so many.
  case noPlace(Int, count: Int)
  /// What had this number in the list shown last has been removed since.
  case removedPlace(Int)
  /// A number, and the list shown last is none of that exhibit, or there is none.
  case noList(Exhibit.ID)
  /// Nothing fits; the nearest that there is.
  case nothingFits(String, among: Scope, suggestion: String?)
  /// Nothing fits where it was looked for, but in several other exhibits.
  case fitsElsewhere(String, [Exhibit.ID])
  /// Several fit; they are the list shown last now.
  case severalFit(String, among: Scope, candidates: Listing)
  /// It is not the user's own, so it cannot be changed.
  case notOwn(name: String)
  /// There are no animals of the user's own.
  case noneOwn
  /// A cat of the user's needs a name.
  case noName
  /// The exhibit's API has no galleries; the exhibit, in the plural.
  case noGallery(String)
  /// A picture was to be stored, and none is known.
  case nothingToSave
  /// The work was given up.
  case cancelled

  /// Where something was looked for.
  package enum Scope: Sendable, Equatable {
    /// In every exhibit, as far as each could be had.
    case everything
    /// In an exhibit.
    case exhibit(Exhibit)
    /// Among the animals of the user's own.
    case own
  }

  /// Whether trying again or another source may help.
  package var isFailedFetch: Bool {
    switch self {
    case .fetch, .noAddress, .notInCache: true
    default: false
    }
  }
}

// The errors of the rooms below, as the failures that they are: a new one of theirs does not compile
// here until it has its place.

extension Failure {
  init(_ error: SourceError) {
    self =
      switch error {
      case .fetch(let error): error.cause == .cancelled ? .cancelled : .fetch(error)
      case .noAddress(let exhibit, let variable): .noAddress(exhibit: exhibit, variable: variable)
      case .notInCache(let exhibit): .notInCache(exhibit: exhibit)
      case .file(let error): .file(error)
      }
  }

  init(_ error: PreferencesError) {
    self = if case .file(let error) = error.problem { .file(error) } else { .preferences(error) }
  }

  init(_ error: JSONArrayReader.ReadError) {
    self =
      if case .unreadable(let error) = error.fault { .file(error) } else { .brokenArray(error) }
  }

  init(_ error: UsersCats.SaveError) {
    self =
      switch error {
      case .file(let error): .file(error)
      case .notAPicture(let path, let exists): .notAPicture(path: path, exists: exists)
      }
  }

  /// Does something with files, whose error is a failure then.
  static func filing<Value>(_ work: () throws(FileError) -> Value) throws(Failure) -> Value {
    do throws(FileError) { return try work() } catch { throw .file(error) }
  }
}
