import ZooFiles
import ZooKeeping
import ZooKit

// What goes into the conversation, and what comes out of it.

extension Session {
  /// Something that happened.
  public enum Event: Equatable, Sendable {
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
    case chosen(Specimen)
    case shownGallery(Gallery)
    case compared([Found])
    case saved(Preferences, path: String)
    /// The specimen shown last is the user's own, as was asked.
    case own(Specimen, OwnAction)
    /// There is a picture in that file.
    case checked(String)
    case kept(Specimen)
    case removed(Specimen)
    /// Pictures are stored; what the command came to besides.
    case stored(Answer)
    case refused(Failure)
  }

  /// What is done with a specimen of one's own.
  public enum OwnAction: Equatable, Sendable {
    case edit
    case remove
  }

  /// Something that is to be done.
  public enum Effect: Equatable, Sendable {
    case show(Screen)
    case fetch(Fetch)
    /// The list before the user has changed: it is to be kept for the next command.
    case remember(Listing)
    case find(Target)
    /// One is chosen while words are typed: from a list, or from the whole exhibit.
    case narrow(Listing?, in: Exhibit.ID)
    /// The same from the user's own.
    case narrowOwn
    /// All that is known of one is to be found.
    case complete(Found)
    case gallery(Found)
    case compare([Target])
    case zoom(Specimen)
    case save([String: JSONValue])
    /// It has to be the user's own before anything is done with it.
    case claim(Found, OwnAction)
    /// There has to be a picture in a file before anything is asked besides.
    case check(String)
    case keep(OwnSpecimens.Answers, editing: Specimen?)
    case remove(Specimen)
    case store(Storing)
    /// The conversation is over; an errand has come to this.
    case leave(Answer?)
    /// The errand has failed.
    case fail(Failure)
  }
}
