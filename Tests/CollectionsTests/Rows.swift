import ZooKit
import Foundation

@testable import Collections

/// The rows of the built-in collections, and the recorded lists that they are compared with.
enum Rows {
  static let animals = ZooAnimalTables.all.flatMap(\.rows)
  static let breeds = TextTable.catBreeds.rows + TextTable.dogBreeds.rows
  static let birds = TextTable.birdsOfChile.rows
  static let byExhibit = [
    animals, TextTable.catBreeds.rows, TextTable.dogBreeds.rows, birds,
    TextTable.cats.rows,
  ]
  static let everything = byExhibit.flatMap { $0 }

  /// The lines of a list recorded beside these tests.
  static func recorded(_ name: String, test: String = #filePath) throws -> [String] {
    let directory = (test as NSString).deletingLastPathComponent + "/Recorded"
    let text = try String(contentsOfFile: "\(directory)/\(name).txt", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// Names a row in a failure message.
  static func name(_ row: TextTable.Row) -> String {
    row["name"] ?? row["uid"] ?? row["id"] ?? "a row without a name"
  }
}
