import Foundation
import RecordScan
import ZooKit

/// Splits a JSON array into elements while reading it, so that the first come at once and memory
/// stays flat however large the file is.
///
/// The elements stay text; the caller decodes those it wants.
package struct JSONArrayReader: ~Copyable {
  /// One element, still as text.
  package struct Element: Sendable, Equatable {
    /// Its position in the array, from 1.
    package var number: Int
    /// The offset in the file of its first byte.
    package var offset: Int
    package var text: [UInt8]
  }

  /// Why an array could not be read to its end.
  package struct ReadError: Error, Sendable, Equatable {
    /// The file; `-` is standard input.
    package var path: String
    /// The element that could not be read, from 1; 0 before the first.
    package var element: Int
    /// The offset in the file at which it went wrong.
    package var byte: Int
    package var fault: Fault

    package enum Fault: Sendable, Equatable {
      case unreadable(FileError)
      case notAnArray
      /// The file ends before the array does.
      case cutOff
      case unexpectedInput
      /// An element is longer than `limit` bytes.
      case tooLong(limit: Int)
    }
  }

  private let path: String
  private var source: Source
  /// What has been read, up to `filled`, followed by `RecordScan.padding` bytes.
  private let buffer: UnsafeMutableRawBufferPointer
  private var filled = 0
  private var position = 0
  private var consumed = 0
  private var number = 0
  private var isOver = false
  private static let elementLimit = 8 << 20
  private static let bufferSize = 256 << 10

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - timeout: the seconds until a pipe must have a writer.
  ///   - isReadAgain: whether `putBack` will be called.
  package init(path: String, timeout: Double, isReadAgain: Bool = false) throws(FileError) {
    source = .file(try InputFile(path, timeout: timeout, isReadAgain: isReadAgain))
    self.path = path
    buffer = .allocate(byteCount: Self.bufferSize + RecordScan.padding, alignment: 16)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
  }

  package init(_ contents: Data) {
    path = ""
    source = .contents(contents[...])
    buffer = .allocate(
      byteCount: min(contents.count, Self.bufferSize) + RecordScan.padding, alignment: 16)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { buffer.deallocate() }

  /// Lets whoever opens the file next read it from the beginning, even if it can be read only once.
  package mutating func putBack() { source.putBack() }

  /// The next element; `nil` after the last.
  package mutating func next() throws(ReadError) -> Element? {
    if isOver { return nil }
    if number == 0 {
      guard try skipSpace() == UInt8(ascii: "[") else { throw broken(.notAnArray) }
      advance()
    }
    var byte = try skipSpace()
    if byte == UInt8(ascii: "]") {
      isOver = true
      advance()
      guard try skipSpace() == nil else { throw broken(.unexpectedInput) }
      return nil
    }
    number += 1
    if number > 1 {
      guard byte == UInt8(ascii: ",") else {
        throw broken(byte == nil ? .cutOff : .unexpectedInput)
      }
      advance()
      byte = try skipSpace()
    }
    guard let byte else { throw broken(.cutOff) }
    guard byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") else {
      throw broken(.unexpectedInput)
    }
    let offset = consumed
    return Element(number: number, offset: offset, text: try readElement())
  }

  /// The elements after the last one that have been read whole already. Odd, broken and very long ones, and
  /// what comes after them, are left to `next()`.
  package mutating func bufferedElements() -> [Element] {
    guard number > 0, !isOver else { return [] }
    let text = UnsafeRawBufferPointer(buffer)
    let ranges = RecordScan.elements(in: text, from: position, upTo: filled)
    let elements = ranges.enumerated().map { index, range in
      Element(
        number: number + index + 1, offset: consumed + range.lowerBound - position,
        text: Array(text[range]))
    }
    number += ranges.count
    if let end = ranges.last?.upperBound {
      consumed += end - position
      position = end
    }
    return elements
  }

  /// Skips elements that a scan rules out, from the second on, without copying them. One that is
  /// odd, broken or very long is left to `next()`.
  ///
  /// - Throws: `ReadError`, when the file can't be read further.
  package mutating func skipUnwanted(by scan: inout RecordScan) throws(ReadError) -> Int {
    try skip { text, _, start, end in scan.skipUnwanted(in: text, from: start, upTo: end) }
  }

  /// Skips at most `limit` elements, from the second on, like `skipUnwanted(by:)`.
  package mutating func skip(_ limit: Int) throws(ReadError) -> Int {
    try skip { text, skipped, start, end in
      RecordScan.skip(limit - skipped, in: text, from: start, upTo: end)
    }
  }

  private mutating func skip(
    with scan: (UnsafeRawBufferPointer, Int, Int, Int) -> RecordScan.SkipResult
  ) throws(ReadError) -> Int {
    guard number > 0, !isOver else { return 0 }
    let first = number
    repeat {
      let progress = scan(UnsafeRawBufferPointer(buffer), number - first, position, filled)
      consumed += progress.end - position
      position = progress.end
      number += progress.count
      guard progress.needsMore else { break }
    } while try refill()
    return number - first
  }

  /// The error for an element that isn't valid JSON.
  package static func unexpectedInput(_ element: Element, in path: String) -> ReadError {
    ReadError(path: path, element: element.number, byte: element.offset, fault: .unexpectedInput)
  }

  /// Reads up to the comma or bracket that ends the element, which is not consumed.
  private mutating func readElement() throws(ReadError) -> [UInt8] {
    let whole = UnsafeRawBufferPointer(buffer)
    if let end = RecordScan.end(ofValueIn: whole, from: position, upTo: filled) {
      defer {
        consumed += end - position
        position = end
      }
      return Array(whole[position..<end])
    }
    var text: [UInt8] = []
    var (depth, isInString, isEscaped) = (0, false, false)
    while let byte = try peek() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0: return text
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          guard depth >= 0 else { throw broken(.unexpectedInput) }
        default: break
        }
      }
      text.append(byte)
      advance()
      guard text.count <= Self.elementLimit else {
        throw broken(.tooLong(limit: Self.elementLimit))
      }
    }
    throw broken(.cutOff)
  }

  /// Skips white space and a byte order mark; returns the next byte without consuming it.
  private mutating func skipSpace() throws(ReadError) -> UInt8? {
    while let byte = try peek() {
      let isMark = consumed < 3 && [0xEF, 0xBB, 0xBF].contains(byte)
      guard isMark || [0x20, 0x09, 0x0A, 0x0D].contains(byte) else { return byte }
      advance()
    }
    return nil
  }

  private mutating func advance() {
    position += 1
    consumed += 1
  }

  private mutating func peek() throws(ReadError) -> UInt8? {
    if position == filled, try !refill() { return nil }
    return buffer[position]
  }

  /// Moves what is unread to the front of the buffer and reads more after it; `false` at the end of
  /// the file, or when the buffer is full.
  private mutating func refill() throws(ReadError) -> Bool {
    let rest = UnsafeRawBufferPointer(rebasing: buffer[position..<filled])
    buffer.copyMemory(from: rest)
    (position, filled) = (0, rest.count)
    let room = UnsafeMutableRawBufferPointer(
      rebasing: buffer[filled..<buffer.count - RecordScan.padding])
    guard room.count > 0 else { return false }
    let count = source.read(into: room)
    guard count >= 0 else { throw broken(.unreadable(FileError(.read, path, .system(errno)))) }
    filled += count
    return count > 0
  }

  /// Where the bytes come from.
  private enum Source: ~Copyable {
    case file(InputFile)
    case contents(Data.SubSequence)

    mutating func putBack() {
      switch consume self {
      case .file(var file):
        file.putBack()
        self = .file(file)
      case .contents(let rest): self = .contents(rest)
      }
    }

    /// Reads some bytes, as read(2) does.
    mutating func read(into room: UnsafeMutableRawBufferPointer) -> Int {
      switch consume self {
      case .file(var file):
        let count = file.read(into: room)
        self = .file(file)
        return count
      case .contents(let rest):
        let part = rest.prefix(room.count)
        room.copyBytes(from: part)
        self = .contents(rest.dropFirst(part.count))
        return part.count
      }
    }
  }

  private func broken(_ fault: ReadError.Fault) -> ReadError {
    ReadError(path: path, element: number, byte: consumed, fault: fault)
  }
}
