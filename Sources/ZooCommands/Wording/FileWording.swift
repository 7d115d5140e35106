import Console
import ZooKit
import ZooSources

extension Wording {
  /// A preferences file that cannot be used, in words.
  static func sentence(_ error: PreferencesError) -> String {
    let file = error.path.printable
    let remedy = "Mend it, or start anew with 'zoo settings --reset'."
    return switch error.problem {
    case .empty: "\(file) is empty. \(remedy)"
    case .notAnObject: "\(file) is not a JSON object. \(remedy)"
    case .newer(let version):
      "\(file) has version \(version.printable.truncated(to: 20)), and this zoo knows only "
        + "version \(PreferencesFile.version). Update zoo, or run 'zoo settings --reset'."
    case .badValue(let key, let value, let allowed):
      "\(file) has \(value.printable.truncated(to: 40)) for '\(key)', which is not allowed. "
        + "Choose \(allowed)."
    }
  }

  /// A file that could not be read or written, in words.
  static func sentence(_ error: FileError) -> String {
    let file = error.path.printable
    let deed =
      switch error.deed {
      case .read: "read"
      case .write: "written"
      case .lock: "locked"
      }
    return switch error.problem {
    case .system(let code): "\(file) cannot be \(deed): \(systemMessage(code))."
    case .tooLarge(let limit):
      "\(file) cannot be read: it is larger than \(limit >> 20) MiB. Put it aside and try again."
    case .damaged: "\(file) is damaged. Delete it and try again."
    case .busy: "\(file) is being written by another zoo. Try again in a moment."
    }
  }

  /// Keys in a preferences file that mean nothing to this program.
  static func unknownKeys(_ keys: [String], in path: String) -> String {
    let names = keys.prefix(5).map(quoted).joined(separator: ", ")
    let rest = keys.count > 5 ? " and \(keys.count - 5) more" : ""
    return "\(path.printable) has \(names)\(rest), which this zoo does not know; kept as it is."
  }

  /// Where a preference comes from.
  static func origin(_ origin: Preferences.Origin) -> String {
    switch origin {
    case .default: "default"
    case .system: "system-wide file"
    case .user: "your preferences"
    case .environment: "environment"
    case .flag: "this command"
    }
  }
}
