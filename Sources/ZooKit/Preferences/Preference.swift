/// One preference and the type of its value: how it is read, and what holds when nobody says
/// otherwise, stated once.
package struct Preference<Value: Sendable>: Sendable {
  /// Its key in the file, its flag and what is allowed.
  package let key: PreferenceKey
  /// What holds when nobody says otherwise.
  package let fallback: Value
  private let decode: @Sendable (JSONValue) -> Value?

  /// The value that some JSON stands for; the default for what was never allowed.
  func value(of json: JSONValue) -> Value { decode(json) ?? fallback }
}

/// How lists look.
package enum ListLayout: String, Sendable, CaseIterable {
  /// A row each.
  case list
  /// Names side by side.
  case grid
}

/// When colour is used.
package enum ColorMode: String, Sendable, CaseIterable {
  /// Where a terminal shows it.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// Whether what is shown is made to be read aloud.
package enum Accessibility: String, Sendable, CaseIterable {
  /// It is made to be seen.
  case no
  /// Words alone, one line after the other: nothing painted over, no signs and no bars.
  case yes
}

/// How pictures are shown.
package enum PictureMode: String, Sendable, CaseIterable {
  /// As the terminal can.
  case auto
  /// Not at all.
  case never
  /// Drawn by `chafa`.
  case chafa
  /// By the terminal's own protocol.
  case inline
  /// By their addresses.
  case link
}

extension Preference where Value == Int {
  /// How many animals a page holds.
  package static var perPage: Self {
    Self(
      "perPage", flag: "per-page", "how many a page of a list holds", kind: "a page size",
      placeholder: "N", in: 1...100, fallback: 10)
  }

  /// How much the pictures kept between runs may take, in MiB.
  package static var pictureCache: Self {
    Self(
      "pictureCache", flag: "picture-cache", "MiB that pictures kept may take",
      kind: "a size of the picture cache", placeholder: "MIB", in: 1...10_000, fallback: 100)
  }

  private init(
    _ name: String, flag: String, _ summary: String, kind: String, placeholder: String,
    in range: ClosedRange<Int>, fallback: Int
  ) {
    key = PreferenceKey(
      name: name, flag: flag, summary: summary, kind: kind, placeholder: placeholder,
      rule: .integer(range), fallback: .integer(Int64(fallback)))
    self.fallback = fallback
    decode = { $0.integer }
  }
}

extension Preference where Value == Double {
  /// How long an exchange with an API may take, in seconds.
  package static var timeout: Self {
    let seconds: Int64 = 15
    return Self(
      key: PreferenceKey(
        name: "timeout", flag: "timeout", summary: "seconds an exchange with an API may take",
        kind: "a timeout", placeholder: "SECONDS", rule: .number(0.1...600),
        fallback: .integer(seconds)),
      fallback: Double(seconds), decode: { $0.text.flatMap(Double.init) })
  }
}

extension Preference where Value == Source? {
  /// The source insisted on; `nil` takes the best there is.
  package static var source: Self {
    let words = ["auto"] + [Source.live, .cache, .builtIn].map(\.rawValue)
    return Self(
      key: .choice(
        "source", "where data comes from; auto takes the best there is", kind: "a source", words,
        fallback: words[0]),
      fallback: nil, decode: { $0.text.flatMap(Source.init) })
  }
}

extension Preference where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// A choice of words.
  fileprivate init(_ name: String, _ summary: String, kind: String, fallback: Value) {
    key = .choice(
      name, summary, kind: kind, Value.allCases.map(\.rawValue), fallback: fallback.rawValue)
    self.fallback = fallback
    decode = { $0.text.flatMap(Value.init) }
  }
}

extension Preference where Value == ListLayout {
  /// How lists look.
  package static var view: Self { Self("view", "how lists look", kind: "a view", fallback: .list) }
}

extension Preference where Value == ColorMode {
  /// When colour is used.
  package static var color: Self {
    Self("color", "when colour is used", kind: "a colour mode", fallback: .auto)
  }
}

extension Preference where Value == Accessibility {
  /// Whether what is shown is made to be read aloud.
  package static var accessible: Self {
    Self(
      "accessible", "whether all is made to be read aloud: words alone, nothing painted over",
      kind: "an answer to that", fallback: .no)
  }
}

extension Preference where Value == PictureMode {
  /// How pictures are shown.
  package static var pictures: Self {
    Self(
      "pictures", "how pictures are shown; auto takes what the terminal can",
      kind: "a way to show pictures", fallback: .auto)
  }
}
