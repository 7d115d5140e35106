extension CommandTable {
  /// A function for the Z shell: found on `fpath` as `_PROGRAM`, or read as it is.
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
    _\(program)() {
      local word command option only
      integer i count=0
      for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]}
        if [[ -n $option ]]; then option=; continue; fi
        case "$word" in
          --) only=1 ;;
          \(formsWithValue.joined(separator: "|"))) [[ -z $only ]] && option=$word ;;
          -*) ;;
          *) if [[ -z $command ]]; then command=$word; else ((count += 1)); fi ;;
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
    everyCommand.flatMap { command -> [String] in
      let options = options(of: command)
      let named = options.map { ("--\($0.name)", $0.summary) }
      let values = options.filter { $0.placeholder != nil && $0.completion.isKnown }
        .flatMap { option in
          option.forms.map {
            "    \("\(command.name) \($0)".shellQuoted)) \(zshOffer(option.completion)) ;;"
          }
        }
      let operands =
        command.name.isEmpty
        ? ["    ' 0') \(zshDescribe("command", commands.map { ($0.name, $0.summary) })) ;;"]
        : command.operands.enumerated().filter(\.element.completion.isKnown).map { index, operand in
          let place = "\(command.name) \(operand.repeats ? "every" : "\(index)")"
          return "    \(place.shellQuoted)) \(zshOffer(operand.completion)) ;;"
        }
      return ["    \("\(command.name) -".shellQuoted)) \(zshDescribe("option", named)) ;;"] + values
        + operands
    }.joined(separator: "\n")
  }

  private func zshOffer(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .subject: ":"
    case .file: "_files"
    case .listed:
      "offered=(\"${(@f)$(\(listingLine) 2>/dev/null)}\"); compadd -M 'm:{[:lower:]}={[:upper:]}' -a offered"
    case .words(let words): "compadd -- " + words.map(\.shellQuoted).joined(separator: " ")
    }
  }

  private func zshDescribe(_ kind: String, _ rows: [(name: String, summary: String)]) -> String {
    let all = rows.map { "\($0.name):\($0.summary)".shellQuoted }.joined(separator: " ")
    return "offered=(\(all)); _describe '\(kind)' offered"
  }
}
