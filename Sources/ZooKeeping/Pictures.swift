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

  /// A picture that may be asked for; `nil` for one of Wikipedia where that is not wanted.
  public func wanted(_ picture: PictureReference?) -> PictureReference? {
    let isIllustrated = preferences.mayFetchPictures && preferences.wikipediaAddress != nil
    return picture?.isIllustration == true && !isIllustrated ? nil : picture
  }

  /// Which picture an article is illustrated with; `nil` where that is not known.
  public func illustration(of title: String, width: Int) async -> Illustration? {
    try? await illustrations.illustration(of: title, width: width)
  }

  /// The file of a picture, or why it cannot be had.
  public func file(of picture: PictureReference) async -> Result<Data, Failure> {
    do throws(SourceError) {
      return .success(try await pictureSource.picture(picture))
    } catch {
      return .failure(Failure(error))
    }
  }

  /// The files of pictures, fetched side by side; a failure costs its own place only.
  ///
  /// - Parameter patience: how long they are waited for; `nil` for as long as each may take.
  /// - Returns: a place each; `nil` for one that has not come by then.
  public func files(
    of pictures: [PictureReference], within patience: Duration? = nil
  ) async -> [Result<Data, Failure>?] {
    let shelf = PictureShelf { await file(of: $0) }
    await settle(pictures, on: shelf, within: patience)
    return await shelf.values(of: pictures)
  }

  /// No host is asked for more pictures at once.
  public static let picturesAtOnce = 6

  /// Sees to it that something is made of pictures and waits for it, and says meanwhile that they are
  /// on their way.
  ///
  /// - Parameter patience: how long; `nil` for as long as each of them may take.
  public func settle<Value>(
    _ pictures: [PictureReference], on shelf: PictureShelf<Value>, within patience: Duration?
  ) async {
    await illustrations.expect(pictures)
    await shelf.want(pictures)
    let tally = Tally(total: pictures.count)
    let end = outside.begin(.fetchingPictures(tally))
    await shelf.settle(pictures, within: patience, tally: tally)
    await end()
    await tellOfIllustrations()
  }

  /// Says why pictures of Wikipedia are missing, where that is known and has not been said.
  public func tellOfIllustrations() async {
    guard let failure = await illustrations.firstFailure() else { return }
    tell(.notice(.notIllustrated(failure)))
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
      guard let picture = try result?.get() else { continue }
      try Failure.filing { () throws(FileError) in try SafeFile.store(picture, at: target) }
      tell(.saved(path: target))
    }
  }
}
