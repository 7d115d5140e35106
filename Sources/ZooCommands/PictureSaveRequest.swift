import Arguments
import ZooService
import ZooKit

/// Pictures to save, and the command's answer once that is done.
package struct PictureSaveRequest: Equatable, Sendable {
  package let pictures: [PictureReference]
  /// The file to write; several pictures get numbered files.
  package let path: String
  package let answer: Answer
  package var existingFiles: [String] = []

  static let save = Option("save", placeholder: "FILE", completedBy: .file)
  /// Stands for standard output instead of a file.
  static let standardOutput = "-"
  static let force = Option("force")
}

extension AnimalService {
  /// Saves pictures, and asks first if a file would be overwritten.
  package func savePictures(_ saveRequest: PictureSaveRequest, isForced: Bool) async throws
    -> CommandOutcome
  {
    if saveRequest.path == PictureSaveRequest.standardOutput {
      guard saveRequest.pictures.count < 2 else { throw InvalidValue("-", .onePicture) }
      return .answer(.picture(try await contents(of: saveRequest.pictures)))
    }
    let files = try existingFiles(of: saveRequest.pictures.count, at: saveRequest.path)
    guard files.isEmpty || isForced else {
      var saveRequest = saveRequest
      saveRequest.existingFiles = files
      return .question(.overwriting(saveRequest), fallback: .missing("--force"))
    }
    return .answer(try await savePictures(saveRequest))
  }

  /// Saves pictures, even over existing files.
  package func savePictures(_ saveRequest: PictureSaveRequest) async throws -> Answer {
    try await save(saveRequest.pictures, to: saveRequest.path)
    return saveRequest.answer
  }
}
