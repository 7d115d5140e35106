/// A key as a person means it, whatever bytes a terminal sends for it.
package enum Key: Sendable, Equatable {
  /// A character typed; a mark that combines with the one before it comes on its own.
  case text(String)
  /// Text pasted as a whole (the terminal brackets it); its line breaks are spaces.
  case paste(String)
  /// Enter.
  case enter
  /// Escape on its own.
  case escape
  /// Tab.
  case tab
  /// Backspace.
  case backspace
  /// Delete.
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
  /// Home, or Ctrl-A.
  case home
  /// End, or Ctrl-E.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Delete the word before: Ctrl-W, or Alt with Backspace.
  case deleteWord
  /// Delete the word behind: Alt-D, or Ctrl with Delete.
  case deleteNextWord
  /// Delete to the beginning: Ctrl-U.
  case deleteToStart
  /// Delete to the end: Ctrl-K.
  case deleteToEnd
  /// Ctrl-D: the end of input on an empty line, else Delete.
  case endOfInput
  /// Ctrl-L: draw the screen again.
  case redraw
}
