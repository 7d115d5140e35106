import Collections
import Foundation
import Loopback

/// The stand-in: the built-in collections, served in their APIs' own paths and shapes, and what
/// Wikipedia would answer about their pictures.
///
/// Each exhibit has a base address of its own, `/animals`, `/cat-breeds` and so on, and Wikipedia
/// `/wikipedia`; the paths of
/// an API also work at the root, where the first exhibit that knows them answers. Faults can be
/// put on everything, or written into a base address: `/faults/delay=2/animals`.
package struct StandInServer: Sendable {
  /// The server below.
  package let server: LoopbackServer

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - port: 0 takes any free one.
  ///   - faults: what goes wrong with every answer.
  ///   - pictureFaults: what goes wrong with the picture of that name besides.
  /// - Throws: `LoopbackServer.ListenError`.
  package init(
    port: UInt16 = 0, faults: [Fault] = [],
    pictureFaults: @escaping @Sendable (_ name: String) -> [Fault] = { _ in [] }
  ) throws(LoopbackServer.ListenError) {
    server = try LoopbackServer(port: port) { request in
      var answer = Self.answer(request)
      let picture = Self.pictureName(in: request.pathParts)
      answer.faults = faults + answer.faults + (picture.map(pictureFaults) ?? [])
      return answer
    }
  }

  /// The base address of an exhibit, or of `StandInWikipedia.name`.
  ///
  /// - Parameter faults: what goes wrong there, as text: `delay=2`.
  package func address(of exhibit: String, faults: [String] = []) -> String {
    let escaped = faults.map {
      $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["=", "-", "."])) ?? $0
    }
    let detour = faults.isEmpty ? "" : "/faults/" + escaped.joined(separator: "/")
    return "\(server.address)\(detour)/\(exhibit)"
  }

  /// Stops listening.
  package func stop() { server.stop() }

  private static func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard request.method == "GET" else {
      return .text("Only GET is served here.", status: 405)
    }
    var parts = request.pathParts[...]
    var faults: [Fault] = []
    if parts.first == "faults" {
      parts.removeFirst()
      while let fault = parts.first.flatMap(Fault.init) {
        faults.append(fault)
        parts.removeFirst()
      }
    }
    var answer = content(Array(parts), of: request)
    answer.faults = faults
    return answer
  }

  /// The picture that is asked for: CATAAS keeps them at /cat/ID, the other APIs elsewhere; here
  /// they are in one place.
  private static func pictureName(in parts: [String]) -> String? {
    guard parts.count >= 2, ["pictures", "cat"].contains(parts[parts.count - 2]) else { return nil }
    return parts.last
  }

  private static func content(
    _ parts: [String], of request: LoopbackRequest
  ) -> LoopbackAnswer {
    if let name = pictureName(in: parts) {
      return LoopbackAnswer(headers: ["Content-Type": "image/png"], body: DrawnPicture(name).png)
    }
    let pictures = "http://\(request.headers["host"] ?? "127.0.0.1")/pictures"
    func asked(_ parts: some Sequence<String>) -> CollectionRequest {
      CollectionRequest(
        path: "/" + parts.joined(separator: "/"), query: request.query, pictures: pictures)
    }
    if let first = parts.first, let collection = BuiltInCollection.named(first) {
      let answer = collection.answer(to: asked(parts.dropFirst()))
      if answer.status != 404 { return LoopbackAnswer(answer) }
    }
    if parts.first == StandInWikipedia.name,
      let answer = StandInWikipedia.answer(to: asked(parts.dropFirst()))
    {
      return answer
    }
    let asked = asked(parts)
    let answers = BuiltInCollection.all.lazy.map { $0.answer(to: asked) }
    return answers.first { $0.status != 404 }.map(LoopbackAnswer.init)
      ?? .text("Cannot GET \(asked.path)", status: 404)
  }
}

extension LoopbackAnswer {
  fileprivate init(_ answer: CollectionAnswer) {
    self.init(status: answer.status, headers: answer.headers, body: answer.body)
  }
}
