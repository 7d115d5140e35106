import Synchronization
import ZooKit

/// Pictures that could not be fetched or drawn, in whatever size they were wanted.
final class FailedPictures: Sendable {
  private struct State {
    var failures: [PictureReference: PictureState] = [:]
    var retried: Set<PictureReference> = []
  }

  private let state = Mutex(State())

  /// Why a picture failed; `nil` when it did not.
  subscript(reference: PictureReference) -> PictureState? {
    get { state.withLock { $0.failures[reference] } }
    set { state.withLock { $0.failures[reference] = newValue } }
  }

  /// Forgets all failures.
  ///
  /// - Parameter isRetry: whether the user wants another try, so that even a host that could not be
  ///   reached a moment ago is asked.
  func removeAll(isRetry: Bool) {
    state.withLock { state in
      if isRetry { state.retried.formUnion(state.failures.keys) }
      state.failures = [:]
    }
  }

  /// Whether the user wants another try of a picture; once for each try.
  func takeRetry(of reference: PictureReference) -> Bool {
    state.withLock { $0.retried.remove(reference) != nil }
  }
}
