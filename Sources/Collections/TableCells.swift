import ZooKit

// Turns the cells of a table into members of a JSON record.

extension TextTable.Row {
  /// The members of some columns, and of those that have words of the vocabulary.
  func membersWithTerms(
    _ columns: String..., and others: [JSONObject.Member] = []
  ) -> JSONObject {
    members(columns + AnimalFacets.keys, and: others)
  }

  /// The text of each column that is known, as a member of the same name.
  ///
  /// - Parameter others: further members.
  func members(_ columns: [String], and others: [JSONObject.Member] = []) -> JSONObject {
    JSONObject(
      columns.compactMap { column in
        self[column].map { JSONObject.Member(column, .string($0)) }
      } + others)
  }

  /// A range as the zoo animal API sends it, with what was measured if the cell says so:
  /// `shoulder 4.6 - 5.2` becomes `NAME_min`, `NAME_max` and the dimension, `up to 440` the upper end alone, and words both
  /// ends.
  ///
  /// - Parameter dimension: the key for what was measured.
  func range(
    _ column: String, as name: String, measured dimension: String? = nil
  ) -> [JSONObject.Member] {
    guard let cell = self[column] else { return [] }
    func ends(_ low: String, _ high: String) -> [JSONObject.Member] {
      [.init("\(name)_min", .string(low)), .init("\(name)_max", .string(high))]
    }
    guard let start = cell.utf8.firstIndex(where: { (0x30...0x39).contains($0) }) else {
      return ends(cell, cell)
    }
    let parts = cell[start...].items(separatedBy: "-")
    guard let low = parts.first, let high = parts.last else { return [] }
    let words = cell[..<start].items(separatedBy: " ").joined(separator: " ")
    return ends(cell.hasPrefix("up to ") ? "up" : low, high)
      + (words.isEmpty ? [] : [dimension].compactMap { $0.map { .init($0, .string(words)) } })
  }

  var articleAddress: JSONValue? {
    self["wikipedia"].map { .string("https://en.wikipedia.org/wiki/\($0)") }
  }

  /// The category of the IUCN Red List in words, from its code.
  var conservationStatus: JSONValue? {
    switch self["iucn"] {
    case "LC": "Least Concern"
    case "NT": "Near Threatened"
    case "VU": "Vulnerable"
    case "EN": "Endangered"
    case "CR": "Critically Endangered"
    case "EW": "Extinct in the Wild"
    case "DD": "Data Deficient"
    case "NE": "Not Evaluated"
    default: nil
    }
  }
}
