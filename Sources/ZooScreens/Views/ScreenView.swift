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

  func lines(
    _ screen: Session.Screen, _ window: Window, _ pictures: [PictureSlot: PictureState] = [:]
  ) -> [StyledLine] {
    let width = window.columns
    switch screen {
    case .welcome(let welcome): return WelcomeView(window: window).lines(welcome)
    case .answer(let answer):
      let lines = answers.lines(answer, frame(of: answer, in: window), pictures)
      let end: StyledLine = [Span("  "), Span(Wording.nothingMoreKnown, .quiet)]
      return framed(answer.isWhole ? lines + ["", end] : lines)
    case .more(let listing, let first, let isGrid):
      let rows = Answer.listing(listing, isGrid: isGrid)
      return framed(answers.lines(rows, window.framed, pictures, firstNumber: first))
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

  func drawable(of screen: Session.Screen) -> Drawable {
    var drawable = Drawable { window, pictures in lines(screen, window, pictures) }
    switch screen {
    case .answer(let answer):
      drawable.pictures = { answers.slots(of: answer, frame(of: answer, in: $0)) }
    case .more(let listing, let first, let isGrid):
      let rows = Answer.listing(listing, isGrid: isGrid)
      drawable.pictures = { answers.slots(of: rows, $0.framed, firstNumber: first) }
    case .settings: drawable.isForm = true
    default: break
    }
    return drawable
  }

  /// The window for an answer: without the empty lines around it, and without the last sentence of an animal that was
  /// asked for in full.
  private func frame(of answer: Answer, in window: Window) -> Window {
    answer.isWhole ? window.framed.reserving(rows: 2) : window.framed
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
