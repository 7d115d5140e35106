import Arguments
import Console
import ZooKit
import ZooQuery
import ZooSources

extension Wording {
  /// Before any argument is read.
  package static let noArguments = "no arguments came, not even a name. Start it as 'zoo'."
  package static let noDescriptors =
    "this system can't open more files here. Close some programs, or raise 'ulimit -n'."
  package static let noThreads =
    "this system can't start another thread. Close some programs, or raise 'ulimit -u' or '-v'."

  /// The orders to choose from.
  private static func orders(for error: InvalidValue) -> String {
    if Superlative(error.text) != nil {
      let known = Superlative.words(for: error.words.map { ListQuery.Order(word: $0) })
      if !known.isEmpty { return " Choose \(known.joinedWithOr)." }
    }
    let words = error.words.filter { !$0.hasPrefix("-") }
    return words.count > 1
      ? " Choose \(words.joinedWithOr). A '-' in front turns the order round."
      : " Choose name or -name."
  }

  /// The exhibits that can be sorted by a word.
  private static func exhibits(sortedBy order: String) -> [String] {
    Exhibit.all.filter { $0.order(typed: order) != nil }.map(\.plural)
  }

  /// Who can be sorted by a word, and what to type for it.
  private static func sentence(_ exhibits: [String], sortedBy word: String) -> String {
    let order = Exhibit.all.lazy.compactMap { $0.order(typed: word) }.first
    let superlative = order.flatMap { Superlative.words(for: [$0]).first } ?? "most \(word)"
    return "Only \(exhibits.joinedWithAnd) can be sorted by \(word.quoted), "
      + "as in '\(superlative) \(exhibits[0])'."
  }

  package static func sentence(_ error: InvalidValue) -> String {
    let typed = error.text.quoted
    let suggestion = error.text.nearest(in: error.words).map { " Did you mean '\($0)'?" } ?? ""
    let choice = suggestion.isEmpty ? " Choose \(error.words.joinedWithOr)." : suggestion
    return switch error.expected {
    case .animalCount: "Pick a number from 1 to 10."
    case .animalCountOrExhibit:
      "\(typed) is neither an exhibit nor a number from 1 to 10.\(choice)"
    case .animalName: "Type a number, an id or a part of a name."
    case .comparison(..<2): "Name at least two animals, as in 'compare lion tiger'."
    case .comparisonWithItself: "Name two different animals to compare."
    case .comparison: "You can compare up to six animals."
    case .order where !exhibits(sortedBy: error.text).isEmpty:
      sentence(exhibits(sortedBy: error.text), sortedBy: error.text) + orders(for: error)
    case .order where Superlative(error.text).map { $0.order == nil } == true:
      "Which is \(error.text.printable) is not known.\(orders(for: error))"
    case .order where suggestion.isEmpty:
      "Can't sort by \(typed).\(orders(for: error))"
    case .order: "Can't sort by \(typed).\(suggestion)"
    case .quizCount: "A quiz has 1 to 100 questions; you gave \(typed)."
    case .quizSeed: "--seed takes a whole number; you gave \(typed)."
    case .page: "Pages are numbered from 1; you gave \(typed)."
    case .unitSystem: "units takes \(error.words.joinedWithOr); you gave \(typed).\(suggestion)"
    case .exhibit: "There is no exhibit called \(typed).\(choice)"
    case .commandOrTopic: "There is no help on \(typed).\(choice)"
    case .shell: "There are no completions for \(typed).\(choice)"
    case .exhibitAddress:
      "api takes an exhibit and its address, as in 'birds=https://…'; you gave \(typed)."
    case .address(let variable):
      "\(variable) takes an http or https address, not \(typed)."
    case .editAlone: "--edit can't be combined with other options."
    case .pictureFile: "--save takes the name of a file; you gave \(typed)."
    case .onePicture: "Only one picture can go to standard output. Give --save the name of a file."
    case .oneFormat: "Choose --json or --tsv, not both."
    case .ownAnimal: "You can only add \(Exhibit.own.plural): 'zoo add NAME'."
    case .exhibitToSearch: "Name an exhibit for that: 'zoo list birds --search owl'."
    case .pictureOnTerminal: "Redirect the picture to a file: --save - > picture.jpg"
    case .preferenceName:
      "There is no setting or value called \(typed)."
        + (suggestion.isEmpty ? " 'zoo settings' shows them all." : suggestion)
    case .builtIn: "--random only shows built-in animals, so --source can't be \(typed)."
    case .preference(let name): sentence(error, name, typed, suggestion)
    }
  }

  private static func sentence(
    _ error: InvalidValue, _ name: String, _ typed: String, _ suggestion: String
  ) -> String {
    guard let key = PreferenceKey.named(name) else { return "" }
    return switch key.rule {
    case .integer, .number: "\(key.flag) must be from \(range(of: key)); you gave \(typed)."
    case .choice: "\(key.flag) takes \(key.words.joinedWithOr); you gave \(typed).\(suggestion)"
    case .addresses: "\(key.flag) takes an http or https address; you gave \(typed)."
    }
  }

  package static func sentence(_ error: QuestionForbidden) -> String {
    let cause =
      switch error.reason {
      case .option: "'--no-input' is set, so zoo can't ask."
      case .inputClosed: "Standard input is closed, so zoo can't ask."
      case .unseen: "The output goes elsewhere, so nobody would see what zoo asks."
      }
    return "\(cause) Use '\(error.missing)'."
  }
}
