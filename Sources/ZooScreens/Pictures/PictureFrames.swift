import Console
import Foundation
import ZooKeeping
import ZooKit

/// Pictures as this terminal shows them: fetched by the keeper, drawn by `chafa` or by the terminal
/// itself.
struct PictureFrames: Sendable {
  private let display: Display
  private let keeper: Keeper

  /// Makes them for a display.
  init(_ display: Display, _ keeper: Keeper) {
    self.display = display
    self.keeper = keeper
  }

  /// How this run shows pictures.
  private var method: PictureMethod {
    .chosen(
      mode: display.preferences[.pictures].rawValue, environment: display.environment,
      isTerminal: display.terminal.isTerminal(.output),
      chafa: PictureMethod.find("chafa", environment: display.environment))
  }

  /// A picture that may be asked for; `nil` for one of Wikipedia where that is not wanted.
  func wanted(_ picture: PictureReference?) -> PictureReference? {
    keeper.wanted(picture)
  }

  // MARK: - Small ones

  /// A shelf for small pictures; `nil` where the terminal cannot show them beside text.
  func shelf() -> PictureShelf<Thumbnail>? {
    guard case .chafa(let path) = method else { return nil }
    return PictureShelf(retrying: \.isProblem) { await thumbnail(of: $0, by: path) }
  }

  /// A small picture, fetched and drawn, or why there is none.
  ///
  /// - Parameter chafa: the path of the program that draws it.
  private func thumbnail(of picture: PictureReference, by chafa: String) async -> Thumbnail {
    switch await keeper.file(of: picture) {
    case .failure where picture.isIllustration: return .absent
    case .failure(let failure): return .problem(Wording.cause(failure))
    case .success(let file):
      let cells = await Chafa(path: chafa, runner: display.programs).cells(
        file, columns: ThumbnailSize.columns, rows: ThumbnailSize.rows,
        isColored: display.renderer(for: .output).colored)
      return cells.map(Thumbnail.cells) ?? .problem("chafa cannot draw it")
    }
  }

  /// Small pictures, in order, once all are there; empty where the terminal cannot show them.
  func thumbnails(of pictures: [Picture]) async -> [Thumbnail] {
    guard let shelf = shelf() else { return [] }
    let pictures = pictures.map(\.original)
    await settle(pictures, on: shelf, within: nil)
    return await shelf.thumbnails(of: pictures)
  }

  /// Waits for small pictures, with a sign of life.
  ///
  /// - Parameter patience: how long; `nil` for as long as each of them may take.
  func settle(
    _ pictures: [PictureReference], on shelf: PictureShelf<Thumbnail>, within patience: Duration?
  ) async {
    await keeper.settle(pictures, on: shelf, within: patience)
  }

  /// Says what is missing of what has been waited for.
  func tellOfMissing() async { await keeper.tellOfIllustrations() }

  // MARK: - Large ones

  /// How long the words of a detail wait for a picture that is only decoration.
  private static let patience = Duration.seconds(2)

  /// How many rows the picture above a detail takes at most.
  var portraitRows: Int { min(max(display.height / 2, 4), 16) }

  /// Writes the large picture above a detail, where the terminal can show it.
  ///
  /// - Returns: whether it could.
  @discardableResult
  func showPortrait(of specimen: Specimen) async throws -> Bool {
    guard let picture = wanted(specimen.portrait),
      let codes = await codes(of: picture, rows: portraitRows, isZoomed: false)
    else { return false }
    try display.terminal.write("\n" + codes, .output)
    try display.show(await credits(of: picture))
    return true
  }

  /// Writes the picture over the whole window; its address where the terminal cannot show it.
  func zoom(_ specimen: Specimen) async throws {
    guard let picture = specimen.portrait else { return }
    let credits = wanted(picture) == nil ? [] : await credits(of: picture)
    let rows = max(display.height - 2 - credits.count, 1)
    if wanted(picture) != nil, let codes = await codes(of: picture, rows: rows, isZoomed: true) {
      try display.terminal.write("\n" + codes + "\n", .output)
      try display.show(credits)
    } else {
      try display.show([[Span(picture.address, link: picture.address)]])
    }
  }

  /// The file of a picture of Wikipedia, and the page that names its author and its licence.
  private func credits(of picture: PictureReference) async -> [StyledLine] {
    guard case .article(let title, let width) = picture, method != .link, method != .none,
      let illustration = await keeper.illustration(of: title, width: width)
    else { return [] }
    return [
      StyledLine(
        "  \(illustration.file.printable.truncated(to: max(display.width - 2, 1)))", .quiet),
      [Span("  "), Span(illustration.page, .quiet, link: illustration.page)],
    ]
  }

  /// A large picture as the terminal takes it.
  ///
  /// - Returns: `nil` where no picture can be shown; why not is said on stderr.
  private func codes(of picture: PictureReference, rows: Int, isZoomed: Bool) async -> String? {
    let method = method
    guard method != .link, method != .none else { return nil }
    let indent = isZoomed || display.width < 10 ? 0 : 2
    let columns = isZoomed ? display.width : min(display.width - indent, rows * 3)
    let patience = picture.isIllustration && !isZoomed ? Self.patience : nil
    switch await keeper.files(of: [picture], within: patience).first ?? nil {
    case .failure(let failure):
      if !picture.isIllustration { display.note(Wording.cause(failure)) }
      return nil
    case .success(let file):
      return await draw(file, by: method, columns: columns, rows: rows, indent: indent)
    case nil: return nil
    }
  }

  private func draw(
    _ file: Data, by method: PictureMethod, columns: Int, rows: Int, indent: Int
  ) async -> String? {
    switch method {
    case .link, .none: return nil
    case .inline(let form):
      let codes = InlinePicture.escapeCodes(file, for: form, columns: columns, rows: rows)
      return codes.map { String(repeating: " ", count: indent) + $0 }
    case .chafa(let path):
      let chafa = Chafa(path: path, runner: display.programs)
      let text = await chafa.picture(file, columns: columns, rows: rows, indent: indent)
      if text == nil { display.note("chafa cannot draw this picture.") }
      return text
    }
  }
}
