import Console
import ZooKit
import ZooService
import ZooWording

// What keys do where an animal or a comparison is open in the animal browser.

extension AnimalBrowser {
  mutating func pressInOpened(_ key: Key, _ window: Window) -> Request? {
    guard let opened else { return nil }
    let view = AnimalBrowserView(window: window, pictures: pictures).openedView(self)
    if let view, page?.press(key, view) == true { return nil }
    switch key {
    case .escape, .backspace, .text("b"): goBack()
    case .text("q"), .endOfInput: return .close(outcome(opened))
    case .text("?"), .text("h"): keys.show()
    case .left: return openNeighbour(-1, window)
    case .right: return openNeighbour(1, window)
    case .text(let letter): return request(letter, opened, window)
    default: break
    }
    return nil
  }

  /// From a drawing to its animal, from anything else to the list.
  private mutating func goBack() {
    guard let origin = page?.opened.origin else { return page = nil }
    page?.opened = origin
  }

  /// What a letter asks for where an animal is open.
  private mutating func request(
    _ letter: String, _ opened: Opened, _ window: Window
  ) -> Request? {
    guard let found = opened.single else { return nil }
    switch letter {
    case "p":
      guard opened.isDrawing else { return enlarge(found, window) }
      page?.opened = .animal(found)
    case "m" where !window.isPictured: message = .noPictures(needsChafa: window.needsChafa)
    case "m":
      if found.exhibit.gallery != nil { return find(.gallery(found)) }
      message = .failed(.noGallery(found.exhibit.plural))
    case "o":
      if let link = found.animal.bestLink { return .openLink(link) }
      message = .problem(.noLink(of: found.animal.name))
    case "e" where found.exhibit == .own, "d" where found.exhibit == .own:
      message = .changedElsewhere(isCommand: isCommand)
    default: break
    }
    return nil
  }

  /// Asks for the photograph, or shows the drawing where it can't be shown.
  private mutating func enlarge(_ found: Found, _ window: Window) -> Request? {
    canDraw = window.drawing(of: found.animal) != nil
    if window.isPictured, found.animal.portrait != nil { return find(.photograph(found)) }
    if canDraw { page?.opened = .drawing(found) }
    if !window.isPictured, window.needsChafa || !canDraw {
      message = .noPictures(needsChafa: window.needsChafa)
    } else if !canDraw {
      message = .problem(.pictureUnknown)
    }
    return nil
  }

  /// Asks for pictures, but not twice.
  private mutating func find(_ pictures: Request) -> Request? {
    message = .findingPictures
    if isFindingPictures { return nil }
    isFindingPictures = true
    return pictures
  }

  private func outcome(_ opened: Opened) -> Outcome {
    switch opened {
    case .animal(let found), .drawing(let found): .chosen(found.animal)
    case .comparison(let found): .compared(found)
    }
  }

  private mutating func openNeighbour(_ steps: Int, _ window: Window) -> Request? {
    guard let opened, opened.single != nil, let old = list.chosenIndex else { return nil }
    list.move(by: steps)
    guard list.chosenIndex != old, let animal = list.chosen else { return nil }
    let isDrawn = opened.isDrawing && window.drawing(of: animal) != nil
    return open(isDrawn ? .drawing(found(animal)) : .animal(found(animal)))
  }
}
