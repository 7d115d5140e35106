extension Sequence where Element: Sendable {
  /// What some work makes of each element, in order; the work goes on side by side, for so many at
  /// once.
  public func concurrentMap<Value: Sendable>(
    atMost width: Int, _ work: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      var values: [Int: Value] = [:]
      var waiting = enumerated().makeIterator()
      func begin() {
        guard let (index, element) = waiting.next() else { return }
        group.addTask { (index, await work(element)) }
      }
      for _ in 0..<width { begin() }
      while let (index, value) = await group.next() {
        values[index] = value
        begin()
      }
      return values.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
