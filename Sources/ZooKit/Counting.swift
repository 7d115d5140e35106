// Numbers from outside, from an answer, a file or a folder, before anything is calculated with them.

extension Int {
  /// More records or pages than anybody lists. A count from outside above it, or below zero, is no count.
  private static let mostCounted = 1_000_000_000

  /// Itself, if it can be a number of records or pages.
  package var asCount: Int? { (0...Self.mostCounted).contains(self) ? self : nil }
}

extension Array {
  /// The element with a number, counted from 1; `nil` if there is none.
  package func numbered(_ number: Int) -> Element? {
    number >= 1 && number <= count ? self[number - 1] : nil
  }
}

extension Sequence<Int> {
  /// All of them together, such as the sizes of files; as many as an integer can hold where they are more.
  package var saturatedSum: Int {
    reduce(0) { sum, next in
      let (sum, isTooLarge) = sum.addingReportingOverflow(next)
      return isTooLarge ? .max : sum
    }
  }
}
