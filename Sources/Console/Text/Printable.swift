extension StringProtocol {
  /// The text without anything that a terminal would execute rather than show.
  ///
  /// Removes whole control sequences, control characters (C0, DEL, C1), marks that reverse the text direction
  /// or are invisible, and more combining marks than any script stacks. Line breaks and tabs become spaces,
  /// so that text from outside stays on its line.
  package var printable: String {
    if plainColumns != nil { return String(self) }
    var shown = String.UnicodeScalarView()
    var sequence = ControlSequence.none
    var marks = 0
    for scalar in unicodeScalars {
      sequence = sequence.following(scalar)
      if sequence != .none { continue }
      switch scalar.role {
      case .hidden: continue
      case .space:
        shown.append(" ")
        marks = 0
      case .mark:
        marks += 1
        if marks <= Unicode.Scalar.maxMarks { shown.append(scalar) }
      case .shown:
        shown.append(scalar)
        marks = 0
      }
    }
    return String(shown)
  }
}

extension StringProtocol {
  /// The columns of a text of ASCII, Latin letters, dots, dashes and quotation marks, as nearly all is: it is printable, and
  /// each character takes one. `nil` for any other, of which Unicode is asked.
  var plainColumns: Int? { utf8.withContiguousStorageIfAvailable { $0.plainColumns } ?? nil }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var plainColumns: Int? {
    var (index, columns) = (0, 0)
    while index < count {
      switch self[index] {
      case 0x20..<0x7F: index += 1
      // U+00AD is invisible.
      case 0xC2 where index + 1 < count && self[index + 1] > 0xA0 && self[index + 1] != 0xAD:
        index += 2
      case 0xC3...0xC5: index += 2
      // U+2010 to U+2027.
      case 0xE2
      where index + 2 < count && self[index + 1] == 0x80 && (0x90...0xA7).contains(self[index + 2]):
        index += 3
      default: return nil
      }
      columns += 1
    }
    return columns
  }
}

/// The position within a control sequence (ECMA-48, 5.3 to 5.6).
private enum ControlSequence {
  case none
  /// At the last scalar of a sequence.
  case ended
  case escape
  /// After an escape and an intermediate byte, as when a character set is chosen.
  case intermediate
  case parameters
  case string
  /// At an escape within a string, which may start the terminator.
  case stringEscape

  func following(_ scalar: Unicode.Scalar) -> Self {
    switch (self, scalar.value) {
    // These start or abort a sequence in any state.
    case (.string, 0x1B), (.stringEscape, 0x1B): .stringEscape
    case (_, 0x1B): .escape
    case (.string, 0x07), (.string, 0x9C), (.stringEscape, 0x5C): .ended
    case (.string, 0x18), (.string, 0x1A): .ended
    // Terminal strings have one line; otherwise an unterminated one would hide all text after it.
    case (.string, 0x0A), (.string, 0x0D): .none
    case (.string, _): .string
    case (.stringEscape, _): Self.escape.following(scalar)
    case (.escape, 0x5B): .parameters
    case (.escape, 0x50), (.escape, 0x58), (.escape, 0x5D...0x5F): .string
    case (.escape, 0x20...0x2F), (.intermediate, 0x20...0x2F): .intermediate
    case (.escape, 0x30...0x7E), (.intermediate, 0x30...0x7E): .ended
    case (.parameters, 0x20...0x3F): .parameters
    case (.parameters, 0x40...0x7E): .ended
    case (_, 0x9B): .parameters
    case (_, 0x90), (_, 0x98), (_, 0x9D...0x9F): .string
    default: .none
    }
  }
}

extension Unicode.Scalar {
  /// What a scalar does on a screen.
  fileprivate enum Role {
    case shown
    case space
    /// Changes the character before it, and takes no column.
    case mark
    /// Would control the terminal, or change what can't be seen.
    case hidden
  }

  /// No script uses more marks on one character; a tower of them would cover the lines above.
  fileprivate static let maxMarks = 8

  fileprivate var role: Role {
    switch value {
    case 0x20..<0x7F: .shown
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: .space
    // Joiners are part of emoji and of some scripts.
    case 0x200C, 0x200D: .mark
    case 0xFE00...0xFE0F: .mark
    // Only flags of regions use tag characters, which can also hide text.
    case 0xE0000...0xE0FFF: .hidden
    case 0x115F, 0x1160, 0x3164, 0xFFA0: .hidden
    // Signs before Arabic and other numbers, which are visible although their category is format.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: .shown
    default:
      switch properties.generalCategory {
      case .control, .format: .hidden
      case .nonspacingMark, .enclosingMark: .mark
      default: .shown
      }
    }
  }
}
