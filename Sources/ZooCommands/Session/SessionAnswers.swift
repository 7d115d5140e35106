import ZooService
import ZooKit
import ZooSources

// What an answer means, place by place.

extension Session {
  mutating func interpret(_ answer: String) -> [Effect] {
    let word = answer.singleSpaced
    if case .own(let form) = place {
      // Nearly any word may be a name here, so only `back` and the end of input leave.
      return interpret(answer, in: form)
    }
    switch word.lowercased() {
    case "q", "quit", "exit": return leave()
    case "?", "h", "help": return help
    default: break
    }
    switch place {
    case .count: return interpretCount(word)
    case .list: return interpretChoice(word)
    case .exhibits: return interpretExhibit(word)
    case .failure(let fetch): return interpretRemedy(word, for: fetch)
    case .own: return []
    case .removing(let animal): return interpretConfirmation(word, of: animal)
    case .overwriting(let storing): return interpretConfirmation(word, of: storing)
    case .settings(let form): return interpret(answer, in: form)
    }
  }

  /// What can be typed here.
  var help: [Effect] {
    [
      .show(
        .help(place, exhibit, isSingleQuestion: isSingleQuestion, hasMore: listing?.hasMore == true)
      )
    ]
  }

  private mutating func interpretCount(_ word: String) -> [Effect] {
    if !isSingleQuestion, let name = Self.exhibitToVisit(word) { return visit(name) }
    switch word.lowercased() {
    case "s" where !isSingleQuestion: return openSettings()
    case "v" where !isSingleQuestion: return openExhibits()
    case "b" where listing != nil, "back" where listing != nil:
      goBack()
      return showList()
    default: break
    }
    do throws(InvalidValue) {
      let count = try AnimalCount(word)
      let request = PageRequest(size: count.value)
      return [.fetch(Fetch(exhibit: Exhibit.animals.id, request: request))]
    } catch {
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  private mutating func interpretChoice(_ word: String) -> [Effect] {
    if case .which(_, for: .own) = entrance {
      return find(word.hasPrefix("/") ? String(word.dropFirst()) : word)
    }
    if word.hasPrefix("/") { return filter(String(word.dropFirst())) }
    if isSingleQuestion { return find(word) }
    compared = []
    if let name = Self.exhibitToVisit(word) { return visit(name) }
    if (word + " ").lowercased().hasPrefix("compare ") { return compare(word.dropFirst(8)) }
    switch word.lowercased() {
    case "", "more": return showMore()
    case "r", "refresh": return refresh()
    case "s", "settings": return openSettings()
    case "v", "visit": return openExhibits()
    case "b", "back": return stepBack()
    case "g", "grid":
      isGrid.toggle()
      return showList()
    case "n", "sort": return sort()
    case "a", "add": return openForm()
    case "e", "edit": return claim(for: .edit)
    case "d", "remove": return claim(for: .remove)
    case "m", "gallery": return showGallery()
    case "p": return zoom()
    default: return find(word)
    }
  }

  /// In an errand the exhibit is what was asked for; in a visit it is that of the list.
  private func find(_ word: String) -> [Effect] {
    do throws(InvalidValue) {
      return [.find(try Lookup(word, in: listing == nil ? exhibit.id : nil))]
    } catch {
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  /// `compare 1 3`; names of several words in quotes, or with commas between all.
  private mutating func compare(_ words: Substring) -> [Effect] {
    let quotes: Set<Character> = ["'", "\""]
    var (quote, last): (Character?, Character) = (nil, " ")
    let separator: Character = words.contains(",") ? "," : " "
    let parts = words.split { character in
      defer { last = character }
      // Elsewhere it may be an apostrophe.
      if quote == nil, quotes.contains(character), last == " " || last == separator {
        quote = character
      } else if character == quote {
        quote = nil
      }
      return quote == nil && character == separator
    }
    .map { String($0).trimmingQuotes(quotes).singleSpaced }
    do throws(InvalidValue) {
      compared = try CompareCommand.targets(parts)
      return [.compare(compared)]
    } catch {
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  private mutating func interpretExhibit(_ word: String) -> [Effect] {
    if ["", "b", "back"].contains(word.lowercased()) {
      goBack()
      return showList()
    }
    return visit(Self.exhibitToVisit(word) ?? word)
  }

  /// What stands behind `v` or `visit`: `cats`.
  private static func exhibitToVisit(_ word: String) -> String? {
    let parts = word.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ["v", "visit"].contains(parts[0].lowercased()) else { return nil }
    return String(parts[1])
  }

  /// Goes to an exhibit, by its number or name.
  private mutating func visit(_ word: String) -> [Effect] {
    let place = Int(word).map { $0 - 1 }
    let chosen =
      place.flatMap { Exhibit.all.indices.contains($0) ? Exhibit.all[$0] : nil }
      ?? Exhibit.called(word)
    guard let chosen else { return [.show(.problem(.notAnExhibit(word)))] }
    if rooms[chosen.id] != nil {
      enter(chosen.id)
      self.place = .list
      return showListAgain()
    }
    guard chosen.paging != .random else {
      self.place = .count
      return []
    }
    let request = PageRequest(size: preferences[.perPage])
    return [.fetch(Fetch(exhibit: chosen.id, request: request))]
  }

  private mutating func interpretRemedy(_ word: String, for fetch: Fetch) -> [Effect] {
    switch word.lowercased() {
    case "t", "try again", "try":
      var again = fetch
      again.isReload = true
      return [.fetch(again)]
    case "c", "collection", "built-in":
      var other = fetch
      other.source = .builtIn
      return [.fetch(other)]
    case "b", "back":
      goBack()
      return showList()
    default: return [.show(.problem(.notARemedy(word))), .show(.remedies)]
    }
  }

  private mutating func interpret(_ answer: String, in form: SettingsForm) -> [Effect] {
    var form = form
    let outcome = form.accept(answer)
    return go(on: outcome, in: form)
  }

  /// Takes a key in the form; elsewhere it means nothing.
  mutating func take(_ step: SettingsForm.Step) -> [Effect] {
    guard case .settings(var form) = place else { return [] }
    let outcome = form.take(step)
    return go(on: outcome, in: form)
  }

  private mutating func go(
    on outcome: SettingsForm.Outcome, in form: SettingsForm
  ) -> [Effect] {
    place = .settings(form)
    switch outcome {
    case .again(let problem): return [.show(.settings(form, problem: problem))]
    case .save(let values): return [.save(values)]
    case .back:
      return giveUp(saying: .nothingSaved)
    }
  }
}

extension String {
  /// The text without spaces and quotes around it.
  fileprivate func trimmingQuotes(_ quotes: Set<Character>) -> String {
    func isLoose(_ character: Character) -> Bool { character == " " || quotes.contains(character) }
    return String(drop(while: isLoose).reversed().drop(while: isLoose).reversed())
  }
}
