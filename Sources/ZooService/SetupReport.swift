import Foundation
import ZooFiles
import ZooKit
import ZooSources

/// The setup that `zoo doctor` shows for troubleshooting.
package struct SetupReport: Sendable, Equatable {
  /// A directory of this program.
  package struct Folder: Sendable, Equatable {
    /// What is kept there, as it is called in JSON.
    package enum Use: String, Sendable {
      case preferences
      case lists
      case cats
      case cache
    }

    package var use: Use
    /// `nil` if `HOME` is not set.
    package var path: String?
    package var files: Int
    package var bytes: Int
  }

  /// An API, or Wikipedia.
  package struct Service: Sendable, Equatable {
    /// Its name in the preference `apis`.
    package var name: String
    /// Its base address; `nil` if it is not used.
    package var address: String?
    package var route: Proxies.Route?
    /// When its newest cached response was fetched.
    package var lastFetch: Date?
  }

  package var folders: [Folder]
  package var preferences: Preferences
  package var services: [Service]
  package var trust: TrustStore
}

extension AnimalService {
  /// Describes the setup without sending a request.
  package func setupReport() -> SetupReport {
    let proxies = Proxies(environment: context.environment)
    let addresses =
      Exhibit.all.map { ($0.id, preferences.address(of: $0)) }
      + [(Wikipedia.id, preferences.wikipediaSetting)]
    return SetupReport(
      folders: [
        Self.folder(.preferences, directories.config), Self.folder(.lists, directories.state),
        Self.folder(.cats, directories.data), Self.folder(.cache, directories.cache),
      ],
      preferences: preferences,
      services: addresses.map { name, address in
        SetupReport.Service(
          name: name, address: address, route: address.map(proxies.route),
          lastFetch: address.flatMap { caches?.pages.lastFetch(below: $0) })
      },
      trust: .here)
  }

  private static func folder(_ use: SetupReport.Folder.Use, _ path: String?) -> SetupReport.Folder {
    var folder = SetupReport.Folder(use: use, path: path, files: 0, bytes: 0)
    guard let path else { return folder }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard
      let files = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
    else { return folder }
    for case let file as URL in files {
      let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard values?.isRegularFile == true else { continue }
      folder.files += 1
      folder.bytes = [folder.bytes, values?.fileSize ?? 0].saturatedSum
    }
    return folder
  }
}

// MARK: - The cache

/// The contents of the cache.
package struct CacheReport: Sendable, Equatable {
  package var pages: ResponseCache.DiskUsage
  package var pictures: ResponseCache.DiskUsage
  package var drawings: ResponseCache.DiskUsage
  /// Whether the cache was cleared; the sizes are those from before.
  package var isCleared: Bool
}

extension AnimalService {
  /// Measures the cache, then clears it if `isCleared`.
  package func cache(clearing isCleared: Bool) throws -> CacheReport {
    guard let caches else { throw Failure.noHome }
    let all = [caches.pages, caches.pictures, caches.drawings]
    for cache in all { try cache.requireAccess() }
    let report = CacheReport(
      pages: caches.pages.diskUsage, pictures: caches.pictures.diskUsage,
      drawings: caches.drawings.diskUsage, isCleared: isCleared)
    if isCleared { for cache in all { try cache.clear() } }
    return report
  }
}
