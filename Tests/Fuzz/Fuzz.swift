import Foundation

@testable import Console
@testable import ZooCommands
@testable import ZooFiles
@testable import ZooKit
@testable import ZooScreens
@testable import ZooSources
@testable import ZooWording

/// A fuzz target: the one named by `ZOO_FUZZ_TARGET` gets bytes, and must neither trap nor break a
/// promise. `scripts/trials/fuzz` builds and runs it.
enum FuzzTarget: String, CaseIterable {
  case json
  case decoders
  case array
  case preferences
  case arguments
  case keys
  case text
  case lists
  /// Keys of all kinds, typed into windows and forms of any size.
  case windows
  /// Every view at every size up to 60×220, one size after the other, whatever the bytes.
  case sizes

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["ZOO_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("ZOO_FUZZ_TARGET is none of \(allCases.map(\.rawValue))")
    }
    return target
  }()

  func take(_ bytes: [UInt8]) {
    switch self {
    case .json: Self.json(bytes)
    case .decoders: Self.decoders(bytes)
    case .array: Self.array(bytes)
    case .preferences: Self.preferences(bytes)
    case .arguments: Self.arguments(bytes)
    case .keys: Self.keys(bytes)
    case .text: Self.text(bytes)
    case .lists: Self.lists(bytes)
    case .windows: Self.windows(bytes)
    case .sizes: Self.nextSize()
    }
  }
}

/// The entry point that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func take(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzTarget.chosen.take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Traps with a message if a condition is false; an optimized `precondition` prints none.
func promise(
  _ holds: Bool, _ words: @autoclosure () -> String = "it does not fit", line: Int = #line
) {
  if !holds { fatalError("line \(line): \(words())") }
}

extension FuzzTarget {
  /// A value survives being written and parsed again.
  private static func json(_ bytes: [UInt8]) {
    do {
      let value = try JSONValue(parsing: bytes)
      for isIndented in [false, true] {
        let text = value.jsonText(indented: isIndented)
        guard let again = try? JSONValue(parsing: text.utf8) else {
          // The written text may exceed the size limit; nothing else may fail.
          promise(text.utf8.count > 1 << 16, "what was written cannot be read: \(text)")
          continue
        }
        promise(again == value, "read again it is another: \(text)")
        promise(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "a control character")
      }
    } catch {
      promise(error.line >= 1 && error.column >= 1)
    }
  }

  /// Every page decodes to animals that can be shown, in any exhibit.
  private static func decoders(_ bytes: [UInt8]) {
    guard let records = try? PageDecoder.records(of: Data(bytes), host: "zoo.test") else { return }
    for exhibit in Exhibit.all {
      for animal in records.compactMap({ exhibit.decode($0, "http://zoo.test") }) {
        show(animal, in: exhibit)
        _ = exhibit.detail?(animal)
        if case .request(let gallery)? = exhibit.gallery { _ = gallery.endpoint(animal) }
      }
    }
  }

  private static func show(_ animal: Animal, in exhibit: Exhibit) {
    var preferences = Preferences()
    preferences.apply(["weight": "st", "height": "cm"], from: .flag)
    let view = DetailView(
      preferences: preferences, window: LayoutContext(columns: 40), now: Date())
    check(Renderer().text(of: view.frame(animal).lines([:])))
    let listing = Listing(exhibit: exhibit.id, animals: [animal], source: .live)
    check(
      Renderer().text(
        of: ListView(
          exhibit: exhibit, window: LayoutContext(columns: 60), preferences: preferences,
          now: Date()
        ).frame(listing).lines([:])))
    _ = JSONView(preferences: preferences).value(of: .animal(animal, in: exhibit)).jsonText()
    promise(ListQuery(search: animal.name).matches(animal, in: exhibit))
  }

  /// Output has no control characters that a terminal would act on.
  private static func check(_ shown: String) {
    for scalar in shown.unicodeScalars where scalar != "\n" {
      promise(scalar.properties.generalCategory != .control, "a control character")
      promise(![0x202E, 0x2066, 0x061C, 0x200E].contains(scalar.value), "a turn of direction")
    }
  }

