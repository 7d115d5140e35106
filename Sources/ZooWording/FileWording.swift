import Arguments
import Console
import ZooFiles
import ZooKit
import ZooSources

extension Wording {
  package static func sentence(_ error: PreferencesError) -> String {
    let file = error.path.printable
    let remedy =
      switch error.role {
      case .own: "Fix it, or start over with 'zoo settings --reset'."
      case .system: "Fix it."
      case .draft:
        "Your preferences are unchanged. Continue with 'zoo settings --edit', or delete that file."
      }
    return switch error.problem {
    case .empty: "\(file) is empty. \(remedy)"
    case .notJSON(let error): "\(file) is not valid JSON: \(clause(error)). \(remedy)"
    case .notAnObject: "\(file) is not a JSON object. \(remedy)"
    case .otherVersion(let version):
      "\(file) has version \(version.printable.truncated(to: 20)); this zoo only knows version "
        + "\(PreferencesFile.version). \(remedy)"
    case .changedMeanwhile(let draft):
      "\(file) changed while you were editing and was left alone. Your text is in "
        + "\(draft.printable); 'zoo settings --edit' continues with it."
    case .badValue(let key, let api, let value):
      "\(file) has \(value.printable.truncated(to: 40)) for "
        + "'\(key.name)\(api.map { ".\($0)" } ?? "")', which is not allowed. "
        + "Choose \(allowedValues(of: key)). \(remedy)"
    }
  }

  /// What is wrong with a JSON text and where, as part of a sentence.
  private static func clause(_ error: JSONError) -> String {
    let place = "in line \(error.line), column \(error.column)"
    return switch error.fault {
    case .cutOff: "it is cut off \(place)"
    case .unexpectedInput: "unexpected text \(place)"
    case .tooDeep(let limit): "lists or objects are more than \(limit) deep, \(place)"
    case .overBudget: "it is too much"
    case .repeatedKey(let key): "\(key.quoted) is there twice, the second time \(place)"
    }
  }

  package static func sentence(_ error: FileError) -> String {
    let file = error.path.printable
    let operation =
      switch error.operation {
      case .read: "read"
      case .write: "write"
      case .lock: "lock"
      }
    return switch error.problem {
    case .system(let code): "Can't \(operation) \(file): \(systemMessage(code))."
    case .tooLarge(let limit) where error.operation == .write:
      "Can't write \(file): it would be larger than \(limit >> 20) MiB."
    case .tooLarge(let limit):
      "Can't read \(file): it is larger than \(limit >> 20) MiB. Move it away and try again."
    case .notAFile: "Can't \(operation) \(file): it is not a file."
    case .nothingCame(let seconds):
      "Nothing came from \(file) within \(Self.seconds(seconds)). Is another program writing to it?"
    case .damaged: "\(file) is damaged. Fix it or move it away, then try again."
    case .busy: "Another zoo process is writing \(file). Try again in a moment."
    }
  }

  package static func sentence(_ error: JSONArrayReader.ReadError) -> String {
    let file = error.path == "-" ? "Standard input" : error.path.printable
    let place = "at byte \(error.byte), in element \(error.element)"
    return switch error.fault {
    case .unreadable(let error): sentence(error)
    case .notAnArray: "\(file) is not a JSON array."
    case .cutOff: "\(file) is cut off \(place)."
    case .unexpectedInput: "\(file) is not valid JSON \(place)."
    case .tooLong(let limit): "\(file) has more than \(limit >> 20) MiB \(place)."
    }
  }

  package static func unknownKeys(_ keys: [String], path: String) -> String {
    let names = keys.prefix(5).map(\.quoted).joined(separator: ", ")
    let known = PreferenceKey.all.map(\.name) + Exhibit.addressNames.map { "apis.\($0)" }
    let suggestion = keys.lazy.compactMap { $0.nearest(in: known) }.first
    let rest = keys.count > 5 ? " and \(keys.count - 5) more" : ""
    return "\(path.printable) has \(names)\(rest), which this zoo doesn't know."
      + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
  }

  /// A preference's value.
  package static func value(of setting: Preferences.Setting, _ key: PreferenceKey) -> String {
    let word = setting.value.text ?? ""
    guard word == UnitChoice.source.word else { return word }
    return switch key.name {
    case PreferenceKey.height.name, PreferenceKey.weight.name: "as the source gives it"
    default: word
    }
  }

  package static func origin(_ origin: Preferences.Origin) -> String {
    switch origin {
    case .default: "default"
    case .system: "system-wide file"
    case .user: "your preferences"
    case .environment: "environment"
    case .flag: "this command"
    }
  }
}
