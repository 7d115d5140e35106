import Console
import Foundation
import ZooKit
import ZooSources

/// The session's screens as lines; an empty line sets each off from what came before.
struct SessionView {
  let preferences: Preferences
  let width: Int
  let now: Date
  /// Whether keys are read one at a time, so that a list is narrowed as one types.
  var isLive = false
  /// Pictures of the list before the user, by specimen.
  var thumbnails: [Specimen.ID: Thumbnail] = [:]

  func lines(_ screen: Session.Screen) -> [StyledLine] {
    switch screen {
    case .welcome: return [StyledLine("Welcome to the zoo.", .name), ""]
    case .list(let listing, let firstNumber, let isGrid):
      guard let exhibit = Exhibit.named(listing.exhibit) else { return [] }
      let view = ListView(
        exhibit: exhibit, width: width, now: now, isGrid: isGrid, firstNumber: firstNumber,
        thumbnails: thumbnails)
      return framed(view.lines(listing))
    case .detail(let specimen):
      return framed(DetailView(preferences: preferences, width: width, now: now).lines(specimen))
    case .settings(let form, let problem):
      return framed(form.lines(width: width, problem: problem))
    case .exhibits: return framed(exhibits)
    case .failure:
      return keys([
        ("t", "try again"), ("c", "show the built-in collection"), ("b", "go back"),
        ("q", "leave"),
      ]) + [""]
    case .help(let place, let exhibit): return framed(keys(keys(at: place, in: exhibit)))
    case .sentence(let sentence):
      return sentence.printable.wrapped(to: width).map { StyledLine($0) } + [""]
    case .candidates(let candidates):
      return Wording.lines(of: candidates, width: width) + [""]
    case .problem(let sentence):
      return sentence.printable.wrapped(to: width).map { StyledLine($0, .problem) }
    }
  }

  private func framed(_ lines: [StyledLine]) -> [StyledLine] { [""] + lines + [""] }

  private var exhibits: [StyledLine] {
    let names = Exhibit.all.map { $0.title.displayWidth }.max() ?? 0
    let rows = Exhibit.all.enumerated().flatMap { index, exhibit -> [StyledLine] in
      let lead: StyledLine = [
        Span("  "), Span("\(index + 1)", .key), Span("  "),
        Span(exhibit.title.padded(to: names + 2), .name),
      ]
      let indent = Span(String(repeating: " ", count: lead.displayWidth))
      return exhibit.summary.wrapped(to: width - lead.displayWidth).enumerated()
        .map { $0 == 0 ? lead + [Span($1, .quiet)] : [indent, Span($1, .quiet)] }
    }
    return [StyledLine("Exhibits", .heading), ""] + rows
  }

  /// What can be typed, a line a key.
  private func keys(_ rows: [(key: String, effect: String)]) -> [StyledLine] {
    let column = (rows.map(\.key.displayWidth).max() ?? 0) + 2
    return rows.flatMap { key, effect in
      effect.wrapped(to: max(width - column - 2, 12)).enumerated().map { index, part in
        [Span("  "), Span((index == 0 ? key : "").padded(to: column), .key), Span(part)]
      }
    }
  }

  private func keys(at place: Session.Place, in id: Exhibit.ID) -> [(String, String)] {
    let everywhere = [("?", "this help"), ("q", "leave (so does the end of input)")]
    switch place {
    case .count:
      return [
        ("1-10", "how many animals to fetch"), ("v", "visit another exhibit"), ("s", "settings"),
      ] + everywhere
    case .list: return listKeys(Exhibit.named(id) ?? .animals) + everywhere
    case .settings:
      return [
        ("kg", "choose a unit by its name"), ("save", "keep both units"),
        ("back", "leave them as they were"),
      ] + everywhere
    case .exhibits:
      return [("2", "visit the second exhibit"), ("back", "go back")] + everywhere
    case .adding: return [("back", "leave without saving")]
    case .failure:
      return [
        ("t", "try again"), ("c", "show the built-in collection"), ("b", "go back"),
      ] + everywhere
    }
  }

  private func listKeys(_ exhibit: Exhibit) -> [(String, String)] {
    let isRandom = exhibit.paging == .random
    let optional: [(String, String)?] = [
      exhibit.gallery == nil ? nil : ("m", "more pictures of the \(exhibit.noun) shown last"),
      exhibit.takesOwn ? ("a", "add a \(exhibit.noun) of your own") : nil,
    ]
    return [
      ("3", "show the third \(exhibit.noun)"), ("gir", "show one by a part of its name"),
      ("Enter", isRandom ? "show the list again" : "show more, until none is left"),
      isLive
        ? ("/", "narrow the list as you type; Tab lists what fits")
        : ("/words", "only what has these words; / alone shows everything again"),
      ("p", "the picture of the one shown last, large; again, its address"),
      ("g", "switch between list and grid"),
      ("r", isRandom ? "ask for the count again and fetch other animals" : "fetch the list anew"),
    ] + optional.compactMap { $0 } + [
      ("v", "visit another exhibit"), ("b", "go back"),
      ("s", "settings: units of height and weight"),
    ]
  }
}
