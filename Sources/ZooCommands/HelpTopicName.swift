/// A help topic that isn't a command, by the word typed for it: `zoo help files`.
package enum HelpTopicName: String, CaseIterable, Sendable {
  case exhibits
  case json
  case pictures
  case accessibility
  case environment
  case files
  case exitCodes = "exit-codes"
}
