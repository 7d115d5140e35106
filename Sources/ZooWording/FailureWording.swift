import Console
import Foundation
import ZooService
import ZooKit
import ZooSources

extension Wording {
  package static let noPicture = "There is no picture of it."

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
    case .notAPicture(let path, false): "Can't find \(path.printable)."
    case .noHome:
      "HOME is not set, so zoo has nowhere to keep its files. Set HOME or the XDG directories."
    case .randomOnly(let plural): randomOnly(plural)
    case .matchesElsewhere(let typed, let exhibits): matchesElsewhere(typed, exhibits)
    case .wikipediaFailed(let error): "\(noPicture) \(sentence(error))"
    case .nothingFetched:
      "No zoo animals fetched yet. Try 'zoo refresh 3'."
    case .noSuchNumber(let number, let count): noSuchNumber(number, count: count)
    case .removedNumber(let number):
      "Number \(number) of the last list has been removed."
    case .noList(let exhibit): noList(exhibit)
    case .noMatch(let text, let among, let suggestion):
      noMatch(text, among) + (suggestion.map { " Did you mean \($0.printable)?" } ?? "")
    case .severalMatches(let text, let among, let candidates):
      "\(severalMatches(text, among, candidates)) Pick one by its number:"
    case .notUsersCat(let name):
      "\(name.quoted) isn't one of your own \(Exhibit.own.plural). Add one with 'zoo add'."
    case .noUsersCats: "You have no \(Exhibit.own.plural) of your own yet. Add one with 'zoo add'."
    case .noName: "Your \(Exhibit.own.noun) needs a name. Give it with --name."
    case .noGallery(let exhibit): "Only breeds have galleries, not \(exhibit)."
    case .nothingToSave: "There is no picture of it to save."
    case .cancelled: "Cancelled."
    }
  }

  private static func noAddress(_ exhibit: Exhibit.ID, _ variable: String) -> String {
    "There is no API address for '\(exhibit)'. Set \(variable), or use another source than live."
  }

  private static func notInCache(_ exhibit: Exhibit.ID) -> String {
    "Nothing of '\(exhibit)' is cached yet. Use another source than cache to fetch it."
  }

  private static func randomOnly(_ plural: String) -> String {
    "The API only gives random \(plural). For all of them, use '--source built-in'."
  }

  private static func matchesElsewhere(_ typed: String, _ exhibits: [Exhibit.ID]) -> String {
    "\(typed.quoted) matches in \(exhibits.joined(separator: " and ")). "
      + "Add '--exhibit \(exhibits.first ?? "")'."
  }

  package static func severalMatches(_ text: String, _ among: Failure.Scope, _ candidates: Listing)
    -> String
  {
    "\(text.quoted) matches \(candidates.animals.count) \(name(among))."
  }

  private static func noMatch(_ text: String, _ among: Failure.Scope) -> String {
    switch among {
    case .everything: "No animal called \(text.quoted)."
    case .exhibit(let exhibit): "No \(exhibit.plural) match \(text.quoted)."
    case .own: "None of your \(Exhibit.own.plural) is called \(text.quoted)."
    }
  }

  private static func name(_ scope: Failure.Scope) -> String {
    switch scope {
    case .everything: "animals"
    case .exhibit(let exhibit): exhibit.plural
    case .own: "of your \(Exhibit.own.plural)"
    }
  }

  private static func noSuchNumber(_ number: Int, count: Int) -> String {
    guard count > 0 else { return "The last list is empty now." }
    let places = count == 1 ? "only number 1" : "numbers 1 to \(count)"
    return "There is no number \(number): the last list has \(places)."
  }

  private static func noList(_ exhibit: Exhibit.ID) -> String {
    let first = exhibit == Exhibit.animals.id ? "zoo refresh 3" : "zoo list \(exhibit)"
    return "There is no list of '\(exhibit)' to pick a number from. Show one with '\(first)'."
  }

  package static func sentence(_ notice: Notice, now: Date) -> String {
    switch notice {
    case .notice(let notice): sentence(notice, now: now)
    case .unknownKeys(let keys, let path): unknownKeys(keys, path: path)
    case .preferencesIgnored(let failure):
      "\(failureMessage(failure)) Ignoring it for now."
    case .failure(let failure): failureMessage(failure)
    case .unreadableList(let path): "Can't read the list in \(path.printable); ignoring it."
    case .noListDirectory:
      "HOME is not set, so the next command won't know this list."
    case .foundElsewhere(let text, let exhibit):
      "Found \(text.quoted) among the \(Exhibit.named(exhibit)?.plural ?? exhibit)."
    case .namesake(let name, let exhibit):
      "There is also a \(name) among the \(Exhibit.named(exhibit)?.plural ?? exhibit)."
    case .saved(let path): "Saved to \(path)."
    case .draftFound(let path): "Continuing your draft from \(path)."
    case .preferencesMoved(let path): "Your old preferences are now in \(path)."
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
