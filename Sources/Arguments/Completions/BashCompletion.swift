extension CommandLineSpec {
  /// The completion script for Bash: a function that sets `COMPREPLY`.
  ///
  /// Bash splits words at `=` too, so `--weight=kg` comes as three words.
  var bashCompletions: String {
    """
    # Completes \(program) in Bash: written by '\(program) completions bash'.
    # Sets REPLY_KIND to what can be typed in a place: file, words, which are REPLY_WORDS then, or names of the
    # kind in REPLY_WORDS.
    _\(program)_place() {
      REPLY_KIND= REPLY_WORDS=
      case "$1" in
    \(bashPlaces)
      esac
    }
    _\(program)() {
      local word command= option= count=0 only= i quote= IFS=$'\\n' typed=()
      local cur=${COMP_WORDS[COMP_CWORD]} REPLY_KIND REPLY_WORDS
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        [[ $word == = ]] && continue
        if [[ -n $option ]]; then option=; continue; fi
        case "$word" in
          --) only=1 ;;
          \(formsWithValue.joined(separator: "|"))) [[ -z $only ]] && option=$word ;;
          -*) ;;
          *) if [[ -z $command ]]; then command=$word; else ((count += 1)); typed+=("${word//[\\\\\\"\\']/}"); fi ;;
        esac
      done
      [[ $cur == = ]] && cur=
      if [[ -n $option ]]; then
        _\(program)_place "$command $option"
      elif [[ $cur == -* && -z $only ]]; then
        _\(program)_place "$command -"
      else
        _\(program)_place "$command $count"
        [[ -n $REPLY_KIND ]] || _\(program)_place "$command every"
        if [[ -z $REPLY_KIND && -n $command ]]; then
          # A first word that is no command belongs to a name.
          _\(program)_place "$command -"
          if [[ -n $REPLY_KIND ]]; then REPLY_KIND=; else
            typed=("$command" ${typed[@]+"${typed[@]}"}) REPLY_KIND=names REPLY_WORDS=\(rootNames)
          fi
        fi
      fi
      case "$cur" in [\\"\\']*) quote=${cur:0:1} cur=${cur:1} ;; esac
      case "$REPLY_KIND" in
        file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
        words) COMPREPLY=($(compgen -W "$REPLY_WORDS" -- "$cur")) ;;
      esac
      if [[ $REPLY_KIND == words && -z $command && -z $option && -n $cur && $cur != -* && ${#COMPREPLY[@]} -eq 0 ]]; then
        REPLY_KIND=names REPLY_WORDS=\(rootNames)
      fi
      case "$REPLY_KIND" in
        names)
          cur=${cur//\\\\/}
          while read -r word; do
            # Within quotes it would be the shell's to read: what means something there is left out.
            if [[ -z $quote ]]; then word=$(printf %q "$word"); fi
            if [[ -n $quote && $word == *[\\\\\\"\\'\\$\\`!]* ]]; then continue; fi
            COMPREPLY+=("$word")
          done < <(\(completionCommand) "$REPLY_WORDS" -- ${typed[@]+"${typed[@]}"} "$cur" 2>/dev/null)
          ;;
      esac
    }
    complete -F _\(program) \(program)

    """
  }

  /// The beginning of a command line that prints the completions of a word.
  var completionCommand: String { ([program] + namesCommand).joined(separator: " ") }

  /// The kind of names that words without a command are.
  var rootNames: String {
    if case .names(let kind)? = root.operands.first?.completion { kind } else { "" }
  }

  private var bashPlaces: String {
    completionPoints.map { "    \($0.name.shellQuoted)) \(bashReply($0.offer)) ;;" }.joined(
      separator: "\n")
  }

  private func bashReply(_ offer: CompletionOffer) -> String {
    switch offer {
    case .described(_, let rows): bashWords(rows.map(\.name))
    case .completion(.words(let words)): bashWords(words)
    case .completion(.file): "REPLY_KIND=file"
    case .completion(.names(let kind)): "REPLY_KIND=names REPLY_WORDS=\(kind)"
    case .completion(.nothing), .completion(.commandOrTopic): ""
    }
  }

  private func bashWords(_ words: [String]) -> String {
    "REPLY_KIND=words REPLY_WORDS=$'" + words.joined(separator: "\\n") + "'"
  }
}
