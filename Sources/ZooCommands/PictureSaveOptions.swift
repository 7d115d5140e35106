import Arguments
import ZooService
import ZooKit

/// The options of commands that save pictures.
enum PictureSaveOptions {
  static let save = Option("save", placeholder: "FILE", completedBy: .file)
  /// Stands for standard output instead of a file.
  static let standardOutput = "-"
  static let force = Option("force")
}

extension AnimalService {
  /// Saves pictures, and asks first if a file would be overwritten.
  ///
  /// - Parameters:
  ///   - path: the file to write; several pictures get numbered files.
  ///   - answer: the command's answer once that is done.
  func save(
    _ pictures: [PictureReference], to path: String, isForced: Bool, answering answer: CommandAnswer
  ) async throws -> CommandOutcome {
    if path == PictureSaveOptions.standardOutput {
      guard pictures.count < 2 else { throw InvalidValue("-", .onePicture) }
      return .answer(.picture(try await contents(of: pictures)))
    }
    let files = try existingFiles(of: pictures.count, at: path)
    guard files.isEmpty || isForced else {
      return .question(missing: "--force") { prompter in
        guard try await prompter.isConfirmed(.overwriting(files)) else {
          return nil
        }
        try await save(pictures, to: path)
        return answer
      }
    }
    try await save(pictures, to: path)
    return .answer(answer)
  }
}
