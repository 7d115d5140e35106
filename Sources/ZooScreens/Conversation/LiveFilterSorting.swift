import ZooKit

// The orders that a window's animals can have.

extension LiveFilter {
  /// What can be sorted by: what is measured of animals listed.
  var sizes: [Measure.Kind] {
    let listed = [animals] + (includesOthers ? others.map(\.animals) : [])
    return Measure.Kind.allCases.filter { kind in
      listed.contains { $0.contains { $0.measure(kind) != nil } }
    }
  }

  /// The system of units of the exhibit one came from, or else of the next one with sizes.
  func findUnitSystem() -> UnitSystem? {
    ([animals] + others.map(\.animals)).lazy.compactMap(\.unitSystem).first
  }

  var hasSizes: Bool { !sizes.isEmpty }

  /// The orders that Ctrl-S goes through; `nil` is that of the names, or of how well they match.
  private var orders: [ListQuery.Order?] {
    let bySize = sizes.flatMap { kind in
      kind == .weight
        ? [.measure(kind), .measure(kind, isReversed: true)] : [ListQuery.Order.measure(kind)]
    }
    return [nil] + bySize + [.name]
  }

  /// Sorts the animals by the next order, with the first one chosen.
  mutating func sort() {
    let orders = orders
    let next = (orders.firstIndex(of: order) ?? -1) + 1
    order = orders[next < orders.count ? next : 0]
    findMatches()
  }
}
