/// One animal, breed, bird or cat: the one shape that all five APIs are decoded into.
public struct Animal: Sendable, Equatable, Codable, Identifiable {
  /// The API's own id; unique within its exhibit.
  public var id: String
  /// The name it is listed under.
  public var name: String
  /// The scientific name, where it has one.
  public var latinName: String?
  /// What is known of it, in the order a detail shows it.
  public var facts: [Fact]
  /// Its pictures, the best first.
  public var pictures: [Picture]
  /// The title of the Wikipedia article about it, whose picture is shown where it has none.
  public var article: String?
  /// One emoji that stands for it where no picture can be shown.
  public var emoji: String

  /// Makes an animal; facts without a value are left out.
  public init(
    id: String, name: String, latinName: String? = nil, facts: [Fact?] = [],
    pictures: [Picture?] = [], article: String? = nil, emoji: String
  ) {
    self.id = id
    self.name = name
    self.latinName = latinName
    self.facts = facts.compactMap { $0 }
    self.pictures = pictures.compactMap { $0 }
    self.article = article
    self.emoji = emoji
  }

  /// The name with the Latin name in brackets.
  public var fullName: String { latinName.map { "\(name) (\($0))" } ?? name }

  /// This animal with what another record knows of it besides; a fact or picture that both have
  /// is the other's.
  public func completed(by other: Animal) -> Animal {
    var whole = other
    let known = Set(other.facts.map(\.key))
    whole.facts += facts.filter { !known.contains($0.key) }
    if whole.pictures.isEmpty { whole.pictures = pictures }
    whole.article = other.article ?? article
    return whole
  }

  /// The words of a fact, or the Latin name under the key `latinName`, if known.
  public func words(_ key: String) -> String? {
    let words = key == "latinName" ? latinName : fact(key)?.searchableText
    return words?.isEmpty == false ? words : nil
  }

  /// What was measured of it.
  public var measures: [Measure] {
    facts.compactMap { fact in
      if case .measure(let measure) = fact.value { measure } else { nil }
    }
  }

  /// The fact with a key, if known.
  public func fact(_ key: String) -> Fact? { facts.first { $0.key == key } }
}
