import Foundation
import ZooFiles
import ZooKit

// What was made of pictures for a terminal, kept so that no program has to be started for it again.

extension AnimalService {
  private var drawings: ResponseCache? { directories.cache.map { .drawings(in: $0) } }

  /// What was made of a picture before.
  ///
  /// - Parameter manner: whatever decides what is made of it.
  package func drawing(of picture: PictureReference, in drawingKey: String) async -> Data? {
    guard let address = await address(of: picture, in: drawingKey) else { return nil }
    return drawings?.entry(of: address)?.body
  }

  /// Keeps what was made of a picture.
  package func keep(_ drawing: Data, of picture: PictureReference, in drawingKey: String) async {
    guard let address = await address(of: picture, in: drawingKey) else { return }
    // One that cannot be kept is made again next time.
    try? drawings?.store(drawing, of: address, at: context.now())
  }

  private func address(of picture: PictureReference, in drawingKey: String) async -> URL? {
    await pictureFetcher.identity(of: picture).flatMap { URL(string: "\($0)#\(drawingKey)") }
  }
}
