import Console
import ZooCommands
import ZooKit
import ZooSources
import ZooWording

/// The screens of a session as lines; an empty line separates each from what came before.
struct SessionScreenView: Sendable {
  let answers: AnswerView
  /// Whether keys are read one at a time, so that forms and help name them.
  var isLive = false

  func drawable(of screen: Session.Screen) -> Drawable {
    Drawable(isForm: screen.isForm) { frame(screen, $0) }
  }

  /// The lines of a screen without pictures.
  func lines(_ screen: Session.Screen, _ window: LayoutContext) -> [StyledLine] {
    frame(screen, window).lines([:])
  }

  private func frame(_ screen: Session.Screen, _ window: LayoutContext) -> Frame {
    let width = window.columns
    switch screen {
    case .welcome(let welcome): return Frame(WelcomeView(window: window).lines(welcome))
    case .answer(let answer):
      guard answer.isWhole else { return answers.frame(answer, window.inside).between() }
      // The last sentence needs two lines more.
      let end: StyledLine = [Span("  "), Span(Wording.nothingMoreKnown, .quiet)]
      return answers.frame(answer, window.inside.reserving(rows: 2)).between(below: ["", end, ""])
    case .place(let place, let problem): return frame(place, problem, window)
    case .status(let message):
      let lines = Wording.sentence(message).printable.wrapped(to: width)
      return Frame(lines.map { StyledLine($0) } + [""])
    case .problem(let problem):
      let lines = Wording.sentence(problem, isVisit: true).printable.wrapped(to: width)
      return Frame(lines.map { StyledLine($0, .problem) })
    }
  }

  /// A place that no command has an answer for; nothing for those that have one, or ask below what is on the screen.
  private func frame(
    _ place: Place, _ problem: Session.Problem?, _ window: LayoutContext
  ) -> Frame {
    let width = window.columns
    switch place {
    case .settings(let form):
      let lines = SettingsFormView(window: window.inside, isLive: isLive)
        .lines(form, problem: problem)
      return lines.isEmpty ? Frame([]) : Frame(lines).between()
    case .exhibits: return Frame(exhibits(width)).between()
    case .help(let table):
      return Frame(KeyHelp.lines(Wording.keys(table, isLive: isLive), width: width)).between()
    case .quiz(let quiz): return quizView(window).frame(quiz).between()
    case .score(let quiz, let best):
      return Frame(quizView(window).end(quiz, bestBefore: best)).between()
    case .tags(let tags, let exhibit):
      let heading = StyledLine(Wording.tags(of: Exhibit.named(exhibit) ?? .own), .heading)
      return Frame([heading, ""] + answers.names(tags, window, isNumbered: true)).between()
    case .picture(let animal, _): return Frame(LargeDrawingView(animal: animal).lines(window))
    case .list, .animal, .comparison, .browser, .map, .gallery, .count, .catForm, .removing,
      .failure, .suggestion:
      return Frame([])
    }
  }

  private func quizView(_ window: LayoutContext) -> QuizView {
    QuizView(
      window: window.inside,
      facts: FactTable(preferences: answers.preferences, window: window, now: answers.now))
  }

  private func exhibits(_ width: Cells) -> [StyledLine] {
    let rows = Exhibit.all.enumerated().map { index, exhibit -> [StyledLine] in
      [
        StyledLine("\(index + 1)", .key), StyledLine(Wording.title(of: exhibit), .name),
        StyledLine(Wording.summary(of: exhibit), .quiet),
      ]
    }
    return [StyledLine(Wording.exhibitsHeading, .heading), ""]
      + Table([.whole, .whole, .wrapped(least: 14)], rows).lines(width: width)
  }
}

extension SessionScreenView {
  /// As they are shown on a terminal.
  init(on display: ConfiguredTerminal, _ preferences: Preferences) {
    self.init(
      answers: AnswerView(
        preferences: preferences, now: display.now,
        cutting: .init(hint: Wording.typeMore, hasToFit: true)),
      isLive: display.keyboard(for: .output) != nil)
  }
}

extension Session.Screen {
  fileprivate var isForm: Bool {
    if case .place(.settings, _) = self { true } else { false }
  }
}

extension LayoutContext {
  /// The window without the empty lines above and below.
  fileprivate var inside: LayoutContext { reserving(rows: 2) }
}

extension CommandAnswer {
  /// Whether it is an animal with every fact in full.
  fileprivate var isWhole: Bool {
    if case .animal(_, _, isWhole: true) = self { true } else { false }
  }
}
