extension CommandLineSpec {
  /// The completion script for Bash: a function that sets `COMPREPLY`.
  ///
  /// Bash splits words at `=` too, so `--weight=kg` comes as three words.
  var bashCompletions: String {
    """
    # Completes \(program) in Bash: written by '\(program) completions bash'.
    # Sets REPLY_KIND to what stands in a place: file, listed, or words, which are REPLY_WORDS then.
    _\(program)_place() {
      REPLY_KIND= REPLY_WORDS=
      case "$1" in
    \(bashPlaces)
      esac
    }
    _\(program)() {
      local word command= option= count=0 only= i quote= IFS=$'\\n' folded
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
          *) if [[ -z $command ]]; then command=$word; else ((count += 1)); fi ;;
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
      fi
      case "$cur" in [\\"\\']*) quote=${cur:0:1} cur=${cur:1} ;; esac
      case "$REPLY_KIND" in
        file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
        words) COMPREPLY=($(compgen -W "$REPLY_WORDS" -- "$cur")) ;;
        listed)
          cur=${cur//\\\\/}
          shopt -q nocasematch; folded=$?
          shopt -s nocasematch
          while read -r word; do
            [[ $word == "$cur"* ]] || continue
            # Within quotes it would be the shell's to read: what means something there is left out.
            if [[ -z $quote ]]; then word=$(printf %q "$word"); fi
            if [[ -n $quote && $word == *[\\\\\\"\\'\\$\\`!]* ]]; then continue; fi
            COMPREPLY+=("$word")
          done < <(\(completionCommand) 2>/dev/null)
          ((folded)) && shopt -u nocasematch
          ;;
      esac
    }
    complete -F _\(program) \(program)

    """
  }

  /// The command line that prints the completions of a word.
  var completionCommand: String { ([program] + listNamesArguments).joined(separator: " ") }

  private var bashPlaces: String {
    completionPoints.map { "    \($0.name.shellQuoted)) \(bashReply($0.offer)) ;;" }.joined(
      separator: "\n")
  }

  private func bashReply(_ offer: Offer) -> String {
    switch offer {
    case .described(_, let rows): bashWords(rows.map(\.name))
    case .completion(.words(let words)): bashWords(words)
    case .completion(.file): "REPLY_KIND=file"
    case .completion(.listed): "REPLY_KIND=listed"
    case .completion(.nothing), .completion(.commandOrTopic): ""
    }
  }

  private func bashWords(_ words: [String]) -> String {
    "REPLY_KIND=words REPLY_WORDS=$'" + words.joined(separator: "\\n") + "'"
  }
}
