import Arguments
import Collections
import Console
import Foundation
import TestSupport
import Testing
import ZooKit
import ZooWording

@testable import ZooCommands
@testable import ZooFiles
@testable import ZooScreens
@testable import ZooService
@testable import ZooSources

/// Prints most sentences that users can see into one file, to be read in one go.
///
/// A new case of a type does not compile until it is added here.
@Suite("The product's voice")
struct VoiceTests {
  @Test("sentences of sessions, failures and help are in one file, to be read aloud")
  func everything() {
    let parts: [(title: String, sentences: [String])] = [
      ("Questions", questions), ("Replies", replies), ("Problems in a session", problems),
      ("Notices", notices), ("Wrong usage", usage), ("Wrong values", values),
      ("Failures", WordingTests.failures.map { Wording.errorReport($0.0).message }),
      (
        "What hosts do",
        WordingTests.causes.map {
          Wording.sentence(FetchError(host: "zoo.example", cause: $0))
        }
      ),
      ("Keys", keys), ("Commands", commands), ("Topics", topics), ("Facts", labels),
    ]
    let text = parts.map { part in
      "# \(part.title)\n" + part.sentences.map { "\($0)\n" }.joined()
    }
    .joined(separator: "\n")
    #expect(Golden.difference(text, "voice") == nil)
  }

  private static func all<Value>(
    from first: Value, _ next: @escaping (Value) -> Value?
  ) -> [Value] {
    Array(sequence(first: first, next: next))
  }

  private var questions: [String] {
    let cats = Listing(exhibit: "cats", animals: [], source: .live, page: 1, hasMore: true)
    let list = ListPlace(cats, at: "cats", isGrid: false, pageSize: 10)
    let request = Session.ListRequest(exhibit: "cats", request: PageRequest(size: 10))
    let meant = Session.Suggestion(words: "Okapi", line: "okapi")
    let visits: [[Place]] = [
      [.count, .list(list)],
      [.animal(FoundAnimal(Animal(id: "1", name: "Okapi", emoji: "🐾"), in: .own))],
      [.count, .animal(FoundAnimal(Animal(id: "1", name: "Okapi", emoji: "🐾"), in: .own))],
      [.count, .suggestion(meant)], [.count, .failure(request)], [.failure(request)],
    ]
    let ofCommands = Self.all(from: PromptIO.Prompt.compared) { prompt in
      switch prompt {
      case .compared: .search
      case .search: .map
      case .map: .detail(in: nil)
      case .detail(in: nil): .detail(in: .birds)
      case .detail: .gallery(in: .catBreeds)
      case .gallery: .edit
      case .edit: .remove
      case .remove: .overwriting(["/a/okapi.png", "/a/lion.png"])
      case .overwriting, .at: nil
      }
    }
    return
      ((visits + Self.places.map { [$0] }).map { Wording.question(at: Visit($0)) }
      + ofCommands.map { Wording.question($0) })
      .flatMap { text in [text.question, text.hint].filter { !$0.isEmpty } }
  }

  /// The places that ask something of their own.
  private static var places: [Place] {
    let mimi = Animal(
      id: "1", exhibit: "cats", name: "Mimi",
      facts: [Fact(key: "owner", value: .text("Ana"))],
      pictures: [Picture("https://cats.example/1.png")].compactMap(\.self), emoji: "🐈")
    let cats = (0..<4).map { Animal(id: "\($0)", exhibit: "cats", name: "Cat \($0)", emoji: "🐈") }
    let quiz = Quiz(
      about: "", seed: 1,
      questions: (0..<3).map { Quiz.Question(subject: .lifespan, options: cats, right: $0) })
    let played = [0, 1, 3].map { wrong in
      var quiz = quiz
      for number in 0..<3 { quiz.answer(number < wrong ? 3 : number) }
      return quiz
    }
    var leaving = SettingsForm(Preferences())
    _ = leaving.accept("kg")
    _ = leaving.press(.escape)
    var form = CatForm(editing: mimi)
    var forms = [CatForm(), form]
    for step in 0..<5 {
      let answer = step == 3 ? "~/cat.png" : step == 4 ? "back" : ""
      _ = try? form.accept(answer, check: { _ in }, keep: { _, _ in mimi })
      forms.append(form)
    }
    return [
      .count, .tags(["cute"], of: "cats"), .quiz(quiz), .exhibits,
      .settings(SettingsForm(Preferences())), .settings(leaving),
      .removing(mimi),
    ] + played.map { .score($0, bestBefore: nil) } + forms.map { .catForm($0) }
  }

