import Foundation
import ZooKit
import ZooSources

/// The service's access to the outside: environment, network and time, and where notices and
/// activities go.
package struct ServiceContext: Sendable {
  /// The environment variables, which also say where files are.
  package var environment: [String: String]
  package var http: HTTPClient
  package var now: @Sendable () -> Date
  /// Whether a person sees the lists that commands show; one that another program reads is not remembered.
  package var areListsSeen = true
  /// Whether a person sees the candidates for an ambiguous name.
  package var areCandidatesSeen = true
  /// Whether a quiz may draw an animal for a person.
  package var drawsAnimals: @Sendable (Preferences) -> Bool = { _ in false }
  /// The given preference flags that every command has.
  package var flags: JSONObject
  /// Receives notices for the user, with the effective preferences.
  package var report: @Sendable (Notice, Preferences) -> Void
  /// Called when an activity starts, with the effective preferences; its result is called when the
  /// activity ends.
  package var begin: @Sendable (Activity, Preferences) -> @Sendable () async -> Void

  package init(
    environment: [String: String], http: HTTPClient, now: @escaping @Sendable () -> Date,
    flags: JSONObject, report: @escaping @Sendable (Notice, Preferences) -> Void,
    begin: @escaping @Sendable (Activity, Preferences) -> @Sendable () async -> Void
  ) {
    self.environment = environment
    self.http = http
    self.now = now
    self.flags = flags
    self.report = report
    self.begin = begin
  }
}

/// Something the user should know that is not part of the answer.
package enum Notice: Sendable, Equatable {
  case notice(SourceNotice)
  case unknownKeys([String], path: String)
  /// Invalid preferences were ignored, for example in a system-wide file, which few users can fix.
  case preferencesIgnored(Failure)
  /// `cat` and `cats` name two exhibits, of which one is shown.
  case twoCatExhibits
  /// No animal of an exhibit, or of any, is called so, but so many have the words in their facts.
  case foundByFacts(String, in: Exhibit?, count: Int)
  /// The fact that was asked for, by its key, is not known of the animal.
  case factNotKnown(String)
  /// Something failed that the answer does not depend on.
  case failure(Failure)
  /// A remembered list can't be read, so it is ignored.
  case unreadableList(path: String)
  /// Lists can't be remembered, because there is no state directory.
  case noListDirectory
  case saved(path: String)
  /// These tags of one of the user's cats were replaced by others.
  case tagsReplaced([String])
  /// There is an unfinished draft of the preferences from before.
  case draftFound(path: String)
  /// The old preferences file was moved here.
  case preferencesMoved(path: String)
}

/// Something that may take longer than a moment.
package enum Activity: Sendable {
  case fetching(exhibit: String)
  /// A user's file is read, record by record.
  case reading(String, ProgressCounter)
  /// The detail of one animal is fetched.
  case completing(name: String)
  /// The addresses of more pictures are fetched.
  case findingPictures
  case fetchingPictures(ProgressCounter)
}
