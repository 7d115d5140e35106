import ZooService
import ZooKit

// The user's cats: adding, changing and removing them, never losing anything without asking.

extension Session {
  /// The form for a new cat; one that has a name already asks for the rest, also for what options would say.
  func form(named typed: String) throws -> CatForm {
    let typed = typed.split(separator: " ").prefix { !$0.hasPrefix("--") }
    return CatForm(named: try AddCommand.name(in: typed.map(String.init)).joined(separator: " "))
  }

  mutating func open(_ form: CatForm) {
    visit.open(.catForm(form))
    say(.catFormIntro)
  }

  /// The user's cat of that name or number, or the animal shown last if it is one of them.
  func ownCat(_ words: String) throws -> Animal {
    let animal = try animal(words)?.animal ?? service.findOwnCat(Lookup(typed: words))
    guard try service.isOwnCat(animal) else { throw Failure.notUsersCat(name: animal.name) }
    return animal
  }

  mutating func interpret(_ answer: String, in form: CatForm) throws {
    var form = form
    let outcome = try form.accept(answer, check: service.checkPicture, keep: service.keepCat)
    visit.replace(by: .catForm(form))
    switch outcome {
    case .again(let problem): if let problem { say(problem) }
    case .kept(let animal): didSave(animal, isNew: form.edited == nil)
    case .discarded: goBack()
    case .help: openHelp()
    }
  }

  /// Shows a cat that was saved; the lists on the way back have it as it is now.
  private mutating func didSave(_ animal: Animal, isNew: Bool) {
    visit.leave()
    let found = FoundAnimal(animal, in: .own)
    visit.change { $0.changing { $0.recordID == animal.recordID ? animal : $0 } ?? $0 }
    if isNew {
      visit.changeLists(of: .own) { list in
        // It's no match of words that were typed before.
        if !list.isCandidateList || list.listing.search == nil { list.change { $0.insert(animal) } }
      }
    }
    open(.animal(found))
    say(.saved)
  }

  mutating func interpretConfirmation(_ word: String, of animal: Animal) throws {
    switch word.agrees(ifEmpty: false) {
    case true:
      try service.removeCat(animal)
      didRemove(animal)
    case false: goBack()
    case nil: say(.neitherYesNorNo)
    }
  }

  /// Takes a removed cat out of all places, and comes back to the nearest that is left.
  private mutating func didRemove(_ animal: Animal) {
    visit.leave()
    visit.change { $0.changing { $0.recordID == animal.recordID ? nil : $0 } }
    show(screen)
    say(.removed(animal.name))
  }
}

extension Place {
  /// The place with each animal as it is now; `nil` if it was about one that is gone, or nothing of it is left.
  fileprivate func changing(_ change: (Animal) -> Animal?) -> Place? {
    func changed(_ found: FoundAnimal) -> FoundAnimal? {
      var now = found
      guard let animal = change(found.animal) else { return nil }
      now.animal = animal
      return now
    }
    switch self {
    case .list(var list):
      list.change { $0.change(change) }
      list.opened = list.opened.flatMap(changed)
      return list.listing.animals.isEmpty ? nil : .list(list)
    case .animal(let shown, let isWhole):
      return changed(shown).map { .animal($0, isWhole: isWhole) }
    case .comparison(let compared):
      let left = compared.compactMap(changed)
      return left.count == compared.count ? .comparison(left) : nil
    case .browser(var window):
      window.marked = window.marked.compactMap(change)
      window.chosen = window.chosen.flatMap(change)
      window.listing?.change(change)
      window.shown?.change(change)
      return .browser(window)
    case .picture(let animal, let isDrawn):
      return change(animal).map { .picture($0, isDrawn: isDrawn) }
    default: return self
    }
  }
}

extension Listing {
  /// Adds one of the user's cats where the query has it: first, or in its order.
  fileprivate mutating func insert(_ animal: Animal) {
    guard file == nil, !query.apply(to: [animal], of: .own).isEmpty else { return }
    animals = query.sorted([animal] + animals)
    total = total.map { $0 + 1 }
    end += 1
  }

  /// Changes its animals, or takes them out.
  fileprivate mutating func change(_ change: (Animal) -> Animal?) {
    let left = animals.compactMap(change)
    total = total.map { $0 - animals.count + left.count }
    end = max(end - animals.count + left.count, 0)
    animals = left
  }
}
