import Console
import Foundation
import ZooService
import ZooCommands
import ZooKit
import ZooQuery
import ZooSources

extension Wording {
  package static let noPicture = "There is no photograph of this animal."

  package static func failureMessage(_ failure: Failure) -> String {
    switch failure {
    case .invalid(let error): sentence(error)
    case .fetch(let error): sentence(error)
    case .noAddress(let exhibit, let variable): noAddress(exhibit, variable)
    case .notInCache(let exhibit): notInCache(exhibit)
    case .unforeseen(let words): "Something unexpected went wrong: \(words.printable)."
    case .file(let error): sentence(error)
    case .preferences(let error): sentence(error)
    case .brokenArray(let error): sentence(error)
    case .notAPicture(let path, true):
      "\(path.printable) is not a picture. Choose a PNG, JPEG, GIF or WebP file."
    case .notAPicture(let path, false): "Can't find \(path.printable)."
    case .noHome:
      "HOME is not set, so zoo has nowhere to keep its files. Set HOME or the XDG directories."
    case .randomOnly(let plural): randomOnly(plural)
    case .wikipediaFailed(let error): "The photograph can't be fetched. \(sentence(error))"
    case .noPlaces(let words): "Where \(words.quoted) lives is not known."
    case .tooFewForQuiz(let words, let count):
      "\(words.quoted) names \(count) \(count == 1 ? "animal" : "animals"), too few or too alike for a quiz."
    case .nothingFetched:
      "No zoo animals fetched yet. Try 'zoo refresh 3'."
    case .noSuchNumber(let number, let count): noSuchNumber(number, count: count)
    case .removedNumber(let number):
      "Number \(number) of the last list has been removed."
    case .noList(let exhibit): noList(exhibit)
    case .noMatch(let text, let among, nil, let excess) where among != .own:
      noMatchWithHint(text, among, excess)
    case .noMatch(let text, let among, let suggestion, _):
      noMatch(text, among) + (suggestion.map { " Did you mean \($0.printable)?" } ?? "")
    case .severalMatches(let words, let among, let candidates, _):
      severalMatches(words, among, candidates)
    case .noSizes(let kind, let words):
      "No \(label(of: kind).lowercased()) is known of any \(words.quoted)."
    case .notUsersCat(let name):
      "\(name.quoted) isn't one of your own \(Exhibit.own.plural). Add one with 'zoo add'."
    case .noUsersCats: "You have no \(Exhibit.own.plural) of your own yet. Add one with 'zoo add'."
    case .noName: "Your \(Exhibit.own.noun) needs a name. Give it with --name."
    case .noGallery(let exhibit):
      "There are no galleries of \(exhibit), only of breeds and birds of Chile."
    case .nothingToSave: "There is no photograph of this animal to save."
    case .cancelled: "Cancelled."
    }
  }

  /// Why a picture is missing, in a word or two.
  package static func missingPicture(_ failure: Failure) -> String {
    guard case .fetch(let error) = failure else { return "failed" }
    return switch error.cause {
    case .status(404...410, _), .noArticlePicture: "missing"
    case .tooSlow, .dnsTimeout: "slow"
    case .tooLarge, .badPictureSize: "too large"
    case .tooManyRequests, .apiKeyRejected, .requestNotAllowed: "not allowed"
    case .unknownHost, .refused: "offline"
    case .notAPicture, .webPage, .text, .noUsableRecords: brokenPicture
    case .status(let code, _): "error \(code)"
    default: "failed"
    }
  }

  package static let brokenPicture = "broken"
  package static let needsChafa = "needs chafa"

  private static func noMatchWithHint(
    _ text: String, _ among: Failure.SearchScope, _ excess: Query.Excess?
  ) -> String {
    if let exhibit = Exhibit.called(text) {
      return "\(text.quoted) means all \(exhibit.plural). "
        + "Name one of them; 'zoo \(exhibit.id)' lists them."
    }
    return noMatch(text, among, excess, isVisit: false)
  }

  /// Where all is listed among which something was looked for.
  private static func allHint(_ among: Failure.SearchScope, _ zoo: String) -> String {
    among.exhibits.isEmpty
      ? "'\(zoo)exhibits' says what there is to see."
      : among.exhibits.map { "'\(zoo)\($0.id)' lists \($0.plural)." }.joined(separator: " ")
  }

