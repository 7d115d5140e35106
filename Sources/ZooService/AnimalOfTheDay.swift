import Collections
import Foundation
import ZooKit
import ZooSources

extension AnimalService {
  /// The built-in zoo animal of today's date (UTC), the same for everybody.
  package func animalOfTheDay() -> Animal { Self.animalOfTheDay(at: context.now()) }

  static func animalOfTheDay(at date: Date) -> Animal {
    let day = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    let collection = BuiltInCollection.animals
    let index = place(of: day, among: collection.count)
    // Every built-in record can be decoded, which tests check.
    guard let animal = Exhibit.animals.decode(collection.record(at: index), nil) else {
      preconditionFailure("built-in record \(index)")
    }
    return animal
  }

  /// A place from 0 for each day; in as many days as there are places each comes once. Neighbouring days are far
  /// apart in the collection, which is sorted by class.
  static func place(of day: Int, among count: Int) -> Int {
    var stride = count * 5 / 13 + 1
    while greatestCommonDivisor(stride, count) != 1 { stride += 1 }
    return ((day % count + count) % count) * stride % count
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
