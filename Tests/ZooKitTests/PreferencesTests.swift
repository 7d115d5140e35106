import Foundation
import Testing

@testable import ZooKit

@Suite("Preferences")
struct PreferencesTests {
  private static let exhibit = Exhibit(
    id: "animals", noun: "animal", plural: "animals", kind: "animal",
    publicAddress: "https://public.example", addressVariable: "X", paging: .whole, columns: [],
    page: { _ in Endpoint("/") }, identity: .init(id: [], name: [], placeholder: ""),
    makeAnimal: { _, name, _ in Animal(id: name.id, name: name.name, emoji: "") })

  @Test("the defaults are what an empty file means")
  func defaults() {
    var preferences = Preferences()
    preferences.apply([:], from: .user)
    #expect(preferences == Preferences())
    #expect(preferences.perPage == 10)
    #expect(preferences.timeout == 15)
    #expect(preferences.source == nil)
    #expect(preferences.word(.color) == "auto")
  }

  @Test("a unit that nobody chose leaves the API's own")
  func unchosenUnits() {
    var preferences = Preferences()
    #expect(preferences.units(of: .weight) == .source)
    #expect(preferences.setting(of: .weight).value == "source")
    preferences.apply(["weight": "kg"], from: .system)
    #expect(preferences.units(of: .weight) == .unit(.kilogram))
    #expect(preferences.units(of: .height) == .source)
  }

  @Test("what is applied later wins and says where it is from; unknown keys pass by")
  func layers() {
    var preferences = Preferences()
    preferences.apply(["weight": "kg", "perPage": 20, "mystery": 1], from: .system)
    preferences.apply(
      ["weight": "st", "timeout": 2.5], from: .user)
    preferences.apply(["source": "cache"], from: .flag)
    #expect(preferences.setting(of: .weight) == .init(value: "st", origin: .user))
    #expect(preferences.setting(of: .perPage) == .init(value: 20, origin: .system))
    #expect(preferences.timeout == 2.5)
    #expect(preferences.source == .cache)
  }

  @Test("addresses are laid over each other one by one")
  func addresses() {
    var preferences = Preferences()
    #expect(preferences.address(of: Self.exhibit) == "https://public.example")
    preferences.apply(["apis": ["animals": "http://a", "birds": "http://b"]], from: .user)
    preferences.apply(["apis": ["animals": "http://c"]], from: .environment)
    #expect(preferences.address(of: Self.exhibit) == "http://c")
    #expect(preferences.addressOrigin(of: Self.exhibit.id) == .environment)
    #expect(preferences.setting(of: .apis).value == ["animals": "http://c", "birds": "http://b"])
  }

  @Test(
    "a typed word becomes the value it stands for",
    arguments: [
      (.weight, "Pounds", "lb"), (.height, "CENTIMETERS", "cm"), (.perPage, "100", 100),
      (.timeout, "2.5", 2.5), (.timeout, "3", 3),
      (.source, "built-in", "built-in"),
      (.apis, "https://x.example/y", "https://x.example/y"),
    ] as [(PreferenceKey, String, JSONValue)])
  func words(key: PreferenceKey, word: String, value: JSONValue) throws {
    #expect(try key.value(of: word) == value)
  }

  @Test(
    "a word that stands for nothing is refused",
    arguments: [
      (.weight, "m"), (.height, ""), (.perPage, "0"), (.perPage, "101"), (.perPage, "ten"),
      (.timeout, "0"), (.timeout, "nan"), (.timeout, "1e9"), (.source, "mars"),
      (.apis, "ftp://x"), (.apis, "http://"), (.apis, "http://h:99999"), (.apis, "http://u:p@h"),
      (.apis, "http://h?q=1"), (.apis, "no address"),
    ] as [(PreferenceKey, String)])
  func wrongWords(key: PreferenceKey, word: String) {
    #expect(throws: InvalidValue.self) { try key.value(of: word) }
  }

  @Test("a time is the number that was found in range, however it is written")
  func oddTime() throws {
    let zeros = String(repeating: "0", count: 5100)
    let value = try JSONValue(parsing: "1\(zeros)e-5100".utf8)
    #expect(PreferenceKey.timeout.accepts(value))
    var preferences = Preferences()
    preferences.apply(["timeout": value], from: .user)
    #expect(preferences.timeout == 1)
  }

  @Test("patience multiplies the usual time, not one that somebody chose")
  func patience() {
    var preferences = Preferences()
    preferences.applyVariables(of: ["ZOO_PATIENCE": "3"])
    #expect(preferences.timeout == 45)
    preferences.apply(["timeout": 2], from: .flag)
    #expect(preferences.timeout == 2)
    for odd in ["0", "-1", "nan", "1e9", "much"] {
      #expect(TimeoutFactor(environment: ["ZOO_PATIENCE": odd]) == .usual)
    }
  }

  @Test("a count from outside is none above what anybody lists, and sums stop at what there is")
  func counts() {
    #expect([-1, Int.max, 1_000_000_001].allSatisfy { $0.asCount == nil })
    #expect(0.asCount == 0 && 1_000_000_000.asCount == 1_000_000_000)
    #expect([Int.max, 1].saturatedSum == .max && [1, 2].saturatedSum == 3)
  }

  @Test("words are listed as a choice")
  func joinedWithOr() {
    #expect(["lb", "kg", "st"].joinedWithOr == "lb, kg or st")
    #expect(["one"].joinedWithOr == "one")
    #expect([String]().joinedWithOr == "")
  }
}
