import Console
import ZooKit
import ZooSources
import ZooWording

/// Every preference with its value and where it comes from.
struct SettingsView {
  let width: Cells
  /// The directory of the user's preferences file.
  let directory: String?

  func lines(_ preferences: Preferences) -> [StyledLine] {
    let rows = PreferenceKey.all.filter { $0 != .apis }
      .map { key in
        let setting = preferences.setting(of: key)
        return (key.flag, Wording.value(of: setting, key), setting.origin)
      }
    let apis =
      Exhibit.all.map { ($0.id, preferences.address(of: $0) ?? Wording.noAddress) }
      + [(Wikipedia.id, preferences.wikipediaSetting ?? Wording.wikipediaIsOff)]
    let addresses = apis.map { name, address in
      ("\(PreferenceKey.apis.flag) \(name)", address, preferences.addressOrigin(of: name))
    }
    let all = rows + addresses
    let cells = all.map { name, value, origin in
      [StyledLine(name), StyledLine(value, .name), StyledLine(Wording.origin(origin), .quiet)]
    }
    let table = Table([.whole, .cut(least: 4), .whole], cells).lines(width: width)
    // Not truncated: only a whole path can be used.
    let isKept = all.contains { $0.2 == .user }
    let file = directory.map {
      StyledLine(Wording.preferencesPath("\($0)/preferences.json", isSaved: isKept), .quiet)
    }
    return [StyledLine(Wording.settings, .heading), ""] + table + (file.map { ["", $0] } ?? [])
  }
}
