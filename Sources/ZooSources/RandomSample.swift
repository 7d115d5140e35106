import Foundation
import ZooFiles
import ZooKit

// What a random exhibit's API has sent, kept because it can't be asked for again.

extension FallbackLoader {
  /// A record that is kept: the id of its animal, and its JSON.
  typealias KeptRecord = (id: Animal.ID, text: String)

  /// Keeps the records of a random sample with those before, the latest first; returns a notice if that fails.
  func keepSample(
    _ records: [JSONValue], of exhibit: Exhibit, besides before: [KeptRecord]
  ) -> SourceNotice? {
    let new = kept(records.filter { exhibit.isUsable($0) }, of: exhibit)
    guard let key = sampleKey(of: exhibit), !new.isEmpty else { return nil }
    let ids = Set(new.map(\.id))
    let all = (new + before.filter { !ids.contains($0.id) }).prefix(Self.maximumSample)
    let text = "[\(all.map(\.text).joined(separator: ", "))]"
    do throws(FileError) {
      try cache?.store(text.utf8Data, of: key, at: now())
      return nil
    } catch {
      return .notCached(error)
    }
  }

  /// The records that are kept; none where a sample was never sent.
  func keptSample(of exhibit: Exhibit) -> [KeptRecord] {
    kept((try? sample(of: exhibit))?.value ?? [], of: exhibit)
  }

  private func kept(_ records: [JSONValue], of exhibit: Exhibit) -> [KeptRecord] {
    records.compactMap { record in
      exhibit.identity.name(of: record).map { ($0.id, record.jsonText()) }
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
