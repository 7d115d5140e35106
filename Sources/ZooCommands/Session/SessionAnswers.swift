import Arguments
import Console
import ZooKit
import ZooSources

// What an answer means, place by place.

extension Session {
  mutating func takeCount(_ word: String) -> [Effect] {
    switch word.lowercased() {
    case "s": return openSettings()
    case "v": return openExhibits()
    case "b" where listing != nil, "back" where listing != nil:
      goBack()
      return showList()
    default: break
    }
    do {
      let count = try AnimalCount(word)
      return [.fetch(Fetch(exhibit: Exhibit.animals.id, request: PageRequest(size: count.value)))]
    } catch {
      return [.show(.problem(Wording.problem(error).sentence))]
    }
  }

  mutating func takeChoice(_ word: String) -> [Effect] {
    if word.hasPrefix("/") { return filter(String(word.dropFirst())) }
    switch word.lowercased() {
    case "": return showMore()
    case "r": return refresh()
    case "s": return openSettings()
    case "v": return openExhibits()
    case "b", "back": return stepBack()
    case "g":
      isGrid.toggle()
      return showList()
    case "a": return openForm()
    case "m": return showGallery()
    case "p": return zoom()
    default: break
    }
    guard let which = Which(word) else { return showList() }
    return [.find(which, typed: word)]
  }

  mutating func takeExhibit(_ word: String) -> [Effect] {
    if ["", "b", "back"].contains(word.lowercased()) {
      goBack()
      return showList()
    }
    let places = Int(word).map { $0 - 1 }
    let chosen =
      places.flatMap { Exhibit.all.indices.contains($0) ? Exhibit.all[$0] : nil }
      ?? Exhibit.all.first { $0.id == word.lowercased() || $0.title.folded == word.folded }
    guard let chosen else {
      let nearest = word.nearest(in: Exhibit.all.map(\.id))
      return [
        .show(
          .problem(
            "\(Wording.quoted(word)) is not an exhibit."
              + (nearest.map { " Did you mean '\($0)'?" } ?? "")))
      ]
    }
    guard chosen.paging != .random else {
      place = .count
      return []
    }
    let request = PageRequest(size: preferences.perPage)
    return [.fetch(Fetch(exhibit: chosen.id, request: request))]
  }

  mutating func takeRemedy(_ word: String, for fetch: Fetch) -> [Effect] {
    switch word.lowercased() {
    case "t", "try again", "try":
      var again = fetch
      again.isAnew = true
      return [.fetch(again)]
    case "c", "collection", "built-in":
      var other = fetch
      other.source = .builtIn
      return [.fetch(other)]
    case "b", "back":
      goBack()
      return showList()
    default:
      return [
        .show(.problem("\(Wording.quoted(word)) is none of t, c, b and q.")), .show(.failure),
      ]
    }
  }

  mutating func take(_ outcome: SettingsForm.Outcome, of form: SettingsForm) -> [Effect] {
    switch outcome {
    case .again(let problem):
      return [.show(.settings(form, problem: problem))]
    case .save(let values): return [.save(values)]
    case .back:
      goBack()
      return [.show(.sentence(Wording.nothingSaved))]
    }
  }

  mutating func take(_ outcome: OwnForm.Outcome) -> [Effect] {
    switch outcome {
    case .again(let problem): return problem.map { [.show(.problem($0))] } ?? []
    case .save(let answers): return [.keep(answers)]
    case .thrownAway:
      goBack()
      return [.show(.sentence(Wording.nothingSaved))]
    }
  }
}
