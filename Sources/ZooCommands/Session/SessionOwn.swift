import ZooService
import ZooKit

// The user's cats: adding, changing and removing them, never losing anything without asking.

extension Session {
  mutating func openForm() -> [Effect] {
    guard exhibit == .own else { return [.show(.problem(.notTaken(exhibit)))] }
    place = .own(OwnForm(exhibit))
    return [.show(.saying(.ownForm))]
  }

  /// Starts with the animal shown last, if it is one of the user's cats.
  func claim(for action: OwnAction) -> [Effect] {
    guard let atHand else { return [.show(.problem(.noneChosen(exhibit)))] }
    return [.claim(atHand, action)]
  }

  mutating func begin(_ action: OwnAction, _ animal: Animal) -> [Effect] {
    switch action {
    case .edit:
      place = .own(OwnForm(.own, editing: animal))
      return [.show(.saying(.ownForm))]
    case .remove:
      place = .removing(animal)
      return []
    }
  }

  mutating func interpret(_ answer: String, in form: OwnForm) -> [Effect] {
    var form = form
    let outcome = form.accept(answer)
    place = .own(form)
    switch outcome {
    case .again(let problem): return problem.map { [.show(.problem($0))] } ?? []
    case .check(let path): return [.check(path)]
    case .save(let answers): return [.keep(answers, editing: form.edited)]
    case .thrownAway: return giveUp(saying: .nothingSaved)
    case .help: return help
    }
  }

  /// Continues the form after the file was checked to be a picture.
  mutating func didCheck(_ path: String) -> [Effect] {
    guard case .own(var form) = place else { return [] }
    form.take(pictureFrom: path)
    place = .own(form)
    return []
  }

  func interpretConfirmation(_ word: String, of storing: PictureSaveRequest) -> [Effect] {
    switch Confirmation(word, ifEmpty: .no) {
    case .yes: [.store(storing)]
    case .no: [.show(.saying(.nothingSaved)), .leave(nil)]
    case nil: [.show(.problem(.neitherYesNorNo(word)))]
    }
  }

  mutating func didKeep(_ animal: Animal) -> [Effect] {
    let answer = Answer.animal(animal, in: .own)
    if isSingleQuestion { return [.leave(answer)] }
    goBack()
    let isNew = shown?.animal.id != animal.id
    (shown, view) = (Found(animal, in: .own), .animal)
    let said: [Effect] = [.show(.answer(answer)), .show(.saying(.saved))]
    guard var room = rooms[Exhibit.own.id] else { return said }
    room.changeAll { $0.replace(animal) }
    rooms[Exhibit.own.id] = room
    if exhibit == .own, room.listing.query.needsAllAnimals, !room.isChoice {
      // Whether and where the cat belongs in a filtered or sorted list is known only after a new search.
      return said + look(for: room.listing.query)
    }
    if isNew, !room.isChoice {
      // The user's cats come first.
      room.listing.animals.insert(animal, at: 0)
      room.listing.total = room.listing.total.map { $0 + 1 }
      room.listing.end += 1
    }
    rooms[Exhibit.own.id] = room
    guard exhibit == .own else { return said }
    // A new cat shifts the numbers on screen, so show the list again.
    return isNew ? showListAgain() + [.show(.saying(.saved))] : [.remember(room.listing)] + said
  }

  mutating func interpretConfirmation(_ word: String, of animal: Animal) -> [Effect] {
    switch word.lowercased() == "back" ? .no : Confirmation(word, ifEmpty: .no) {
    case .yes: return [.remove(animal)]
    case .no: return giveUp(saying: .nothingRemoved)
    case nil: return [.show(.problem(.neitherYesNorNo(word)))]
    }
  }

  mutating func didRemove(_ animal: Animal) -> [Effect] {
    if isSingleQuestion { return [.leave(.removed(animal, from: .own))] }
    goBack()
    (shown, view) = (nil, nil)
    let said = Effect.show(.saying(.removed(animal.name)))
    guard var room = rooms[Exhibit.own.id] else { return showList() + [said] }
    let isListed = room.listing.animals.contains { $0.id == animal.id }
    room.changeAll { $0.remove(animal.id) }
    rooms[Exhibit.own.id] = room
    guard isListed, exhibit == .own else { return showList() + [said] }
    // If that was the last match, show all cats.
    return room.listing.animals.isEmpty ? [said] + filter("") : showListAgain() + [said]
  }
}

extension Listing {
  /// Replaces an animal with its changed version.
  fileprivate mutating func replace(_ animal: Animal) {
    guard let index = animals.firstIndex(where: { $0.id == animal.id }) else { return }
    animals[index] = animal
  }

  /// Removes an animal, if it is in the list.
  fileprivate mutating func remove(_ id: Animal.ID) {
    guard let index = animals.firstIndex(where: { $0.id == id }) else { return }
    animals.remove(at: index)
    total = total.map { $0 - 1 }
    end = max(end - 1, 0)
  }
}
