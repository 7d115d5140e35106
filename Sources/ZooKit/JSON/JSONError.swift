/// Why a text could not be read as JSON, and where.
package struct JSONError: Error, Sendable, Equatable {
  package enum Fault: Sendable, Equatable {
    /// The text ends before the value does.
    case cutOff
    case unexpectedInput
    case tooDeep(limit: Int)
    case overBudget
    case repeatedKey(String)
  }

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

  init(_ fault: Fault, in text: [UInt8], at offset: Int) {
    let before = text.prefix(offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // UTF-8 continuation bytes are not characters of their own.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    self.init(fault, line: before.count { $0 == 0x0A } + 1, column: column)
  }
}
