/// The members of a JSON object, sorted by key.
///
/// Records have few members: comparing their keys takes less time than hashing them, and writing needs no sorting.
package struct JSONObject: Sendable, Equatable {
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Sorted by key, each key once.
  package private(set) var members: [Member]

  /// Of members with the same key, the last counts.
  package init(_ members: consuming [Member]) {
    self.members = consume members
    self.members.sort { $0.key < $1.key }
    removeRepeatedKeys()
  }

  package init(_ members: some Sequence<(key: String, value: JSONValue)>) {
    self.init(members.map { Member($0.key, $0.value) })
  }

  /// Leaves the last of the members with the same key, as sorting is stable.
  private mutating func removeRepeatedKeys() {
    func isRepeated(_ index: Int) -> Bool {
      index + 1 < members.count && members[index].key == members[index + 1].key
    }
    guard members.indices.contains(where: isRepeated) else { return }
    members = members.indices.filter { !isRepeated($0) }.map { members[$0] }
  }

  /// The members of two objects; of those that both have, the other's.
  package func merging(_ other: JSONObject) -> JSONObject {
    other.reduce(into: self) { $0[$1.key] = $1.value }
  }

  package func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> JSONObject {
    var result = self
    result.members = try members.filter { try isIncluded(($0.key, $0.value)) }
    return result
  }

  package var keys: [String] { members.map(\.key) }

  /// The value of a member; `nil` if there is none, and setting it to `nil` removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      // Most keys are told apart by their length, without comparing letters.
      let length = key.utf8.count
      for index in members.indices
      where members[index].key.utf8.count == length && members[index].key == key {
        return members[index].value
      }
      return nil
    }
    set {
      let index = index(of: key)
      let isThere = index < members.endIndex && members[index].key == key
      switch newValue {
      case let value? where isThere: members[index].value = value
      case let value?: members.insert(Member(key, value), at: index)
      case nil: if isThere { members.remove(at: index) }
      }
    }
  }

  /// The index of a member, or where one would be inserted.
  private func index(of key: String) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension JSONObject: RandomAccessCollection {
  package var startIndex: Int { members.startIndex }
  package var endIndex: Int { members.endIndex }
  package subscript(index: Int) -> (key: String, value: JSONValue) {
    (members[index].key, members[index].value)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member($0.0, $0.1) })
  }
}
