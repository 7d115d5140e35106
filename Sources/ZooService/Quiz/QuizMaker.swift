import Foundation
import ZooKit
import ZooQuery

/// Makes questions of which nothing is ambiguous.
///
/// | asked | so that it is clear |
/// |---|---|
/// | which is drawn | all outlines differ, and the animal has its own |
/// | which is heavier | both stop growing, as birds and mammals do, and the lower end of one is a third above the upper end of the other |
/// | which is taller | the same at the shoulder, since a bird may stretch or crouch |
/// | which lives longer | it is two and a half times that, as figures in books differ more, both wild birds or mammals in human care, where births are known |
/// | which lives there or comes from there | all have a spine, the others are of none of its continents and were taken nowhere, nobody swims or migrates, no name tells of a place or is short for several animals', but the record's own words do |
/// | which is nocturnal | so are all of its kinds; the others are diurnal, as all of theirs, of which several are known, and no near relatives, and all are wild birds and mammals |
/// | which is endangered | the Red List's own word is asked for, the others are of least concern and no near relatives |
/// | whose sentence it is | nothing of the name is in it, nor what kind it is, and the others are no near relatives, of which it may be true as well |
struct QuizMaker {
  /// What is asked about, and where the others come from.
  let subjects: [Animal]
  let mayDraw: Bool
  let seed: UInt64
  private var numbers: SeededNumbers
  /// The kinds of which several are known, and all awake by day.
  private let kindsByDay: Set<String>
  /// The kinds all of which are awake by night.
  private let kindsByNight: Set<String>

  /// - Parameter relatives: the animals of whose kinds it is known when they are awake.
  init(subjects: [Animal], relatives: [Animal], mayDraw: Bool, seed: UInt64) {
    (self.subjects, self.mayDraw, self.seed) = (subjects, mayDraw, seed)
    numbers = SeededNumbers(seed: seed)
    let members = Dictionary(
      grouping: relatives.flatMap { animal in animal.kinds.map { (kind: $0, animal: animal) } },
      by: \.kind)
    kindsByNight = Set(members.filter { $0.value.allSatisfy(\.animal.isNocturnal) }.keys)
    kindsByDay = Set(
      members.filter { $0.value.count > 1 && $0.value.allSatisfy(\.animal.isDiurnal) }.keys)
  }

  /// Relatives are often alike in what is asked.
  private static let apart: [Set<Kinship>] = [[.sameClass], [.other]]

  private enum Kind: CaseIterable {
    case drawing, sentence, heavier, place, taller, activity, longerLived, status
  }

  /// So many animals are tried for a kind of question.
  private static let mostTries = 40
  /// From where one is larger than another beyond doubt, to where nobody needs to be asked: by the nearest ends.
  private static let weights = 4.0 / 3...3
  private static let heights = 4.0 / 3...1.6
  private static let lifespans = 2.5...5

  /// As many questions as were wanted, or as can be made.
  mutating func questions(_ count: Int) -> [Quiz.Question] {
    var questions: [Quiz.Question] = []
    var asked: Set<String> = []
    let kinds = Kind.allCases.shuffled(using: &numbers)
    while questions.count < count {
      // Each begins anew, so that the others are the same where nothing can be drawn.
      numbers = SeededNumbers(seed: seed &+ UInt64(questions.count) << 32)
      let turn = kinds[questions.count % kinds.count]
      let order = ([turn] + kinds.shuffled(using: &numbers)).filter { $0 != .drawing || mayDraw }
      var found: Quiz.Question?
      for kind in order where found == nil { found = question(kind, besides: asked) }
      // All were asked about, so they may be again.
      guard let found else {
        if asked.isEmpty { break }
        asked = []
        continue
      }
      asked.insert(found.answer.name)
      questions.append(found)
    }
    return questions
  }

  private mutating func question(_ kind: Kind, besides asked: Set<String>) -> Quiz.Question? {
    let candidates = subjects.filter { !asked.contains($0.name) }.shuffled(using: &numbers)
    for animal in candidates.prefix(Self.mostTries) {
      if let question = question(kind, about: animal) { return question }
    }
    return nil
  }

