extension BuiltInCollection {
  /// Every built-in collection. A further exhibit adds its own here.
  public static let all: [BuiltInCollection] = [.animals, .catBreeds, .dogBreeds, .birds, .cats]
}
