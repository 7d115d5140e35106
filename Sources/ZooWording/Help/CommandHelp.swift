import Arguments
import ZooCommands
import ZooKit
import ZooSources

// What help, completions and manual say about the commands.

extension Wording {
  /// The command line with the words of its help.
  package static let commandLineWithHelp = Commands.commandLine.described(by: helpText)

  /// The words that help, completions and manual add to the declared command line.
  package static let helpText = HelpTexts(
    summary: "Meet animals in your terminal.", commands: commandTexts, options: optionSummaries,
    topics: HelpTopicName.allCases.map(helpTopic),
    essentials: [
      ("WORDS", "'zoo lion', 'zoo birds', 'zoo cat siamese', 'zoo lion vs tiger'"),
      ("exhibits", Exhibit.all.map(\.id).joined(separator: ", ")),
      ("OPTIONS", "--json, --tsv, --units metric, --source built-in, --pictures never"),
    ])

  /// The declaration of a command by its name, with the words of its help; the program's own for the empty one.
  package static func command(named name: String) -> CommandSpec {
    commandLineWithHelp.command(named: name) ?? commandLineWithHelp.root
  }

  /// A script or a page that is made of the declared command line.
  package static func text(of text: CommandAnswer.GeneratedText) -> String {
    switch text {
    case .completions(let shell): commandLineWithHelp.completions(for: shell)
    case .manual: commandLineWithHelp.manual(date: manualDate)
    }
  }

  /// When the words of the manual page were last changed.
  private static let manualDate = "November 25, 2026"

  private static let whichSummary = "its number in the last list, its id or part of its name"

