import Foundation
import ZooFiles
import ZooKit

// What a random exhibit's API has sent, kept because it can't be asked for again.

extension FallbackLoader {
  /// Keeps the records of a random sample with those before, the latest first; returns a notice if that fails.
  func keepSample(_ records: [JSONValue], of exhibit: Exhibit) -> SourceNotice? {
    guard let key = sampleKey(of: exhibit) else { return nil }
    let usable = records.filter { exhibit.isUsable($0) }
    let new = Set(usable.compactMap { exhibit.identity.name(of: $0)?.id })
    let old = (try? sample(of: exhibit))?.value.filter { record in
      exhibit.identity.name(of: record).map { !new.contains($0.id) } ?? false
    }
    let all = (usable + (old ?? [])).prefix(Self.maximumSample)
    guard !usable.isEmpty else { return nil }
    do throws(FileError) {
      try cache?.store(JSONValue.array(Array(all)).jsonText().utf8Data, of: key, at: now())
      return nil
    } catch {
      return .notCached(error)
    }
  }

  /// All records that a random exhibit's API has sent and that are kept. Throws `ChosenSourceError.notInCache`
  /// if there are none.
  func sample(of exhibit: Exhibit) throws -> Fetched<[JSONValue]> {
    guard let key = sampleKey(of: exhibit), let page = cached(key, of: exhibit) else {
      throw ChosenSourceError.notInCache(exhibit: exhibit.id)
    }
    return page
  }

  /// The most records of random samples that are kept: more than the zoo animal API ever had.
  private static let maximumSample = 250

  private func sampleKey(of exhibit: Exhibit) -> URL? {
    preferences.address(of: exhibit).flatMap { URL(string: "\($0)#sample") }
  }
}
