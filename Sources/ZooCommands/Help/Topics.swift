import Arguments
import ZooKit
import ZooSources

/// The help topics, such as `zoo help files`.
enum Topics {
  /// In the order of the manual page.
  static let all = [json, pictures, accessibility, environment, files, exitCodes]

  private static let json = HelpTopic(
    "json", "what --json and --tsv print",
    [
      .text(
        "--json prints one value and nothing else on standard output, keys sorted. Each shape has a "
          + "JSON Schema in share/doc/zoo, in the sources in config."),
      .rows([
        (
          "refresh, list",
          "list.schema.json: animals, exhibit, source; page, total, search, fetchedAt"
        ),
        (
          "detail, add, edit, remove", "animal.schema.json: one animal with all that is known of it"
        ),
        ("compare", "comparison.schema.json: animals, each as in detail"),
        ("gallery", "gallery.schema.json: the addresses of pictures"),
        ("settings", "settings.schema.json: each value and its origin"),
        ("cache, doctor", "cache.schema.json, doctor.schema.json"),
        ("help, --version", "help.schema.json, version.schema.json"),
        ("completions, help --man", "text.schema.json"),
      ]),
      .text(
        "weight, height and length are each {\"max\": 23, \"measured\": \"standing\", \"min\": 20, "
          + "\"text\": \"20 – 23 lb\", \"unit\": \"lb\"}, in your units and with the digits that are "
          + "shown; min, max and unit are null where an API sent words. height is the length where "
          + "only that is known."),
      .text(
        "--tsv prints lists for other programs: a line an animal, its id, its name and the list's "
          + "columns, with tabs between them and no heading."),
    ])

  private static let pictures = HelpTopic(
    "pictures", "what it takes to see pictures",
    [
      .text(
        "With chafa installed every terminal shows pictures: in its own graphics where it has some "
          + "(kitty's, iTerm2's, sixels), else in coloured characters. Without chafa, terminals that "
          + "take picture files as they are show those; elsewhere an emoji and the address stand for "
          + "them. In a session the terminal is asked once what it can show; 'zoo doctor' says what "
          + "is known."),
      .text(
        "Inside tmux pictures are characters, sixels where tmux knows them, or, with 'set -g "
          + "allow-passthrough on' in kitty (0.28 or later) and Ghostty, real pictures."),
      .text(
        "The built-in collections hold no pictures; theirs come from Wikipedia where there is a "
          + "network, but not with --source built-in or cache, which ask nobody. 'zoo settings --api wikipedia=' switches that off."
      ),
      .rows([
        ("--pictures never", "none"), ("--pictures link", "addresses"),
        ("--pictures chafa", "by chafa, even where a file takes the answer"),
        ("--pictures inline", "as the terminal takes files itself"),
      ]),
    ])

  private static let accessibility = HelpTopic(
    "accessibility", "for screen readers, few colours and slow terminals",
    [
      .text(
        "With ACCESSIBLE set to anything, or for good with 'zoo settings --accessible yes', all is "
          + "made to be read aloud: no alternate screen, nothing painted over, no spinner, no emoji "
          + "and no bars; a sentence says how two animals compare, and each question has a line of "
          + "its own."),
      .text("NO_COLOR or --color never takes the colours away; none carries a meaning alone."),
    ])

  private static let environment = HelpTopic(
    "environment", "variables that are heeded",
    [
      .rows(
        Exhibit.all.map { ($0.addressVariable, "base address of the API of the \($0.plural)") }
          + [(Wikipedia.addressVariable, "base address of Wikipedia; empty for no pictures of it")]
          + Exhibit.all.compactMap { exhibit in
            exhibit.keyVariable.map { ($0, "key for the API of the \(exhibit.plural)") }
          }
          + [
            ("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME, XDG_CACHE_HOME", "see files"),
            ("XDG_CONFIG_DIRS", "where system-wide preferences are"),
            (
              "http_proxy, https_proxy, all_proxy, no_proxy",
              "proxies; never asked for this machine"
            ),
            ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR", "whether colour is used"),
            ("COLUMNS", "the width that text is laid out in"),
            ("ACCESSIBLE", "anything makes all fit to be read aloud"),
            ("PAGER", "shows what is longer than the window; 'less -FRX' without it, cat for none"),
            ("VISUAL, EDITOR", "opens the preferences in 'zoo settings --edit'"),
          ])
    ])

  private static let files = HelpTopic(
    "files", "what is kept, and where",
    [
      .rows([
        ("$XDG_CONFIG_HOME/zoo/preferences.json", "your preferences (~/.config)"),
        ("zoo/preferences.json in $XDG_CONFIG_DIRS", "those of the whole system (/etc/xdg)"),
        ("$XDG_STATE_HOME/zoo/", "the lists shown last (~/.local/state)"),
        ("$XDG_DATA_HOME/zoo/cats.json", "cats of your own, pictures beside it (~/.local/share)"),
        (
          "$XDG_CACHE_HOME/zoo/",
          "pages and pictures fetched, and as they were drawn; safe to delete (~/.cache)"
        ),
      ]),
      .text(
        "A flag beats the environment, the environment your preferences, yours those of the system. "
          + "A file that is not as it should be is never written over."),
    ])

  private static let exitCodes = HelpTopic(
    "exit-codes", section: "EXIT STATUS", "what a script is told",
    [
      .rows([
        ("0", "done"), ("1", "failed"), ("64", "wrong usage"),
        ("69", "the API could not be reached, or gave no usable answer"), ("130", "interrupted"),
      ])
    ])
}
