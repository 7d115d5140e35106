extension Animal {
  /// What tells records apart, whatever is known of them.
  package struct RecordID: Hashable, Sendable {
    private let exhibit: Exhibit.ID
    private let id: Animal.ID

    package init(_ id: Animal.ID, in exhibit: Exhibit.ID) {
      (self.exhibit, self.id) = (exhibit, id)
    }
  }

  package var recordID: RecordID { RecordID(id, in: exhibit) }
}
