import ZooService
import ZooKit

/// What a command has to know before it can answer, and nobody has said.
package enum CommandQuestion: Equatable, Sendable {
  /// How many zoo animals to fetch.
  case count
  /// Which animal is meant, and for what.
  case which(ChoicePurpose)
  /// Which animals to compare, of an exhibit or of any.
  case compared(in: Exhibit?)
  /// What to search for in all exhibits.
  case searched
  case settings
  /// What a new cat of the user's is like, or one that is changed.
  case cat(editing: Animal?)
  case removing(Animal)
  case overwriting(PictureSaveRequest)

  /// The place of a visit where one can do more than answer: look at as many animals as one likes, and compare them.
  package var visit: Place? {
    switch self {
    case .which(.detail(let exhibit)):
      .animalWindow(AnimalWindow(of: exhibit?.id ?? Exhibit.animals.id))
    case .compared(let exhibit): .animalWindow(.toCompare(in: exhibit))
    default: nil
    }
  }
}

/// What to do with an animal that is chosen.
package enum ChoicePurpose: Equatable, Sendable {
  /// Show it; of any exhibit if none is named.
  case detail(in: Exhibit?)
  /// Show more of its pictures; the question is for one of this exhibit.
  case gallery(Exhibit)
  /// Change or remove it, which is possible only for the user's cats.
  case own(Session.CatAction)

  /// The exhibit that it has to be of; `nil` for any.
  var exhibit: Exhibit? {
    switch self {
    case .detail(let exhibit): exhibit
    case .gallery(let exhibit): exhibit
    case .own: .own
    }
  }
}

extension Session {
  /// What the user can do with one of their cats.
  package enum CatAction: Equatable, Sendable {
    /// Change it in the form.
    case edit
    case remove
  }
}
