/// Why a text could not be read as JSON, and where.
package struct JSONError: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Fault: Sendable, Equatable {
    /// The text ends before the value does.
    case cutOff
    /// Something unexpected, such as a stray character.
    case unexpectedInput
    /// Arrays and objects nest deeper than `limit`.
    case tooDeep(limit: Int)
    /// The values would take more memory than the budget allows.
    case overBudget
    /// A duplicate key, where those are refused.
    case repeatedKey(String)
  }

  /// What is wrong.
  package let fault: Fault
  /// The line, from 1.
  package let line: Int
  /// The character within the line, from 1.
  package let column: Int

  package init(_ fault: Fault, line: Int, column: Int) {
    self.fault = fault
    self.line = line
    self.column = column
  }

  /// Makes the error for a byte offset in a text.
  init(_ fault: Fault, in text: [UInt8], at offset: Int) {
    let before = text.prefix(offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // UTF-8 continuation bytes are not characters of their own.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    self.init(fault, line: before.count { $0 == 0x0A } + 1, column: column)
  }
}
