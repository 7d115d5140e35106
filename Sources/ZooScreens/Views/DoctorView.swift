import Console
import Foundation
import ZooService
import ZooKit
import ZooSources
import ZooWording

/// The setup in two columns, to be copied into a bug report.
struct DoctorView {
  let width: Cells
  let now: Date
  /// `nil` leaves the terminal out.
  var terminal: TerminalReport?

  /// What is said of something: the name of it in JSON and in words, and the words.
  private typealias Row = (key: String, name: String, value: String)
  private typealias Section = (key: String, title: String, rows: [Row])

  func lines(_ setupReport: SetupReport) -> [StyledLine] {
    let zoo = ("", "zoo \(Zoo.version)", [("", Wording.platformLabel, Self.platform)])
    return Array(
      ([zoo] + sections(setupReport)).flatMap { _, title, rows -> [StyledLine] in
        let cells = rows.map { [StyledLine($0.name, .quiet), StyledLine($0.value)] }
        return ["", StyledLine(title, .heading)]
          + Table([.whole, .wrapped(least: 24)], cells).lines(width: width)
      }.dropFirst())
  }

  /// The same for another program: `{"files": {"cache": "none (HOME is not set)", …}, "version": "0.1.0", …}`.
  func value(of setupReport: SetupReport) -> JSONValue {
    var members: JSONObject = [
      "version": .string(Zoo.version), "platform": .string(Self.platform),
    ]
    for (key, _, rows) in sections(setupReport) {
      members[key] = .object(JSONObject(rows.map { ($0.key, .string($0.value)) }))
    }
    return .object(members)
  }

  private func sections(_ setupReport: SetupReport) -> [Section] {
    let preferences = PreferenceKey.all.filter { $0 != .apis }.map { key -> Row in
      let setting = setupReport.preferences.setting(of: key)
      let value = "\(Wording.value(of: setting, key)) (\(Wording.origin(setting.origin)))"
      return (key.name, key.name, value)
    }
    let trust = Wording.location(of: setupReport.trust)
    let sections: [Section] = [
      (
        "files", Wording.filesHeading,
        setupReport.folders.map { ($0.use.rawValue, Wording.name(of: $0.use), folder($0)) }
      ),
      ("preferences", Wording.preferencesHeading, preferences),
      (
        "network", Wording.networkHeading,
        setupReport.services.map { ($0.name, $0.name, service($0)) }
          + [("certificates", Wording.certificatesLabel, trust)]
      ),
    ]
    return sections + (terminal.map { [("terminal", Wording.terminalHeading, rows($0))] } ?? [])
  }

  static let platform = "\(ProcessInfo.processInfo.operatingSystemVersionString), \(architecture)"

  #if arch(x86_64)
    private static let architecture = "x86-64"
  #elseif arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = Wording.anotherArchitecture
  #endif

  private func folder(_ folder: SetupReport.Folder) -> String {
    guard let path = folder.path else { return Wording.noFolder }
    let contents =
      folder.files == 0
      ? Wording.empty : "\(Wording.files(folder.files)), \(Wording.size(folder.bytes))"
    return "\(path) · \(contents)"
  }

  private func service(_ service: SetupReport.Service) -> String {
    guard let address = service.address, let route = service.route else {
      return Wording.noAddressSet
    }
    let last = service.lastFetch.map { Wording.answered(Wording.relativeTime($0, now: now)) }
    return "\(address) · \(Wording.route(route)) · \(last ?? Wording.nothingFetched)"
  }

  private func rows(_ terminal: TerminalReport) -> [Row] {
    let size = terminal.size.map { "\($0.columns)×\($0.rows)" } ?? Wording.noSize
    let chafa = terminal.chafa.map { "\($0.version) (\($0.path))" } ?? Wording.notInstalled
    return [
      ("size", Wording.windowSizeLabel, size),
      ("colour", Wording.colourLabel, terminal.isColored ? Wording.yes : Wording.no),
      ("pictures", Wording.picturesLabel, terminal.pictures), ("chafa", "chafa", chafa),
    ] + terminal.variables.map { ($0.name, $0.name, $0.value.printable) }
  }
}
