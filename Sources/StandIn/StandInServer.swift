import Collections
import Foundation
import Loopback

/// The stand-in: serves the built-in collections with the paths and shapes of their APIs, and
/// Wikipedia's answers about their pictures.
///
/// Each exhibit has its own base address (`/animals`, `/cat-breeds`, …), and so has Wikipedia
/// (`/wikipedia`). The paths of an API also work at the root, where the first exhibit that has them
/// answers. Faults apply to everything, or are part of a base address: `/faults/delay=2/animals`.
package struct StandInServer: Sendable {
  package let server: LoopbackServer

  /// - Parameters:
  ///   - port: 0 takes any free one.
  ///   - faults: the faults of every response.
  ///   - pictureFaults: additional faults of the picture with this name.
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
  /// - Parameter faults: faults to put into the address, as text: `delay=2`.
  package func address(of exhibit: String, faults: [String] = []) -> String {
    let escaped = faults.map {
      $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["=", "-", "."])) ?? $0
    }
    let detour = faults.isEmpty ? "" : "/faults/" + escaped.joined(separator: "/")
    return "\(server.address)\(detour)/\(exhibit)"
  }

  package func stop() { server.stop() }

  private static func answer(_ request: LoopbackRequest) -> LoopbackResponse {
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

  /// The name of the requested picture: `/cat/NAME`, as CATAAS has it, or `/pictures/NAME` for all others.
  private static func pictureName(in parts: [String]) -> String? {
    guard parts.count >= 2, ["pictures", "cat"].contains(parts[parts.count - 2]) else { return nil }
    return parts.last
  }

  private static func content(
    _ parts: [String], of request: LoopbackRequest
  ) -> LoopbackResponse {
    if let name = pictureName(in: parts) {
      return LoopbackResponse(
        headers: ["Content-Type": "image/png"], body: StandInPicture(name).png)
    }
    let pictures = "http://\(request.headers["host"] ?? "127.0.0.1")/pictures"
    func asked(_ parts: some Sequence<String>) -> CollectionRequest {
      CollectionRequest(
        path: "/" + parts.joined(separator: "/"), query: request.query, pictures: pictures)
    }
    if let first = parts.first, let collection = BuiltInCollection.named(first) {
      let answer = collection.answer(to: asked(parts.dropFirst()))
      if answer.status != 404 { return LoopbackResponse(answer) }
    }
    if parts.first == StandInWikipedia.name,
      let answer = StandInWikipedia.answer(to: asked(parts.dropFirst()))
    {
      return answer
    }
    let asked = asked(parts)
    let answers = BuiltInCollection.all.lazy.map { $0.answer(to: asked) }
    return answers.first { $0.status != 404 }.map(LoopbackResponse.init)
      ?? .text("Cannot GET \(asked.path)", status: 404)
  }
}

extension LoopbackResponse {
  fileprivate init(_ answer: CollectionResponse) {
    self.init(status: answer.status, headers: answer.headers, body: answer.body)
  }
}
