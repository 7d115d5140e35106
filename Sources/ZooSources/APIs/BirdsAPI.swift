import ZooKit

extension Exhibit {
  /// Birds of Chile from the Aves API: one response lists all, and each bird has a detail.
  package static let birds = Exhibit(
    id: "birds", noun: "bird of Chile", plural: "birds of Chile", kind: "bird",
    publicAddress: "https://aves.ninjas.cl", addressVariable: "ZOO_BIRDS_API",
    paging: .whole, columns: ["englishName", "latinName"],
    searchedFacts: ["kinds", "order", "habitat", "regions", "diet", "conservation"],
    measures: [.weight, .length], searchesDerivedWords: true, signature: ["uid"],
    page: { _ in Endpoint("api", "birds") },
    detail: { Endpoint("api", "birds", $0.id) }, gallery: .record, outlines: ["": "songbird"],
    identity: IdentityPaths(
      id: ["uid", "name.latin", "name.spanish", "name.english"],
      name: ["name.spanish", "name.english", "name.latin"], placeholder: "Bird"),
    makeAnimal: { record, identity, base in
      let (id, name) = identity
      let (latin, english) = (record["name"]?.text("latin"), record["name"]?.text("english"))
      let images = record["images"]
      return Animal(
        id: id, name: name, latinName: latin == name ? nil : latin,
        facts: [
          .text("englishName", english == name ? nil : english),
          .list("kinds", record.texts("kinds")),
          .text("order", record.text("order")),
          .text("species", record.text("species").flatMap { $0 == latin ? nil : $0 }),
          size(of: record),
          .measure(measure(record, "weight", .weight)),
          wingspan(of: record),
          .text("sound", record.text("sound")),
          .text("diet", record.text("diet")),
          .text("habitat", record.text("habitat")),
          .text("regions", record.text("regions") ?? record["map"]?.text("title")),
          .text("status", record.text("status")),
          .text("conservation", record["iucn"]?.text("title")),
          .text("conservationNote", record["iucn"]?.text("description")),
          .flag("migrates", record.flag("migration")),
          .list("traits", record.texts("traits").filter { $0 != "migrates" }),
          .flag("sexesDiffer", record.flag("dimorphism")),
          .text("didYouKnow", record.text("didyouknow")),
          .links("audio", [record.text("audio"), record["audio"]?.text("file", "url", "link")]),
        ],
        pictures: pictures(in: images),
        article: base == nil ? latin : nil,
        emoji: record.emoji ?? "🐦")
    })

  /// The API sends text (`45 cm`); a record that says what was measured yields a `Measure`.
  private static func size(of record: JSONValue) -> Fact? {
    guard let size = record.text("size") else { return nil }
    if let dimension = BodyDimension(record.text("measured")) {
      return .measure(measure(record, "size", .height, dimension))
    }
    return .text("size", size.replacing(" - ", with: " – "))
  }

  /// A range and its unit in one text, `230 - 300 g`; `nil` for an unknown unit.
  private static func measure(
    _ record: JSONValue, _ key: String, _ quantity: Quantity, _ dimension: BodyDimension? = nil
  ) -> Measure? {
    guard let text = record.text(key), let space = text.lastIndex(of: " "),
      let unit = MeasurementUnit(symbol: String(text[text.index(after: space)...])),
      unit.quantity == quantity
    else { return nil }
    return Measure(
      quantity, Measure.RawRange(range: String(text[..<space]), unit: unit), measured: dimension)
  }

  private static func wingspan(of record: JSONValue) -> Fact? {
    measure(record, "wingspan", .height, .wingspan)
      .map { Fact(key: "wingspan", value: .measure($0)) }
  }

  /// The large picture, then those of the detail's gallery, each once. The API may send an empty array in place of
  /// an object.
  private static func pictures(in images: JSONValue?) -> [Picture?] {
    let large = Picture(
      images?.text("full", "main", "thumb"), thumbnail: images?.text("thumb", "main"))
    guard case .array(let items)? = images?["gallery"] else { return [large] }
    var pictures = [large].compactMap { $0 }
    for picture in items.prefix(maximumPictures).compactMap({ Picture($0.text("url")) })
    where !pictures.contains(where: { $0.address == picture.address }) {
      pictures.append(picture)
    }
    return pictures
  }

  /// The most pictures of one bird: in an overview of hundreds nobody could see any.
  private static let maximumPictures = 30
}
