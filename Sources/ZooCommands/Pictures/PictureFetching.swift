import Console
import Foundation
import ZooFiles
import ZooKit
import ZooSources

/// Why a picture could not be had, in words.
struct NoPicture: Error, Equatable {
  var sentence: String
}

extension Context {
  /// How this run shows pictures; never in JSON.
  var pictureMethod: PictureMethod {
    if options.isJSON { return .none }
    return .chosen(
      mode: preferences[.pictures].value.text ?? "auto", environment: world.environment,
      isTerminal: world.terminal.isTerminal(.output),
      chafa: PictureMethod.find("chafa", environment: world.environment))
  }

  /// Where pictures come from.
  var pictureSource: PictureSource {
    let cache = directories.cache.map {
      ResponseCache.pictures(in: $0, limit: preferences.pictureCacheLimit)
    }
    return PictureSource(
      http: world.http, cache: cache,
      ownDirectory: directories.data, deadline: preferences.timeout, now: world.now)
  }

  /// A small picture, fetched and drawn, or why there is none.
  ///
  /// - Parameter chafa: the path of the program that draws it.
  private func thumbnail(of picture: Picture, by chafa: String) async -> Thumbnail {
    switch await file(of: picture) {
    case .failure(let problem): return .problem(problem.sentence)
    case .success(let file):
      let cells = await Chafa(path: chafa, runner: world.programs).cells(
        file, columns: ThumbnailSize.columns, rows: ThumbnailSize.rows,
        isColored: renderer(for: .output).colored)
      return cells.map(Thumbnail.cells) ?? .problem("chafa cannot draw it")
    }
  }

  /// A shelf for small pictures; `nil` where the terminal cannot show them beside text.
  func thumbnailShelf() -> ThumbnailShelf? {
    guard case .chafa(let path) = pictureMethod else { return nil }
    return ThumbnailShelf { await thumbnail(of: $0, by: path) }
  }

  /// Small pictures, in order, once all are there; empty where the terminal cannot show them.
  func thumbnails(of pictures: [Picture]) async -> [Thumbnail] {
    guard let shelf = thumbnailShelf() else { return [] }
    await settle(pictures, on: shelf, within: nil)
    return await shelf.thumbnails(of: pictures)
  }

  /// Waits for small pictures, with a sign of life.
  ///
  /// - Parameter patience: how long; `nil` for as long as each of them may take.
  func settle(
    _ pictures: [Picture], on shelf: ThumbnailShelf, within patience: Duration?
  ) async {
    await shelf.want(pictures)
    let counter = Counter(total: pictures.count)
    await progress.during("Fetching pictures", counter: counter) {
      await shelf.settle(pictures, within: patience, counter: counter)
    }
  }

  private var height: Int { world.terminal.size()?.rows ?? 24 }

  /// How many rows the picture above a detail takes at most.
  var pictureRows: Int { min(max(height / 2, 4), 16) }

  /// A large picture as the terminal takes it, above a detail or, zoomed, over the whole window.
  ///
  /// - Returns: `nil` where no picture can be shown; why not is said on stderr.
  func largePicture(_ picture: Picture, isZoomed: Bool = false) async -> String? {
    let method = pictureMethod
    guard method != .link, method != .none else { return nil }
    let rows = isZoomed ? max(height - 2, 1) : pictureRows
    let indent = isZoomed || width < 10 ? 0 : 2
    let columns = isZoomed ? width : min(width - indent, rows * 3)
    guard let file = await fetch([picture]).first else { return nil }
    switch file {
    case .failure(let problem):
      note(problem.sentence)
      return nil
    case .success(let file):
      return await draw(file, by: method, columns: columns, rows: rows, indent: indent)
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
      let chafa = Chafa(path: path, runner: world.programs)
      let text = await chafa.picture(file, columns: columns, rows: rows, indent: indent)
      if text == nil { note("chafa cannot draw this picture.") }
      return text
    }
  }

  /// Fetches pictures side by side, at most six at once; a failure costs its own place only.
  func fetch(_ pictures: [Picture]) async -> [Result<Data, NoPicture>] {
    let counter = Counter(total: pictures.count)
    return await progress.during("Fetching pictures", counter: counter) {
      await withTaskGroup(of: (Int, Result<Data, NoPicture>).self) { group in
        var results = [Result<Data, NoPicture>?](repeating: nil, count: pictures.count)
        var waiting = pictures.enumerated().makeIterator()
        func begin() {
          guard let (index, picture) = waiting.next() else { return }
          group.addTask { (index, await file(of: picture)) }
        }
        for _ in 0..<ThumbnailShelf.atOnce { begin() }
        while let (index, result) = await group.next() {
          results[index] = result
          counter.advance()
          begin()
        }
        return results.compactMap { $0 }
      }
    }
  }

  private func file(of picture: Picture) async -> Result<Data, NoPicture> {
    do {
      return .success(try await pictureSource.picture(at: picture.address, or: picture.other))
    } catch let error as FetchError {
      return .failure(NoPicture(sentence: Wording.sentence(error)))
    } catch {
      return .failure(NoPicture(sentence: Wording.problem(error).sentence))
    }
  }
}

// MARK: - Showing and keeping

extension Context {
  /// Writes the large picture above a detail, where the terminal can show it.
  ///
  /// - Returns: whether it could.
  @discardableResult
  func showPicture(of specimen: Specimen) async throws -> Bool {
    guard let picture = specimen.pictures.first, let codes = await largePicture(picture) else {
      return false
    }
    try world.terminal.write("\n" + codes, .output)
    return true
  }

  /// Writes the picture over the whole window; its address where the terminal cannot show it.
  func zoom(_ specimen: Specimen) async throws {
    guard let picture = specimen.pictures.first else { return }
    if let codes = await largePicture(picture, isZoomed: true) {
      try world.terminal.write("\n" + codes + "\n", .output)
    } else {
      try show([[Span(picture.address, link: picture.link)]])
    }
  }

  /// Shows a gallery, as pictures where the terminal can, else as addresses.
  func showGallery(_ pictures: [Picture], of specimen: Specimen) async throws {
    let view = GalleryView(width: width, thumbnails: await thumbnails(of: pictures))
    try show(view.lines(pictures, of: specimen))
  }

  /// Stores pictures as they came; several under numbered names.
  ///
  /// - Throws: `NothingToSave` when there is none, `FileError` or the reason why one could not be
  ///   had; files stored before stay.
  func save(_ pictures: ArraySlice<Picture>, to file: String) async throws {
    guard !pictures.isEmpty else { throw NothingToSave() }
    let path = file.hasPrefix("/") ? file : "./\(file)"
    let name = path as NSString
    for (index, result) in await fetch(Array(pictures)).enumerated() {
      let numbered = "\(name.deletingPathExtension)-\(index + 1)"
      let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
      let target = pictures.count == 1 ? path : numbered + ending
      try SafeFile.store(try result.get(), at: target)
      note("saved \(target).")
    }
  }
}

/// A picture was to be stored, and none is known.
struct NothingToSave: Error, Equatable {}
