/// A number of character cells on a screen: columns or rows, of a window or of a part of it.
///
/// It is never below zero: what is taken from less leaves nothing. Everything that cuts, fills or places text takes
/// its sizes as cells, so that no window is too small for a view to be laid out.
package struct Cells: Hashable, Sendable {
  package let count: Int

  /// - Parameter count: below zero it counts as zero.
  package init(_ count: Int) { self.count = max(count, 0) }

  /// More than any screen has.
  package static let unlimited = Cells(1 << 30)
}

extension Cells: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension Cells: CustomStringConvertible {
  package var description: String { String(count) }
}

extension Cells: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.count < right.count }
}

/// Sums stop at what an integer can hold, differences at zero.
extension Cells {
  package static func + (left: Self, right: Self) -> Self {
    let (sum, isTooLarge) = left.count.addingReportingOverflow(right.count)
    return isTooLarge ? Cells(.max) : Cells(sum)
  }

  package static func - (left: Self, right: Self) -> Self {
    Cells(left.count - right.count)
  }

  package static func += (left: inout Self, right: Self) { left = left + right }
  package static func -= (left: inout Self, right: Self) { left = left - right }

  /// So many times as many; a factor below zero counts as zero.
  package static func * (left: Self, factor: Int) -> Self {
    let (product, isTooLarge) = left.count.multipliedReportingOverflow(by: max(factor, 0))
    return isTooLarge ? Cells(.max) : Cells(product)
  }

  /// A share of them in whole cells; shared among none they stay together.
  package static func / (left: Self, parts: Int) -> Self { Cells(left.count / max(parts, 1)) }

  /// How many parts of so many cells they hold, at least of one cell each.
  package func parts(of size: Self) -> Int { count / Swift.max(size.count, 1) }
}

extension Collection {
  /// How many elements there are, such as the rows of a block of lines.
  package var cells: Cells { Cells(count) }

  package func prefix(_ most: Cells) -> SubSequence { prefix(most.count) }
  package func dropFirst(_ some: Cells) -> SubSequence { dropFirst(some.count) }
}

extension BidirectionalCollection {
  package func suffix(_ most: Cells) -> SubSequence { suffix(most.count) }
  package func dropLast(_ some: Cells) -> SubSequence { dropLast(some.count) }
}

extension Sequence<Cells> {
  /// All of them together.
  package var total: Cells { reduce(0, +) }
}
