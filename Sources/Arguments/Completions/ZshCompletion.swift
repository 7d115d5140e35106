extension CommandLineSpec {
  /// The completion script for zsh: found on `fpath` as `_PROGRAM`, or sourced.
  var zshCompletions: String {
    """
    #compdef \(program)
    # Completes \(program) in the Z shell: written by '\(program) completions zsh'.
    _\(program)_place() {
      local -a offered
      case "$1" in
    \(zshPlaces)
        *) return 1 ;;
      esac
    }
    _\(program)_is_command() {
      case "$1" in
        \(commands.map(\.name).joined(separator: "|"))) return 0 ;;
      esac
      return 1
    }
    _\(program)_names() {
      local -a offered
      # Within open quotes PREFIX comes without them. The names are those that match, whatever zsh would think.
      offered=("${(@f)$(\(completionCommand) $1 -- "${(@)typed}" "${(Q)PREFIX}" 2>/dev/null)}")
      [[ -n $offered[1] ]] && compadd -U -a offered
    }
    _\(program)() {
      local word command option only
      local -a typed
      integer i count=0
      for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]}
        if [[ -n $option ]]; then option=; continue; fi
        case "$word" in
          --) only=1 ;;
          \(formsWithValue.joined(separator: "|"))) [[ -z $only ]] && option=$word ;;
          -*) ;;
          *) if [[ -z $command ]]; then command=$word; else ((count += 1)); typed+=("$word"); fi ;;
        esac
      done
      if [[ -n $option ]]; then
        _\(program)_place "$command $option"
      elif [[ -z $only && $PREFIX == --*=* ]]; then
        option=${PREFIX%%=*}
        compset -P '*='
        _\(program)_place "$command $option"
      elif [[ -z $only && $PREFIX == -* ]]; then
        _\(program)_place "$command -"
      elif [[ -z $command ]]; then
        _\(program)_place " 0" || _\(program)_names \(rootNames)
      elif ! _\(program)_is_command "$command"; then
        typed=("$command" $typed)
        _\(program)_names \(rootNames)
      else
        _\(program)_place "$command $count" || _\(program)_place "$command every"
      fi
    }
    if [[ $funcstack[1] == _\(program) ]]; then
      _\(program) "$@"
    else
      (( $+functions[compdef] )) || { autoload -U compinit && compinit }
      compdef _\(program) \(program)
    fi

    """
  }

  private var zshPlaces: String {
    completionPoints.map { "    \($0.name.shellQuoted)) \(zshOffer($0.offer)) ;;" }.joined(
      separator: "\n")
  }

  private func zshOffer(_ offer: CompletionOffer) -> String {
    switch offer {
    case .described(let kind, let rows): zshDescribe(kind, rows)
    case .completion(.words(let words)):
      "compadd -- " + words.map(\.shellQuoted).joined(separator: " ")
    case .completion(.file): "_files"
    case .completion(.names(let kind)): "_\(program)_names \(kind)"
    case .completion(.nothing), .completion(.commandOrTopic): ":"
    }
  }

  private func zshDescribe(_ kind: String, _ rows: [(name: String, summary: String)]) -> String {
    let all = rows.map { "\($0.name):\($0.summary)".shellQuoted }.joined(separator: " ")
    return "offered=(\(all)); _describe '\(kind)' offered"
  }
}
