/// How an API pages its animals.
package enum Paging: Sendable, Equatable {
  /// A new random selection in every response, as many as requested.
  case random
  /// Numbered pages of at most `limit` animals; a short page is the last.
  case pages(limit: Int)
  /// At most `limit` animals from any offset; fewer mean the end.
  case offsets(limit: Int)
  /// Everything in one response.
  case whole

  /// How to ask for all animals: in the largest pages that the APIs send.
  var ofWhole: Paging {
    if case .pages = self { .pages(limit: 100) } else { self }
  }
}

/// The part of an exhibit to fetch.
package struct PageRequest: Sendable, Equatable {
  package var offset: Int
  package var size: Int

  package init(offset: Int = 0, size: Int) {
    self.offset = offset
    self.size = size
  }

  /// Everything: more than any exhibit has, and far from overflowing.
  package static let all = PageRequest(size: 1 << 40)
  package var isAll: Bool { size >= Self.all.size }

  /// The page number, from 0, if all pages have this size.
  package var index: Int { size > 0 ? offset / size : 0 }

  /// The page number, from 1; `nil` for everything, and where pages before it had another size.
  package var number: Int? { isAll || size > 0 && offset % size > 0 ? nil : index + 1 }
}

/// A path and query below an API's base URL.
package struct Endpoint: Sendable {
  /// The path's components, unescaped; a slash in an id can't add a component.
  package var path: [String]
  /// The query's names and values, unescaped, in order.
  package var query: [(name: String, value: String)]

  package init(_ path: String..., query: [(name: String, value: String)] = []) {
    self.path = path
    self.query = query
  }
}
