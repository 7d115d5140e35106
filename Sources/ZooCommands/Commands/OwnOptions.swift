import Arguments
import ZooFiles
import ZooKit

/// The options that answer the questions of a form.
enum OwnOptions {
  static let name = Option("name", placeholder: "NAME", "its name")
  static let owner = Option("owner", placeholder: "OWNER", "whose it is; '' for nobody's")
  static let tag = Option("tag", placeholder: "TAG", repeats: true, "a tag; repeatable")
  static let picture = Option("picture", placeholder: "FILE", "a picture of it, which is copied")
  static let all = [name, owner, tag, picture]

  /// Whether any of them was given.
  static func areGiven(_ parsed: ParsedArguments) -> Bool { all.contains(where: parsed.has) }

  /// Lays what was given over what is known.
  static func apply(
    _ parsed: ParsedArguments, to known: OwnSpecimens.Answers
  ) -> OwnSpecimens.Answers {
    func clean(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var answers = known
    if let text = parsed.value(name) { answers.name = clean(text) }
    if let text = parsed.value(owner) { answers.owner = clean(text) }
    if parsed.has(tag) { answers.tags = parsed.values(tag).map(clean).filter { !$0.isEmpty } }
    if let file = parsed.value(picture) { answers.picture = .copied(from: file) }
    return answers
  }
}
