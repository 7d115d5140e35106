import Console
import ZooCommands
import ZooKit
import ZooSources

/// What a conversation shows, as lines; an empty line sets each screen off from what came before.
struct ScreenView: Sendable {
  let answers: AnswerView
  /// Whether keys are read one at a time, so that a list is narrowed as one types.
  var isLive = false

  /// The lines of a screen.
  ///
  /// - Parameter thumbnails: pictures of the list before the user, by specimen.
  func lines(
    _ screen: Session.Screen, width: Int, thumbnails: [Specimen.ID: Thumbnail] = [:]
  ) -> [StyledLine] {
    switch screen {
    case .welcome: return [StyledLine("Welcome to the zoo.", .name), ""]
    case .answer(let answer):
      return framed(answers.lines(answer, width: width, thumbnails: thumbnails))
    case .more(let listing, let first, let isGrid):
      let rows = Answer.listing(listing, isGrid: isGrid)
      return framed(
        answers.lines(rows, width: width, thumbnails: thumbnails, firstNumber: first))
    case .settings(let form, let problem):
      return framed(SettingsFormView(width: width).lines(form, problem: problem))
    case .exhibits: return framed(exhibits(width))
    case .remedies: return KeyHelp.lines(KeyHelp.remedies, width: width) + [""]
    case .help(let place, let exhibit, let isErrand):
      let rows = KeyHelp.rows(at: place, in: exhibit, isLive: isLive, isErrand: isErrand)
      return framed(KeyHelp.lines(rows, width: width))
    case .saying(let saying):
      return Wording.sentence(saying).printable.wrapped(to: width).map { StyledLine($0) } + [""]
    case .problem(let problem):
      return Wording.sentence(problem).printable.wrapped(to: width)
        .map { StyledLine($0, .problem) }
    }
  }

  /// A screen as it can be drawn for any width.
  func scene(of screen: Session.Screen) -> Stage.Scene {
    var scene = Stage.Scene { width, thumbnails in
      lines(screen, width: width, thumbnails: thumbnails)
    }
    switch screen {
    case .answer(.listing(let listing, _)), .more(let listing, _, _):
      scene.pictured = listing.specimens
    case .answer(.specimen(let specimen, _)): scene.portrait = specimen
    case .settings: scene.isForm = true
    default: break
    }
    return scene
  }

  private func framed(_ lines: [StyledLine]) -> [StyledLine] { [""] + lines + [""] }

  private func exhibits(_ width: Int) -> [StyledLine] {
    let names = Exhibit.all.map { $0.title.displayWidth }.max() ?? 0
    let rows = Exhibit.all.enumerated().flatMap { index, exhibit -> [StyledLine] in
      let lead: StyledLine = [
        Span("  "), Span("\(index + 1)", .key), Span("  "),
        Span(exhibit.title.padded(to: names + 2), .name),
      ]
      return lead.hanging(StyledLine(exhibit.summary, .quiet), width: width)
    }
    return [StyledLine("Exhibits", .heading), ""] + rows
  }
}
