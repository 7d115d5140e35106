import RecordScan
import ZooKit

/// Animals from a file of the user's: a JSON array in the format of an exhibit's API.
package struct FileSource: Sendable {
  private let path: String
  private let base: String?

  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - base: the API's base URL, for records that don't say where their picture is.
  package init(path: String, base: String?) {
    self.path = path
    self.base = base
  }

  /// A page, as far as it could be read.
  package struct Page: Sendable {
    package var listing: Listing
    package var unusable: Int
    /// The error that ended reading early, if any.
    package var fault: JSONArrayReader.ReadError?
  }

  /// Reads a page, without reading further than needed or keeping more than the page in memory.
  ///
  /// - Parameters:
  ///   - counter: counts the records that have been read.
  ///   - take: gets each animal of an unsorted page as it is read, so that none is kept here;
  ///     returns whether to go on.
  /// - Throws: `FileError`. A broken array only ends the page: see `Page.fault`.
  package func page(
    of exhibit: Exhibit, _ request: PageRequest, _ query: Query, counter: ProgressCounter? = nil,
    each take: ((Animal) -> Bool)? = nil
  ) throws(FileError) -> Page {
    var reader = try JSONArrayReader(path: path)
    var kept = PageCollector(request: request, query: query)
    var fault: JSONArrayReader.ReadError?
    var scan = RecordScan(query, of: exhibit)
    do throws(JSONArrayReader.ReadError) {
      while !kept.isComplete {
        scan.cutoffName = kept.lastName
        if kept.countBefore > 0 {
          let skipped = try reader.skip(kept.countBefore)
          kept.skip(skipped)
          counter?.advance(by: skipped)
        } else if scan.isUseful {
          counter?.advance(by: try reader.skipUnwanted(by: &scan))
        }
        guard let element = try reader.next() else { break }
        counter?.advance()
        if kept.countBefore > 0 {
          kept.skip(1)
          continue
        }
        kept.consider(try animal(in: element, of: exhibit), of: exhibit)
        guard let take, let wanted = kept.found.popLast() else { continue }
        guard take(wanted) else { break }
      }
    } catch {
      fault = error
    }
    let listing = Listing(
      exhibit: exhibit.id, animals: kept.page, source: .file,
      page: request.isAll ? nil : request.index + 1,
      hasMore: kept.hasMore, end: request.offset + request.size, search: query.search,
      tag: query.tag, order: query.order, file: path)
    return Page(listing: listing, unusable: kept.unusable, fault: fault)
  }

  /// The exhibit whose records a file has, by the members of its first records; `nil` if they are none's, or the
  /// file is no array, which listing it will say.
  ///
  /// - Throws: `FileError` if the file can't be read.
  package static func exhibit(
    ofFile path: String, among exhibits: [Exhibit]
  ) throws(FileError) -> Exhibit? {
    var reader = try JSONArrayReader(path: path)
    var members: Set<String> = []
    for _ in 0..<10 {
      guard let element = try? reader.next() else { break }
      if case .object(let record)? = try? JSONValue(parsing: element.text) {
        members.formUnion(record.keys)
      }
    }
    let counts = exhibits.map { ($0, $0.signature.intersection(members).count) }
    return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
  }

  /// Decodes a record; `nil` when it is unusable.
  private func animal(
    in element: JSONArrayReader.Element, of exhibit: Exhibit
  ) throws(JSONArrayReader.ReadError) -> Animal? {
    guard let record = try? JSONValue(parsing: element.text) else {
      throw JSONArrayReader.unexpectedInput(element, in: path)
    }
    var animal = exhibit.decode(record, base)
    animal?.article = nil  // Wikipedia must not learn what is in a user's file.
    return animal
  }

  /// Collects the animals of a page, never keeping more than the page and those before it.
  private struct PageCollector {
    let request: PageRequest
    let query: Query
    /// How many positions of the list have been read; unusable records count too, unless the list
    /// is searched or sorted.
    private(set) var positionsRead = 0
    private(set) var unusable = 0
    var found: [Animal] = []
    /// The folded name of the last animal kept; `nil` until any have been dropped.
    private(set) var lastName: String?

    private var end: Int { request.offset + request.size }
    var hasMore: Bool { positionsRead > end }
    /// Whether nothing that follows can change the page.
    var isComplete: Bool { hasMore && query.order == nil }

    var page: [Animal] {
      let offset = query.needsAllAnimals ? request.offset : 0
      return Array(query.sorted(found).dropFirst(offset).prefix(request.size))
    }

    /// How many records can be skipped before the page; a search or an order has to look at each.
    var countBefore: Int { query.needsAllAnimals ? 0 : max(0, request.offset - positionsRead) }

    mutating func skip(_ count: Int) { positionsRead += count }

    mutating func consider(_ animal: Animal?, of exhibit: Exhibit) {
      if animal == nil, query.needsAllAnimals || positionsRead < end { unusable += 1 }
      guard let animal, query.matches(animal, in: exhibit) else {
        if !query.needsAllAnimals { positionsRead += 1 }
        return
      }
      positionsRead += 1
      guard query.order != nil || positionsRead <= end else { return }
      found.append(animal)
      // Sorting looks at every animal, but keeps no more than the page and those before it.
      guard query.order != nil, found.count > 2 * (end + 1) else { return }
      found = Array(query.sorted(found).prefix(end + 1))
      if query.order?.ofNames != nil { lastName = found.last?.name.folded }
    }
  }
}
