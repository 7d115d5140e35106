/// How many times longer than usual zoo waits for others (an API, pictures, a terminal's answers) before it goes on
/// without them: `ZOO_PATIENCE`, for slow machines and connections.
package struct TimeoutFactor: Sendable, Equatable {
  /// From 1 to 1000.
  package let factor: Double

  package static let usual = TimeoutFactor(factor: 1)

  /// As the environment says; what is no number from 1 to 1000 counts as 1.
  package init(environment: [String: String]) {
    let factor = environment["ZOO_PATIENCE"].flatMap(Double.init) ?? 1
    self.init(factor: (1...1000).contains(factor) ? factor : 1)
  }

  private init(factor: Double) { self.factor = factor }

  /// Seconds to wait instead of the usual ones.
  package func seconds(_ usual: Double) -> Double { usual * factor }
}
