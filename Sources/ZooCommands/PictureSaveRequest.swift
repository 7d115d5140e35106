import Arguments
import ZooService
import ZooKit

/// Pictures that are to be stored, and what the command comes to besides.
package struct PictureSaveRequest: Equatable, Sendable {
  /// The pictures.
  package let pictures: [PictureReference]
  /// The file; of several pictures numbered ones.
  package let path: String
  /// The answer once they are stored.
  package let answer: Answer
  /// The files that would be written over.
  package var filesInTheWay: [String] = []

  static let save = Option(
    "save", placeholder: "FILE", completedBy: .file,
    "store the picture as it came; of several, numbered files")
  static let force = Option("force", "write over a file without asking")
}

extension AnimalService {
  /// Stores pictures; where something would be written over, that is asked first.
  package func store(_ storing: PictureSaveRequest, isForced: Bool) async throws(Failure) -> Answer
  {
    let files = try AnimalService.filesInTheWay(of: storing.pictures.count, at: storing.path)
    guard files.isEmpty || isForced else {
      var storing = storing
      storing.filesInTheWay = files
      return .question(.overwriting(storing), otherwise: .missing("--force"))
    }
    try await save(storing.pictures, to: storing.path)
    return storing.answer
  }
}