  private var replies: [String] {
    let okapi = Animal(
      id: "1", exhibit: "animals", name: "Okapi", sentence: "An okapi can lick its own ears.",
      emoji: "🐾")
    let question = Quiz.Question(subject: .lifespan, options: [okapi], right: 0)
    let quiz = Quiz(about: "owls", seed: 7, questions: [question])
    let statuses = Self.all(from: Session.StatusMessage.nothingSaved) { message in
      switch message {
      case .nothingSaved: .nothingChanged
      case .nothingChanged: .saved
      case .saved: .savedForLater(["color"])
      case .savedForLater: .savedButOverridden(["ZOO_BIRDS_API"])
      case .savedButOverridden(let names) where names.count == 1:
        .savedButOverridden(["ZOO_BIRDS_API", "--weight"])
      case .savedButOverridden: .nothingRemoved
      case .nothingRemoved: .removed("Mimi")
      case .removed: .sayWhich("1 vs Okapi")
      case .sayWhich: .noMorePages
      case .noMorePages: .atStart
      case .atStart: .catFormIntro
      case .catFormIntro: .nothingAnswered(.count)
      case .nothingAnswered(.count): .nothingAnswered(.quiz(quiz))
      case .nothingAnswered: .quizLeft(QuizScore(right: 2, of: 3))
      case .quizLeft: nil
      }
    }
    let browser = Self.all(from: WindowMessage.notAWebAddress("x:y")) { message in
      switch message {
      case .notAWebAddress: .opened("https://zoo.example", .opened(by: "xdg-open"))
      case .opened(let address, .opened): .opened(address, .noProgram)
      case .opened(let address, .noProgram): .opened(address, .failed("xdg-open"))
      case .opened(_, .failed): .problem(.noLink(of: "Mimi"))
      case .problem: .status(.saved)
      case .status: .notices([.twoCatExhibits], now: TestWorld.now)
      case .notices: .howToCompare
      case .howToCompare: nil
      }
    }
    let quizzes = [
      Wording.answered(question, isRight: true), Wording.answered(question, isRight: false),
      Wording.score(of: quiz, bestBefore: nil), Wording.again(quiz),
      Wording.score(of: quiz, bestBefore: QuizScore(right: 5, of: 10)),
    ]
    return [Wording.welcome] + quizzes + statuses.map(Wording.sentence)
      + browser.map(Wording.sentence)
  }

  private var problems: [String] {
    let none = Listing(exhibit: "birds", animals: [], source: .builtIn, total: 0, search: "xyz")
    return Self.all(from: Session.Problem.nameMissing) { problem in
      switch problem {
      case .nameMissing: .valueMissing("view")
      case .valueMissing: .notARemedy
      case .notARemedy: .neitherYesNorNo
      case .neitherYesNorNo: .neitherSaveNorDiscard
      case .neitherSaveNorDiscard: .empty(none, offersSearch: true)
      case .empty(_, true): .empty(none, offersSearch: false)
      case .empty: .wordsMissing(example: "search bear")
      case .wordsMissing: .noAnimalShown
      case .noAnimalShown: .pictureUnknown
      case .pictureUnknown: .noListHere
      case .noListHere: .nameWanted
      case .nameWanted: .noLink(of: "Mimi")
      case .noLink: .notAnOption(count: 4)
      case .notAnOption:
        .pageFailed(.fetch(FetchError(host: "api.thedogapi.com", cause: .refused)), shown: 10)
      case .pageFailed:
        .failure(.noMatch("blue wale", among: .everything, suggestion: "Blue Whale"))
      case .failure: nil
      }
    }
    .map { Wording.sentence($0, isVisit: true) }
  }