  private mutating func question(_ kind: Kind, about animal: Animal) -> Quiz.Question? {
    switch kind {
    case .drawing:
      guard let outline = animal.silhouette?.outline else { return nil }
      return question(.drawing, about: animal, others: 3, isDistinct: { $0.silhouette?.outline }) {
        $0.silhouette?.outline != nil && $0.silhouette?.outline != outline
      }
    case .sentence:
      guard let sentence = animal.anonymousSentence else { return nil }
      guard animal.kinds(namedIn: sentence).isEmpty else { return nil }
      return question(.sentence(sentence), about: animal, others: 3, from: [[.sameClass]]) { _ in
        true
      }
    case .heavier:
      return comparison(.measure(.weight), about: animal, apart: Self.weights) {
        $0.measure(.weight)?.ends
      }
    case .taller:
      return comparison(.measure(.height), about: animal, apart: Self.heights) {
        $0.measure(.height).flatMap { $0.dimension == .shoulder ? $0.ends : nil }
      }
    case .longerLived:
      return comparison(.lifespan, about: animal, apart: Self.lifespans) {
        $0.isWellWatched && $0.words("lifespan")?.contains("human care") == true ? $0.lifespan : nil
      }
    case .activity:
      // What can settle anywhere keeps the hours of where it is, and so do the relatives of those that are awake by day.
      guard animal.isWellWatched, animal.isNocturnal, !animal.wasBroughtElsewhere,
        animal.kinds.isSubset(of: kindsByNight)
      else { return nil }
      let kindsByDay = kindsByDay
      return question(
        .term("nocturnal", .activity), about: animal, others: 3, from: Self.apart
      ) {
        $0.isWellWatched && $0.isDiurnal && $0.kinds.isSubset(of: kindsByDay)
      }
    case .status:
      guard animal.isEndangered, !animal.hasNamesakes,
        let status = animal.words("conservation")?.lowercased()
      else {
        return nil
      }
      return question(.term(status, .status), about: animal, others: 3, from: Self.apart) {
        $0.words("conservation") == "Least Concern"
      }
    case .place: return place(of: animal)
    }
  }

  private mutating func place(of animal: Animal) -> Quiz.Question? {
    let vocabulary = Vocabulary.shared
    guard animal.isVertebrate, animal.staysOnLand,
      let place = animal.terms?.places.randomElement(using: &numbers),
      let id = vocabulary.term(place, .place)
    else { return nil }
    // What is a part of nothing.
    let continents = vocabulary[id].whole.filter { vocabulary[$0].whole.count == 1 }
    let name = vocabulary[id].name
    guard !animal.isNamed(after: name), animal.speaks(of: id) else { return nil }
    return question(.term(name, .place), about: animal, others: 3) { other in
      guard other.staysOnLand, !other.wasBroughtElsewhere, other.isBred == animal.isBred,
        !other.isNamed(after: name), !other.hasNamesakes, !other.speaks(of: id),
        let places = other.terms?.places, !places.isEmpty
      else { return false }
      let terms = vocabulary.terms(named: places, .place)
      return !continents.contains(where: terms.contains)
    }
  }

  private mutating func comparison(
    _ subject: Quiz.Question.Subject, about animal: Animal, apart ratios: ClosedRange<Double>,
    by size: (Animal) -> (low: Double, high: Double)?
  ) -> Quiz.Question? {
    guard animal.stopsGrowing, let own = size(animal), own.low > 0 else { return nil }
    return question(subject, about: animal, others: 1, from: [[.sameKind], [.sameClass]]) { other in
      guard other.stopsGrowing, let size = size(other), size.high > 0 else { return false }
      return ratios.contains(own.low / size.high)
    }
  }

  /// A question with others to choose from that are near: of the same kind or class where there are enough.
  ///
  /// - Parameters:
  ///   - groups: how near the others may be, the best first.
  ///   - isDistinct: what no two of them may have in common.
  ///   - isWrong: whether another animal is certainly not the answer.
  private mutating func question(
    _ subject: Quiz.Question.Subject, about animal: Animal, others count: Int,
    from groups: [Set<Kinship>] = [[.sameKind], [.sameClass], [.other]],
    isDistinct: (Animal) -> String? = { $0.name }, where isWrong: (Animal) -> Bool
  ) -> Quiz.Question? {
    let shuffled = subjects.shuffled(using: &numbers)
    var others: [Animal] = []
    for group in groups {
      for other in shuffled
      where others.count < count && group.contains(animal.kinship(to: other)) {
        guard other.name != animal.name, isWrong(other),
          !others.contains(where: { isDistinct($0) == isDistinct(other) })
        else { continue }
        others.append(other)
      }
    }
    guard others.count == count else { return nil }
    let options = ([animal] + others).shuffled(using: &numbers)
    return options.firstIndex { $0 == animal }.map {
      Quiz.Question(subject: subject, options: options, right: $0)
    }
  }
}
