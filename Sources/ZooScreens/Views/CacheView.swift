import Console
import ZooFiles
import ZooService
import ZooKit
import ZooWording

/// The contents of the cache of downloads and drawings.
enum CacheView {
  static func lines(_ report: CacheReport) -> [StyledLine] {
    let rows = [
      (Wording.pagesLabel, report.pages), (Wording.picturesLabel, report.pictures),
      (Wording.drawingsLabel, report.drawings),
    ]
    let title = StyledLine(Wording.cacheTitle(isCleared: report.isCleared), .heading)
    let cells = rows.flatMap { name, diskUsage -> [[StyledLine]] in
      let limit = report.isCleared ? "" : " \(Wording.limit(diskUsage.limit))"
      let size: StyledLine = [
        Span(Wording.size(diskUsage.bytes), .name),
        Span("\(limit) · \(Wording.files(diskUsage.files))"),
      ]
      return [[StyledLine(name), size], ["", StyledLine(diskUsage.directory, .quiet)]]
    }
    return [title, ""] + Table([.whole, .whole], cells).lines(width: .unlimited)
  }

  /// `{"drawings": {"bytes": …, "directory": …, "files": …, "limit": …}, "pages": {…}, …}`.
  static func value(of report: CacheReport) -> JSONValue {
    func value(_ diskUsage: ResponseCache.DiskUsage) -> JSONValue {
      [
        "bytes": .integer(diskUsage.bytes), "directory": .string(diskUsage.directory),
        "files": .integer(diskUsage.files), "limit": .integer(diskUsage.limit),
      ]
    }
    return [
      "drawings": value(report.drawings), "isCleared": .bool(report.isCleared),
      "pages": value(report.pages), "pictures": value(report.pictures),
    ]
  }
}
