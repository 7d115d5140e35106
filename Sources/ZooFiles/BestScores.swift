import Foundation
import ZooKit

/// The best score of a quiz about each subject, in the state directory: `{"best": {"owls": [8, 10]}, "version": 1}`.
package struct BestScores: Sendable {
  private let path: String
  private static let version = 1
  private static let sizeLimit = 1 << 20
  /// More subjects are hardly asked about; the file begins anew then.
  private static let mostSubjects = 1000

  package init(directory: String) { path = "\(directory)/quiz.json" }

  /// How many were right and of how many; `nil` if nobody was asked about it. A file of another version counts as none.
  package func score(about subject: String) throws(FileError) -> (right: Int, count: Int)? {
    guard case .array(let numbers)? = try best()[subject], numbers.count == 2,
      let right = numbers[0].integer, let count = numbers[1].integer, (1...1000).contains(count),
      (0...count).contains(right)
    else { return nil }
    return (right, count)
  }

  package func keep(
    _ score: (right: Int, count: Int), about subject: String
  ) throws(FileError) {
    var all = try best()
    if all[subject] == nil, all.count >= Self.mostSubjects { all = [:] }
    all[subject] = .array([.integer(score.right), .integer(score.count)])
    let json: JSONValue = ["best": .object(all), "version": .integer(Self.version)]
    try SafeFile.replace(
      path, with: (json.jsonText() + "\n").utf8Data, followsLinks: false, flushesToDisk: false)
  }

  private func best() throws(FileError) -> JSONObject {
    guard let contents = try SafeFile.read(path, limit: Self.sizeLimit),
      let json = try? JSONValue(parsing: [UInt8](contents)),
      json["version"]?.integer == Self.version,
      case .object(let best)? = json["best"]
    else { return [:] }
    return best
  }
}
