import Synchronization

/// Remembers which notices were reported, so that each is reported once per run.
final class ReportedNotices: Sendable {
  private let notices = Mutex<[Notice]>([])

  /// Records a notice; `true` the first time, and always if it says what was done just now.
  func isNew(_ notice: Notice) -> Bool {
    switch notice {
    case .failure, .notice, .unknownKeys, .preferencesIgnored, .unreadableList, .twoCatExhibits,
      .foundByFacts:
      notices.withLock { notices in
        guard !notices.contains(notice) else { return false }
        notices.append(notice)
        return true
      }
    case .noListDirectory, .saved, .tagsReplaced, .factNotKnown,
      .preferencesMoved,
      .draftFound:
      true
    }
  }
}
