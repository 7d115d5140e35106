import Console
import ZooKeeping
import ZooKit

/// What stands in a picture's place.
enum Thumbnail: Sendable, Equatable {
  /// It is on its way.
  case awaited
  /// The picture.
  case cells(CellPicture)
  /// Why there is none.
  case problem(String)
  /// There is none, and nothing to be said about it.
  case absent

  /// Whether there is none.
  var isProblem: Bool {
    if case .problem = self { true } else { false }
  }
}

/// How large a thumbnail is, in character cells, which are about twice as high as wide.
enum ThumbnailSize {
  static let columns = 9
  static let rows = 3
}

extension PictureShelf<Thumbnail> {
  /// What there is of some pictures, in order.
  func thumbnails(of pictures: [PictureReference]) -> [Thumbnail] {
    values(of: pictures).map { $0 ?? .awaited }
  }
}
