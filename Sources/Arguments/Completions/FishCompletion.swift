extension CommandLineSpec {
  /// The completion script for fish: one `complete` per command, option and operand.
  var fishCompletions: String {
    """
    # Completes \(program) in fish: written by '\(program) completions fish'.
    # Whether the command line so far names this command; '' for none.
    function __\(program)_is
      set -l command ''
      set -l skipping 0
      for word in (commandline -opc)[2..-1]
        if test $skipping = 1
          set skipping 0
          continue
        end
        switch $word
          case \(formsWithValue.map(\.shellQuoted).joined(separator: " "))
            set skipping 1
          case '-*'
          case '*'
            set command $word
            break
        end
      end
      test "$command" = "$argv[1]"
    end
    # The words of a name so far: those after the command, or all where the first is no command.
    function __\(program)_words
      set -l words
      for word in (commandline -opc)[2..-1]
        string match -q -- '-*' $word; or set -a words $word
      end
      contains -- "$words[1]" \(commands.map(\.name).joined(separator: " ")); and set -e words[1]
      for word in $words
        echo $word
      end
      commandline -ct | string unescape
    end
    # Names that match what was typed. fish shows only those that have its very letters, so others come without accents.
    function __\(program)_names
      set -l typed (commandline -ct | string unescape | string escape --style=regex)
      for name in (\(completionCommand) $argv[1] -- (__\(program)_words) 2>/dev/null)
        if string match -qir -- "$typed" $name
          echo $name
        else
          echo $name \(Self.withoutAccents)
        end
      end
    end
    function __\(program)_is_animal
      set -l words (commandline -opc)[2..-1]
      set -q words[1]; and not contains -- "$words[1]" \(commands.map(\.name).joined(separator: " "))
      and not string match -q -- '-*' $words[1]
    end
    complete -c \(program) -f
    complete -c \(program) -n __\(program)_is_animal -a \(fishOffer(.names(rootNames)))

    """ + everyCommand.map(fishLines).joined()
  }

  /// What takes the accents of Spanish off.
  private static let withoutAccents = [
    ("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("[úü]", "u"), ("ñ", "n"), ("Á", "A"),
    ("É", "E"), ("Í", "I"), ("Ó", "O"), ("Ú", "U"), ("Ñ", "N"),
  ].map { "| string replace -ra '\($0)' \($1)" }.joined(separator: " ")

  private func fishLines(of command: CommandSpec) -> String {
    let begin = "complete -c \(program) -n \"__\(program)_is '\(command.name)'\""
    var lines: [String] = []
    if command.name.isEmpty {
      lines += commands.map {
        "\(begin) -a \($0.name.shellQuoted) -d \($0.summary.shellQuoted)"
      }
    }
    lines += options(of: command).map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value =
        switch option.completed {
        case _ where option.placeholder == nil: ""
        case .file: " -r -F"
        case .nothing, .commandOrTopic: " -x"
        case .words, .names: " -x -a \(fishOffer(option.completed))"
        }
      return "\(begin) -l \(option.name)\(letter)\(value) -d \(option.summary.shellQuoted)"
    }
    lines += command.operands.filter(\.completion.isKnown).map { operand in
      operand.completion == .file ? "\(begin) -F" : "\(begin) -a \(fishOffer(operand.completion))"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func fishOffer(_ completion: CompletionKind) -> String {
    switch completion {
    case .nothing, .commandOrTopic, .file: "''"
    case .names(let kind): "'(__\(program)_names \(kind))'"
    case .words(let words): words.joined(separator: " ").shellQuoted
    }
  }
}