  /// What nothing has of the words typed, and what the others find, or else where all is listed.
  ///
  /// - Parameter isVisit: whether they were typed in a visit, rather than after `zoo`.
  static func noMatch(
    _ text: String, _ among: Failure.SearchScope, _ excess: Query.Excess?, isVisit: Bool
  ) -> String {
    let zoo = isVisit ? "" : "zoo "
    if let (quantity, unit) = unit(endingIn: text) {
      let order = quantity == .weight ? "heaviest" : "longest"
      return "\(noMatch(text, among)) '\(zoo)\(order)' sorts by size, "
        + "and '\(zoo)settings --\(quantity.rawValue) \(unit.word)' shows sizes in that unit."
    }
    guard let excess else { return "\(noMatch(text, among)) \(allHint(among, zoo))" }
    let count = excess.count == 1 ? "one animal matches" : "\(excess.count) animals match"
    let words = excess.words.joined(separator: " ").quoted
    return "\(noMatch(text, among)) Without \(words) \(count): "
      + "'\(zoo)\(prefix(among))\(excess.rest.printable)'."
  }

  /// The unit in which words end: animals are not chosen by their size, and no name ends so.
  private static func unit(endingIn text: String) -> (Quantity, UnitChoice)? {
    guard let word = text.queryText.queryWords.last else { return nil }
    let choices = Quantity.allCases.compactMap { quantity in
      UnitChoice(word, of: quantity).map { (quantity, $0) }
    }
    return choices.first { $0.1 != .source }
  }

  /// What limits words to where they were looked for.
  private static func prefix(_ among: Failure.SearchScope) -> String {
    among.word.map { "\($0) " } ?? ""
  }

  private static func noAddress(_ exhibit: Exhibit.ID, _ variable: String) -> String {
    "There is no address for '\(exhibit)'. Set \(variable), or leave out '--source live'."
  }

  private static func notInCache(_ exhibit: Exhibit.ID) -> String {
    let plural = Exhibit.named(exhibit)?.plural ?? "animals"
    return "No \(plural) are in the cache yet. Leave out '--source cache' to fetch some."
  }

  private static func randomOnly(_ plural: String) -> String {
    "The API only gives random \(plural). For all of them, use '--source built-in'."
  }

  /// `2 birds match “wilson”:`, which a list follows.
  private static func severalMatches(
    _ words: [String], _ among: Failure.SearchScope, _ candidates: Listing
  ) -> String {
    let exhibit = Exhibit.named(candidates.exhibit)
    let plural = among == .own ? "of your \(Exhibit.own.plural)" : exhibit?.plural ?? "animals"
    return "\(candidates.animals.count) \(plural) match \(words.map(\.quoted).joinedWithOr):"
  }

  /// What to do with a list of candidates.
  static func advice(on candidates: Listing, areNumbered: Bool) -> String {
    if candidates.animals.count > maximumCandidates {
      return "These are the first \(maximumCandidates). Type more of the name."
    }
    return areNumbered
      ? "Run it again with a number from this list."
      : "Run it again with more of this name, or with the id."
  }

  static func noMatch(_ typed: String, _ among: Failure.SearchScope) -> String {
    let text = nameAsked(in: typed)
    // Whoever says what an animal is like names none.
    let isDescribed = Query(typed).areTerms
    let kinds = among.exhibits.map(\.kind).reduce(into: [String]()) { kinds, kind in
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return switch among {
    case .everything where isDescribed: "Nothing here is \(text.quoted)."
    case .everything: "No animal called \(text.quoted)."
    case .exhibits(let exhibits):
      "No \(exhibits.count == 1 ? exhibits[0].noun : kinds.joinedWithOr) is "
        + "\(isDescribed ? "" : "called ")\(text.quoted)."
    case .own: "None of your \(Exhibit.own.plural) is called \(text.quoted)."
    }
  }

  /// What was asked for, without the words of the question before and behind it: Garfield of `who owns Garfield`.
  package static func nameAsked(in typed: String) -> String {
    let name = Query.trimmingFillers(typed)
    return name.isEmpty ? typed : name
  }

  private static func foundByFacts(_ words: String, _ noun: String, _ count: Int) -> String {
    let found =
      words.contains(" ")
      ? "all these words stand in the facts of \(count == 1 ? "this one" : "these")."
      : count == 1 ? "this one mentions it." : "these mention it."
    return "No \(noun) is called \(words.quoted), but \(found)"
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
    case .twoCatExhibits:
      "These are cats with tags and owners. The breeds are another exhibit: 'cat-breeds'."
    case .foundByFacts(let words, let exhibit, let count):
      foundByFacts(nameAsked(in: words), exhibit?.noun ?? "animal", count)
    case .factNotKnown(let key): "\(label(ofFact: key)) is not known."
    case .failure(let failure): failureMessage(failure)
    case .unreadableList(let path): "Can't read the list in \(path.printable); ignoring it."
    case .noListDirectory:
      "HOME is not set, so the next command won't know this list."
    case .saved(let path): "Saved to \(path)."
    case .tagsReplaced(let tags):
      "Removed the \(tags.count == 1 ? "tag" : "tags") \(tags.map(\.quoted).joinedWithAnd): --tag replaces "
        + "all of them."
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
