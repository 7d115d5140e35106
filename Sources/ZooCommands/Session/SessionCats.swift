import ZooService
import ZooKit

// The user's cats: adding, changing and removing them, never losing anything without asking.

extension Session {
  /// Opens the form for a new cat; one that has a name already asks for the rest.
  mutating func openForm(name: String) -> [Effect] {
    do throws(InvalidValue) {
      let words = try AddCommand.name(in: name.split(separator: " ").map(String.init))
      phase = .catForm(CatForm(.own, named: words.joined(separator: " ")))
      return [.show(.status(.catFormIntro))]
    } catch {
      return [.show(.problem(.failure(.invalid(error))))]
    }
  }

  /// Starts with the user's cat of that name, or with the animal shown last if it is one of them.
  func requireOwn(_ name: String, for action: CatAction) -> [Effect] {
    if !name.isEmpty {
      do throws(InvalidValue) {
        let lookup = try Lookup(name)
        guard case .listNumber(let number) = lookup.which, let listing else {
          return [.findUsersCat(lookup, action)]
        }
        return effects(for: number, in: listing) { .requireOwn($0, action) }
      } catch {
        return [.show(.problem(.failure(.invalid(error))))]
      }
    }
    guard let currentAnimal else { return [.show(.problem(.ownCatMissing(action)))] }
    return [.requireOwn(currentAnimal, action)]
  }

  mutating func start(_ action: CatAction, _ animal: Animal) -> [Effect] {
    switch action {
    case .edit:
      phase = .catForm(CatForm(.own, editing: animal))
      return [.show(.status(.catFormIntro))]
    case .change(let options): return [.changeCat(animal, options)]
    case .remove:
      phase = .removing(animal)
      return []
    }
  }

  mutating func interpret(_ answer: String, in form: CatForm) -> [Effect] {
    var form = form
    let outcome = form.accept(answer)
    phase = .catForm(form)
    switch outcome {
    case .again(let problem): return problem.map { [.show(.problem($0))] } ?? []
    case .check(let path): return [.checkPicture(path)]
    case .save(let answers): return [.saveCat(answers, editing: form.edited)]
    case .discarded: return cancel(status: .nothingSaved)
    case .help: return help
    }
  }

  mutating func didCheckPicture(_ path: String) -> [Effect] {
    guard case .catForm(var form) = phase else { return [] }
    form.usePicture(from: path)
    phase = .catForm(form)
    return []
  }

  func interpretConfirmation(_ word: String, of saveRequest: PictureSaveRequest) -> [Effect] {
    switch Confirmation(word, ifEmpty: .no) {
    case .yes: [.savePictures(saveRequest)]
    case .no: [.show(.status(.nothingSaved)), .finish(nil)]
    case nil: [.show(.problem(.neitherYesNorNo(word)))]
    }
  }

  mutating func didSaveCat(_ animal: Animal) -> [Effect] {
    let answer = Answer.animal(animal, in: .own)
    if isSingleQuestion { return [.finish(answer)] }
    let isNew = if case .catForm(let form) = phase { form.edited == nil } else { true }
    returnToList()
    (lastShown, overlay) = (Found(animal, in: .own), .animal)
    let said: [Effect] = [.show(.answer(answer)), .show(.status(.saved))]
    guard var state = exhibitStates[Exhibit.own.id] else { return said }
    state.changeAll { listing in
      listing.replace(animal)
      if isNew { listing.insert(animal) }
    }
    exhibitStates[Exhibit.own.id] = state
    if exhibit == .own, state.listing.query.needsAllAnimals, !state.isCandidateList {
      // Whether and where the cat belongs in a filtered or sorted list is known only after a new search.
      return said + effects(for: state.listing.query)
    }
    guard exhibit == .own else { return said }
    // A new cat shifts the numbers on screen, so show the list again.
    return isNew ? restoreList() + [.show(.status(.saved))] : [.remember(state.listing)] + said
  }

  mutating func interpretConfirmation(_ word: String, of animal: Animal) -> [Effect] {
    switch word.lowercased() == "back" ? .no : Confirmation(word, ifEmpty: .no) {
    case .yes: return [.remove(animal)]
    case .no: return cancel(status: .nothingRemoved)
    case nil: return [.show(.problem(.neitherYesNorNo(word)))]
    }
  }

  mutating func didRemove(_ animal: Animal) -> [Effect] {
    if isSingleQuestion { return [.finish(.removed(animal, from: .own))] }
    returnToList()
    (lastShown, overlay) = (nil, nil)
    let said = Effect.show(.status(.removed(animal.name)))
    guard var state = exhibitStates[Exhibit.own.id] else { return showList() + [said] }
    let isListed = state.listing.animals.contains { $0.id == animal.id }
    state.changeAll { $0.remove(animal.id) }
    exhibitStates[Exhibit.own.id] = state
    guard isListed, exhibit == .own else { return showList() + [said] }
    // If that was the last match, show all cats.
    return state.listing.animals.isEmpty ? [said] + filter("") : restoreList() + [said]
  }
}

extension Listing {
  fileprivate mutating func replace(_ animal: Animal) {
    guard let index = animals.firstIndex(where: { $0.id == animal.id }) else { return }
    animals[index] = animal
  }

  /// Puts one of the user's cats first, where all cats are listed.
  fileprivate mutating func insert(_ animal: Animal) {
    guard !query.needsAllAnimals, file == nil else { return }
    animals.insert(animal, at: 0)
    total = total.map { $0 + 1 }
    end += 1
  }

  fileprivate mutating func remove(_ id: Animal.ID) {
    guard let index = animals.firstIndex(where: { $0.id == id }) else { return }
    animals.remove(at: index)
    total = total.map { $0 - 1 }
    end = max(end - 1, 0)
  }
}
