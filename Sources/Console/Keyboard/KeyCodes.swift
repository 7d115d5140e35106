import Foundation

/// What the codes in a terminal's bytes and sequences stand for.
enum KeyCodes {
  /// Control characters, which are keys with Ctrl or have one of their own.
  static let controls: [UInt8: Key] = [
    0x01: .lineStart, 0x02: .left, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace,
    0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .redraw, 0x0D: .enter, 0x0E: .down,
    0x10: .up, 0x13: .sort, 0x15: .deleteToStart, 0x17: .deleteWord, 0x1B: .escape,
    0x7F: .backspace,
  ]

  /// Final bytes of control sequences.
  static let cursorKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .help, UInt8(ascii: "Z"): .backTab,
  ]

  /// Numbers before a tilde.
  static let editingKeys: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .help,
  ]

  /// kitty's codes of the keypad.
  private static let keypad: [Int: Key] = [
    57414: .enter, 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
    57422: .pageDown, 57423: .home, 57424: .end, 57426: .delete,
  ]

  /// What the terminal's driver makes of Ctrl-C, Ctrl-Z and Ctrl-\ where they come as single bytes.
  private static let signals: [UInt8: Int32] = [0x03: SIGINT, 0x1A: SIGTSTP, 0x1C: SIGQUIT]

  /// The keys held with another, as terminals number them: xterm's Shift 1, Alt 2 and Ctrl 4, kitty's Super, Hyper and
  /// Meta, with which a character means nothing, and its two locks, which change nothing.
  struct Modifiers: OptionSet {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
    static let unused = Modifiers(rawValue: 8 | 16 | 32)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// - Parameter parameter: as in a sequence, which is one more than the sum.
    init(parameter: Int) { self.init(rawValue: max(parameter, 1) - 1) }
  }

  /// The signal that a character's code means with Ctrl, as terminals send it that name modifiers (CSI u,
  /// modifyOtherKeys).
  static func signal(of code: Int, _ modifiers: Modifiers) -> Int32? {
    guard modifiers.isDisjoint(with: .unused) else { return nil }
    return controlCharacter(code, modifiers).flatMap { signals[$0] }
  }

  /// The key of a character's code, as terminals send it that name modifiers.
  static func key(of code: Int, _ modifiers: Modifiers) -> Key? {
    guard modifiers.isDisjoint(with: .unused) else { return nil }
    let key = unmodifiedKey(of: code, modifiers)
    return modifiers.contains(.alt) ? key?.withAlt : key
  }

  private static func unmodifiedKey(of code: Int, _ modifiers: Modifiers) -> Key? {
    let isShifted = modifiers.contains(.shift)
    if let key = keypad[code] { return key }
    if code == 0x09, isShifted { return .backTab }
    if let character = controlCharacter(code, modifiers) { return controls[character] }
    guard let scalar = Unicode.Scalar(UInt32(code)), !(0xE000...0xF8FF).contains(code) else {
      return nil
    }
    let text = String(Character(scalar)).printable
    return text.isEmpty ? nil : .text(isShifted ? text.uppercased() : text)
  }

  /// The control character that a code is, or becomes with Ctrl.
  private static func controlCharacter(_ code: Int, _ modifiers: Modifiers) -> UInt8? {
    guard let byte = UInt8(exactly: code), byte <= 0x7F else { return nil }
    if byte < 0x20 || byte == 0x7F { return byte }
    return modifiers.contains(.control) && byte >= 0x40 ? byte & 0x1F : nil
  }
}

extension Key {
  /// What it does with Alt; `nil` for nothing.
  var withAlt: Key? {
    switch self {
    case .text("b"): .wordLeft
    case .text("f"): .wordRight
    case .text("d"): .deleteNextWord
    case .backspace: .deleteWord
    case .enter: .enter
    case .left, .right, .delete: wordVariant
    default: nil
    }
  }

  /// The same key with Ctrl or Alt held.
  var wordVariant: Key {
    switch self {
    case .left: .wordLeft
    case .right: .wordRight
    case .delete: .deleteNextWord
    default: self
    }
  }
}
