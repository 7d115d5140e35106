import Foundation

/// The picture formats taken, told by a file's first bytes: a name or a header may lie.
package enum PictureFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG.
  case jpeg = "jpg"
  /// Graphics Interchange Format.
  case gif
  /// WebP.
  case webp

  /// The longest file taken for a picture: 20 MiB.
  package static let sizeLimit = 20 << 20

  /// The format of a file's contents; `nil` when they are none of these pictures.
  package init?(_ contents: Data) {
    let format = Self.allCases.first { format in
      format.signature.enumerated().allSatisfy { index, byte in
        guard let byte else { return true }
        return contents.dropFirst(index).first == byte
      }
    }
    guard let format else { return nil }
    self = format
  }

  /// The bytes a file of the format begins with; `nil` stands for any.
  private var signature: [UInt8?] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: [0x47, 0x49, 0x46, 0x38]
    case .webp: [0x52, 0x49, 0x46, 0x46, nil, nil, nil, nil, 0x57, 0x45, 0x42, 0x50]
    }
  }
}