  private static let commandTexts: [String: CommandHelpText] = [
    "": CommandHelpText(
      "the guided session, or whatever you type",
      discussion: [
        "With no words, zoo asks how many animals you would like to see, shows them, and lets you look "
          + "around. Words that aren't a command are looked up: a name, a number of the last list, an "
          + "exhibit, or both ('zoo cat siamese'). Options of 'detail' and 'list' work with them.",
        "A command only asks for what you left out.",
      ],
      operands: ["WORDS": "an animal, an exhibit, or animals with 'vs' between them"],
      examples: [
        ("zoo", "the guided session"),
        ("zoo lion", "one animal; 'zoo oka' and 'zoo 3' work too"),
        ("zoo birds", "birds of every exhibit; 'zoo list birds' shows one exhibit"),
        ("zoo lion vs tiger", "two animals to scale"),
        ("zoo refresh 3", "three random zoo animals"),
        ("zoo settings --weight kg --height m", "your units from now on"),
      ]),
    "refresh": CommandHelpText(
      "fetch random zoo animals, or an exhibit's first page again",
      discussion: [
        "Fetches and lists that many random zoo animals. Without a count it asks. "
          + "`zoo detail` takes the numbers of the list."
      ],
      operands: ["COUNT|EXHIBIT": "how many zoo animals to fetch (1-10), or another exhibit"],
      examples: [
        ("zoo refresh 3", "three random zoo animals"),
        ("zoo refresh 5 --json", "five, for a script"),
      ]),
    "list": CommandHelpText(
      "the last zoo animals fetched, or a page of another exhibit",
      discussion: [
        "Exhibits: "
          + Exhibit.all.map { "\($0.id) (\(summary(of: $0)))" }.joined(separator: ", ") + ".",
        "Searching and sorting cover the whole exhibit; accents and case don't matter. For zoo "
          + "animals, --all, --search, --sort, --page and --per-page cover all of them.",
      ],
      operands: [
        "EXHIBIT": "the exhibit to list, 'mine' for your own cats, or words that say which animals"
      ],
      examples: [
        ("zoo list", "the last zoo animals fetched"),
        ("zoo list animals --search octopus", "all zoo animals with these words"),
        ("zoo list cat-breeds --page 2", "the second ten cat breeds"),
        ("zoo list cats --tag tabby", "cats with a tag"),
        ("zoo list birds --sort weight", "the heaviest birds first"),
        ("zoo list cat-breeds --sort affection", "the most affectionate breeds first"),
        ("zoo list birds --search tucuquere", "a bird of Chile by any of its names"),
      ]),
    "detail": CommandHelpText(
      "one animal: diet, size and everything known about it",
      discussion: [
        "A number belongs to the last list in a terminal; one sent to another program doesn't count, unless 'refresh' fetched it. "
          + "Anything else is an id or part of a name; accents and case don't matter. `id:162` is an id that is a number. Without one you choose in a window, "
          + "or where that can't open, zoo asks."
      ],
      operands: ["WHICH": whichSummary],
      examples: [
        ("zoo detail --random --line", "an animal in each new shell, from its start-up file"),
        ("zoo detail 2", "the second animal of the last list"),
        ("zoo detail 'red panda' --weight kg", "by name, in kilograms this time"),
        ("zoo detail condor --exhibit birds", "a bird of Chile"),
      ]),
    "compare": CommandHelpText(
      "the sizes of two to six animals",
      discussion: [
        "Name each by its number in the last list, its id or part of its name. They may come from "
          + "different exhibits. Names of several words need no quotes. Without any, zoo asks."
      ],
      operands: ["WHICH": "two to six, each by \(whichSummary)"],
      examples: [
        ("zoo compare 1 3", "the first and the third of the last list"),
        ("zoo compare lion okapi red panda --weight kg", "by name, in kilograms this time"),
      ]),
    "today": CommandHelpText(
      "the animal of the day; 'zoo random' picks any",
      discussion: [
        "The same for everybody on a date (UTC), and every zoo animal once before one comes again. Needs "
          + "no network."
      ],
      examples: [("zoo today --line", "an animal a day in each new shell, from its start-up file")]),
    "map": CommandHelpText(
      "where an animal lives, or any of a kind",
      discussion: [
        "Land is an outline, and the regions where it lives are filled; birds of Chile are shown in Chile. Needs "
          + "no network."
      ],
      operands: ["WHICH": "an animal, or words that mean several, as in 'zoo penguins'"],
      examples: [("zoo map lion", "one animal"), ("zoo map penguins", "where any penguins live")]),
    "quiz": CommandHelpText(
      "ten questions about animals",
      discussion: [
        "Asks about all zoo animals, or about those that WORDS mean, by numbers or names. At the end come the "
          + "score and the animals that you missed. Needs no network. --json prints the questions with their "
          + "answers."
      ],
      operands: ["WORDS": "what the animals are: a kind, a place, an exhibit, as in 'zoo owls'"],
      examples: [
        ("zoo quiz", "ten questions about the zoo"), ("zoo quiz owls", "about owls"),
        ("zoo quiz --seed 7 --json", "the same questions each time, for a class"),
      ]),
    "search": CommandHelpText(
      "look through all exhibits",
      discussion: [
        "Finds animals with these words in a name, a tag or a fact, among all that are known without "
          + "a network. 'zoo list EXHIBIT --search TEXT' searches one exhibit, its API included."
      ],
      operands: ["TEXT": "the words to look for; without any, zoo asks"],
      examples: [("zoo search bear", "all bears, and anything else that mentions them")]),
    "browse": CommandHelpText(
      "a whole exhibit in one window",
      discussion: [
        "Type to narrow it, choose with the arrows; the animal you are at is beside the list. Enter opens it, "
          + "Tab marks up to six to compare, Ctrl-A adds the other exhibits, Ctrl-S sorts, Escape goes back, F1 "
          + "shows all keys."
      ],
      operands: [
        "EXHIBIT": "one of 'zoo help exhibits'; the zoo animals if you name none",
        "WORDS": "what to narrow it to at first",
      ],
      examples: [
        ("zoo browse birds", "the birds of Chile"), ("zoo browse dogs calm", "only calm breeds"),
      ]),
    "gallery": CommandHelpText(
      "more pictures of a breed or a bird",
      discussion: [
        "On a terminal that shows pictures, the arrow keys move, Enter shows one large, o opens it in "
          + "the browser, Escape goes back."
      ],
      operands: ["WHICH": whichSummary],
      examples: [("zoo gallery abyssinian --exhibit cat-breeds", "ten pictures of Abyssinians")]),
    "settings": CommandHelpText(
      "your units and other preferences",
      discussion: [
        "With options, saves only those; if one is wrong, saves none. Without options it "
          + "asks on a terminal, and elsewhere shows each value and where it comes from. 'default' "
          + "resets one; 'source' shows sizes in the units of the source."
      ],
      operands: ["NAME VALUE": "the same without dashes: weight kg height m, or units alone"],
      examples: [
        ("zoo settings --weight kg --height m", "kilograms and metres from now on"),
        ("zoo settings --units metric", "grams, kilograms or tonnes, whatever suits"),
        ("zoo settings --json", "every value and where it comes from"),
      ]),
    "add": CommandHelpText(
      "add a cat of your own", discussion: ["Without a name or an option it asks."],
      operands: ["NAME": "the cat's name"], options: catOptionSummaries,
      examples: [
        ("zoo add Mimi --owner Ana --tag tabby --tag sleepy", "a cat with an owner and tags")
      ]),
    "edit": CommandHelpText(
      "change a cat of your own",
      discussion: ["Without options it asks; with options it changes just those."],
      operands: ["WHICH": whichSummary], options: catOptionSummaries,
      examples: [("zoo edit mimi --owner Eva", "give it another owner")]),
    "remove": CommandHelpText(
      "remove a cat of your own", operands: ["WHICH": whichSummary],
      examples: [("zoo remove mimi", "asks first")]),
    "tags": CommandHelpText(
      "all known tags of cats", isRare: true,
      examples: [("zoo cats --tag tabby", "the cats with one of them")]),
    "cache": CommandHelpText(
      "show or clear downloaded data", isRare: true, operands: ["clear": "the same as --clear"],
      examples: [("zoo cache --clear", "start over: everything is fetched again")]),
    "doctor": CommandHelpText(
      "everything for a bug report: files, network, terminal",
      discussion: [
        "Shows where files are and how large, every preference and where it comes from, what the "
          + "terminal can show and why, the proxy for each address, and when each API last answered. "
          + "It sends nothing and shows no keys."
      ]),
    "completions": CommandHelpText(
      "print the completion script for a shell", isRare: true,
      discussion: [
        "Completes commands, options, their values and the names of all animals that zoo knows "
          + "without a request. 'zoo completions animals red p' prints the possible completions of 'p'.",
        "With zsh, put the line after compinit, or add the folder of the installed _zoo to fpath "
          + "before it.",
      ],
      operands: [
        "SHELL": "bash, zsh or fish; or animals, cats or tags",
        "WORDS": "words to complete, for animals, cats or tags",
      ],
      examples: [
        ("eval \"$(zoo completions bash)\"", "in ~/.bashrc; for zsh in ~/.zshrc, after compinit"),
        ("zoo completions fish | source", "in ~/.config/fish/config.fish"),
      ]),
    "help": CommandHelpText(
      "how to use zoo, one of its commands, or more about a topic", isRare: true,
      discussion: [
        "Topics: "
          + HelpTopicName.allCases.map { "\($0.rawValue) (\(summary(of: $0)))" }
          .joined(separator: ", ") + "."
      ],
      operands: ["COMMAND|TOPIC": "the command to explain, or the topic"],
      examples: [
        ("zoo help detail", "all about a command; 'zoo detail -h' is one screen"),
        ("zoo help --man | man -l -", "the manual page"),
      ]),
  ]
}
