import Foundation
import ZooFiles
import ZooKit
import ZooSources

// Fetching and saving pictures.

extension AnimalService {
  /// Whether animals without a picture get one from Wikipedia.
  package var usesWikipedia: Bool { preferences.wikipediaAddress != nil }

  /// The picture of a Wikipedia article; `nil` if it has none or can't be fetched.
  package func illustration(of title: String, width: Int) async -> ArticlePicture? {
    try? await wikipediaPictures.illustration(of: title, width: width)
  }

  package func areAvailableOffline(_ pictures: [PictureReference]) async -> Bool {
    for picture in pictures where await !pictureFetcher.isAvailableOffline(picture) { return false }
    return true
  }

  /// The bytes of a picture, or why they could not be loaded.
  ///
  /// - Parameter isReload: tries even a host that recently failed.
  package func file(
    of picture: PictureReference, isReload: Bool = false
  ) async -> Result<Data, Failure> {
    do {
      return .success(try await pictureFetcher.picture(picture, isReload: isReload))
    } catch let error as FetchError where picture.isIllustration {
      return .failure(.wikipediaFailed(error))
    } catch {
      return .failure(Failure(error))
    }
  }

  /// Fetches a picture that is about to be shown, and shows the activity meanwhile.
  package func fetch(_ picture: PictureReference) async throws {
    let end = context.begin(.findingPictures, preferences)
    let result = await file(of: picture)
    await end()
    _ = try result.get()
  }

  /// The bytes of pictures, fetched in parallel; one failure doesn't affect the others.
  func files(of pictures: [PictureReference]) async -> [Result<Data, Failure>] {
    let pictureLoader = PictureLoadQueue { await file(of: $0) }
    await waitForPictures(pictures, of: pictures, on: pictureLoader, within: nil)
    return await pictureLoader.values(of: pictures).compactMap { $0 }
  }

  package static let picturesAtOnce = 10

  /// Starts loading pictures in the background; `references` are those of the requests.
  package func load<Request, Value>(
    _ requests: [Request], of references: [PictureReference],
    on pictureLoader: PictureLoadQueue<Request, Value>
  ) async {
    await wikipediaPictures.prefetch(references)
    await pictureLoader.load(requests)
  }

  /// Loads pictures, waits for them and shows the activity meanwhile.
  ///
  /// - Parameter timeout: how long at most; `nil` until all are loaded or have failed.
  package func waitForPictures<Request, Value>(
    _ requests: [Request], of references: [PictureReference],
    on pictureLoader: PictureLoadQueue<Request, Value>,
    within timeout: Duration?
  ) async {
    await load(requests, of: references, on: pictureLoader)
    let counter = ProgressCounter(total: requests.count)
    let end = context.begin(.fetchingPictures(counter), preferences)
    await pictureLoader.waitForPictures(requests, within: timeout, counter: counter)
    await end()
  }

  /// Reports why pictures from Wikipedia are missing, once per run.
  ///
  /// A host that can't be resolved is not reported: users know when they are offline. It is if they set
  /// the address themselves, since it may be mistyped.
  package func reportMissingPictures() async {
    guard let failure = await wikipediaPictures.lastFailure(),
      ![.unknownHost, .dnsTimeout].contains(failure.cause)
        || preferences.addressOrigin(of: Wikipedia.id) != .default
    else { return }
    report(.notice(.wikipediaFailed(failure)))
  }

  package func recordWikipediaTimeout(after seconds: Double) async {
    await wikipediaPictures.recordTimeout(after: seconds)
  }

  /// The file of one picture. Throws `Failure.nothingToSave` without any.
  package func contents(of pictures: [PictureReference]) async throws -> Data {
    guard let picture = await files(of: Array(pictures.prefix(1))).first else {
      throw Failure.nothingToSave
    }
    return try picture.get()
  }

  /// Saves pictures, unchanged; several get numbered names.
  ///
  /// Those that fail are reported, and the others saved all the same.
  ///
  /// - Throws: `Failure.nothingToSave` without pictures, else the last failure.
  package func save(_ pictures: [PictureReference], to file: String) async throws {
    guard !pictures.isEmpty else { throw Failure.nothingToSave }
    let targets = Self.targets(of: pictures.count, at: expanded(file))
    var failures: [Failure] = []
    for (target, result) in zip(targets, await files(of: pictures)) {
      switch result {
      case .success(let picture):
        try SafeFile.store(picture, at: target)
        report(.saved(path: target))
      case .failure(let failure): failures.append(failure)
      }
    }
    guard let last = failures.last else { return }
    let others = failures.filter { $0 != last }
    for (index, failure) in others.enumerated() where !others[..<index].contains(failure) {
      report(.failure(failure))
    }
    throw last
  }

  /// The existing files that saving this many pictures would overwrite, without devices. Throws
  /// `Failure` if one is a folder.
  package func existingFiles(of count: Int, at file: String) throws -> [String] {
    let file = expanded(file)
    let targets = Self.targets(of: count, at: file)
    for target in [file] + targets {
      let kind = SafeFile.kind(at: target)
      // A device or a pipe takes one picture.
      if kind == .typeDirectory || kind == .typeUnknown && count > 1 {
        throw FileError(.write, target, .notAFile)
      }
    }
    return targets.filter { SafeFile.kind(at: $0) == .typeRegular }
  }

  /// The paths for this many pictures; several get numbers.
  private static func targets(of count: Int, at file: String) -> [String] {
    let path = file.hasPrefix("/") ? file : "./\(file)"
    guard count > 1 else { return [path] }
    let name = path as NSString
    let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
    return (1...count).map { "\(name.deletingPathExtension)-\($0)\(ending)" }
  }
}