  private var notices: [String] {
    let error = FetchError(host: "cataas.com", cause: .refused)
    let full = FileError(.write, "/a/b", .system(ENOSPC))
    let fetched = Self.all(
      from: SourceNotice.fellBack("cats", from: error, to: .builtIn, fetchedAt: nil)
    ) { notice in
      switch notice {
      case .fellBack(let exhibit, let error, .builtIn, _):
        .fellBack(exhibit, from: error, to: .cache, fetchedAt: TestWorld.now - 3 * 86400)
      case .fellBack("cats", let error, .cache, let date):
        .fellBack("animals", from: error, to: .cache, fetchedAt: date)
      case .fellBack: .detailFailed(error)
      case .detailFailed: .recordsSkipped(2)
      case .recordsSkipped: .wikipediaFailed(error)
      case .wikipediaFailed: .notCached(full)
      case .notCached: nil
      }
    }
    let all = Self.all(from: Notice.twoCatExhibits) { notice in
      switch notice {
      case .twoCatExhibits: .foundByFacts("lion", in: .dogBreeds, count: 1)
      case .foundByFacts(_, _, 1): .foundByFacts("red nose", in: nil, count: 2)
      case .foundByFacts: .factNotKnown("speed")
      case .factNotKnown: .unknownKeys(["hieght"], path: "/a/preferences.json")
      case .unknownKeys: .preferencesIgnored(.file(FileError(.read, "/a/b", .damaged)))
      case .preferencesIgnored: .failure(.file(full))
      case .failure: .unreadableList(path: "/a/last-list.json")
      case .unreadableList: .noListDirectory
      case .noListDirectory: .saved(path: "/a/b")
      case .saved: .tagsReplaced(["tabby", "playful"])
      case .tagsReplaced: .draftFound(path: "/a/b")
      case .draftFound: .preferencesMoved(path: "/a/b.old-1")
      case .preferencesMoved, .notice: nil
      }
    }
    return (fetched.map(Notice.notice) + all).map { Wording.sentence($0, now: TestWorld.now) }
  }

  private var usage: [String] {
    let errors = Self.all(from: UsageError.unknownCommand("refrsh", suggestion: "refresh")) {
      error in
      switch error {
      case .unknownCommand: .unknownOption("--wieght", command: "detail", suggestion: "--weight")
      case .unknownOption: .missingValue(option: "--weight", placeholder: "UNIT")
      case .missingValue: .unexpectedValue(option: "--json", value: "yes")
      case .unexpectedValue: .unexpectedOperand("4", command: "refresh")
      case .unexpectedOperand: .missingOperand("SHELL", command: "completions")
      case .missingOperand: .tooLong
      case .tooLong: nil
      }
    }
    let editor: [PreferencesEditingError] = Self.all(from: .noTerminal) { problem in
      switch problem {
      case .noTerminal: .noEditor
      case .noEditor: .failed(editor: "vi", code: 1, keepsDraft: true)
      case .failed(let editor, _?, _): .failed(editor: editor, code: nil, keepsDraft: false)
      case .failed(_, nil, _): nil
      }
    }
    let forbidden = QuestionForbidden.Reason.allCases.map {
      QuestionForbidden(missing: "zoo detail WHICH", $0)
    }
    let others: [any Error] =
      forbidden + [EndlessPipedAnswersError(), JSONUnsupportedError(line: "zoo refresh COUNT")]
    let all: [any Error] = errors.map { $0 as any Error } + editor.map { $0 as any Error } + others
    return all.map { Wording.errorReport($0).message }
  }

  private var values: [String] {
    let words = Exhibit.all.map(\.id)
    return Self.all(from: InvalidValue.Expected.animalCount) { expected in
      switch expected {
      case .animalCount: .animalCountOrExhibit
      case .animalCountOrExhibit: .quizCount
      case .quizCount: .quizSeed
      case .quizSeed: .unitSystem
      case .unitSystem: .animalName
      case .animalName: .comparison(count: 1)
      case .comparison(count: 1): .comparison(count: 7)
      case .comparison: .comparisonWithItself
      case .comparisonWithItself: .order
      case .order: .page
      case .page: .exhibit
      case .exhibit: .commandOrTopic
      case .commandOrTopic: .shell
      case .shell: .exhibitAddress
      case .exhibitAddress: .address(variable: "ZOO_CATS_API")
      case .address: .editAlone
      case .editAlone: .pictureFile
      case .pictureFile: .onePicture
      case .onePicture: .oneFormat
      case .oneFormat: .ownAnimal
      case .ownAnimal: .exhibitToSearch
      case .exhibitToSearch: .pictureOnTerminal
      case .pictureOnTerminal: .preferenceName
      case .preferenceName: .builtIn
      case .builtIn: .preference("perPage")
      case .preference("perPage"): .preference("weight")
      case .preference("weight"): .preference("timeout")
      case .preference: nil
      }
    }
    .map { expected in
      let words = expected == .order ? Exhibit.catBreeds.orders.map(\.word) : words
      return Wording.sentence(InvalidValue("wolves", expected, words: words))
    }
  }

