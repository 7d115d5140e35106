extension StringProtocol {
  /// The text without anything that a terminal would obey rather than show.
  ///
  /// Whole control sequences go, not their first byte alone, and with them control characters (C0,
  /// DEL, C1), marks that turn text around or do not show at all, and combining marks beyond what
  /// any script piles up. Line breaks and tabs become spaces, so that text from outside stays on the
  /// line it was given.
  package var printable: String {
    // Nearly all text has nothing of the kind.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
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
        if marks <= Unicode.Scalar.mostMarks { shown.append(scalar) }
      case .shown:
        shown.append(scalar)
        marks = 0
      }
    }
    return String(shown)
  }
}

/// How far a control sequence has got (ECMA-48, 5.3 to 5.6).
private enum ControlSequence {
  /// Not within one.
  case none
  /// The scalar that has just ended one, which belongs to it.
  case ended
  /// Behind an escape.
  case escape
  /// Behind an escape and an intermediate byte, as before the name of a character set.
  case intermediate
  /// Parameters, up to a final byte.
  case parameters
  /// A string for the terminal, up to its terminator.
  case string
  /// An escape within such a string, which may begin the terminator.
  case stringEscape

  /// The state behind one more scalar.
  func following(_ scalar: Unicode.Scalar) -> Self {
    switch (self, scalar.value) {
    // Whatever stands before it, these begin anew or break off.
    case (.string, 0x1B), (.stringEscape, 0x1B): .stringEscape
    case (_, 0x1B): .escape
    case (.string, 0x07), (.string, 0x9C), (.stringEscape, 0x5C): .ended
    case (.string, 0x18), (.string, 0x1A): .ended
    // Strings of a terminal are of one line; without this, one that does not end hides all behind it.
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
  /// What a scalar does to text on a screen.
  fileprivate enum Role {
    case shown
    case space
    /// It changes the character before it, and takes no column.
    case mark
    /// It would be obeyed, or change what cannot be seen.
    case hidden
  }

  /// More marks on one character are no script's, but a tower over the lines above.
  fileprivate static let mostMarks = 8

  fileprivate var role: Role {
    switch value {
    case 0x20..<0x7F: .shown
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: .space
    // Joiners are part of emoji and of some scripts.
    case 0x200C, 0x200D: .mark
    case 0xFE00...0xFE0F: .mark
    // Tags behind a flag are what flags of regions are made of; a text in tags is a hidden one.
    case 0xE0000...0xE0FFF: .hidden
    case 0x115F, 0x1160, 0x3164, 0xFFA0: .hidden
    // Signs before Arabic and other numbers, which are seen although they are of the format kind.
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
