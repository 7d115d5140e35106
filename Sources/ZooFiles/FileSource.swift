import RecordScan
import Synchronization
import ZooKit
import ZooQuery

/// Animals from a file of the user's: a JSON array in the format of an exhibit's API.
package struct FileSource: Sendable {
  private let path: String
  private let base: String?
  private let timeout: Double

  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - base: the API's base URL, for records that don't say where their picture is.
  ///   - timeout: the seconds until a pipe must have a writer.
  package init(path: String, base: String? = nil, timeout: Double) {
    (self.path, self.base, self.timeout) = (path, base, timeout)
  }

  /// A page, as far as it could be read.
  package struct PageResult: Sendable {
    package var listing: Listing
    package var unusable: Int
    /// The error that ended reading early, if any.
    package var fault: JSONArrayReader.ReadError?
  }

  /// Reads a page, without reading further than needed or keeping more than the page in memory.
  ///
  /// - Parameter counter: counts the records that have been read.
  /// - Throws: `FileError`. A broken array only ends the page: see `PageResult.fault`.
  package func page(
    of exhibit: Exhibit, _ request: PageRequest, _ query: ListQuery, counter: ProgressCounter? = nil
  ) throws(FileError) -> PageResult {
    var reader = try JSONArrayReader(path: path, timeout: timeout)
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
      }
    } catch {
      fault = error
    }
    var listing = Listing(
      exhibit: exhibit.id, animals: kept.page, source: .file,
      page: request.isAll ? nil : request.index + 1,
      hasMore: kept.hasMore, end: request.offset + request.size, search: query.search,
      tag: query.tag, order: query.order, file: path)
    listing.kind = query.kind
    return PageResult(listing: listing, unusable: kept.unusable, fault: fault)
  }

  /// Reads the whole file, in order, and passes on what a query finds as it is read; nothing is kept.
  ///
  /// Records are decoded on all processors, as many at a time as have been read anyway, while the next are read.
  ///
  /// - Parameters:
  ///   - counter: counts the records that have been read.
  ///   - convert: makes what is passed on of some animals, on any thread.
  ///   - take: gets it; returns whether to go on.
  /// - Returns: how many records were unusable, and the error that ended reading early, if any.
  /// - Throws: `FileError`. A broken array only ends the stream.
  package func stream<Output: Sendable>(
    of exhibit: Exhibit, _ query: ListQuery, counter: ProgressCounter,
    convert: @Sendable ([Animal]) -> Output, take: (Output) -> Bool
  ) throws(FileError) -> (unusable: Int, fault: JSONArrayReader.ReadError?) {
    let reader = Mutex(
      BatchReader(try JSONArrayReader(path: path, timeout: timeout), RecordScan(query, of: exhibit))
    )
    var unusable = 0
    reader.withLock { $0.readBatch(counter) }
    do throws(JSONArrayReader.ReadError) {
      while case let elements = try reader.withLock({ $0.batch }).get(), !elements.isEmpty {
        let groups = elements.mapGroups { group in
          let (animals, unusable, fault) = decode(group, of: exhibit, query)
          return (
            output: animals.isEmpty ? nil : convert(animals), unusable: unusable, fault: fault
          )
        } meanwhile: {
          reader.withLock { $0.readBatch(counter) }
        }
        for group in groups {
          unusable += group.unusable
          if let output = group.output, !take(output) { return (unusable, nil) }
          if let fault = group.fault { throw fault }
        }
        if !elements.hasSeveralGroups() { reader.withLock { $0.readBatch(counter) } }
      }
      return (unusable, nil)
    } catch {
      return (unusable, error)
    }
  }

  /// Reads elements that a scan doesn't rule out, as many at a time as are in the buffer.
  private struct BatchReader: ~Copyable {
    var reader: JSONArrayReader
    var scan: RecordScan
    /// The elements read last; none after the last of the file.
    private(set) var batch: Result<[JSONArrayReader.Element], JSONArrayReader.ReadError> =
      .success([])

    init(_ reader: consuming JSONArrayReader, _ scan: RecordScan) {
      self.reader = reader
      self.scan = scan
    }

    mutating func readBatch(_ counter: ProgressCounter) {
      do throws(JSONArrayReader.ReadError) {
        if scan.isUseful { counter.advance(by: try reader.skipUnwanted(by: &scan)) }
        guard let element = try reader.next() else { return batch = .success([]) }
        let elements = [element] + (scan.isUseful ? [] : reader.bufferedElements())
        counter.advance(by: elements.count)
        batch = .success(elements)
      } catch {
        batch = .failure(error)
      }
    }
  }

  /// What a query finds in some elements, up to the first that is no record.
  private func decode(
    _ elements: ArraySlice<JSONArrayReader.Element>, of exhibit: Exhibit, _ query: ListQuery
  ) -> (animals: [Animal], unusable: Int, fault: JSONArrayReader.ReadError?) {
    var animals: [Animal] = []
    var unusable = 0
    for element in elements {
      do {
        guard let animal = try animal(in: element, of: exhibit) else {
          unusable += 1
          continue
        }
        if query.matches(animal, in: exhibit) { animals.append(animal) }
      } catch {
        return (animals, unusable, error)
      }
    }
    return (animals, unusable, nil)
  }

  /// The exhibit whose records a file has, by the members of its first records; `nil` if they are none's, or the
  /// file is no array, which listing it will say.
  ///
  /// - Throws: `FileError` if the file can't be read.
  package func exhibit(among exhibits: [Exhibit]) throws(FileError) -> Exhibit? {
    var reader = try JSONArrayReader(path: path, timeout: timeout, isReadAgain: true)
    defer { reader.putBack() }
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
    let query: ListQuery
    /// How many positions of the list have been read; unusable records count too, unless the list
    /// is searched or sorted.
    private(set) var positionsRead = 0
    private(set) var unusable = 0
    private(set) var found: [Animal] = []
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
