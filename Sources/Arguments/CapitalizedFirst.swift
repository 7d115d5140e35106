extension String {
  /// With a capital at its beginning, as sentences and headings have.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}
