import Console
import Foundation
import ZooCommands
import ZooKit
import ZooSources

/// Writes a list for another program as its animals arrive, so that memory does not grow with its
/// length. The output equals `ConfiguredTerminal.text(of:)` of the whole list.
struct ListingWriter {
  private(set) var isEmpty = true
  private let format: Format
  private let terminal: Terminal
  /// Output not written yet.
  private var bytes: [UInt8] = []
  private var failure: (any Error)?

  private static let bufferLimit = 64 << 10

  /// - Parameter head: the list without its animals.
  /// - Returns: `nil` if the output is for a person.
  init?(of head: Listing, _ display: ConfiguredTerminal, _ preferences: Preferences) {
    guard let exhibit = Exhibit.named(head.exhibit) else { return nil }
    switch display.outputFormat {
    case .text: return nil
    case .json: format = .json(JSONView(preferences: preferences), head, exhibit)
    case .tsv: format = .tsv(head, exhibit)
    }
    terminal = display.terminal
  }

  /// Makes the text of some animals for `add`, on any thread.
  var text: @Sendable ([Animal]) -> [UInt8] { format.text }

  /// Writes the text of the next animals; `false` if writing has failed, and `finish()` throws the error.
  mutating func add(_ text: [UInt8]) -> Bool {
    bytes += (isEmpty ? format.opening : format.separator).utf8
    bytes += text
    isEmpty = false
    if bytes.count >= Self.bufferLimit { write() }
    return failure == nil
  }

  /// - Throws: `OutputError`, also if an earlier write failed.
  mutating func finish() throws {
    bytes += (isEmpty ? format.opening : format.lineBreak).utf8
    bytes += format.closing.utf8
    if failure == nil { write() }
    if let failure { throw failure }
  }

  private mutating func write() {
    do { try terminal.writeBytes(Data(bytes), .output) } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
  }

  /// How animals are written, and what comes around them.
  private struct Format: Sendable {
    var opening = ""
    var separator = ""
    /// What comes between the last animal and `closing`.
    var lineBreak = ""
    var closing = ""
    let text: @Sendable ([Animal]) -> [UInt8]

    static func json(_ view: JSONView, _ head: Listing, _ exhibit: Exhibit) -> Format {
      let empty = view.value(of: .listing(head, isGrid: false)).jsonText(indented: true)
      let parts = empty.split(separator: "[]", maxSplits: 1).map(String.init)
      return Format(
        opening: "\(parts.first ?? "")[", separator: ",", lineBreak: "\n  ",
        closing: "]\(parts.last ?? "")\n"
      ) { animals in
        var writer = JSONWriter(indented: true, level: 2)
        for index in animals.indices {
          if index > 0 { writer.write(verbatim: ",") }
          writer.breakLine()
          writer.write(view.animal(animals[index], in: exhibit))
        }
        return writer.bytes
      }
    }

    static func tsv(_ head: Listing, _ exhibit: Exhibit) -> Format {
      Format { animals in
        let isFound = head.narrowedTo != nil
        return animals.flatMap { TSVView.line(of: $0, in: exhibit, isFound: isFound).utf8 }
      }
    }
  }
}
