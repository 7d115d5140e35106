import Arguments
import ZooService
import ZooKit

/// Pictures to save, and the command's answer once that is done.
package struct PictureSaveRequest: Equatable, Sendable {
  package let pictures: [PictureReference]
  /// The file to write; several pictures get numbered files.
  package let path: String
  /// The answer once the pictures are saved.
  package let answer: Answer
  /// Existing files that would be overwritten.
  package var existingFiles: [String] = []

  static let save = Option(
    "save", placeholder: "FILE", completedBy: .file,
    "store the picture as it came; of several, numbered files")
  static let force = Option("force", "write over a file without asking")
}

extension AnimalService {
  /// Saves pictures, and asks first if a file would be overwritten.
  package func store(_ storing: PictureSaveRequest, isForced: Bool) async throws(Failure) -> Answer
  {
    let files = try AnimalService.existingFiles(of: storing.pictures.count, at: storing.path)
    guard files.isEmpty || isForced else {
      var storing = storing
      storing.existingFiles = files
      return .question(.overwriting(storing), otherwise: .missing("--force"))
    }
    try await save(storing.pictures, to: storing.path)
    return storing.answer
  }
}
