import ZooKit
import ZooService

extension Session {
  /// What the user did.
  package enum Event: Equatable, Sendable {
    case started
    /// A line, perhaps ended by a key that moves on in a form.
    case answer(String?, then: SettingsForm.FormKey? = nil)
    case formKey(SettingsForm.FormKey)
    /// A window of animals was left as it is now.
    case windowLeft(AnimalWindow, AnimalWindow.Outcome)
    /// It had nothing to show.
    case windowFailed(Failure)
    /// It could not be shown.
    case windowUnavailable(AnimalWindow)
    /// So was another window.
    case windowClosed
  }
}
