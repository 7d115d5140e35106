import Console
import ZooCommands
import ZooKit
import ZooWording

/// Every preference with its value and where it comes from.
struct SettingsView {
  let width: Cells
  /// The directory of the user's preferences file.
  let directory: String?

  func lines(_ preferences: Preferences) -> [StyledLine] {
    let cells = SettingsItem.all.map { item -> [StyledLine] in
      let value =
        item.api == nil
        ? Wording.value(of: preferences.setting(of: item.key), item.key)
        : item.value(in: preferences)
      return [
        StyledLine(item.name), StyledLine(value.isEmpty ? Wording.noAddress : value, .name),
        StyledLine(Wording.origin(item.origin(in: preferences)), .quiet),
      ]
    }
    let table = Table([.whole, .cut(least: 4), .whole], cells).lines(width: width)
    // Not truncated: only a whole path can be used.
    let isKept = SettingsItem.all.contains { $0.origin(in: preferences) == .user }
    let file = directory.map {
      StyledLine(Wording.preferencesPath("\($0)/preferences.json", isSaved: isKept), .quiet)
    }
    return [StyledLine(Wording.settings, .heading), ""] + table + (file.map { ["", $0] } ?? [])
  }
}
