/// A preference with the Swift type of its value, its decoding and its default.
package struct Preference<Value: Sendable>: Sendable {
  /// Its key in the file, its flag and what is allowed.
  package let key: PreferenceKey
  /// The default value.
  package let fallback: Value
  private let decode: @Sendable (JSONValue) -> Value?

  /// Decodes a value; the default if the value isn't allowed.
  func value(of json: JSONValue) -> Value { decode(json) ?? fallback }
}

/// How lists look.
package enum ListLayout: String, Sendable, CaseIterable {
  /// One animal per row.
  case list
  /// Names side by side.
  case grid
}

/// When colour is used.
package enum ColorMode: String, Sendable, CaseIterable {
  /// When the output is a terminal that shows it.
  case auto
  case always
  case never
}

/// Whether output is adapted to screen readers.
package enum Accessibility: String, Sendable, CaseIterable {
  /// The normal display.
  case no
  /// Text alone, line by line: no repainting, symbols or bars.
  case yes
}

/// How pictures are shown.
package enum PictureMode: String, Sendable, CaseIterable {
  /// The best way the terminal supports.
  case auto
  /// No pictures.
  case never
  /// Drawn by `chafa`.
  case chafa
  /// With the terminal's graphics protocol.
  case inline
  /// As their URLs.
  case link
}

extension Preference where Value == Int {
  /// Animals per page.
  package static var perPage: Self {
    Self(
      "perPage", flag: "per-page", "how many a page of a list holds", kind: "a page size",
      placeholder: "N", in: 1...100, fallback: 10)
  }

  /// The size limit of the picture cache, in MiB.
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
  /// The time limit for one request to an API, in seconds.
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
  /// The only source to use; `nil` uses the best one available.
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
  /// Makes a preference whose words are the cases of an enum.
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
  /// Whether output is adapted to screen readers.
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
