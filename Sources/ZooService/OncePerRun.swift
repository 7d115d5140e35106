import Synchronization

/// Remarks that have been made: once in a run is enough.
final class OncePerRun: Sendable {
  private let remarks = Mutex<[Notice]>([])

  /// Remembers a remark.
  ///
  /// - Returns: whether it is the first time, or one that is worth repeating: what was done.
  func isNew(_ remark: Notice) -> Bool {
    switch remark {
    case .notice, .unknownKeys, .passedOver, .unreadableList:
      remarks.withLock { remarks in
        guard !remarks.contains(remark) else { return false }
        remarks.append(remark)
        return true
      }
    case .failure, .nothingRemembered, .foundElsewhere, .namesake, .saved, .putAside, .draftFound:
      true
    }
  }
}