  private var keys: [String] {
    let birds = Listing(
      exhibit: "birds",
      animals: ["Chercán", "Diuca", "Tucúquere"].map { Animal(id: $0, name: $0, emoji: "🐦") },
      source: .builtIn, hasMore: true)
    let places: [Place?] = [.count, nil, .exhibits, .catForm(CatForm())]
    let session = places.flatMap { place -> [Wording.KeyRow] in
      let keys = place == nil || place == .count ? SessionKey.allCases : [.help, .quit]
      return Wording.keys(
        Session.HelpTable(
          place: place, exhibit: .birds, keys: keys, listing: place == nil ? birds : nil),
        isLive: true)
    }
    let windows =
      Wording.settingsKeys(isLive: true)
      + Wording.browserHelp(goal: .animal) + Wording.browserHelp(goal: .list)
      + Wording.pictureBrowserHelp(isAlone: false)
    return (session + windows + keyLines).map { "\($0.key): \($0.effect)" }
  }

  /// What is said of keys in the line below a window or a form.
  private var keyLines: [Wording.KeyRow] {
    var form = SettingsForm(Preferences())
    let chosen = Wording.settingsKeyLine(of: form)
    _ = form.accept("kg")
    _ = form.accept("back")
    let leaving = Wording.settingsKeyLine(of: form)
    let cat = Animal(id: "1", exhibit: "cats", name: "Mimi", emoji: "🐈")
    let list =
      Wording.browserListKeys(
        hasMatches: true, hasWords: true, enter: .opened(cat), isMarked: false,
        leaves: false, only: nil)
      + Wording.browserListKeys(
        hasMatches: false, hasWords: true, enter: .compared([cat]),
        isMarked: true, leaves: true, only: "cats")
      + [.listed(ListQuery()), .closed, nil].flatMap { enter in
        Wording.browserListKeys(
          hasMatches: true, hasWords: false, enter: enter, isMarked: false,
          leaves: true, only: nil)
      }
    return chosen + leaving + list + [Wording.anyKey]
      + Wording.pictureBrowserKeys(
        isAlone: false, isOverview: true, isZoomed: false, isMissing: true)
      + Wording.pictureBrowserKeys(
        isAlone: true, isOverview: false, isZoomed: false, isMissing: false)
      + Wording.pictureBrowserKeys(
        isAlone: false, isOverview: false, isZoomed: true, isMissing: false)
  }

  private var commands: [String] {
    let all = [Wording.commandLineWithHelp.root] + Wording.commandLineWithHelp.commands
    let common = Wording.commandLineWithHelp.commonOptions.map { "\($0.usage): \($0.meaning)" }
    return all.reduce(into: common) { lines, command in
      lines += ["", "zoo \(command.name)", command.summary]
      lines += command.discussion
      lines += command.operands.map { "\($0.usage): \($0.summary)" }
      lines += command.options.map { "\($0.usage): \($0.meaning)" }
      lines += command.examples.map { "\($0.line): \($0.effect)" }
    }
  }

  private var topics: [String] {
    Wording.commandLineWithHelp.topics.flatMap { topic -> [String] in
      ["", topic.summary]
        + topic.blocks.flatMap { block -> [String] in
          switch block {
          case .text(let paragraph): [paragraph]
          case .rows(let rows): rows.map { "\($0.term): \($0.meaning)" }
          }
        }
    }
  }

  /// The labels of all facts that the built-in collections have, by exhibit.
  private var labels: [String] {
    Exhibit.all.map { exhibit in
      let records = BuiltInCollection.named(exhibit.id)?.records ?? []
      let labels = records.compactMap { exhibit.decode($0, nil) }.flatMap(\.facts).map(
        Wording.label)
      return "\(Wording.title(of: exhibit)): \(Set(labels).sorted().joined(separator: ", "))"
    }
  }
}
