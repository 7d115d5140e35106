import Foundation
import ZooFiles
import ZooKit

// Pictures drawn for a terminal, cached so that no program has to be started for them again.

extension AnimalService {
  /// - Parameter drawingKey: everything that affects how the drawing looks.
  package func drawing(of picture: PictureReference, in drawingKey: String) async -> Data? {
    guard let address = await address(of: picture, in: drawingKey) else { return nil }
    return caches?.drawings.entry(of: address)?.body
  }

  package func keep(_ drawing: Data, of picture: PictureReference, in drawingKey: String) async {
    guard let address = await address(of: picture, in: drawingKey) else { return }
    // If caching fails, it is drawn again next time.
    try? caches?.drawings.store(drawing, of: address, at: context.now())
  }

  private func address(of picture: PictureReference, in drawingKey: String) async -> URL? {
    await pictureFetcher.identity(of: picture).flatMap { URL(string: "\($0)#\(drawingKey)") }
  }
}
