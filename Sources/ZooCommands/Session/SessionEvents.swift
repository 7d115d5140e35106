import ZooFiles
import ZooService
import ZooKit

// The input and output of the session.

extension Session {
  /// Something that happened.
  package enum Event: Equatable, Sendable {
    case begin
    case answer(String?)
    case fetched(Listing, Fetch)
    case failed(Fetch, Failure)
    case found(Found)
    /// A key was pressed in the settings form.
    case step(SettingsForm.Step)
    /// The user wants to filter the list while typing.
    case narrowing
    /// An animal was chosen in the live filter.
    case chosen(Animal)
    case shownGallery(Gallery)
    case compared([Found])
    case saved(Preferences, path: String)
    /// The animal shown last was checked to be one of the user's cats.
    case own(Animal, OwnAction)
    /// This file was checked to be a picture.
    case checked(String)
    case kept(Animal)
    case removed(Animal)
    /// The pictures are saved; the answer of the command.
    case stored(Answer)
    case refused(Failure)
  }

  /// What the user can do with one of their cats.
  package enum OwnAction: Equatable, Sendable {
    case edit
    case remove
  }

  /// Something the session wants done.
  package enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    /// Remember the current list, which has changed, for the next command.
    case remember(Listing)
    case find(Lookup)
    /// Open the live filter over a list, or over the whole exhibit where there is none.
    case narrow(Listing?, in: Exhibit.ID)
    /// Open the live filter over the user's cats.
    case narrowOwn
    /// Load everything known about an animal.
    case complete(Found)
    case gallery(Found)
    case compare([Lookup])
    case zoom(Animal)
    case save([String: JSONValue])
    /// Check that the animal is one of the user's cats, before it is changed or removed.
    case claim(Found, OwnAction)
    /// Check that a file is a picture, before the next question.
    case check(String)
    case keep(UsersCats.Answers, editing: Animal?)
    case remove(Animal)
    case store(PictureSaveRequest)
    /// End the conversation, with the result of a single question.
    case leave(Answer?)
    /// End a single question with a failure.
    case fail(Failure)
  }
}
