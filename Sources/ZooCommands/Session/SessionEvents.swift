import ZooFiles
import ZooService
import ZooKit

// The input and output of the session.

extension Session {
  package enum Event: Equatable, Sendable {
    case started
    case answer(String?)
    case fetched(Listing, ListRequest)
    case found(Found)
    /// A user's file has records of this exhibit; `nil` if it isn't known of which.
    case fileRecognised(String, Exhibit.ID?)
    case formKey(SettingsForm.FormKey)
    /// The user wants to browse the list in a window.
    case windowRequested
    /// A window of animals was left as it is now.
    case windowLeft(AnimalWindow, AnimalWindow.Outcome)
    /// So was another window.
    case windowClosed
    /// A place is known that had to be found first: a map, tags, a picture.
    ///
    /// - Parameter after: the failure to report then.
    case opened(Place, after: Failure? = nil)
    case galleryLoaded(Gallery)
    /// What a search in all exhibits found.
    case searched(Listing, sortedBy: ListQuery.Order? = nil)
    /// The names typed for a comparison, one by one.
    case comparedNamesRead([Lookup])
    case comparisonLoaded([Found])
    case settingsSaved(Preferences, path: String)
    /// An animal was found to be one of the user's cats.
    case ownershipConfirmed(Animal, CatAction)
    /// This file was checked to be a picture.
    case pictureChecked(String)
    case catSaved(Animal)
    case removed(Animal)
    indirect case effectFailed(Failure, of: Effect? = nil)
  }

  /// What the user can do with one of their cats.
  package enum CatAction: Equatable, Sendable {
    /// Change it in the form.
    case edit
    case remove
  }

  /// Something the session wants done.
  package enum Effect: Equatable, Sendable {
    case show(Screen)
    case report(Notice)
    case fetch(ListRequest)
    /// Remember the current list, which has changed, for the next command.
    case remember(Listing)
    case find(Lookup)
    /// List the user's cats.
    case listUsersCats
    case loadDetails(Found)
    /// Find one of the user's cats, for this.
    case findUsersCat(Lookup, CatAction)
    case gallery(Found)
    /// Read the names to compare, of these exhibits or of any; where one ends is not always said.
    case readComparedNames(ComparedNames, in: [Exhibit.ID])
    case compare([Lookup])
    /// Find a random built-in animal of an exhibit.
    case findRandom(Exhibit.ID)
    /// Find the animal of the day.
    case findToday
    /// Search all exhibits.
    case searchEverywhere(String, sortedBy: ListQuery.Order? = nil)
    case zoom(Animal)
    /// Open a web address in a browser.
    case openLink(String)
    /// Find out which exhibit's records a user's file has, to open it.
    case recogniseFile(String)
    /// Have the service make a place, and open it.
    case open(PlaceRequest)
    case save(JSONObject)
    /// Check that the animal is one of the user's cats, before it is changed or removed.
    case requireOwn(Found, CatAction)
    /// Check that a file is a picture, before the next question.
    case checkPicture(String)
    case saveCat(UsersCats.Answers, editing: Animal?)
    case remove(Animal)
    /// Show what is stored, emptied first or not.
    case reportCache(clearing: Bool)
    /// End the visit.
    case finish
    /// End it with a failure, where nothing could be shown yet.
    case fail(Failure)
  }
}
