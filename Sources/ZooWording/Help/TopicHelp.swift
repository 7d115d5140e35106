import Arguments
import ZooCommands
import ZooKit
import ZooSources

// The help topics, such as `zoo help files`.

extension Wording {
  /// A topic's page, `zoo help files`.
  package static func helpTopic(_ topic: HelpTopicName) -> HelpTopic {
    HelpTopic(
      topic.rawValue, section: topic == .exitCodes ? "EXIT STATUS" : nil, summary(of: topic),
      blocks(of: topic))
  }

  static func summary(of topic: HelpTopicName) -> String {
    switch topic {
    case .exhibits: "what there is to see"
    case .json: "what --json and --tsv print"
    case .pictures: "how to see pictures"
    case .accessibility: "for screen readers, few colours and slow terminals"
    case .environment: "environment variables"
    case .files: "files and folders"
    case .exitCodes: "exit codes"
    }
  }

  private static func blocks(of topic: HelpTopicName) -> [HelpTopic.Block] {
    switch topic {
    case .exhibits: exhibitsBlocks
    case .json: jsonBlocks
    case .pictures: picturesBlocks
    case .accessibility: accessibilityBlocks
    case .environment: environmentBlocks
    case .files: filesBlocks
    case .exitCodes: exitCodesBlocks
    }
  }

  private static let exhibitsBlocks: [HelpTopic.Block] = [
    .rows(Exhibit.all.map { ("zoo list \($0.id)", summary(of: $0)) }),
    .text(
      "Exhibits have other names too: dog, dogs, birds-of-chile. An exhibit before a name looks only "
        + "there: 'zoo dog beagle'. Where no name matches, its facts and tags do: 'zoo dogs herding'."
    ),
  ]

  private static let jsonBlocks: [HelpTopic.Block] = [
    .text(
      "--json prints one JSON value on standard output, keys sorted. Each shape has a JSON Schema "
        + "in share/doc/zoo (config in the sources)."),
    .rows([
      (
        "refresh, list",
        "list.schema.json: animals, exhibit, source; page, total, search, fetchedAt"
      ),
      (
        "detail, add, edit, remove",
        "animal.schema.json: one animal with everything known about it"
      ),
      ("compare", "comparison.schema.json: animals, each as in detail"),
      ("gallery", "gallery.schema.json: the addresses of pictures"),
      ("settings", "settings.schema.json: each value and its origin"),
      ("cache, doctor", "cache.schema.json, doctor.schema.json"),
      ("--version", "version.schema.json"),
      ("completions, help", "text.schema.json"),
    ]),
    .text(
      "weight, height and length are each {\"max\": 23, \"measured\": \"standing\", \"min\": 20, "
        + "\"text\": \"20 – 23 lb\", \"unit\": \"lb\"}, in your units; min and max are exact, text is "
        + "what is shown; min, max and unit are null where the API sent words. height is the length if only "
        + "that is known."),
    .text(
      "--tsv prints lists for other programs: one animal per line, its id, name and the list's "
        + "columns, tab-separated, without a heading."),
  ]

  private static let picturesBlocks: [HelpTopic.Block] = [
    .text(
      "With chafa installed, every terminal shows pictures: in its own graphics if it has any "
        + "(kitty, iTerm2, sixels), else in coloured characters. Without chafa, terminals that take "
        + "picture files show those; others get an emoji and the address. A session asks the "
        + "terminal once what it can show; 'zoo doctor' shows the answer."),
    .text(
      "Inside tmux, pictures are characters, or sixels if tmux knows them. With 'set -g "
        + "allow-passthrough on', kitty (0.28 or later) and Ghostty show real pictures."),
    .text(
      "Built-in animals have no pictures of their own. With a network theirs come from Wikipedia, "
        + "but not with --source built-in or cache. 'zoo settings --api wikipedia=' turns that off."
    ),
    .text(
      "A large picture (p in a visit) and those of a gallery can be enlarged with + and -, and moved "
        + "with the arrows; 0 shows the whole again."),
    .rows([
      ("--pictures never", "none"), ("--pictures link", "addresses"),
      ("--pictures chafa", "drawn by chafa, even into a file"),
      ("--pictures inline", "with the terminal's own protocol"),
    ]),
  ]

  private static let accessibilityBlocks: [HelpTopic.Block] = [
    .text(
      "With ACCESSIBLE set, or always with 'zoo settings --accessible yes', output suits a screen "
        + "reader: no full-screen windows, no repainting, no spinner, no emoji and no bars. A "
        + "sentence says how animals compare, and each question has its own line."),
    .text("NO_COLOR or --color never turns colours off; colour alone never means anything."),
  ]

  private static let environmentBlocks: [HelpTopic.Block] = [
    .rows(
      Exhibit.all.map { ($0.addressVariable, "address of the API for \($0.plural)") }
        + [(Wikipedia.addressVariable, "address of Wikipedia; empty for none of its pictures")]
        + Exhibit.all.compactMap { exhibit in
          exhibit.keyVariable.map { ($0, "key for the API for \(exhibit.plural)") }
        }
        + [
          (
            "ZOO_CONTACT",
            "your address of mail or web, for Wikimedia, which asks for one"
          ),
          ("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME, XDG_CACHE_HOME", "see files"),
          ("XDG_CONFIG_DIRS", "where system-wide preferences are"),
          (
            "http_proxy, https_proxy, all_proxy, no_proxy",
            "proxies; never used for this machine"
          ),
          ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR", "whether colour is used"),
          ("COLUMNS", "the width of the text"),
          (
            "ZOO_PATIENCE",
            "how many times longer to wait for APIs, pictures and the terminal, up to 1000"
          ),
          ("ACCESSIBLE", "any value: output for screen readers"),
          (
            "PAGER",
            "for long output; less if unset, cat for none. less is told to show colours; others get plain text"
          ),
          ("VISUAL, EDITOR", "the editor of 'zoo settings --edit'"),
          (
            "BROWSER",
            "what o opens pages with: programs with : between, %s for the address; then the system's"
          ),
        ])
  ]

  private static let filesBlocks: [HelpTopic.Block] = [
    .rows([
      ("$XDG_CONFIG_HOME/zoo/preferences.json", "your preferences (~/.config)"),
      ("zoo/preferences.json in $XDG_CONFIG_DIRS", "system-wide preferences (/etc/xdg)"),
      ("$XDG_STATE_HOME/zoo/", "the lists shown last (~/.local/state)"),
      ("$XDG_DATA_HOME/zoo/cats.json", "your own cats, with their pictures (~/.local/share)"),
      (
        "$XDG_CACHE_HOME/zoo/",
        "downloaded pages and pictures; safe to delete (~/.cache)"
      ),
    ]),
    .text(
      "Options beat the environment, which beats your preferences, which beat the system's. An "
        + "invalid file is never overwritten."),
  ]

  private static let exitCodesBlocks: [HelpTopic.Block] = [
    .rows([
      ("0", "done"), ("1", "failed"), ("64", "wrong usage"),
      ("69", "the API could not be reached or sent nothing usable"), ("130", "interrupted"),
    ])
  ]
}
