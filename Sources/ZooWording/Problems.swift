import ZooService

// What can go wrong between a person and the program, besides what the service fails with.

/// A question that must not be asked.
package struct QuestionForbidden: Error, Equatable {
  /// The command line that would have needed no question.
  package var missing: String
  package var reason: Reason

  package enum Reason: Sendable, CaseIterable {
    /// `--no-input` is set.
    case option
    case inputClosed
    /// Who is at the keyboard would not see it: the output goes elsewhere.
    case unseen
  }

  package init(missing: String, _ reason: Reason) {
    (self.missing, self.reason) = (missing, reason)
  }
}

/// Piped answers were invalid, or always the same, too often in a row.
package struct EndlessPipedAnswersError: Error, Equatable {
  package init() {}
}

/// Piped answers to a command's question ended with one that can't be used.
package struct UnusablePipedAnswerError: Error, Equatable {
  package init() {}
}

/// A visit was asked for JSON.
package struct JSONUnsupportedError: Error, Equatable {
  /// The command line that has it.
  let line: String

  package init(line: String) { self.line = line }
}

/// Why a draft of the preferences could not be edited.
package enum PreferencesEditingError: Error, Equatable {
  /// There is no terminal, or an option forbids using it.
  case noTerminal
  /// VISUAL and EDITOR are unset, and no usual editor is installed.
  case noEditor
  /// The editor exited with an error, `nil` if it could not be started; and whether what was typed is kept as a draft.
  case failed(editor: String, code: Int32?, keepsDraft: Bool)
}
