import ZooKit

extension BuiltInCollection {
  /// Every built-in collection by exhibit, parsed on demand because that takes milliseconds. A new
  /// exhibit adds its own here.
  private static let loaders: [(exhibit: String, read: @Sendable () -> BuiltInCollection)] = [
    ("animals", { .animals }), ("cat-breeds", { .catBreeds }), ("dog-breeds", { .dogBreeds }),
    ("birds", { .birds }), ("cats", { .cats }),
  ]

  package static var all: [BuiltInCollection] { loaders.map { $0.read() } }

  package static func named(_ exhibit: String) -> BuiltInCollection? {
    loaders.first { $0.exhibit == exhibit }?.read()
  }
}
