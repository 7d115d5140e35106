import Console
import ZooFiles
import ZooService
import ZooKit

/// The contents of the cache of downloads and drawings.
enum CacheView {
  static func lines(_ report: CacheReport) -> [StyledLine] {
    let rows = [
      ("pages", report.pages), ("pictures", report.pictures), ("drawings", report.drawings),
    ]
    let title = report.isCleared ? "Removed from the cache" : "Kept in the cache"
    return [StyledLine(title, .heading), ""]
      + rows.flatMap { name, extent -> [StyledLine] in
        let limit = report.isCleared ? "" : " of \(Wording.size(extent.limit))"
        return [
          [
            Span("  "), Span(name.padded(to: 10)), Span(Wording.size(extent.bytes), .name),
            Span("\(limit) · \(extent.files) \(extent.files == 1 ? "file" : "files")"),
          ],
          [Span("".padded(to: 12)), Span(extent.directory, .quiet)],
        ]
      }
  }

  /// `{"drawings": {"bytes": …, "directory": …, "files": …, "limit": …}, "pages": {…}, …}`.
  static func value(of report: CacheReport) -> JSONValue {
    func value(_ extent: ResponseCache.Extent) -> JSONValue {
      [
        "bytes": .integer(extent.bytes), "directory": .string(extent.directory),
        "files": .integer(extent.files), "limit": .integer(extent.limit),
      ]
    }
    return [
      "drawings": value(report.drawings), "isCleared": .bool(report.isCleared),
      "pages": value(report.pages), "pictures": value(report.pictures),
    ]
  }
}
