import Synchronization
import ZooKit

/// Pictures that could not be fetched or drawn, in whatever size they were wanted.
final class FailedPictures: Sendable {
  private let states = Mutex<[PictureReference: PictureState]>([:])

  /// Why a picture failed; `nil` when it did not.
  subscript(reference: PictureReference) -> PictureState? {
    get { states.withLock { $0[reference] } }
    set { states.withLock { $0[reference] = newValue } }
  }

  /// Forgets all failures.
  func removeAll() { states.withLock { $0 = [:] } }
}
