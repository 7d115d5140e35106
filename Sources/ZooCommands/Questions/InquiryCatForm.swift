import ZooKit
import ZooService

// The form that a command fills in for one of the user's cats.

extension Inquiry {
  func cat(editing edited: Animal?) async throws -> Answer? {
    var form = CatForm(editing: edited)
    try await say(.catFormIntro)
    asking: while let answer = try await prompter.ask(.at(.catForm(form))) {
      switch try form.accept(answer, check: service.check, keep: service.keep) {
      case .again(let problem): if let problem { try await say(problem) }
      case .kept(let animal): return .animal(animal, in: .own)
      case .discarded: break asking
      case .help:
        try await prompter.show(
          .place(
            .help(Session.HelpTable(place: .catForm(form), exhibit: .own, keys: [.help]))))
      }
    }
    return try await leave(.catForm(form))
  }
}
