import Synchronization
import ZooKit

/// Pictures that could not be fetched or drawn; a failure counts for every size.
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

  /// - Parameter isRetry: whether the user asked for it; then even a host that was just unreachable
  ///   is asked again.
  func removeAll(isRetry: Bool) {
    state.withLock { state in
      if isRetry { state.retried.formUnion(state.failures.keys) }
      state.failures = state.failures.filter { !$0.value.mayCome(isRetry: isRetry) }
    }
  }

  /// Whether the user asked to retry a picture; true once per retry.
  func takeRetry(of reference: PictureReference) -> Bool {
    state.withLock { $0.retried.remove(reference) != nil }
  }
}
