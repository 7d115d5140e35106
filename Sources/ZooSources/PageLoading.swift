import ZooKit

// Putting a part of an exhibit together from its pages.

extension AnimalLoader {
  /// Loads as many of the API's pages as the wanted part needs; `nil` wants the whole exhibit.
  func loadPages(
    _ exhibit: Exhibit, _ wanted: PageRequest?, from source: Source, isReload: Bool
  ) async throws -> Fetched<PageCollector.ExhibitPart> {
    var pages = PageCollector(wanted, paging: exhibit.paging)
    var pagingBudget = sources.pagingBudget()
    var result = Fetched(value: pages.part, source: source)
    // All records, cached for searches if every page of the exhibit was loaded.
    var records: [JSONValue] = []
    var isWhole = wanted == nil && source == .live && exhibit.paging != .whole
    let base = base(of: exhibit, source)
    if exhibit.isRandomSample, source == .cache, let wanted {
      return try randomPart(wanted, of: exhibit)
    }
    while let page = pages.next {
      let seconds = try pagingBudget.step(to: host(of: exhibit))
      let answer = try await sources.records(
        at: exhibit.page(page), of: exhibit, from: source, isReload: isReload, within: seconds)
      result.add(answer)
      let isNew = pages.add(
        answer.value.map { exhibit.decode($0, base) }, total: result.total)
      isWhole = isWhole && isNew
      if isWhole { records += answer.value }
    }
    guard !pages.isUseless else {
      throw FetchError(host: host(of: exhibit), cause: .noUsableRecords)
    }
    result.value = pages.part
    if isWhole, !records.isEmpty, result.value.unusable == 0, let date = result.fetchedAt,
      let notice = sources.keep(records, of: exhibit, fetchedAt: date)
    {
      result.notices.append(notice)
    }
    if wanted != nil, result.value.total == nil {
      // A count below what was seen is wrong.
      let count = result.value.animals.count
      let seen = count == 0 ? 0 : (wanted?.offset ?? 0) + count
      let total = await sources.total(
        of: exhibit, from: source, answered: result.total, isLive: result.source == .live)
      result.value.total = total.flatMap { $0 < seen ? nil : $0 }
    }
    if result.value.unusable > 0 { result.notices.append(.recordsSkipped(result.value.unusable)) }
    return result
  }

  /// Random animals among those that a random exhibit's API has sent before.
  ///
  /// - Throws: `ChosenSourceError.notInCache` if they are too few, so that the built-in collection comes next; all
  ///   of them are enough if only cached data is allowed.
  private func randomPart(
    _ wanted: PageRequest, of exhibit: Exhibit
  ) throws -> Fetched<PageCollector.ExhibitPart> {
    let base = base(of: exhibit, .cache)
    let sample = try sources.sample(of: exhibit).map { $0.compactMap { exhibit.decode($0, base) } }
    guard sample.value.count >= wanted.size || sources.required == .cache else {
      throw ChosenSourceError.notInCache(exhibit: exhibit.id)
    }
    return sample.map { animals in
      PageCollector.ExhibitPart(
        animals: Array(animals.shuffled().prefix(wanted.size)), hasMore: true, total: nil,
        unusable: 0)
    }
  }

  private func host(of exhibit: Exhibit) -> String {
    sources.preferences.address(of: exhibit).flatMap(WebAddress.init)?.host
      ?? "the built-in collection"
  }
}

extension Fetched {
  /// Merges the notices, source and date of one more page.
  fileprivate mutating func add(_ answer: Fetched<[JSONValue]>) {
    notices += answer.notices.filter { !notices.contains($0) }
    total = answer.total ?? total
    if answer.source == .cache { source = .cache }
    if let date = answer.fetchedAt { fetchedAt = min(fetchedAt ?? date, date) }
  }
}
