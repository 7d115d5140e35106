import Foundation
import RecordScan
import ZooFiles
import ZooKit

// What a random exhibit's API has sent, kept because it can't be asked for again.

extension FallbackLoader {
  /// Keeps the records of a random sample before those that are kept; returns a notice if that fails.
  func keepSample(_ records: [JSONValue], of exhibit: Exhibit) -> SourceNotice? {
    let usable = records.filter { exhibit.isUsable($0) }
    guard let key = sampleKey(of: exhibit), let cache, !usable.isEmpty else { return nil }
    let kept = SearchableRecords(text: cache.entry(of: key)?.body ?? Data())
    let sample = SearchableRecords(usable).followed(by: kept, atMost: Self.maximumSample)
    do throws(FileError) {
      try cache.store(sample.text, of: key, at: now())
      return nil
    } catch {
      return .notCached(error)
    }
  }

  /// All records that a random exhibit's API has sent and that are kept; of each animal the one that was sent last. Throws
  /// `ChosenSourceError.notInCache` if there are none.
  func sample(of exhibit: Exhibit) throws -> Fetched<[JSONValue]> {
    guard let key = sampleKey(of: exhibit), let kept = cache?.entry(of: key),
      let records = try? SearchableRecords(text: kept.body).records(for: ListQuery(), of: exhibit)
    else {
      throw ChosenSourceError.notInCache(exhibit: exhibit.id)
    }
    var seen: Set<Animal.ID> = []
    let latest = records.filter { record in
      exhibit.identity.name(of: record).map { seen.insert($0.id).inserted } ?? false
    }
    return Fetched(value: latest, source: .cache, fetchedAt: kept.fetchedAt)
  }

  /// The most records of random samples that are kept: more than the zoo animal API ever had.
  private static let maximumSample = 250

  private func sampleKey(of exhibit: Exhibit) -> URL? {
    preferences.address(of: exhibit).flatMap { URL(string: "\($0)#sample") }
  }
}
