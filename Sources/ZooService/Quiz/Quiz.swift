import ZooKit
import ZooQuery

/// Questions about animals, each with one right answer, and what was answered so far.
package struct Quiz: Equatable, Sendable {
  package struct Question: Equatable, Sendable {
    /// What is asked about the animals to choose from.
    package enum Subject: Equatable, Sendable {
      /// Which of them is drawn.
      case drawing
      /// Which of two has more of it.
      case measure(Measure.Kind)
      /// Which of two lives longer.
      case lifespan
      /// Of which one alone a term is true: where it lives, when it is awake, how threatened it is.
      case term(String, Term.Category)
      /// Whose sentence this is; its name is left out.
      case sentence(String)
    }

    package let subject: Subject
    package let options: [Animal]
    /// The index of the right one.
    package let right: Int

    package var answer: Animal { options[right] }

    /// The animals and their facts that show why it's right: of those compared both, else what was asked of the answer.
    package var evidence: [(animal: Animal, fact: Fact)] {
      switch subject {
      case .measure(let kind): evidence(options, [kind.rawValue])
      case .lifespan: evidence(options, ["lifespan"])
      case .term(_, let category): evidence([answer], Vocabulary.facts(of: category))
      case .drawing, .sentence: []
      }
    }

    private func evidence(_ animals: [Animal], _ keys: [String]) -> [(Animal, Fact)] {
      animals.compactMap { animal in
        keys.lazy.compactMap(animal.fact).first.map { (animal, $0) }
      }
    }
  }

  /// What the animals were named by; empty for the whole zoo.
  package let words: String
  /// By which the same questions can be asked again.
  package let seed: UInt64
  package let questions: [Question]
  /// The index of what was chosen at each question that was answered.
  package private(set) var answers: [Int] = []

  package static let counts = 1...100
  package static let usualCount = 10

  init(about words: String, seed: UInt64, questions: [Question]) {
    (self.words, self.seed, self.questions) = (words, seed, questions)
  }

  /// The question that is asked; `nil` when all were answered.
  package var next: Question? { answers.count < questions.count ? questions[answers.count] : nil }

  /// The question answered last, and whether it was rightly.
  package var last: (question: Question, isRight: Bool)? {
    guard let answer = answers.last else { return nil }
    let question = questions[answers.count - 1]
    return (question, answer == question.right)
  }

  package var score: QuizScore {
    QuizScore(right: zip(questions, answers).count { $0.right == $1 }, of: answers.count)
  }

  /// The animals that were asked about in vain, each once.
  package var missed: [Animal] {
    zip(questions, answers).filter { $0.right != $1 }.map(\.0.answer)
      .reduce(into: []) { missed, animal in
        if !missed.contains(animal) { missed.append(animal) }
      }
  }

  /// Which option was chosen, by its number, its name or a beginning that no other name has; `nil` for anything else.
  package func option(meantBy typed: String) -> Int? {
    guard let options = next?.options else { return nil }
    if let number = Int(typed) { return options.indices.contains(number - 1) ? number - 1 : nil }
    let names = options.map { $0.properNames.map(\.folded) }
    let words = typed.folded
    func only(_ isMeant: (String) -> Bool) -> Int? {
      let meant = names.indices.filter { names[$0].contains(where: isMeant) }
      return meant.count == 1 ? meant[0] : nil
    }
    return only { $0 == words } ?? only { !words.isEmpty && $0.hasPrefix(words) }
      ?? typed.nearest(in: names.flatMap { $0 }).flatMap { near in only { $0 == near.folded } }
  }

  /// Answers the question that is asked.
  package mutating func answer(_ option: Int) { answers.append(option) }
}

/// How many questions were answered rightly, and of how many.
package struct QuizScore: Equatable, Sendable {
  package let right: Int
  package let count: Int

  package init(right: Int, of count: Int) { (self.right, self.count) = (right, count) }

  /// Whether it is better: more of all is right, or as much of more questions.
  package func beats(_ other: QuizScore) -> Bool {
    let (own, others) = (right * other.count, other.right * count)
    return own > others || own == others && count > other.count
  }
}
