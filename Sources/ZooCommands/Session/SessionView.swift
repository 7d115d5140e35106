import Console
import Foundation
import ZooKit
import ZooSources

/// The session's screens as lines; an empty line sets each off from what came before.
struct SessionView {
  let preferences: Preferences
  let width: Int
  let now: Date

  func lines(_ screen: Session.Screen) -> [StyledLine] {
    switch screen {
    case .welcome: return [StyledLine("Welcome to the zoo.", .name), ""]
    case .list(let listing):
      guard let exhibit = Exhibit.named(listing.exhibit) else { return [] }
      return framed(ListView(exhibit: exhibit, width: width, now: now).lines(listing))
    case .detail(let specimen):
      return framed(DetailView(preferences: preferences, width: width, now: now).lines(specimen))
    case .settings(let form): return framed(form.lines(width: width))
    case .failure:
      return keys([
        ("t", "try again"), ("b", "show the built-in collection"), ("back", "go back"),
        ("q", "leave"),
      ]) + [""]
    case .help(let place): return framed(keys(Self.keys(at: place)))
    case .saved: return ["Saved.", ""]
    case .nothingSaved: return ["Nothing was saved.", ""]
    case .candidates(let candidates):
      return Wording.lines(of: candidates, width: width) + [""]
    case .problem(let sentence):
      return sentence.printable.wrapped(to: width).map { StyledLine($0, .problem) }
    }
  }

  private func framed(_ lines: [StyledLine]) -> [StyledLine] { [""] + lines + [""] }

  /// What can be typed, a line a key.
  private func keys(_ rows: [(key: String, effect: String)]) -> [StyledLine] {
    let column = (rows.map(\.key.displayWidth).max() ?? 0) + 2
    return rows.flatMap { key, effect in
      effect.wrapped(to: max(width - column - 2, 12)).enumerated().map { index, part in
        [Span("  "), Span((index == 0 ? key : "").padded(to: column), .key), Span(part)]
      }
    }
  }

  private static func keys(at place: Session.Place) -> [(String, String)] {
    let everywhere = [("?", "this help"), ("q", "leave (so does the end of input)")]
    switch place {
    case .count: return [("1-10", "how many animals to fetch"), ("s", "settings")] + everywhere
    case .list:
      return [
        ("3", "show the third animal"), ("giraffe", "show an animal by its name or a part of it"),
        ("Enter", "show the list again"), ("r", "ask for the count again and fetch other animals"),
        ("s", "settings: units of height and weight"),
      ] + everywhere
    case .settings:
      return [
        ("kg", "choose a unit by its name"), ("save", "keep both units"),
        ("back", "leave them as they were"),
      ] + everywhere
    case .failure:
      return [
        ("t", "try again"), ("b", "show the built-in collection"), ("back", "go back"),
      ] + everywhere
    }
  }
}
