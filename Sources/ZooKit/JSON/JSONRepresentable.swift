/// What is kept or sent as JSON of our own. Written by hand, since Foundation's coders take a millisecond for the first value of
/// each type, which is as long as a short answer takes to come.
package protocol JSONRepresentable {
  /// `nil` if something is missing or of another kind.
  init?(json: JSONValue)

  var json: JSONValue { get }
}
