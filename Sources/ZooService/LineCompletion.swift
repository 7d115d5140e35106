import ZooFiles
import ZooKit
import ZooSources

// Completing what is typed at a question.

extension AnimalService {
  /// What a line is.
  package enum CompletionContext: Sendable {
    /// The path of a file.
    case file
    /// Tags, separated by commas.
    case tags
    /// Anything that can be asked for at a list: `open cats.json`, `t tabby`.
    case request
  }

  /// A line, completed as far as there is only one way.
  package func completed(_ line: String, as kind: CompletionContext) async -> String {
    func completed(after start: String, as kind: CompletionContext) async -> String {
      start + (await self.completed(String(line.dropFirst(start.count)), as: kind))
    }
    switch kind {
    case .file: return PathCompletion.completed(line, home: context.environment["HOME"])
    case .tags:
      let end = line.lastIndex(of: ",").map(line.index(after:)) ?? line.startIndex
      let lead = line[..<end] + line[end...].prefix { $0 == " " }
      return lead
        + NameCompletion.extended(String(line.dropFirst(lead.count)), in: await knownTags())
    case .request:
      for (start, kind) in [("open ", CompletionContext.file), ("t ", .tags), ("tag ", .tags)]
      where line.lowercased().hasPrefix(start) {
        return await completed(after: start, as: kind)
      }
      return line
    }
  }

  /// The names of all animals known without a request, those of the last list first.
  package func allNames() async -> [String] {
    var names = lastShownListing()?.listing.animals.map(\.name) ?? []
    for exhibit in Exhibit.all { names += await loader.names(of: exhibit) }
    return names
  }

  /// The tags of cats that are known without a request, each once, in order: those that the API listed before, and
  /// those of all known cats.
  package func knownTags() async -> [String] {
    // Without the API's list there are still the cats'.
    let listed = try? await loader.requiring(.cache).tags(of: .own)
    let cats = await known(in: [.own]).index.entries.animals
    return Self.sorted((listed?.value ?? []) + cats.flatMap(\.tags))
  }
}
