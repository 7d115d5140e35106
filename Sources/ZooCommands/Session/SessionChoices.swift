import ZooKit
import ZooService
import ZooSources

// What an answer means where an animal is asked for: at a list, and at a command's question.

extension Session {
  mutating func interpretChoice(_ word: String) -> [Effect] {
    switch entryPoint {
    case .comparing(_, let exhibit) where !isComparing:
      return [
        .readComparedNames(ComparedNames(typed: word), in: [exhibit].compactMap { $0 })
      ]
    case .searching: return searchEverywhere(word)
    case .misnamed(_, for: .detail), .which(_, for: .detail, _):
      if isAskingForAny, let effects = lookUp(word) { return effects }
    default: break
    }
    guard isSingleQuestion else { return interpretRequest(word) }
    if let requestedAction, !word.isEmpty { return requireOwn(word, for: requestedAction) }
    // Without a list, as in a single question, search the exhibit that was asked for.
    return find(word, in: listing == nil && !isAskingForAny ? [exhibit] : [], typed: word)
  }

  /// What words mean at the question of a command for an animal of any exhibit, as far as they are more than a name. The
  /// command ends with what they show.
  private mutating func lookUp(_ word: String) -> [Effect]? {
    if let (key, words) = SessionKey.read(word, at: .list, isSingleQuestion: false) {
      switch key {
      case .compare: return compare(ComparedNames(typed: words))
      case .search, .today, .random:
        endsWithList = true
        return perform(key, words)
      case .add, .edit, .remove, .openFile, .settings, .visit, .list:
        // One letter may be meant for a name.
        return word.prefix { $0 != " " }.count > 1 ? [.show(.problem(.nameWanted))] : nil
      default: return nil
      }
    }
    let request = TypedRequest([word])
    switch request {
    case .comparison(let names): return compare(names)
    case .ranking(let superlative, let exhibit, let kind):
      endsWithList = true
      return rank(exhibit, by: superlative, kind: kind)
    case .ownCats:
      endsWithList = true
      return [.listUsersCats]
    case .exhibit(let exhibit):
      endsWithList = true
      return firstPage(
        of: exhibit.id, exhibit.isRandomSample ? ListQuery(order: .name) : ListQuery())
    case .animal(let name, let exhibits, let typed) where !exhibits.isEmpty:
      return find(name, in: exhibits, typed: typed)
    case .animal, .cats: return nil
    }
  }
}
