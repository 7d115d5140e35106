/// A key press, whatever bytes the terminal sends for it.
package enum Key: Sendable, Equatable {
  /// A typed character; a combining mark comes as a key of its own.
  case text(String)
  /// Pasted text (bracketed paste), with its line breaks turned into spaces.
  case paste(String)
  case enter
  /// Escape on its own.
  case escape
  case tab
  /// Shift with Tab.
  case backTab
  case backspace
  case delete
  /// Left arrow, or Ctrl-B.
  case left
  /// Right arrow, or Ctrl-F.
  case right
  /// To the beginning of a word: Ctrl or Alt with the left arrow, or Alt-B.
  case wordLeft
  /// To the end of a word: Ctrl or Alt with the right arrow, or Alt-F.
  case wordRight
  /// Up arrow, or Ctrl-P.
  case up
  /// Down arrow, or Ctrl-N.
  case down
  case home
  /// Ctrl-A, which is Home in a line of text.
  case lineStart
  /// Ctrl-S.
  case sort
  /// End, or Ctrl-E.
  case end
  case pageUp
  case pageDown
  /// Delete the previous word: Ctrl-W, or Alt with Backspace.
  case deleteWord
  /// Delete the next word: Alt-D, or Ctrl with Delete.
  case deleteNextWord
  /// Delete to the beginning: Ctrl-U.
  case deleteToStart
  /// Delete to the end: Ctrl-K.
  case deleteToEnd
  /// Ctrl-D: end of input on an empty line, otherwise Delete.
  case endOfInput
  /// F1.
  case help
  /// Ctrl-L: draw the screen again.
  case redraw
}
