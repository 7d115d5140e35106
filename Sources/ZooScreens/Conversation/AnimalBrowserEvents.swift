import ZooKit
import ZooService
import ZooSources
import ZooWording

// What the animal browser is opened for, asks for and is told.

extension AnimalBrowser {
  /// What the user is here for.
  enum Purpose: Equatable, Sendable {
    /// To look at animals, which open in the window.
    case looking
    /// To choose one for something else.
    case choosing
  }

  /// What stands in the window instead of the list.
  enum Opened: Equatable, Sendable {
    case animal(Found)
    /// Its drawing alone, as large as the window.
    case drawing(Found)
    case comparison([Found])

    var animals: [Found] {
      switch self {
      case .animal(let found), .drawing(let found): [found]
      case .comparison(let found): found
      }
    }

    /// The animal, unless several are compared.
    var single: Found? {
      switch self {
      case .animal(let found), .drawing(let found): found
      case .comparison: nil
      }
    }

    /// Whether only a drawing is shown.
    var isDrawing: Bool { origin != nil }

    /// What it was opened from; `nil` for the list.
    var origin: Opened? { if case .drawing(let found) = self { .animal(found) } else { nil } }
  }

  enum Outcome: Equatable, Sendable {
    case closed
    case chosen(Animal)
    case compared([Found])
    /// What matches is to be shown as a list, that of this exhibit or of all; without words, all animals.
    case listed(ListQuery, ofAllExhibits: Bool)
  }

  enum Request: Equatable, Sendable {
    /// Find out what else is known of these animals.
    case complete([Found])
    /// Fetch the photograph.
    case photograph(Found)
    /// Find out the addresses of more pictures.
    case gallery(Found)
    /// Show pictures of an animal, as large as the window.
    case browse([PictureReference], of: String)
    case openLink(String)
    case close(Outcome)
  }

  enum News: Sendable {
    case prepared(LiveFilter.Searchable)
    case others([LiveFilter.Searchable])
    /// All that is known of an animal.
    case completed(Animal)
    /// Pictures of an animal that were asked for, or why there are none; its photograph alone, or its gallery.
    case pictures(Found, Result<FoundPictures, Failure>, isPhotograph: Bool)
    case message(WindowMessage)
    case notice(Notice)
  }

  struct FoundPictures: Sendable {
    var pictures: [PictureReference]
    /// Whether there may be more, which could not be asked for.
    var isPartial = false
  }
}
