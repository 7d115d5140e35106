import ZooFiles
import ZooService
import ZooKit

// What goes into the conversation, and what comes out of it.

extension Session {
  /// Something that happened.
  package enum Event: Equatable, Sendable {
    case begin
    case answer(String?)
    case fetched(Listing, Fetch)
    case failed(Fetch, Failure)
    case found(Found)
    /// A key in a form.
    case step(SettingsForm.Step)
    /// The list is to be narrowed key by key.
    case narrowing
    /// One was chosen from the list while words were typed.
    case chosen(Animal)
    case shownGallery(Gallery)
    case compared([Found])
    case saved(Preferences, path: String)
    /// The animal shown last is the user's own, as was asked.
    case own(Animal, OwnAction)
    /// There is a picture in that file.
    case checked(String)
    case kept(Animal)
    case removed(Animal)
    /// Pictures are stored; what the command came to besides.
    case stored(Answer)
    case refused(Failure)
  }

  /// What is done with a cat of the user's.
  package enum OwnAction: Equatable, Sendable {
    case edit
    case remove
  }

  /// Something that is to be done.
  package enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    /// The list before the user has changed: it is to be kept for the next command.
    case remember(Listing)
    case find(Lookup)
    /// One is chosen while words are typed: from a list, or from the whole exhibit.
    case narrow(Listing?, in: Exhibit.ID)
    /// The same from the user's own.
    case narrowOwn
    /// All that is known of one is to be found.
    case complete(Found)
    case gallery(Found)
    case compare([Lookup])
    case zoom(Animal)
    case save([String: JSONValue])
    /// It has to be the user's own before anything is done with it.
    case claim(Found, OwnAction)
    /// There has to be a picture in a file before anything is asked besides.
    case check(String)
    case keep(UsersCats.Answers, editing: Animal?)
    case remove(Animal)
    case store(PictureSaveRequest)
    /// The conversation is over; an errand has come to this.
    case leave(Answer?)
    /// The errand has failed.
    case fail(Failure)
  }
}
