import Console
import Foundation
import ZooService
import ZooKit
import ZooSources

extension Wording {
  package static let noPicture = "There is no picture of it here."

  package static func failureMessage(_ failure: Failure) -> String {
    switch failure {
    case .invalid(let error): sentence(error)
    case .fetch(let error): sentence(error)
    case .noAddress(let exhibit, let variable): noAddress(exhibit, variable)
    case .notInCache(let exhibit): notInCache(exhibit)
    case .unforeseen(let words): "Something unforeseen went wrong: \(words.printable)."
    case .file(let error): sentence(error)
    case .preferences(let error): sentence(error)
    case .brokenArray(let error): sentence(error)
    case .notAPicture(let path, true):
      "\(path.printable) is not a picture. Choose a PNG, JPEG, GIF or WebP file."
    case .notAPicture(let path, false): "There is no file \(path.printable)."
    case .noHome:
      "HOME names no directory, so there is no place for zoo's files. "
        + "Set HOME or the XDG directories."
    case .randomOnly(let plural): randomOnly(plural)
    case .matchesElsewhere(let typed, let exhibits): matchesElsewhere(typed, exhibits)
    case .wikipediaFailed(let error): "\(noPicture) \(sentence(error))"
    case .nothingFetched:
      "No zoo animals have been fetched yet. Fetch some with 'zoo refresh 3'."
    case .noSuchNumber(let number, let count): noSuchNumber(number, count: count)
    case .removedNumber(let number):
      "Number \(number) of the list shown last has been removed since."
    case .noList(let exhibit): noList(exhibit)
    case .noMatch(let text, let among, let suggestion):
      "No name or id among the \(name(among)) fits \(text.quoted)."
        + (suggestion.map { " Did you mean \($0.quoted)?" } ?? "")
    case .severalMatches(let text, let among, let candidates):
      "\(severalMatches(text, among, candidates)) Choose one by its number:"
    case .notUsersCat(let name):
      "\(name.quoted) is not one of your own \(Exhibit.own.plural), so it stays as it is. "
        + "Add one with 'zoo add'."
    case .noUsersCats: "You have no \(Exhibit.own.plural) of your own yet. Add one with 'zoo add'."
    case .noName: "A \(Exhibit.own.noun) of your own needs a name. Give it with --name."
    case .noGallery(let exhibit): "There are no galleries of the \(exhibit), only of breeds."
    case .nothingToSave: "No picture of it is known here, so there is nothing to save."
    case .cancelled: "It was given up."
    }
  }

  private static func noAddress(_ exhibit: Exhibit.ID, _ variable: String) -> String {
    "No address is set for the API of '\(exhibit)'. "
      + "Set \(variable), or choose another source than live."
  }

  private static func notInCache(_ exhibit: Exhibit.ID) -> String {
    "The cache holds nothing yet of '\(exhibit)' that would fit. "
      + "Choose another source than cache to fetch it."
  }

  private static func randomOnly(_ plural: String) -> String {
    "The API of the \(plural) hands out random ones only. All of them are in the built-in "
      + "collection: '--source built-in'."
  }

  private static func matchesElsewhere(_ typed: String, _ exhibits: [Exhibit.ID]) -> String {
    "\(typed.quoted) fits in \(exhibits.joined(separator: ", and in ")). Say which with "
      + "'--exhibit \(exhibits.first ?? "")'."
  }

  package static func severalMatches(_ text: String, _ among: Failure.Scope, _ candidates: Listing)
    -> String
  {
    "\(text.quoted) fits \(candidates.animals.count) of the \(name(among))."
  }

  private static func name(_ scope: Failure.Scope) -> String {
    switch scope {
    case .everything: "animals of all exhibits"
    case .exhibit(let exhibit): exhibit.plural
    case .own: "\(Exhibit.own.plural) of your own"
    }
  }

  private static func noSuchNumber(_ number: Int, count: Int) -> String {
    guard count > 0 else { return "The list shown last holds nothing any more." }
    let places = count == 1 ? "only number 1" : "numbers 1 to \(count)"
    return "There is no number \(number): the list shown last has \(places)."
  }

  private static func noList(_ exhibit: Exhibit.ID) -> String {
    let first = exhibit == Exhibit.animals.id ? "zoo refresh 3" : "zoo list \(exhibit)"
    return "The list shown last is none of '\(exhibit)', so a number means nothing there. "
      + "Show one first with '\(first)'."
  }

  package static func sentence(_ remark: Notice, now: Date) -> String {
    switch remark {
    case .notice(let notice): sentence(notice, now: now)
    case .unknownKeys(let keys, let path): unknownKeys(keys, path: path)
    case .preferencesIgnored(let failure):
      "\(failureMessage(failure)) Until then it is passed over."
    case .failure(let failure): failureMessage(failure)
    case .unreadableList(let path): "Can't read the list in \(path.printable); ignoring it."
    case .noListDirectory:
      "HOME names no directory, so this list is not remembered for the next command."
    case .foundElsewhere(let text, let exhibit):
      "\(text.quoted) was found among the \(Exhibit.named(exhibit)?.plural ?? exhibit)."
    case .namesake(let name, let exhibit):
      "There is a \(name.quoted) among the \(Exhibit.named(exhibit)?.plural ?? exhibit) too."
    case .saved(let path): "saved in \(path)."
    case .draftFound(let path): "going on with the draft that was left in \(path)."
    case .preferencesMoved(let path): "the old preferences are now in \(path)."
    }
  }

  /// The label of an activity for the progress line, and how much of it is done.
  package static func label(_ activity: Activity) -> (String, ProgressLine.Amount?) {
    switch activity {
    case .fetching(let exhibit): ("Fetching \(exhibit)", nil)
    case .completing(let name): ("Fetching more about \(name)", nil)
    case .reading("-", let counter): ("Reading standard input", { (counter.done, counter.total) })
    case .reading(let path, let counter):
      ("Reading \(path.printable)", { (counter.done, counter.total) })
    case .findingPictures: ("Fetching pictures", nil)
    case .fetchingPictures(let counter):
      ("Fetching pictures", { (done: counter.done, total: counter.total) })
    }
  }
}
