import Foundation
import ZooFiles
import ZooKit
import ZooSources

// Pictures, fetched and stored.

extension Keeper {
  private var pictureSource: PictureSource {
    let cache = directories.cache.map {
      ResponseCache.pictures(in: $0, limit: preferences[.pictureCache] << 20)
    }
    return PictureSource(
      http: outside.http, cache: cache, ownDirectory: directories.data,
      deadline: preferences[.timeout],
      mayAsk: preferences.mayFetchPictures,
      illustrations: illustrations, now: outside.now)
  }

  /// Whether Wikipedia may be asked for pictures of what has none.
  public var isIllustrated: Bool { preferences.wikipediaAddress != nil }

  /// Which picture an article is illustrated with; `nil` where that is not known.
  public func illustration(of title: String, width: Int) async -> Illustration? {
    try? await illustrations.illustration(of: title, width: width)
  }

  /// The file of a picture, or why it cannot be had.
  public func file(of picture: PictureReference) async -> Result<Data, Failure> {
    do throws(SourceError) {
      return .success(try await pictureSource.picture(picture))
    } catch {
      if picture.isIllustration, case .fetch(let error) = error {
        return .failure(.notIllustrated(error))
      }
      return .failure(Failure(error))
    }
  }

  /// The files of pictures, fetched side by side; a failure costs its own place only.
  func files(of pictures: [PictureReference]) async -> [Result<Data, Failure>] {
    let shelf = PictureShelf { await file(of: $0) }
    await settle(pictures, of: pictures, on: shelf, within: nil)
    return await shelf.values(of: pictures).compactMap { $0 }
  }

  /// No host is asked for more pictures at once.
  public static let picturesAtOnce = 6

  /// Sees to it that something is made of pictures some time.
  ///
  /// - Parameter references: the pictures of the wishes.
  public func want<Wish, Value>(
    _ wishes: [Wish], of references: [PictureReference], on shelf: PictureShelf<Wish, Value>
  ) async {
    await illustrations.expect(references)
    await shelf.want(wishes)
  }

  /// Sees to it that something is made of pictures and waits for it, and says meanwhile that they are
  /// on their way.
  ///
  /// - Parameters:
  ///   - references: the pictures of the wishes.
  ///   - patience: how long; `nil` for as long as each of them may take.
  public func settle<Wish, Value>(
    _ wishes: [Wish], of references: [PictureReference], on shelf: PictureShelf<Wish, Value>,
    within patience: Duration?
  ) async {
    await want(wishes, of: references, on: shelf)
    let tally = Tally(total: wishes.count)
    let end = outside.begin(.fetchingPictures(tally))
    await shelf.settle(wishes, within: patience, tally: tally)
    await end()
  }

  /// Says why pictures of Wikipedia are missing, where that is known and has not been said.
  public func tellOfIllustrations() async {
    guard let failure = await illustrations.lastFailure() else { return }
    tell(.notice(.notIllustrated(failure)))
  }

  /// Takes note that pictures of Wikipedia were not waited for any longer.
  public func giveUpIllustrations(after seconds: Double) async {
    await illustrations.gaveUp(after: seconds)
  }

  /// Stores pictures as they came; several under numbered names.
  ///
  /// - Throws: `Failure.nothingToSave` when there is none, or the reason why one could not be had or
  ///   written; files stored before stay.
  public func save(_ pictures: [PictureReference], to file: String) async throws(Failure) {
    guard !pictures.isEmpty else { throw .nothingToSave }
    let path = file.hasPrefix("/") ? file : "./\(file)"
    let name = path as NSString
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .file(FileError(.write, path, .notAFile))
    }
    for (index, result) in await files(of: pictures).enumerated() {
      let numbered = "\(name.deletingPathExtension)-\(index + 1)"
      let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
      let target = pictures.count == 1 ? path : numbered + ending
      let picture = try result.get()
      try Failure.filing { () throws(FileError) in try SafeFile.store(picture, at: target) }
      tell(.saved(path: target))
    }
  }
}
