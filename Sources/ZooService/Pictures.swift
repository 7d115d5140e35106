import Foundation
import ZooFiles
import ZooKit
import ZooSources

// Pictures, fetched and stored.

extension AnimalService {
  var pictureFetcher: PictureFetcher {
    let cache = directories.cache.map {
      ResponseCache.pictures(in: $0, limit: preferences[.pictureCache] << 20)
    }
    return PictureFetcher(
      http: context.http, cache: cache, ownDirectory: directories.data,
      deadline: preferences[.timeout],
      mayAsk: preferences.mayFetchPictures,
      wikipediaPictures: wikipediaPictures, now: context.now)
  }

  /// Whether Wikipedia may be asked for pictures of what has none.
  package var isIllustrated: Bool { preferences.wikipediaAddress != nil }

  /// Which picture an article is illustrated with; `nil` where that is not known.
  package func illustration(of title: String, width: Int) async -> Illustration? {
    try? await wikipediaPictures.illustration(of: title, width: width)
  }

  /// Whether pictures can be had without asking a host.
  package func areAtHand(_ pictures: [PictureReference]) async -> Bool {
    for picture in pictures where await !pictureFetcher.isAtHand(picture) { return false }
    return true
  }

  /// The file of a picture, or why it cannot be had.
  ///
  /// - Parameter isReload: asks even a host that could not be reached a moment ago.
  package func file(
    of picture: PictureReference, isReload: Bool = false
  ) async -> Result<Data, Failure> {
    do throws(SourceError) {
      return .success(try await pictureFetcher.picture(picture, isReload: isReload))
    } catch {
      if picture.isIllustration, case .fetch(let error) = error {
        return .failure(.notIllustrated(error))
      }
      return .failure(Failure(error))
    }
  }

  /// Fetches a picture to be looked at, and says meanwhile that it is on its way.
  ///
  /// - Throws: `Failure` where it cannot be had.
  package func fetch(_ picture: PictureReference) async throws(Failure) {
    let end = context.begin(.findingPictures, preferences)
    let result = await file(of: picture)
    await end()
    _ = try result.get()
  }

  /// The files of pictures, fetched side by side; a failure costs its own place only.
  func files(of pictures: [PictureReference]) async -> [Result<Data, Failure>] {
    let pictureLoader = PictureLoader { await file(of: $0) }
    await settle(pictures, of: pictures, on: pictureLoader, within: nil)
    return await pictureLoader.values(of: pictures).compactMap { $0 }
  }

  /// No host is asked for more pictures at once.
  package static let picturesAtOnce = 10

  /// Sees to it that something is made of pictures some time.
  ///
  /// - Parameter references: the pictures of the wishes.
  package func want<Request, Value>(
    _ requests: [Request], of references: [PictureReference],
    on pictureLoader: PictureLoader<Request, Value>
  ) async {
    await wikipediaPictures.expect(references)
    await pictureLoader.want(requests)
  }

  /// Sees to it that something is made of pictures and waits for it, and says meanwhile that they are
  /// on their way.
  ///
  /// - Parameters:
  ///   - references: the pictures of the wishes.
  ///   - patience: how long; `nil` for as long as each of them may take.
  package func settle<Request, Value>(
    _ requests: [Request], of references: [PictureReference],
    on pictureLoader: PictureLoader<Request, Value>,
    within patience: Duration?
  ) async {
    await want(requests, of: references, on: pictureLoader)
    let counter = ProgressCounter(total: requests.count)
    let end = context.begin(.fetchingPictures(counter), preferences)
    await pictureLoader.settle(requests, within: patience, counter: counter)
    await end()
  }

  /// Says why pictures of Wikipedia are missing, where that is known and has not been said. Who has no
  /// network knows it, and is not told with every animal; an address of their own may be mistyped.
  package func tellOfIllustrations() async {
    guard let failure = await wikipediaPictures.lastFailure(),
      ![.unknownHost, .silentNameServer].contains(failure.cause)
        || preferences.addressOrigin(of: Wikipedia.id) != .default
    else { return }
    tell(.notice(.notIllustrated(failure)))
  }

  /// Takes note that pictures of Wikipedia were not waited for any longer.
  package func giveUpIllustrations(after seconds: Double) async {
    await wikipediaPictures.gaveUp(after: seconds)
  }

  /// Stores a picture as it came in the folder one is in, under a name that is free.
  ///
  /// - Parameters:
  ///   - name: what the picture is of.
  ///   - number: which of several it is.
  /// - Returns: where it is now.
  package func saveBeside(
    _ picture: PictureReference, of name: String, number: Int?
  ) async throws(Failure) -> String {
    let contents = try await file(of: picture).get()
    let words = name.folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let ending = PictureFormat(contents)?.rawValue ?? "picture"
    let stem = "./" + (words.isEmpty ? "picture" : words) + (number.map { "-\($0)" } ?? "")
    var (path, copy) = ("\(stem).\(ending)", 1)
    while FileManager.default.fileExists(atPath: path) {
      copy += 1
      path = "\(stem)-\(copy).\(ending)"
    }
    try Failure.filing { () throws(FileError) in try SafeFile.store(contents, at: path) }
    return path
  }

  /// Stores pictures as they came; several under numbered names.
  ///
  /// - Throws: `Failure.nothingToSave` when there is none, or the reason why one could not be had or
  ///   written; files stored before stay.
  package func save(_ pictures: [PictureReference], to file: String) async throws(Failure) {
    guard !pictures.isEmpty else { throw .nothingToSave }
    let targets = Self.targets(of: pictures.count, at: file)
    for (target, result) in zip(targets, await files(of: pictures)) {
      let picture = try result.get()
      try Failure.filing { () throws(FileError) in try SafeFile.store(picture, at: target) }
      tell(.saved(path: target))
    }
  }

  /// The files that storing so many pictures would write over; a device is none.
  ///
  /// - Throws: `Failure` for a folder.
  package static func filesInTheWay(
    of count: Int, at file: String
  ) throws(Failure) -> [String] {
    let targets = targets(of: count, at: file)
    for target in [file] + targets where SafeFile.kind(at: target) == .typeDirectory {
      throw .file(FileError(.write, target, .notAFile))
    }
    return targets.filter { SafeFile.kind(at: $0) == .typeRegular }
  }

  /// Where so many pictures are stored: several under numbered names.
  private static func targets(of count: Int, at file: String) -> [String] {
    let path = file.hasPrefix("/") ? file : "./\(file)"
    guard count > 1 else { return [path] }
    let name = path as NSString
    let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
    return (1...count).map { "\(name.deletingPathExtension)-\($0)\(ending)" }
  }
}
