import Console
import ZooCommands
import ZooKit
import ZooSources

/// A list for another program, written as its animals come, so that one of any length takes no more
/// memory than a short one. What is written is what `Display.text(of:)` makes of the whole.
struct ListingStream {
  /// The list, with as many of its animals as can be remembered.
  private(set) var listing: Listing
  /// Whether no animal has come.
  private(set) var isEmpty = true
  private let exhibit: Exhibit
  private let view: JSONView?
  private let terminal: Terminal
  /// What is not written yet.
  private var text = ""
  private var failure: (any Error)?

  /// So many are remembered: numbers beyond are for programs, which have the ids.
  private static let longestMemory = 2000
  private static let fullText = 64 << 10

  /// Begins.
  ///
  /// - Parameter head: the list without its animals.
  /// - Returns: `nil` where the answer is for a person.
  init?(of head: Listing, _ display: Display, _ preferences: Preferences) {
    guard display.form != .text, let exhibit = Exhibit.named(head.exhibit) else { return nil }
    (listing, self.exhibit, terminal) = (head, exhibit, display.terminal)
    view = display.form == .json ? JSONView(preferences: preferences) : nil
  }

  /// Writes an animal.
  ///
  /// - Returns: whether it can go on; `end()` throws why it cannot.
  mutating func add(_ animal: Animal) -> Bool {
    if let view {
      text += isEmpty ? frame.before : ","
      text += "\n    " + view.animal(animal, in: exhibit).jsonText(indented: true, level: 2)
    } else {
      text += TSVView.line(of: animal, in: exhibit, isFound: listing.search != nil)
    }
    isEmpty = false
    if listing.animals.count < Self.longestMemory { listing.animals.append(animal) }
    if text.utf8.count >= Self.fullText { write() }
    return failure == nil
  }

  /// Writes what is left.
  ///
  /// - Throws: `OutputError`, also for what could not be written before.
  mutating func end() throws {
    if view != nil { text += isEmpty ? frame.before + frame.behind : "\n  " + frame.behind }
    if failure == nil { write() }
    if let failure { throw failure }
  }

  private mutating func write() {
    do { try terminal.write(text, .output) } catch { failure = error }
    text = ""
  }

  /// What stands around the animals in JSON: that of the list without any, cut in its brackets.
  private var frame: (before: String, behind: String) {
    let head = Listing(
      exhibit: exhibit.id, animals: [], source: listing.source, search: listing.search)
    let whole = view?.value(of: .listing(head, isGrid: false))?.jsonText(indented: true) ?? ""
    let parts = whole.split(separator: "[]", maxSplits: 1).map(String.init)
    return ("\(parts.first ?? "")[", "]\(parts.last ?? "")\n")
  }
}
