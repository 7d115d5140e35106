/// A quantity that the user can choose a unit for.
package enum Quantity: String, Sendable, CaseIterable {
  case weight
  /// How tall or how long a body is.
  case height
}

/// A unit of weight or height, with its exact definition.
///
/// The international yard and pound agreement of 1959 defines 1 lb = 0.45359237 kg and
/// 1 ft = 0.3048 m; 1 st = 14 lb, 1 oz = 1/16 lb and 1 in = 1/12 ft. (Foundation's `UnitMass.stones` is inverted
/// and its pound is rounded, so neither is used.)
package struct MeasurementUnit: Sendable, Equatable {
  package let quantity: Quantity
  package let symbol: String
  /// Every word a user may type for it, in lower case.
  package let names: [String]
  /// Its size in the quantity's base unit: 10^-12 kg for weight, 10^-4 m for height. Always an
  /// integer.
  let size: Int128

  package static let pound = Self(
    quantity: .weight, symbol: "lb", names: ["lb", "lbs", "pound", "pounds"],
    size: 453_592_370_000)
  package static let kilogram = Self(
    quantity: .weight, symbol: "kg", names: ["kg", "kilogram", "kilograms"],
    size: 1_000_000_000_000)
  package static let stone = Self(
    quantity: .weight, symbol: "st", names: ["st", "stone", "stones"], size: 14 * 453_592_370_000)
  package static let foot = Self(
    quantity: .height, symbol: "ft", names: ["ft", "foot", "feet"], size: 3048)
  package static let centimetre = Self(
    quantity: .height, symbol: "cm",
    names: ["cm", "centimetre", "centimetres", "centimeter", "centimeters"], size: 100)
  package static let metre = Self(
    quantity: .height, symbol: "m", names: ["m", "metre", "metres", "meter", "meters"],
    size: 10_000)

  // Not offered by themselves: `metric` and `imperial` use them for small and large animals.
  package static let gram = Self(
    quantity: .weight, symbol: "g", names: ["g"], size: 1_000_000_000)
  package static let tonne = Self(
    quantity: .weight, symbol: "t", names: ["t"], size: 1_000_000_000_000_000)
  package static let ounce = Self(
    quantity: .weight, symbol: "oz", names: ["oz"], size: 28_349_523_125)
  package static let millimetre = Self(
    quantity: .height, symbol: "mm", names: ["mm"], size: 10)
  package static let inch = Self(quantity: .height, symbol: "in", names: ["in"], size: 254)
}

extension MeasurementUnit {
  /// The units a user can choose, in the order they are offered.
  static func choices(for quantity: Quantity) -> [Self] {
    switch quantity {
    case .weight: [.pound, .kilogram, .stone]
    case .height: [.foot, .centimetre, .metre]
    }
  }

  /// The unit for sizes that are tiny in this one: inches for feet, millimetres for metres, grams for all weights.
  var suitingTinySizes: Self {
    switch self {
    case .foot, .inch: .inch
    case .metre, .centimetre, .millimetre: .millimetre
    default: .gram
    }
  }

  /// The unit with a symbol, whether it is offered or not; `nil` for any other text.
  package init?(symbol: String) {
    let all =
      Quantity.allCases.flatMap(Self.choices) + [.gram, .tonne, .ounce, .millimetre, .inch]
    guard let unit = all.first(where: { $0.symbol == symbol }) else { return nil }
    self = unit
  }
}
