import Console
import ZooCommands
import ZooService
import ZooKit
import ZooQuery
import ZooSources

// The questions, replies and problems of a session in words.

extension Wording {
  /// What a visit asks next.
  package static func question(at visit: Visit) -> PromptText {
    if let meant = visit.suggestion?.words {
      return PromptText(
        "Did you mean \(meant.printable)?", hints: ["Enter for yes", "or another name"])
    }
    return switch visit.place {
    case nil, .list?, .animal?, .comparison?, .browser?: whichAnimal(at: visit)
    // What is only looked at is never where one is.
    case .map?, .gallery?, .picture?, .help?, .suggestion?: whichAnimal(at: visit)
    case .count?: PromptText("How many zoo animals would you like to see (1-10)?")
    case .tags?: PromptText("Which tag?", hints: ["number or name"] + backHints)
    case .quiz(let quiz)?:
      PromptText("Which one?", hints: ["1-\(quiz.next?.options.count ?? 0)", helpHint])
    case .score(let quiz, _)?:
      PromptText("What next?", hints: afterQuizHints(missed: quiz.missed.count))
    case .settings(let form)?:
      form.step == .leaving
        ? leavingQuestion
        : PromptText("Setting?", hints: ["a value, 'save' or 'back'"])
    case .exhibits?: PromptText("Which exhibit?", hints: ["number or name", backHint])
    case .catForm(let form)?: question(form)
    case .removing(let animal)?:
      confirm(
        "Remove \(animal.words("owner").map { "\($0)'s " } ?? "")\(animal.name) for good?",
        orElse: "no")
    case .failure?:
      PromptText("What now?", hints: [visit.isAtStart ? "t, c or q" : "t, c, b or q"])
    }
  }

  /// Which animal, of the nearest list if there is one.
  private static func whichAnimal(at visit: Visit) -> PromptText {
    guard let list = visit.shownList?.listing else {
      let answers = visit.takesCount ? "a name or how many to see" : "a name"
      return PromptText("Which animal?", hints: [answers] + backHints)
    }
    let isList = visit.place?.isList == true
    let further = isList ? list.hasMore ? ["Enter more"] : listHints : []
    return PromptText("Which one?", hints: ["number or name"] + backHints + further)
  }

  /// What a command asks.
  package static func question(_ prompt: PromptIO.Prompt) -> PromptText {
    func which(_ words: String, _ noun: String) -> PromptText {
      PromptText("\(words) \(noun)?", hints: ["name or number in the last list", helpHint])
    }
    return switch prompt {
    case .at(let place): question(at: Visit([place]))
    case .detail(let exhibit): which("Which", exhibit?.noun ?? "animal")
    case .gallery(let exhibit): which("Pictures of which", exhibit?.noun ?? "animal")
    case .edit: which("Change which", Exhibit.own.noun)
    case .remove: which("Remove which", Exhibit.own.noun)
    case .compared: PromptText("Compare which animals?", hints: ["two to six names"])
    case .search: PromptText("Search for?")
    case .map: PromptText("A map of which animals?")
    case .overwriting(let files): confirm(overwriteQuestion(files), orElse: "no")
    }
  }

  private static func afterQuizHints(missed: Int) -> [String] {
    let numbers = missed > 1 ? ["1-\(missed) shows one"] : missed == 1 ? ["1 shows it"] : []
    return ["\(SessionKey.refresh.shortest) asks more"] + numbers + [helpHint]
  }

  private static let backHint = "\(SessionKey.back.shortest) back"
  private static let backHints = [helpHint, backHint]
  private static let listHints = [
    "\(SessionKey.refresh.shortest) again", "\(SessionKey.settings.shortest) settings",
  ]
  private static let helpHint = "\(SessionKey.help.shortest) help"

  package static func sentence(_ message: WindowMessage) -> String {
    switch message {
    case .opened(let address, .opened(let program)): "Opened with \(program): \(address)"
    case .opened(let address, .noProgram): "No browser found. The address is \(address)"
    case .opened(let address, .failed(let program)):
      "\(program) can't open it. The address is \(address)"
    case .notAWebAddress(let address): "Not a web address: \(address)"
    case .problem(let problem): sentence(problem)
    case .status(let status): sentence(status)
    case .notices(let notices, let now):
      notices.map { sentence($0, now: now) }.joined(separator: " ")
    case .howToCompare: "Tab marks the animals to compare, Enter compares them."
    }
  }

  /// - Parameter answer: what Enter alone means.
  private static func confirm(_ question: String, orElse answer: String) -> PromptText {
    PromptText(question, hints: ["yes/no", "Enter for \(answer)"])
  }

