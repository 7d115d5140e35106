/// A system of units. The sources' differ, so where animals of several are compared by size, one is used for all.
package enum UnitSystem: Sendable {
  case metric
  /// As in Britain and America.
  case imperial

  /// The units of it that suit each size.
  package var suitingUnits: UnitChoice { self == .imperial ? .imperial : .metric }

  /// The units for a list of animals of all sizes. The sources in pounds and feet have these for small animals too; metric
  /// ones have grams and centimetres.
  fileprivate func listedUnits(of quantity: Quantity) -> UnitChoice {
    switch (self, quantity) {
    case (.metric, _): .metric
    case (.imperial, .weight): .unit(.pound)
    case (.imperial, .height): .unit(.foot)
    }
  }
}

extension MeasurementUnit {
  package var system: UnitSystem {
    [.pound, .stone, .ounce, .foot, .inch].contains(self) ? .imperial : .metric
  }
}

extension Collection<Animal> {
  /// The system of the first size that is known; `nil` if none is.
  package var unitSystem: UnitSystem? {
    lazy.flatMap(\.measures).compactMap { $0.unit?.system }.first
  }
}

extension Preferences {
  /// Whether the sizes by which a list is sorted are shown as their sources have them.
  package func showsSourceUnits(sortedBy order: ListQuery.Order?) -> Bool {
    if case .measure(let kind, _)? = order { units(of: kind.quantity) == .source } else { false }
  }

  /// The same, but the sizes of an animal in a system of units, unless the user has chosen a unit or its source uses that
  /// system.
  package func showing(_ animal: Animal, in system: UnitSystem) -> Preferences {
    var preferences = self
    for measure in animal.measures {
      guard preferences.units(of: measure.quantity) == .source, let own = measure.unit,
        own.system != system
      else { continue }
      preferences.set(system.listedUnits(of: measure.quantity), for: measure.quantity)
    }
    return preferences
  }
}
