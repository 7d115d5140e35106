import Console
import ZooCommands
import ZooKit
import ZooSources

/// Writes a list for another program as its animals arrive, so that memory does not grow with its
/// length. The output equals `TerminalOutput.text(of:)` of the whole list.
struct ListingStream {
  /// The list without its animals.
  private let listing: Listing
  private(set) var isEmpty = true
  private let exhibit: Exhibit
  private let form: Form
  private let terminal: Terminal
  private enum Form {
    case json(JSONView)
    case tsv
  }

  /// Output not written yet.
  private var text = ""
  private var failure: (any Error)?

  private static let bufferLimit = 64 << 10

  /// - Parameter head: the list without its animals.
  /// - Returns: `nil` if the output is for a person.
  init?(of head: Listing, _ display: TerminalOutput, _ preferences: Preferences) {
    guard let exhibit = Exhibit.named(head.exhibit) else { return nil }
    switch display.outputFormat {
    case .text: return nil
    case .json: form = .json(JSONView(preferences: preferences))
    case .tsv: form = .tsv
    }
    (listing, self.exhibit, terminal) = (head, exhibit, display.terminal)
  }

  /// Writes an animal; `false` if writing has failed, and `finish()` throws the error.
  mutating func add(_ animal: Animal) -> Bool {
    switch form {
    case .json(let view):
      text += isEmpty ? envelope(view).opening : ","
      text += "\n    " + view.animal(animal, in: exhibit).jsonText(indented: true, level: 2)
    case .tsv:
      text += TSVView.line(of: animal, in: exhibit, isFound: listing.narrowedTo != nil)
    }
    isEmpty = false
    if text.utf8.count >= Self.bufferLimit { write() }
    return failure == nil
  }

  /// - Throws: `OutputError`, also if an earlier write failed.
  mutating func finish() throws {
    switch form {
    case .json(let view):
      let (opening, closing) = envelope(view)
      text += isEmpty ? opening + closing : "\n  " + closing
    case .tsv: break
    }
    if failure == nil { write() }
    if let failure { throw failure }
  }

  private mutating func write() {
    do { try terminal.write(text, .output) } catch { failure = error }
    text = ""
  }

  /// The JSON around the animals: that of an empty list, split at its brackets.
  private func envelope(_ view: JSONView) -> (opening: String, closing: String) {
    let whole = view.value(of: .listing(listing, isGrid: false)).jsonText(indented: true)
    let parts = whole.split(separator: "[]", maxSplits: 1).map(String.init)
    return ("\(parts.first ?? "")[", "]\(parts.last ?? "")\n")
  }
}
