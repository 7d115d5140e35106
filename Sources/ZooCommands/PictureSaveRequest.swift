import Arguments
import ZooService
import ZooKit

/// Pictures to save, and the command's answer once that is done.
struct PictureSaveRequest: Sendable {
  let pictures: [PictureReference]
  /// The file to write; several pictures get numbered files.
  let path: String
  let answer: Answer

  static let save = Option("save", placeholder: "FILE", completedBy: .file)
  /// Stands for standard output instead of a file.
  static let standardOutput = "-"
  static let force = Option("force")
}

extension AnimalService {
  /// Saves pictures, and asks first if a file would be overwritten.
  func savePictures(
    _ saveRequest: PictureSaveRequest, isForced: Bool
  ) async throws -> CommandOutcome {
    if saveRequest.path == PictureSaveRequest.standardOutput {
      guard saveRequest.pictures.count < 2 else { throw InvalidValue("-", .onePicture) }
      return .answer(.picture(try await contents(of: saveRequest.pictures)))
    }
    let files = try existingFiles(of: saveRequest.pictures.count, at: saveRequest.path)
    guard files.isEmpty || isForced else {
      return .question(missing: "--force") { inquiry in
        guard try await inquiry.isConfirmed(.overwriting(files), orElse: .nothingSaved) else {
          return nil
        }
        return try await save(saveRequest)
      }
    }
    return .answer(try await save(saveRequest))
  }

  private func save(_ saveRequest: PictureSaveRequest) async throws -> Answer {
    try await save(saveRequest.pictures, to: saveRequest.path)
    return saveRequest.answer
  }
}
