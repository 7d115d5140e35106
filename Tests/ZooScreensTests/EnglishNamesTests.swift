import Testing
import ZooKit
import ZooWording

@Suite("Names in sentences")
struct EnglishNamesTests {
  @Test(
    "plurals",
    arguments: [
      ("lion", "lions"), ("grey wolf", "grey wolves"), ("red fox", "red foxes"),
      ("musk ox", "musk oxen"), ("domestic goose", "domestic geese"), ("sheep", "sheep"),
      ("Manx", "Manx"),
      ("greater bird-of-paradise", "greater birds-of-paradise"), ("mandrill", "mandrills"),
      ("monarch butterfly", "monarch butterflies"), ("spider monkey", "spider monkeys"),
      ("red lionfish", "red lionfish"), ("Great Pyrenees", "Great Pyrenees"),
      ("Siamese", "Siamese"), ("common octopus", "common octopuses"), ("person", "people"),
    ])
  func plurals(name: String, plural: String) {
    #expect(name.plural == plural)
  }

  @Test("an article suits the sound", arguments: ["an okapi", "a European hedgehog", "a lion"])
  func articles(name: String) {
    #expect(name.split(separator: " ").dropFirst().joined(separator: " ").withArticle == name)
  }

  @Test(
    "species are in lower case but for places and people, breeds keep their capitals",
    arguments: [
      ("African Bush Elephant", "animals", "African bush elephant"),
      ("Grevy's Zebra", "animals", "Grevy's zebra"),
      ("Black-handed Spider Monkey", "animals", "black-handed spider monkey"),
      ("Maine Coon", "cat-breeds", "Maine Coon"),
      ("West Indian Ocean Coelacanth", "animals", "West Indian Ocean coelacanth"),
      ("Ocean Sunfish", "animals", "ocean sunfish"),
    ])
  func cases(name: String, exhibit: Exhibit.ID, inSentence: String) {
    let animal = Animal(id: "x", exhibit: exhibit, name: name, emoji: "🐾")
    #expect(animal.nameInSentence == inSentence)
  }
}
