import Console
import ZooCommands
import ZooKit
import ZooSources
import ZooWording

/// The screens of a session as lines; an empty line separates each from what came before.
struct ScreenView: Sendable {
  let answers: AnswerView
  /// Whether keys are read one at a time, so that a list is narrowed while the user types.
  var isLive = false

  func drawable(of screen: Session.Screen) -> Drawable {
    Drawable(isForm: screen.isForm) { frame(screen, $0) }
  }

  /// The lines of a screen without pictures.
  func lines(_ screen: Session.Screen, _ window: Window) -> [StyledLine] {
    frame(screen, window).lines([:])
  }

  private func frame(_ screen: Session.Screen, _ window: Window) -> Frame {
    switch screen {
    case .answer(let answer) where answer.isWhole:
      // The last sentence needs two lines more.
      let end: StyledLine = [Span("  "), Span(Wording.nothingMoreKnown, .quiet)]
      return answers.frame(answer, window.framed.reserving(rows: 2)).between(below: ["", end, ""])
    case .answer(let answer): return answers.frame(answer, window.framed).between()
    case .more(let listing, let first, let isGrid):
      let rows = Answer.listing(listing, isGrid: isGrid)
      return answers.frame(rows, window.framed, firstNumber: first).between()
    default: return Frame(text(screen, window))
    }
  }

  private func text(_ screen: Session.Screen, _ window: Window) -> [StyledLine] {
    let width = window.columns
    switch screen {
    case .answer, .more: return []
    case .welcome(let welcome): return WelcomeView(window: window).lines(welcome)
    case .settings(let form, let problem):
      let lines = SettingsFormView(window: window.framed, isLive: isLive).lines(
        form, problem: problem)
      return lines.isEmpty ? [] : framed(lines)
    case .exhibits: return framed(exhibits(width))
    case .remedies: return KeyHelp.lines(Wording.remedies, width: width) + [""]
    case .help(let phase, let exhibit, let keys, let listing, let first, let choice):
      let rows = Wording.keys(
        at: phase, in: exhibit, keys, listing, firstNumber: first, isLive: isLive, choice: choice)
      return framed(KeyHelp.lines(rows, width: width))
    case .status(let message):
      return Wording.sentence(message).printable.wrapped(to: width).map { StyledLine($0) } + [""]
    case .problem(let problem):
      return Wording.sentence(problem, isVisit: true).printable.wrapped(to: width)
        .map { StyledLine($0, .problem) }
    }
  }

  private func framed(_ lines: [StyledLine]) -> [StyledLine] { [""] + lines + [""] }

  private func exhibits(_ width: Cells) -> [StyledLine] {
    let names = Exhibit.all.map { Wording.title(of: $0).displayWidth }.max() ?? 0
    let rows = Exhibit.all.enumerated().flatMap { index, exhibit -> [StyledLine] in
      let lead: StyledLine = [
        Span("  "), Span("\(index + 1)", .key), Span("  "),
        Span(Wording.title(of: exhibit).padded(to: names + 2), .name),
      ]
      return lead.hanging(StyledLine(Wording.summary(of: exhibit), .quiet), width: width)
    }
    return [StyledLine(Wording.exhibitsHeading, .heading), ""] + rows
  }
}

extension Session.Screen {
  fileprivate var isForm: Bool {
    if case .settings = self { true } else { false }
  }
}

extension Window {
  /// The window without the empty lines above and below.
  fileprivate var framed: Window { reserving(rows: 2) }
}

extension Answer {
  /// Whether it is an animal with every fact in full.
  fileprivate var isWhole: Bool {
    if case .animal(_, _, isWhole: true) = self { true } else { false }
  }
}
