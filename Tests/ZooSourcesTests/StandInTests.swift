import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit
import ZooSources

@Suite("The stand-in", .ownThreadForRequests)
struct StandInTests {
  private func get(_ address: String) async throws -> (status: Int, text: String) {
    let url = try #require(URL(string: address))
    let answer = try await HTTPClient.real.send(HTTPRequest(url: url, deadline: Waiting.never))
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test("an API answers below its own base address and at the root")
  func paths() async throws {
    let standIn = try StandInServer()
    defer { standIn.stop() }
    for base in [standIn.address(of: "animals"), standIn.server.address] {
      let answer = try await get(base + "/animals/rand/2")
      #expect(answer.status == 200 && answer.text.hasPrefix("[{"))
    }
    let nothing = try await get(standIn.server.address + "/unicorns")
    #expect(nothing.status == 404 && nothing.text == "Cannot GET /unicorns")
  }

  @Test("faults stand in the address or hold for everything")
  func faults() async throws {
    let standIn = try StandInServer(faults: [.status(503)])
    defer { standIn.stop() }
    #expect(try await get(standIn.address(of: "animals") + "/animals/rand/2").status == 503)
    let healthy = try StandInServer()
    defer { healthy.stop() }
    let broken = healthy.address(of: "animals", faults: ["delay=0.01", "html"])
    #expect(try await get(broken + "/animals/rand/2").text.hasPrefix("<!DOCTYPE"))
  }

  @Test(
    "a fault is read as it is written, and nothing else is one",
    arguments: [
      ("delay=2", .delay(2)), ("drip=0.5", .drip(0.5)), ("status=503", .status(503)),
      ("cut-off=10", .cutOff(10)), ("redirect=http://x", .redirect("http://x")), ("html", .html),
      ("endless", .endless), ("garbage", .garbage), ("error-text", .errorText), ("fire", nil),
      ("delay", nil), ("delay=long", nil), ("delay=-1", nil), ("status=9", nil), ("html=1", nil),
      ("cut-off=-1", nil), ("drip=x", nil), ("", nil),
    ] as [(String, Fault?)])
  func reading(text: String, fault: Fault?) {
    #expect(Fault(text) == fault)
  }

  @Test("the command announces each exhibit's variable and explains itself")
  func command() throws {
    let person = Recording()
    let started = StandInCommand.start(
      ["--port", "0", "--fault", "delay=0"], terminal: person.terminal)
    let server = try #require(started.server)
    defer { server.stop() }
    for exhibit in Exhibit.all {
      let line = "export \(exhibit.addressVariable)=\(server.address(of: exhibit.id))\n"
      #expect(person.text(.output).contains(line))
    }
    for (arguments, code) in [
      (["--help"], Int32(0)), (["--port", "x"], 64), (["--fault", "x"], 64), (["--x"], 64),
      (["--port", String(server.server.port)], 1),
    ] {
      let person = Recording()
      let outcome = StandInCommand.start(arguments, terminal: person.terminal)
      #expect(outcome.server == nil && outcome.exitCode == code)
      #expect(person.text(.error).isEmpty == (code == 0))
    }
  }
}
