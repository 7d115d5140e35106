import ZooService
import ZooKit
import ZooSources

/// What a command has to know before it can answer, and nobody has said.
package enum CommandQuestion: Equatable, Sendable {
  /// How many zoo animals to fetch.
  case count
  /// Which animal is meant, and for what.
  case which(ChoicePurpose)
  /// Which animals to compare, of an exhibit or of any.
  case compared(in: Exhibit?)
  /// Words for a command that reads them by itself.
  case words(WordsPurpose)
  /// What a new cat of the user's is like, or one that is changed.
  case cat(editing: Animal?)
  case removing(Animal)
  case overwriting(PictureSaveRequest)

  /// The place of a visit where one can do more than answer: look at as many animals as one likes, and compare them.
  package var visit: Place? {
    switch self {
    case .which(.detail(let exhibit)):
      .animalWindow(AnimalWindow(of: (exhibit ?? .animals).id))
    case .compared(let exhibit):
      .animalWindow(AnimalWindow(of: (exhibit ?? .animals).id, for: .comparison))
    default: nil
    }
  }
}

/// What to do with an animal that is chosen.
package enum ChoicePurpose: Equatable, Sendable {
  /// Show it; of any exhibit if none is named.
  case detail(in: Exhibit?)
  /// Show more of its pictures; of any exhibit that has some if none is named.
  case gallery(in: Exhibit?)
  /// Change or remove it, which is possible only for the user's cats.
  case own(Session.CatAction)

  /// The exhibits that it has to be of; none for any.
  var exhibits: [Exhibit] {
    switch self {
    case .detail(let exhibit): exhibit.map { [$0] } ?? []
    case .gallery(let exhibit): exhibit.map { [$0] } ?? Exhibit.all.filter { $0.gallery != nil }
    case .own: [.own]
    }
  }
}

/// What words are for.
package enum WordsPurpose: Sendable {
  /// To search for them in all exhibits.
  case search
  /// To see where the animals live that they mean.
  case map

  /// The command that reads them.
  var command: any Command.Type {
    switch self {
    case .search: SearchCommand.self
    case .map: MapCommand.self
    }
  }
}

extension Session {
  /// What the user can do with one of their cats.
  package enum CatAction: String, Sendable {
    /// Change it in the form.
    case edit
    case remove
  }
}
