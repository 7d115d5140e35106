import ZooSources

extension Wording {
  /// A number of bytes as people say it: `3.4 MiB`.
  static func size(_ bytes: Int) -> String {
    let units = ["KiB", "MiB", "GiB"]
    guard bytes >= 1024 else { return "\(bytes) \(bytes == 1 ? "byte" : "bytes")" }
    var (value, unit) = (Double(bytes) / 1024, 0)
    while value >= 1024, unit + 1 < units.count { (value, unit) = (value / 1024, unit + 1) }
    let tenths = (value * 10).rounded() / 10
    return (tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)") + " \(units[unit])"
  }

  /// How an address is reached, directly or by a proxy, and which setting says so.
  static func route(_ route: Proxies.Route) -> String {
    switch route {
    case .direct: "direct"
    case .onThisMachine: "direct, being on this machine"
    case .bypassed(let variable): "direct, by \(variable)"
    case .proxy(let address, let variable): "by the proxy \(address.printable), from \(variable)"
    }
  }

  static func sentence(_ problem: PreferencesEditor.Problem) -> String {
    switch problem {
    case .noTerminal: "There is no terminal to edit in. Use the flags of 'zoo settings'."
    case .noEditor: "No editor is known here. Put the name of one in EDITOR."
    case .failed(let editor, nil): "The editor \(editor.quoted) could not be started."
    case .failed(let editor, let code?):
      "The editor \(editor.quoted) left with code \(code), so nothing was changed."
    }
  }

  static func location(of store: TrustStore) -> String {
    switch store {
    case .keychain: "the keychain's"
    case .debian: "the system's, kept by update-ca-certificates"
    case .fedora: "the system's, kept by update-ca-trust"
    case .elsewhere: "the system's"
    case .missing: "none installed: no secure connection can be made"
    }
  }
}
