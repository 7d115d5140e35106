import Dispatch
import Synchronization

// Inlinable, so that it is compiled for the types of each use.
extension Array where Element: Sendable {
  /// So many are worth a group of their own where each is decoded, folded or laid out.
  @usableFromInline static var usualGroup: Int { 16 }
  /// So many groups that no processor is long without one while another still has some.
  @usableFromInline static var mostGroups: Int { 32 }
  /// So many groups are worth waking another processor for.
  @usableFromInline static var leastGroups: Int { 4 }

  /// Whether there is work for several processors.
  @inlinable package func hasSeveralGroups(ofAtLeast size: Int = usualGroup) -> Bool {
    count > size * Self.leastGroups
  }

  /// Maps groups of elements and does `work` meanwhile, on all processors. A few elements are only mapped.
  ///
  /// - Parameter least: how many elements are worth a group.
  @inlinable package func mapGroups<Output: Sendable>(
    ofAtLeast least: Int = usualGroup, _ transform: @Sendable (ArraySlice<Element>) -> Output,
    meanwhile work: @Sendable () -> Void = {}
  ) -> [Output] {
    guard hasSeveralGroups(ofAtLeast: least) else { return [transform(self[...])] }
    let size = Swift.max(least, count / Self.mostGroups)
    let starts = Array<Int>(stride(from: 0, to: count, by: size))
    let outputs = Mutex([Output?](repeating: nil, count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count + 1) { iteration in
      guard iteration > 0 else { return work() }
      let output = transform(self[starts[iteration - 1]...].prefix(size))
      outputs.withLock { $0[iteration - 1] = output }
    }
    return outputs.withLock { $0.compactMap(\.self) }
  }

  /// Maps the elements on all processors, if they are many.
  @inlinable package func concurrentMap<Output: Sendable>(
    _ transform: @Sendable (Element) -> Output
  ) -> [Output] {
    mapGroups { $0.map(transform) }.flatMap(\.self)
  }
}
