import Foundation
import Loopback
import StandIn
import TestSupport
import Testing
import ZooKit

extension Programs {
  /// The built `zoo` with hostile input, hosts and programs.
  @Suite("The program in bad company")
  struct HostileProgramTests {
    private let home = TemporaryDirectory()
    private var environment: [String: String] {
      ["HOME": home.path, "XDG_CONFIG_DIRS": home.file("etc")]
    }

    @Test(
      "input without an end comes to one",
      arguments: [
        ("yes | \"$ZOO\" refresh", 64), ("yes | \"$ZOO\"", 64), ("\"$ZOO\" </dev/zero", 0),
        ("\"$ZOO\" add </dev/zero", 0),
      ] + (Waiting.isWhole ? [("(echo 2; yes '') | \"$ZOO\" >/dev/null", 64)] : [])
        as [(String, Int32)])
    func endlessInput(line: String, code: Int32) throws {
      let outcome = try Program.shell(line, environment: environment)
      #expect(outcome.code == code, "\(outcome.error.suffix(200))")
    }

    @Test(
      "words that no command line should hold are refused in one sentence",
      arguments: [
        (["gallery", "abyssinian", "--save", ""], 64), (["detail", "1", "--save", "folder/"], 64),
        (["refresh", "1", "--timeout", "1e-9223372036854775808"], 64),
        (["refresh", "1", "--timeout", "1e9223372036854775807"], 64),
        (["refresh", "99999999999999999999"], 64),
        (["list", "--page", "-9223372036854775808"], 64),
      ] as [([String], Int32)])
    func arguments(words: [String], code: Int32) throws {
      let outcome = try Program.run(words, environment: environment)
      #expect(outcome.code == code && outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("zoo: ") && outcome.error.split(separator: "\n").count == 1)
    }

    @Test(
      "waiting for an answer takes no processor",
      .enabled(if: Waiting.isWhole, "scripts/check runs it"))
    func waiting() throws {
      let standIn = try StandInServer()
      defer { standIn.stop() }
      let variables = ["ZOO_BIRDS_API": standIn.address(of: "birds", faults: ["delay=30"])]
      func run(_ seconds: Int) throws -> Double {
        let run = try MeasuredRun(
          ["list", "birds", "--timeout", "\(seconds)"],
          environment: environment.merging(variables) { $1 })
        #expect(run.code == 0 && run.error.contains("\(seconds) seconds"))
        return run.processorTime
      }
      // Busy waiting would add three seconds; both start alike.
      #expect(try run(5) - run(2) < 1.5)
    }

    @Test("without so much as a name nothing is begun")
    func noArguments() throws {
      let outcome = try Program.shell(
        "exec -a '' \"$ZOO\"", environment: environment, program: "/bin/bash")
      #expect(outcome.code == 64 && outcome.error.contains("no arguments came"))
    }

    @Test("API keys are told to no other program, to no file and to no other host")
    func keys() throws {
      let standIn = try StandInServer()
      let elsewhere = try LoopbackServer { _ in .text("elsewhere") }
      defer {
        standIn.stop()
        elsewhere.stop()
      }
      try home.writeProgram("env >>'\(home.file("told"))'\nexit 1", to: "bin/chafa")
      let away = standIn.address(of: "dog-breeds", faults: ["redirect=\(elsewhere.address)/"])
      let variables = environment.merging([
        "PATH": "\(home.file("bin")):/usr/bin:/bin", "ZOO_CAT_API_KEY": "hush-cat",
        "ZOO_DOG_API_KEY": "hush-dog", "ZOO_CAT_BREEDS_API": standIn.address(of: "cat-breeds"),
        "ZOO_DOG_BREEDS_API": away,
      ]) { $1 }
      let list = try Program.run(
        ["list", "cat-breeds", "--pictures", "chafa", "--per-page", "1"], environment: variables)
      let dogs = try Program.run(["list", "dog-breeds"], environment: variables)
      #expect(standIn.server.requests.first?.headers["x-api-key"] == "hush-cat")
      #expect(elsewhere.requests.count == 1)
      #expect(elsewhere.requests.allSatisfy { !$0.headers.values.contains { $0.contains("hush") } })
      let files = home.files.compactMap { home.read($0) }
      #expect(home.read("told")?.contains("HOME=") == true)
      for text in files + [list.output, list.error, dogs.output, dogs.error] {
        #expect(!text.contains("hush-"))
      }
    }
  }
}
