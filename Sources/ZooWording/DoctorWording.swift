import Console
import ZooService
import ZooSources

extension Wording {
  // Headings and labels of the setup report.
  package static let platformLabel = "platform"
  package static let filesHeading = "Files"
  package static let preferencesHeading = "Preferences"
  package static let networkHeading = "Network"
  package static let certificatesLabel = "certificates"
  package static let terminalHeading = "Terminal"
  package static let windowSizeLabel = "size"
  package static let colourLabel = "colour"
  package static let picturesLabel = "pictures"

  /// What is kept in a folder.
  package static func name(of use: SetupReport.Folder.Use) -> String {
    switch use {
    case .preferences: "preferences"
    case .lists: "lists"
    case .cats: "cats"
    case .cache: "cache"
    }
  }

  /// Where zoo runs on a processor that it has no name for.
  package static let anotherArchitecture = "another architecture"

  /// A number of bytes as people say it: `3.4 MiB`.
  package static func size(_ bytes: Int) -> String {
    let units = ["KiB", "MiB", "GiB"]
    guard bytes >= 1024 else { return "\(bytes) \(bytes == 1 ? "byte" : "bytes")" }
    var (value, unit) = (Double(bytes) / 1024, 0)
    while value >= 1024, unit + 1 < units.count { (value, unit) = (value / 1024, unit + 1) }
    let tenths = (value * 10).rounded() / 10
    return (tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)") + " \(units[unit])"
  }

  /// How an address is reached, directly or by a proxy, and which setting says so.
  package static func route(_ route: Proxies.Route) -> String {
    switch route {
    case .direct: "direct"
    case .onThisMachine: "direct (this machine)"
    case .bypassed(let variable): "direct (\(variable))"
    case .proxy(let address, let variable): "through the proxy \(address.printable) (\(variable))"
    }
  }

  package static func sentence(_ problem: PreferencesEditingError) -> String {
    switch problem {
    case .noTerminal: "Editing needs a terminal. Use the options of 'zoo settings'."
    case .noEditor: "No editor found. Put the name of one in EDITOR."
    case .failed(let editor, nil, _): "Can't start the editor \(editor.quoted)."
    case .failed(let editor, let code?, let keepsDraft):
      "The editor \(editor.quoted) exited with code \(code), so nothing was changed."
        + (keepsDraft ? " 'zoo settings --edit' continues with your draft." : "")
    }
  }

  package static func location(of store: TrustStore) -> String {
    switch store {
    case .keychain: "in the keychain"
    case .debian: "the system's (update-ca-certificates)"
    case .fedora: "the system's (update-ca-trust)"
    case .elsewhere: "the system's"
    case .missing: "none installed, so no secure connection is possible"
    }
  }
}

// MARK: - The terminal

extension Wording {
  /// How pictures are drawn; `none` if chafa would be needed.
  package static func drawing(_ method: PictureEncoder.DrawingMethod) -> String {
    switch method {
    case .graphics(.kitty): "kitty's protocol"
    case .graphics(.iTerm): "iTerm2's protocol"
    case .graphics(.sixel): "sixels"
    case .text(true): "kitty's protocol, through tmux"
    case .text(false): "kitty's protocol, in lists too"
    case .characters: "characters (this terminal has no picture protocol)"
    case .none: "none (chafa is not installed)"
    }
  }

  /// Why no pictures are drawn.
  package enum NoPicturesReason {
    case readAloud
    case preference(String)
    case noTerminal
    case dumbTerminal
    case continuousIntegration
  }

  package static func reason(_ reason: NoPicturesReason) -> String {
    switch reason {
    case .readAloud: "none (for a screen reader)"
    case .preference("drawn"): "drawings (preference 'drawn')"
    case .preference(let mode): "none (preference '\(mode)')"
    case .noTerminal: "none (output is not a terminal)"
    case .dumbTerminal: "none (TERM is dumb)"
    case .continuousIntegration: "none (CI is set)"
    }
  }

  package static let noSize = "none (output is not a terminal)"
  package static let notInstalled = "not installed"
  /// The version of a chafa that doesn't say it.
  package static let unknownVersion = "unknown"
  package static let noFolder = "none (HOME is not set)"
  package static let noAddressSet = "no address"
  package static let nothingFetched = "nothing cached"
  package static let empty = "empty"
  package static let yes = "yes"
  package static let no = "no"

  package static func answered(_ moment: String) -> String { "answered \(moment)" }
}
