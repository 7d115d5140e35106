import Foundation
import ZooFiles
import ZooKit

// What a random exhibit's API has sent, kept because it can't be asked for again.

extension FallbackLoader {
  /// The records that are kept, each with the id of its animal, as JSON.
  struct KeptSample {
    var records: [(id: Animal.ID, text: String)]
    /// That of their file, which another program may replace meanwhile.
    var identity: String?
  }

  /// Keeps the records of a random sample with those before, the latest first; returns a notice if that fails.
  ///
  /// - Parameter before: what was kept when they were asked for.
  func keepSample(
    _ records: [JSONValue], of exhibit: Exhibit, besides before: KeptSample?
  ) -> SourceNotice? {
    let new = texts(of: records.filter { exhibit.isUsable($0) }, exhibit)
    guard let key = sampleKey(of: exhibit), !new.isEmpty else { return nil }
    let isOld = before?.identity != cache?.identity(of: key)
    let known = isOld ? keptSample(of: exhibit) : before
    let ids = Set(new.map(\.id))
    let others = (known?.records ?? []).filter { !ids.contains($0.id) }
    let all = (new + others).prefix(Self.maximumSample)
    let text = "[\(all.map(\.text).joined(separator: ", "))]"
    do throws(FileError) {
      try cache?.store(text.utf8Data, of: key, at: now())
      return nil
    } catch {
      return .notCached(error)
    }
  }

  /// `nil` where a sample was never kept.
  func keptSample(of exhibit: Exhibit) -> KeptSample? {
    // Before they are read: whatever replaces the file since is newer.
    let identity = sampleKey(of: exhibit).flatMap { cache?.identity(of: $0) }
    return (try? sample(of: exhibit)).map {
      KeptSample(records: texts(of: $0.value, exhibit), identity: identity)
    }
  }

  private func texts(
    of records: [JSONValue], _ exhibit: Exhibit
  ) -> [(id: Animal.ID, text: String)] {
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
