import Foundation

/// Where animals came from, the best first.
package enum Source: String, Sendable {
  /// The exhibit's API, just now.
  case live
  /// What the API sent earlier.
  case cache
  case builtIn = "built-in"
  /// A file that the user named.
  case file
}

/// A list of animals as shown; the number in `zoo detail 2` refers to the list shown last.
package struct Listing: Sendable, Equatable {
  /// The exhibit's id; `severalExhibits` for animals of more than one.
  package var exhibit: Exhibit.ID
  package var animals: [Animal]
  /// The number of the first animal, which for a further page of a list is not 1.
  package var firstNumber = 1
  package var source: Source
  /// When the API sent them; `nil` for the built-in collection.
  package var fetchedAt: Date?
  /// The page number, from 1; `nil` for a list without pages.
  package var page: Int?
  /// The total over all pages, if known.
  package var total: Int?
  package var hasMore: Bool
  /// The offset at which the next page begins.
  package var end: Int
  /// What was searched for; `nil` for the exhibit as it is.
  package var search: String?
  /// The exhibits that were looked in, where these are several but not all.
  package var searchedExhibits: [Exhibit.ID] = []
  /// The kind that all its animals are of; `nil` for any.
  package var kind: String?
  /// The tag that all its animals have, or several with commas between them; `nil` for any.
  package var tag: String?
  /// The order asked for; `nil` for the API's own.
  package var order: ListQuery.Order?
  /// The user's file it is a page of; `nil` for a list of an exhibit.
  package var file: String?
  /// Whether its animals were chosen at random from more than can be listed.
  package var isSample = false
  /// The words or tags that were probably meant, where nothing matches those asked for.
  package var nearestWords: String?

  package init(
    exhibit: Exhibit.ID, animals: [Animal], source: Source, fetchedAt: Date? = nil,
    page: Int? = nil, total: Int? = nil, hasMore: Bool = false, end: Int? = nil,
    search: String? = nil, tag: String? = nil, order: ListQuery.Order? = nil, file: String? = nil
  ) {
    self.exhibit = exhibit
    self.animals = animals
    self.source = source
    self.fetchedAt = fetchedAt
    self.page = page
    self.total = total
    self.hasMore = hasMore
    self.end = end ?? animals.count
    self.search = search
    self.tag = tag
    self.order = order
    self.file = file
  }

  /// Puts pages of several exhibits before what is listed; the list has the source of the first that is not built in.
  package mutating func prepend(_ pages: [Listing]) {
    animals = pages.flatMap(\.animals) + animals
    hasMore = hasMore || pages.contains(where: \.hasMore)
    total = pages.reduce(total) { sum, page in
      page.total.flatMap { count in sum.map { $0 + count } }
    }
    if let page = pages.first(where: { $0.source != .builtIn }) ?? pages.first {
      (source, fetchedAt) = (page.source, page.fetchedAt)
    }
  }

  /// Sorts the animals of each exhibit.
  package mutating func sortEachExhibit(by order: ListQuery.Order) {
    animals = animals.groupedByExhibit.flatMap(ListQuery(order: order).sorted)
    self.order = order
  }

  package var query: ListQuery {
    ListQuery(search: search, kind: kind, tag: tag, order: order)
  }

  /// What the list was narrowed to: searched words, a kind or a tag; `nil` for all.
  package var narrowedTo: String? { query.narrowedTo }

  /// Stands for the exhibit of a list whose animals are from more than one; each animal says its own.
  package static let severalExhibits = "all"
}

extension Listing {
  /// Cuts a page out of all animals that match the query, in its order.
  package init(
    page request: PageRequest, of animals: [Animal], in exhibit: Exhibit, _ query: ListQuery,
    source: Source, fetchedAt: Date?
  ) {
    let behind = animals.dropFirst(request.offset)
    self.init(
      exhibit: exhibit.id, animals: Array(behind.prefix(request.size)), source: source,
      fetchedAt: fetchedAt,
      page: request.number,
      total: animals.count, hasMore: behind.count > request.size,
      end: request.offset + request.size, search: query.search, tag: query.tag,
      order: query.order)
    kind = query.kind
  }
}
