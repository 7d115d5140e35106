import Foundation

/// Decodes the bytes of a terminal into keys.
///
/// It knows xterm's "PC-style function keys" with modifiers, the VT220's editing keys and bracketed paste,
/// and drops other escape sequences whole. The terminal's replies to queries are not keys, however late they
/// come, and are collected. No sequence is kept longer than any key or reply is, and a number in one is read only as
/// far as keys need it, so that nothing a terminal sends takes long or overflows.
struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []
  /// The terminal's replies, without introducer and terminator.
  private(set) var replies: [TerminalReply] = []
  /// The signals that keys meant where the terminal sends those as sequences.
  private var signals: [Int32] = []
  /// The text pasted so far; `nil` outside a paste.
  private var pasted: [UInt8]?
  /// What is being dropped up to its end, because it is longer than any key or reply.
  private var skipped: Overlong?

  private enum Overlong {
    /// A string, which ends at its terminator.
    case string
    /// A control sequence, which ends at its final byte.
    case sequence
  }

  /// No terminal sends more replies.
  private static let maxReplies = 16
  /// How the strings start that reply to queries: kitty's graphics, a colour, the terminal's name.
  private static let replyIntroducers: [(lead: [UInt8], kind: TerminalReply.Kind)] = [
    (Array("\u{1B}_G".utf8), .application), (Array("\u{1B}]11;".utf8), .system),
    (Array("\u{1B}P>|".utf8), .device),
  ]
  /// The byte after an escape that starts a string (ECMA-48, 5.6): APC, OSC, DCS, PM, SOS.
  private static let stringIntroducers = Array("_]P^X".utf8)
  /// No reply, and no key, is longer.
  private static let maxSequenceLength = 128

  /// Pasted text is cut to this many bytes; no answer is so long.
  private static let maxPasteLength = 4096
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func feed(_ more: some Sequence<UInt8>) { bytes += more }

  /// The signals that keys have meant since the last call.
  mutating func takeSignals() -> [Int32] {
    defer { signals = [] }
    return signals
  }

  var hasPartialKey: Bool { !bytes.isEmpty }

  /// Whether a sequence has begun, the rest of which comes, if late, over a slow connection. Two escapes are rather two keys.
  var hasPartialSequence: Bool {
    skipped != nil || bytes.count > 1 && bytes[0] == 0x1B && bytes[1] != 0x1B
  }

  /// Whether a paste or a dropped string is in progress, so that large reads take nothing else.
  var isInLongRun: Bool { pasted != nil || skipped != nil }

  /// The next key; `nil` when none is complete.
  ///
  /// - Parameter afterTimeout: nothing followed for a while, so a lone escape is the Escape key.
  mutating func next(afterTimeout: Bool = false) -> Key? {
    if afterTimeout, let text = pasted {
      pasted = nil
      defer { bytes = [] }
      return Self.paste(text + bytes)
    }
    skip(afterTimeout)
    while let first = bytes.first {
      if skipped != nil { return nil }
      if let text = pasted { return paste(behind: text) }
      let step = first == 0x1B ? escapeSequence(afterTimeout) : character(first, afterTimeout)
      switch step {
      case .incomplete: return nil
      case .ignored(let length): bytes.removeFirst(length)
      case .paste(let length):
        bytes.removeFirst(length)
        pasted = []
      case .reply(let reply, let length):
        bytes.removeFirst(length)
        if replies.count < Self.maxReplies { replies.append(reply) }
      case .signal(let number, let length):
        bytes.removeFirst(length)
        signals.append(number)
      case .key(let key, let length):
        bytes.removeFirst(length)
        return key
      case .overlong(let kind):
        skipped = kind
        bytes.removeFirst(2)
        skip(afterTimeout)
      }
    }
    return nil
  }

  /// Drops the rest of what is too long; silence ends it too.
  private mutating func skip(_ afterTimeout: Bool) {
    switch skipped {
    case .string: skipString()
    case .sequence: skipSequence()
    case nil: return
    }
    if afterTimeout { skipped = nil }
  }

  /// Drops the rest of a control sequence with its final byte. Any other byte that can't be in one ends it as well.
  private mutating func skipSequence() {
    bytes.removeFirst(bytes.firstIndex { !Self.parameterBytes.contains($0) } ?? bytes.count)
    guard let end = bytes.first else { return }
    if Self.finalBytes.contains(end) { bytes.removeFirst() }
    skipped = nil
  }

  /// Drops the rest of a string, up to ST, BEL or the next sequence.
  private mutating func skipString() {
    bytes.removeFirst(bytes.firstIndex { $0 == 0x1B || $0 == 0x07 } ?? bytes.count)
    let isEndThere = bytes.first == 0x07 || bytes.count > 1
    if bytes.first == 0x07 { bytes.removeFirst() }
    if bytes.starts(with: "\u{1B}\\".utf8) { bytes.removeFirst(2) }
    if isEndThere { skipped = nil }
  }

  /// What the first bytes mean.
  private enum Token {
    case incomplete
    /// This many bytes to ignore.
    case ignored(Int)
    /// This many bytes, after which pasted text starts.
    case paste(Int)
    case key(Key, Int)
    case reply(TerminalReply, Int)
    case signal(Int32, Int)
    /// The start of something longer than any key or reply.
    case overlong(Overlong)

    init(_ key: Key?, _ length: Int) { self = key.map { .key($0, length) } ?? .ignored(length) }
  }

  // MARK: - Characters

  private func character(_ first: UInt8, _ afterTimeout: Bool) -> Token {
    if first < 0x20 || first == 0x7F { return Token(KeyCodes.controls[first], 1) }
    let length: Int
    switch first {
    case ..<0x80: length = 1
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return .ignored(1)
    }
    let isBroken = bytes.dropFirst().prefix(length - 1).contains { $0 & 0xC0 != 0x80 }
    guard !isBroken else { return .ignored(1) }
    guard bytes.count >= length else { return afterTimeout ? .ignored(bytes.count) : .incomplete }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self).printable
    return text.isEmpty ? .ignored(length) : .key(.text(text), length)
  }

  // MARK: - Sequences

  private func escapeSequence(_ afterTimeout: Bool) -> Token {
    guard bytes.count > 1 else { return afterTimeout ? .key(.escape, 1) : .incomplete }
    switch bytes[1] {
    case 0x1B:
      guard bytes.count > 2, "[O".utf8.contains(bytes[2]) else {
        return bytes.count > 2 || afterTimeout ? .key(.escape, 1) : .incomplete
      }
      // Some terminals send a second escape before a key's sequence for Alt. Before a reply or a paste, it was the
      // Escape key.
      var second = self
      second.bytes.removeFirst()
      return switch second.escapeSequence(afterTimeout) {
      case .incomplete: .incomplete
      case .key, .signal, .ignored, .overlong: .ignored(1)
      case .reply, .paste: .key(.escape, 1)
      }
    case UInt8(ascii: "["): return controlSequence(afterTimeout)
    case _ where Self.stringIntroducers.contains(bytes[1]): return controlString(afterTimeout)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return afterTimeout ? .ignored(2) : .incomplete }
      return Token(bytes[2] == UInt8(ascii: "M") ? .enter : KeyCodes.cursorKeys[bytes[2]], 3)
    default: return chord(afterTimeout)
    }
  }

  /// A character behind an escape: Alt with it. After a pause as long as `keyTimeout` the escape has been a key by itself.
  private func chord(_ afterTimeout: Bool) -> Token {
    var second = self
    second.bytes.removeFirst()
    return switch second.character(bytes[1], afterTimeout) {
    case .key(let key, let length): Token(key.withAlt, length + 1)
    case .ignored(let length): .ignored(length + 1)
    case let other: other
    }
  }

  /// Parses a string up to ST or BEL; unknown and unterminated ones are ignored. If nothing follows the
  /// introducer, it was Alt with that character.
  private func controlString(_ afterTimeout: Bool) -> Token {
    guard bytes.count > 2 else { return afterTimeout ? .ignored(2) : .incomplete }
    let body = bytes.dropFirst(2).prefix { $0 != 0x1B && $0 != 0x07 }
    let end = body.endIndex
    if body.count > Self.maxSequenceLength { return .overlong(.string) }
    guard end < bytes.count, bytes[end] == 0x07 || end + 1 < bytes.count else {
      return afterTimeout ? .ignored(end) : .incomplete
    }
    guard bytes[end] == 0x07 || bytes[end + 1] == UInt8(ascii: "\\") else { return .ignored(end) }
    let length = end + (bytes[end] == 0x07 ? 1 : 2)
    guard let kind = Self.replyIntroducers.first(where: { bytes.starts(with: $0.lead) })?.kind
    else {
      return .ignored(length)
    }
    return .reply(TerminalReply(kind: kind, text: String(decoding: body, as: UTF8.self)), length)
  }

  /// A control sequence: parameters, then one final byte (ECMA-48, 5.4).
  private func controlSequence(_ afterTimeout: Bool) -> Token {
    let parameters = bytes.dropFirst(2).prefix { Self.parameterBytes.contains($0) }
    if parameters.count > Self.maxSequenceLength { return .overlong(.sequence) }
    let length = parameters.count + 3
    guard bytes.count >= length else { return afterTimeout ? .ignored(bytes.count) : .incomplete }
    let final = bytes[length - 1]
    // The Linux console's function keys have one more byte after a second bracket.
    if final == UInt8(ascii: "["), parameters.isEmpty {
      guard bytes.count > length else { return afterTimeout ? .ignored(length) : .incomplete }
      return Token(bytes[length] == UInt8(ascii: "A") ? .help : nil, 4)
    }
    guard Self.finalBytes.contains(final) else { return .ignored(length - 1) }
    let isAnswer =
      final == UInt8(ascii: "c") || final == UInt8(ascii: "t")
      || final == UInt8(ascii: "R") && parameters.contains(UInt8(ascii: ";"))
      || final == UInt8(ascii: "S") && parameters.first == UInt8(ascii: "?")
    if isAnswer {
      let text = String(decoding: bytes[2..<length], as: UTF8.self)
      return .reply(TerminalReply(kind: .control, text: text), length)
    }
    // Behind a colon stand other layouts' keys and what happened to the key.
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
    if fields.count > 1, fields[1].count > 1, fields[1][1].elementsEqual(Self.release) {
      return .ignored(length)
    }
    let codes = fields.map { Int(digits: $0[0], atMost: Self.maxParameter) ?? 0 }
    let modifiers = KeyCodes.Modifiers(parameter: codes.count > 1 ? codes[1] : 1)
    if final == UInt8(ascii: "u") { return character(of: codes[0], modifiers, length) }
    if final == UInt8(ascii: "~"), codes[0] == Self.otherKeys, codes.count > 2 {
      return character(of: codes[2], modifiers, length)
    }
    // A report of the mouse in its oldest form has three more bytes.
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      return bytes.count < length + 3 && !afterTimeout
        ? .incomplete : .ignored(min(length + 3, bytes.count))
    }
    if final == UInt8(ascii: "~"), codes[0] == Self.pasteStart { return .paste(length) }
    let key =
      final == UInt8(ascii: "~") ? KeyCodes.editingKeys[codes[0]] : KeyCodes.cursorKeys[final]
    return Token(modifiers.isDisjoint(with: [.alt, .control]) ? key : key?.wordVariant, length)
  }

  /// What a character's code means whose modifiers are named.
  private func character(of code: Int, _ modifiers: KeyCodes.Modifiers, _ length: Int) -> Token {
    if let number = KeyCodes.signal(of: code, modifiers) { return .signal(number, length) }
    return Token(KeyCodes.key(of: code, modifiers), length)
  }

  /// The bytes of a control sequence before its last one, and the last one (ECMA-48, 5.4).
  private static let parameterBytes: ClosedRange<UInt8> = 0x20...0x3F
  private static let finalBytes: ClosedRange<UInt8> = 0x40...0x7E
  /// No parameter of a key is larger: kitty's keys are in a private area of Unicode.
  private static let maxParameter = 0x10FFFF
  /// The first parameter of a key that xterm sends with its modifiers (modifyOtherKeys).
  private static let otherKeys = 27
  /// What kitty reports of a key that was let go.
  private static let release = Array("3".utf8)
  /// The parameter of a sequence after which pasted text starts.
  private static let pasteStart = 200

  /// Takes what has arrived of a paste, looking at each byte once; its end may arrive in pieces.
  private mutating func paste(behind text: [UInt8]) -> Key? {
    let end = bytes.firstRange(of: Self.pasteEnd)
    let part = end.map { bytes[..<$0.lowerBound] } ?? bytes.dropLast(Self.pasteEnd.count - 1)
    let all = text + part.prefix(Self.maxPasteLength - text.count)
    bytes.removeFirst(end?.upperBound ?? part.count)
    pasted = end == nil ? all : nil
    return end == nil ? nil : Self.paste(all)
  }

  private static func paste(_ bytes: [UInt8]) -> Key {
    var text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: " ").printable
    // The limit may have cut a character in two.
    if bytes.count >= maxPasteLength, text.last == "\u{FFFD}" { text.removeLast() }
    return .paste(text)
  }
}
