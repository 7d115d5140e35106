import ZooFiles
import ZooKit
import ZooQuery
import ZooSources

/// Why a command failed. `Wording` has a sentence for every case.
package enum Failure: Error, Sendable, Equatable {
  case invalid(InvalidValue)
  case fetch(FetchError)
  case wikipediaFailed(FetchError)
  /// Only live data is allowed, but the exhibit's API has no address; which variable sets one.
  case noAddress(exhibit: Exhibit.ID, variable: String)
  /// Only cached data is allowed, but the cache has nothing matching of the exhibit.
  case notInCache(exhibit: Exhibit.ID)
  case file(FileError)
  case preferences(PreferencesError)
  case brokenArray(JSONArrayReader.ReadError)
  /// A file given as a picture that is not one, or does not exist.
  case notAPicture(path: String, exists: Bool)
  /// `HOME` is not set, so files can't be stored.
  case noHome
  /// No zoo animals have been fetched yet.
  case nothingFetched
  /// All animals were requested from an API that only sends random ones; the plural of the exhibit.
  case randomOnly(String)
  /// The last list has no such number; how many it has.
  case noSuchNumber(Int, count: Int)
  /// The animal with this number in the last list has been removed.
  case removedNumber(Int)
  /// A number was given, but there is no last list of that exhibit.
  case noList(Exhibit.ID)
  /// No match; what was probably meant, or which words to leave out so that something matches.
  case noMatch(String, among: SearchScope, suggestion: String?, without: Query.Excess? = nil)
  /// Several matches, to choose from; by number unless numbers are those of the last list, as in a comparison or where this one
  /// isn't kept.
  case severalMatches([String], among: SearchScope, candidates: Listing, areNumbered: Bool = true)
  case notUsersCat(name: String)
  case noUsersCats
  /// None of the animals to sort has a known size of this kind; the words for them.
  case noSizes(Measure.Kind, of: String)
  /// The user's cat has no name.
  case noName
  /// The exhibit's API has no galleries; the plural of the exhibit.
  case noGallery(String)
  /// There is no picture to save.
  case nothingToSave
  /// What the words name is too little for a quiz; how many animals they name.
  case tooFewForQuiz(String, count: Int)
  /// Where an animal lives isn't known.
  case noPlaces(String)
  case cancelled
  /// An error that should not happen, in its own words.
  case unforeseen(String)

  /// Where a search looked.
  package enum SearchScope: Sendable, Equatable {
    /// In these exhibits; without any in every one that could be loaded.
    case exhibits([Exhibit])
    /// Among the user's cats.
    case own

    package static let everything = SearchScope.exhibits([])

    /// The exhibits, if they are some of all.
    package var exhibits: [Exhibit] {
      if case .exhibits(let exhibits) = self { exhibits } else { [] }
    }

    /// The word that limits others to them; `nil` for all.
    package var word: String? {
      exhibits.first.map { exhibits.count > 1 ? $0.kind : $0.id }
    }
  }

  /// Whether trying again or another source may help.
  package var isFailedFetch: Bool {
    switch self {
    case .fetch, .noAddress, .notInCache: true
    case .invalid, .wikipediaFailed, .file, .preferences, .brokenArray, .notAPicture, .noHome,
      .nothingFetched, .randomOnly, .noSuchNumber, .removedNumber, .noList, .noMatch,
      .severalMatches, .notUsersCat, .noUsersCats, .noName, .noGallery, .noSizes,
      .nothingToSave, .tooFewForQuiz, .noPlaces, .cancelled, .unforeseen:
      false
    }
  }
}

extension Array {
  /// The element with a number that was typed, counted from 1.
  ///
  /// - Throws: `Failure.noSuchNumber` if there is none.
  package func chosen(_ number: Int) throws(Failure) -> Element {
    guard let element = numbered(number) else { throw .noSuchNumber(number, count: count) }
    return element
  }
}

extension Failure {
  /// The failure that an error means, which can be said; throws any other on, such as a terminal's.
  package init(known error: any Error) throws {
    self = Failure(error)
    if case .unforeseen = self { throw error }
  }

  /// The failure that an error of a lower layer means.
  package init(_ error: any Error) {
    self =
      switch error {
      case let error as Failure: error
      case let error as InvalidValue: .invalid(error)
      case let error as FetchError: error.cause == .cancelled ? .cancelled : .fetch(error)
      case let error as ChosenSourceError:
        switch error {
        case .noAddress(let exhibit, let variable): .noAddress(exhibit: exhibit, variable: variable)
        case .notInCache(let exhibit): .notInCache(exhibit: exhibit)
        }
      case let error as FileError: .file(error)
      case let error as PreferencesError: .preferences(error)
      case let error as UsersCats.NotAPicture: .notAPicture(path: error.path, exists: error.exists)
      case let error as JSONArrayReader.ReadError:
        if case .unreadable(let error) = error.fault { .file(error) } else { .brokenArray(error) }
      case is CancellationError: .cancelled
      default: .unforeseen("\(error)")
      }
  }
}
