import Foundation

/// The supported picture formats, detected by a file's first bytes: its name or a header may lie.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg = "jpg"
  case gif
  case webp

  /// The largest picture file accepted: 20 MiB.
  package static let sizeLimit = 20 << 20

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

  /// The first bytes of a file in this format; `nil` matches any byte.
  private var signature: [UInt8?] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: [0x47, 0x49, 0x46, 0x38]
    case .webp: [0x52, 0x49, 0x46, 0x46, nil, nil, nil, nil, 0x57, 0x45, 0x42, 0x50]
    }
  }
}