  /// The array reader finds the same elements as parsing the whole array.
  private static func array(_ bytes: [UInt8]) {
    var reader = JSONArrayReader(Data(bytes))
    var elements: [JSONValue] = []
    var isBroken = false
    do {
      while let element = try reader.next() {
        do { elements.append(try JSONValue(parsing: element.text)) } catch { isBroken = true }
      }
    } catch { isBroken = true }
    if case .array(let whole)? = try? JSONValue(parsing: bytes) {
      promise(!isBroken && elements == whole, "cut and whole differ")
    }
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: arrayPath))) != nil else { return }
    for exhibit in Exhibit.all { scan(elements, isBroken: isBroken, of: exhibit) }
  }

  private static let arrayPath = directory + "/array.json"

  /// A file is searched and sorted by its bytes as by its values.
  private static func scan(_ elements: [JSONValue], isBroken: Bool, of exhibit: Exhibit) {
    let decoded = elements.map { exhibit.decode($0, nil) }
    for query in [
      ListQuery(search: "a"), ListQuery(search: "tom cat"), ListQuery(order: .name),
      ListQuery(search: "é", order: .reversedName),
    ] {
      guard
        let page = try? FileSource(path: arrayPath, base: nil, timeout: 10)
          .page(of: exhibit, PageRequest(size: 3), query)
      else { return promise(false, "the file cannot be read") }
      let isWhole = !page.listing.hasMore || query.order != nil
      promise(!isWhole || isBroken == (page.fault != nil), "broken only in one way")
      guard !isBroken else { continue }
      let matching = decoded.compactMap { $0 }.filter { query.matches($0, in: exhibit) }
      let wanted = query.sorted(matching).prefix(3).map { [$0.id, $0.name] }
      promise(page.listing.animals.map { [$0.id, $0.name] } == wanted, "\(query): another page")
      promise(!isWhole || page.unusable == decoded.count { $0 == nil }, "other unusable records")
    }
  }

  private static let directory: String = {
    let path = NSTemporaryDirectory() + "zoo-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }()

  /// A readable file can be saved and keeps its values; an unreadable one is not changed.
  private static func preferences(_ bytes: [UInt8]) {
    let file = PreferencesFile(directory: directory)
    let url = URL(fileURLWithPath: file.path)
    guard (try? Data(bytes).write(to: url)) != nil else { return }
    do {
      let values = try file.read()
      var preferences = Preferences()
      preferences.apply(values, from: .user)
      _ = (preferences.perPage, preferences.timeout, preferences.pictureCache << 20)
      _ = SettingsView(width: 40, directory: nil).lines(preferences)
      try file.save(["weight": "kg"])
      var kept = try file.read()
      promise(kept["weight"] == "kg")
      (kept["weight"], kept["version"]) = (values["weight"], values["version"])
      promise(kept == values, "a value was lost")
    } catch {
      _ = Wording.errorReport(error).message
      promise((try? Data(contentsOf: url)) == Data(bytes), "a bad file was changed")
    }
  }

  /// A command line is parsed, or refused in one sentence.
  private static func arguments(_ bytes: [UInt8]) {
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      let parsed = try Commands.parse(words)
      _ = try CommonOptions(parsed)
      _ = try Commands.command(of: parsed)
    } catch {
      let errorReport = Wording.errorReport(error)
      promise(errorReport.exitCode == Wording.usage, "\(error)")
      check(errorReport.message.printable)
      promise(!errorReport.message.contains("unforeseen"), "\(error)")
    }
  }

  /// Keys decode without a trap, and the edited line stays within its window.
  private static func keys(_ bytes: [UInt8]) {
    var editor = LineEditor(history: ["earlier", "earlier still"])
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes {
      decoder.feed([byte])
      while let key = decoder.next() { keys.append(key) }
    }
    while let key = decoder.next(afterTimeout: true) { keys.append(key) }
    for key in keys {
      let before = editor.text
      _ = editor.press(key)
      for width in [1, 7, 40] as [Cells] {
        let (shown, cursor) = editor.visible(in: width)
        promise(cursor < max(width, 1), "the cursor left its window")
        promise(shown.displayWidth <= max(width, 2), "the line left its window")
      }
      promise(key != .left || editor.text == before, "a move changed the line")
    }
    check(editor.text)
  }

  /// Foreign text fits its width and has no control characters.
  private static func text(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let shown = text.printable
    check(shown)
    promise(shown.printable == shown, "printable twice is another")
    for width in [1, 2, 9, 80] as [Cells] {
      promise(shown.truncated(to: width).displayWidth <= width)
      for line in shown.wrapped(to: width) { promise(line.displayWidth <= max(width, 2)) }
      let styled: StyledLine = [Span(text, .name), Span(text, .quiet)]
      for line in styled.wrapped(to: width) { promise(line.displayWidth <= max(width, 2)) }
      promise(styled.truncated(to: width).displayWidth <= width)
    }
    _ = text.folded
    _ = text.nearest(in: ["elephant", "zebra"])
    _ = DecimalNumber(text)
    _ = Exhibit.date(text)
    for quantity in Quantity.allCases {
      let unit: MeasurementUnit = quantity == .weight ? .pound : .foot
      guard let reading = Measure.RawRange(range: text, unit: unit),
        let measure = Measure(quantity, reading)
      else { continue }
      for choice in UnitChoice.choices(for: quantity) { _ = measure.shown(in: choice).text }
      _ = PersonRatio(of: measure)
    }
  }

  /// A remembered list is read or refused.
  private static func lists(_ bytes: [UInt8]) {
    let lists = LastLists(directory: directory)
    let url = URL(fileURLWithPath: directory + "/last-list.json")
    guard (try? Data(bytes).write(to: url)) != nil,
      let listing = try? lists.lastShown()?.listing
    else { return }
    for animal in listing.animals {
      show(animal, in: Exhibit.named(listing.exhibit) ?? .animals)
    }
  }
}