  private static func overwriteQuestion(_ files: [String]) -> String {
    let others = files.count > 1 ? " and \(files.count - 1) more" : ""
    return "Overwrite \(files.first?.printable ?? "")\(others)?"
  }

  private static func question(_ form: CatForm) -> PromptText {
    let known = form.answers
    return switch form.step {
    case .name: ask("Name of the \(Exhibit.own.noun)", known.name, else: nil)
    case .owner: ask("Owner", known.owner, else: "none")
    case .tags: ask("Tags, with commas", known.tags.joined(separator: ", "), else: "none")
    case .picture:
      ask("Picture file", form.hasPicture ? "the picture as it is" : "", else: "none")
    case .save: confirm("Save \(known.name)?", orElse: "yes")
    case .leaving: leavingQuestion
    }
  }

  private static let leavingQuestion = PromptText("Save, discard or stay?", hints: ["Enter stays"])

  private static func ask(_ words: String, _ known: String, else empty: String?) -> PromptText {
    let hints =
      known.isEmpty
      ? empty.map { ["Enter for \($0)"] } ?? []
      : ["Enter keeps \(known)"] + (empty.map { ["- means \($0)"] } ?? [])
    return PromptText("\(words)?", hints: hints)
  }

  package static func sentence(_ message: Session.StatusMessage) -> String {
    switch message {
    case .nothingSaved: "Nothing was saved."
    case .nothingChanged: "Nothing was changed."
    case .saved: "Saved."
    case .savedForLater(let names):
      "Saved. \(names.map { "'\($0)'" }.joinedWithAnd) \(names.count == 1 ? "takes" : "take") effect "
        + "the next time you start zoo."
    case .savedButOverridden(let names):
      "Saved. \(names.joinedWithAnd) \(names.count == 1 ? "overrides" : "override") this for now."
    case .nothingRemoved: "Nothing was removed."
    case .removed(let name): "\(name) was removed."
    case .sayWhich(let line): "Say which by its number: '\(line.printable)'."
    case .noMorePages: "That's all of them."
    case .atStart: "You're back at the start. Type q to quit."
    case .nothingAnswered(.quiz):
      "A quiz needs answers, one per line: 1 to 4 or the words. 'zoo quiz --json' prints the questions."
    case .nothingAnswered: "Try 'zoo lion' or 'zoo --help'."
    case .quizLeft(let score): "\(self.score(score)) right so far."
    case .catFormIntro: "Your own \(Exhibit.own.noun). Type 'back' to stop."
    }
  }

  /// - Parameter isVisit: whether every word of a visit can be typed next, `search` among them, and what was probably meant
  ///   is asked then.
  package static func sentence(_ problem: Session.Problem, isVisit: Bool = false) -> String {
    switch problem {
    case .failure(let failure) where !isVisit: return failureMessage(failure)
    case .failure(.noMatch(let typed, let among, let suggestion, let excess))
    where suggestion != nil || Exhibit.called(typed) == nil:
      return suggestion == nil && among != .own
        ? noMatch(typed, among, excess, isVisit: true) : noMatch(typed, among)
    case .failure(.noUsersCats):
      return "You have no \(Exhibit.own.plural) of your own yet. Add one with 'add'."
    case .failure(.notUsersCat(let name)):
      return "\(name.quoted) isn't one of your own \(Exhibit.own.plural)."
    case .failure(let failure): return failureMessage(failure)
    case .valueMissing(let name): return "\(name) needs a value."
    case .notARemedy: return "Type one of these."
    case .neitherYesNorNo: return "Type yes or no."
    case .neitherSaveNorDiscard: return "Type save, discard or stay."
    case .nameMissing: return "Your \(Exhibit.own.noun) needs a name."
    case .empty(let listing, let offersSearch):
      let words = offersSearch ? listing.search : nil
      return emptyListMessage(in: listing, suggests: false)
        + (words.map { " 'search \($0.printable)' looks through all exhibits." } ?? "")
    case .notAnOption(let count): return "Type a number from 1 to \(count), or a name."
    case .pageFailed(let failure, let shown):
      return "\(failureMessage(failure)) These are the first \(shown); Enter tries again."
    case .wordsMissing(let example): return "Say what, for example '\(example)'."
    case .noAnimalShown: return "Choose an animal first."
    case .noLink(let name): return "There is no web page about \(name.printable)."
    case .pictureUnknown: return "There is no photograph of this animal."
    case .noListHere:
      return "There is no list here. Type 'v' for the exhibits."
    case .nameWanted: return "Only a name works here. Type q to leave."
    }
  }
}
