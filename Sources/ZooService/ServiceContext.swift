import Foundation
import ZooKit
import ZooSources

/// What the service knows of the world: variables, the network, the time, and whoever is told what is
/// notable and what is under way.
package struct ServiceContext: Sendable {
  /// The environment's variables; files are found through them.
  package var environment: [String: String]
  /// The way to the network.
  package var http: HTTPClient
  /// The time.
  package var now: @Sendable () -> Date
  /// The preferences that every command takes as a flag, as far as they were given.
  package var flags: [String: JSONValue]
  /// Hears what a user should know besides the answer, with the preferences that hold.
  package var tell: @Sendable (Notice, Preferences) -> Void
  /// Hears that something is under way, with the preferences that hold. What it returns is called at
  /// the end of it.
  package var begin: @Sendable (Activity, Preferences) -> @Sendable () async -> Void

  /// Makes it of its parts.
  package init(
    environment: [String: String], http: HTTPClient, now: @escaping @Sendable () -> Date,
    flags: [String: JSONValue], tell: @escaping @Sendable (Notice, Preferences) -> Void,
    begin: @escaping @Sendable (Activity, Preferences) -> @Sendable () async -> Void
  ) {
    self.environment = environment
    self.http = http
    self.now = now
    self.flags = flags
    self.tell = tell
    self.begin = begin
  }
}

/// Something a user should know that is no part of the answer.
package enum Notice: Sendable, Equatable {
  /// Where data came from, or what of it is missing.
  case notice(SourceNotice)
  /// A preferences file has keys that mean nothing here.
  case unknownKeys([String], path: String)
  /// A preferences file of the whole system cannot be used. Few users can mend it.
  case passedOver(Failure)
  /// Something failed that the answer does not depend on.
  case failure(Failure)
  /// A list kept between runs cannot be read, so it counts as none.
  case unreadableList(path: String)
  /// There is no directory to remember lists in.
  case nothingRemembered
  /// What was meant was found in another exhibit than that looked in.
  case foundElsewhere(String, in: Exhibit.ID)
  /// What was found is called so only in part; one of another exhibit is called just that.
  case namesake(String, in: Exhibit.ID)
  /// A file was written.
  case saved(path: String)
  /// A draft of the preferences was left unfinished before.
  case draftFound(path: String)
  /// The former preferences file is there now.
  case putAside(path: String)
}

/// Something that may take longer than a moment.
package enum Activity: Sendable {
  /// A page or the whole of an exhibit is fetched.
  case fetching(exhibit: String)
  /// A file of the user's is read, record by record.
  case reading(String, ProgressCounter)
  /// More about one animal is fetched.
  case completing(name: String)
  /// The addresses of more pictures are fetched.
  case findingPictures
  /// Pictures are fetched.
  case fetchingPictures(ProgressCounter)
}
