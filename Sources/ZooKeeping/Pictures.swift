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
      mayAsk: preferences[.source] == nil || preferences[.source] == .live, now: outside.now)
  }

  /// The file of a picture, or why it cannot be had.
  public func file(of picture: Picture) async -> Result<Data, Failure> {
    do throws(SourceError) {
      return .success(try await pictureSource.picture(at: picture.address, or: picture.other))
    } catch {
      return .failure(Failure(error))
    }
  }

  /// The files of pictures, fetched side by side; a failure costs its own place only.
  public func files(of pictures: [Picture]) async -> [Result<Data, Failure>] {
    let tally = Tally(total: pictures.count)
    let end = outside.begin(.fetchingPictures(tally))
    let files = await pictures.concurrentMap(atMost: Self.picturesAtOnce) { picture in
      let file = await file(of: picture)
      tally.advance()
      return file
    }
    await end()
    return files
  }

  /// No host is asked for more pictures at once.
  public static let picturesAtOnce = 6

  /// Says that pictures are on their way.
  ///
  /// - Returns: what is to be called once they are there.
  public func beginPictures(_ tally: Tally) -> @Sendable () async -> Void {
    outside.begin(.fetchingPictures(tally))
  }

  /// Stores pictures as they came; several under numbered names.
  ///
  /// - Throws: `Failure.nothingToSave` when there is none, or the reason why one could not be had or
  ///   written; files stored before stay.
  public func save(_ pictures: [Picture], to file: String) async throws(Failure) {
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
