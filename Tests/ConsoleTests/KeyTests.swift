import Foundation
import Testing

@testable import Console

@Suite("Keys")
struct KeyTests {
  @Test(
    "bytes become the keys that were meant",
    arguments: [
      ("a/é", [.text("a"), .text("/"), .text("é")]), ("名🐧", [.text("名"), .text("🐧")]),
      ("\r\n\t", [.enter, .enter, .tab]), ("\u{7F}\u{08}", [.backspace, .backspace]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
      (
        "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
        [.home, .end, .home, .end, .home, .end]
      ),
      ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown]),
      ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}f\u{1B}b", [.wordRight, .wordLeft, .wordRight, .wordLeft]),
      ("\u{1B}\u{7F}\u{1B}d\u{1B}[3;5~", [.deleteWord, .deleteNextWord, .deleteNextWord]),
      ("\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[Z", [.help, .help, .help, .backTab]),
      ("\u{1}\u{5}\u{2}\u{6}\u{10}\u{E}", [.lineStart, .end, .left, .right, .up, .down]),
      (
        "\u{17}\u{15}\u{B}\u{4}\u{C}\u{13}",
        [.deleteWord, .deleteToStart, .deleteToEnd, .endOfInput, .redraw, .sort]
      ),
      (
        "\u{1B}\u{1B}[A\u{1B}\u{1B}a\u{1B}[1;2D\u{1B}[1;6D\u{0}",
        [.up, .escape, .left, .wordLeft]
      ),
      (
        "\u{1B}[200~two\nlines\r\nand \u{1B}[31mred\u{1B}[201~x",
        [.paste("two lines and red"), .text("x")]
      ),
      // Alt with a key does what that does with Alt, or nothing.
      ("\u{1B}\r\u{1B}q\u{1B}\t\u{1B}\u{1}\u{1B}é\u{1B}3a", [.enter, .text("a")]),
      // Enter in other words, and other keys in them.
      (
        "\u{1B}[27;2;13~\u{1B}[13;5u\u{1B}[57414u\u{1B}OM\u{1B}[13u",
        Array(repeating: .enter, count: 5)
      ),
      (
        "\u{1B}[27u\u{1B}[9;2u\u{1B}[127u\u{1B}[97;5u\u{1B}[115;5u",
        [.escape, .backTab, .backspace, .lineStart, .sort]
      ),
      (
        "\u{1B}[97;1:3u\u{1B}[97;129u\u{1B}[57417u\u{1B}[1;129B\u{1B}[97;2u",
        [.text("a"), .left, .down, .text("A")]
      ),
      ("\u{1B}[100;5u\u{1B}[91;5u\u{1B}[127;5u", [.endOfInput, .escape, .backspace]),
      // Super, Hyper and Meta with a character mean nothing.
      ("\u{1B}[97;9u\u{1B}[99;13u\u{1B}[97;17u\u{1B}[27;33;97~a", [.text("a")]),
      ("\u{1B}[57441u\u{1B}[120;3u\u{1B}[98;3u\u{1B}[;5u\u{1B}[M !!a", [.wordLeft, .text("a")]),
      // Unsupported sequences are skipped completely: focus, mouse, function keys, a bell.
      ("\u{1B}[I\u{1B}[<0;1;2M\u{1B}[15~\u{1B}[[B\u{1B}OQ\u{7}a", [.text("a")]),
    ] as [(String, [Key])])
  func keys(typed: String, keys: [Key]) {
    #expect(Self.decode(Array(typed.utf8)) == keys)
    // The same keys if every byte arrives separately.
    var decoder = KeyDecoder()
    var slowly: [Key] = []
    for byte in typed.utf8 {
      decoder.feed([byte])
      while let key = decoder.next() { slowly.append(key) }
    }
    #expect(slowly == keys)
    #expect(!decoder.hasPartialKey)
  }

  @Test("a key that means a signal is none, and is taken once, in its order with the keys")
  func signals() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[27;5;99~\u{1B}[122;5u\u{1B}[92;5ua".utf8)
    #expect(decoder.next() == .text("a"))
    #expect(decoder.takeSignals() == [SIGINT, SIGTSTP, SIGQUIT])
    #expect(decoder.takeSignals().isEmpty && decoder.next() == nil && !decoder.hasPartialKey)
    // With Super it is another key.
    decoder.feed("\u{1B}[99;13u".utf8)
    #expect(decoder.next() == nil && decoder.takeSignals().isEmpty)
  }

  @Test("what a terminal answers is no key, in pieces, late and in the middle of typing")
  func replies() {
    let answers =
      "a\u{1B}_Gi=31;OK\u{1B}\\b\u{1B}]11;rgb:ffff/ffff/dddd\u{7}\u{1B}[6;20;10tc\u{1B}\u{1B}[?62;4;22c"
      + "\u{1B}P>|kitty(0.35.1)\u{1B}\\d"
    let expected = [
      TerminalReply(kind: .application, text: "Gi=31;OK"),
      TerminalReply(kind: .system, text: "11;rgb:ffff/ffff/dddd"),
      TerminalReply(kind: .control, text: "6;20;10t"),
      TerminalReply(kind: .control, text: "?62;4;22c"),
      TerminalReply(kind: .device, text: ">|kitty(0.35.1)"),
    ]
    for size in [1, 2, 7, 1000] {
      var (decoder, keys, rest) = (KeyDecoder(), [Key](), Array(answers.utf8)[...])
      while !rest.isEmpty {
        decoder.feed(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let key = decoder.next() { keys.append(key) }
      }
      #expect(keys == [.text("a"), .text("b"), .text("c"), .escape, .text("d")], "\(size)")
      #expect(decoder.replies == expected, "\(size)")
    }
    // A reply that never ends must not swallow the following keys for ever.
    var endless = KeyDecoder()
    endless.feed("\u{1B}_Gi=31".utf8)
    #expect(endless.next() == nil && endless.hasPartialSequence)
    #expect(endless.next(afterTimeout: true) == nil && !endless.hasPartialKey)
    endless.feed("\u{1B}]11;".utf8 + [UInt8](repeating: 0x78, count: 2000))
    #expect(endless.next() == nil && !endless.hasPartialKey)
    // The same for a reply that breaks off, and for one that nobody asked for.
    for (typed, keys) in [
      ("\u{1B}]11;rgb:\u{1B}[A", [.up]), ("\u{1B}P1$r0m\u{1B}\\a", [.text("a")]),
      ("\u{1B}^x\ry\u{1B}\\a", [.text("a")]), ("\u{1B}X1\u{1B}\\a", [.text("a")]),
      ("\u{1B}]1337;x\u{7}a", [.text("a")]), ("\u{1B}_y\r\u{1B}\\a", [.text("a")]),
    ] as [(String, [Key])] {
      for size in [1, 100] {
        var (decoder, found, rest) = (KeyDecoder(), [Key](), Array(typed.utf8)[...])
        while !rest.isEmpty {
          decoder.feed(rest.prefix(size))
          rest = rest.dropFirst(size)
          while let key = decoder.next() { found.append(key) }
        }
        #expect(found == keys && decoder.replies.isEmpty, "\(typed.debugDescription), \(size)")
      }
    }
    // Alt with a key that starts replies: nothing follows, and it means nothing.
    for key in ["_", "]", "P", "^", "X"] {
      var decoder = KeyDecoder()
      decoder.feed("\u{1B}\(key)".utf8)
      #expect(decoder.next() == nil && decoder.next(afterTimeout: true) == nil)
      #expect(!decoder.hasPartialKey)
    }
    for _ in 0..<100 { endless.feed("\u{1B}[?6c".utf8) }
    #expect(endless.next() == nil && endless.replies.count == 16)
  }

  @Test("a string longer than any answer is dropped to its end, in pieces of any size")
  func longStrings() {
    let long = String(repeating: "x\r", count: 50_000)
    for (lead, end) in [
      ("\u{1B}_G", "\u{1B}\\"), ("\u{1B}_G", "\u{7}"), ("\u{1B}]11;", "\u{1B}\\"),
      ("\u{1B}]52;c;", "\u{7}"), ("\u{1B}P>|", "\u{1B}\\"), ("\u{1B}_G", "\u{1B}[?6c"),
    ] {
      for size in [1, 7, 4096, 1_000_000] {
        var (decoder, keys, rest) = (
          KeyDecoder(), [Key](), Array((lead + long + end + "ab").utf8)[...]
        )
        while !rest.isEmpty {
          decoder.feed(rest.prefix(size))
          rest = rest.dropFirst(size)
          while let key = decoder.next() { keys.append(key) }
        }
        #expect(keys == [.text("a"), .text("b")], "\(lead.debugDescription), \(size)")
        #expect(decoder.replies.count == (end.hasSuffix("c") ? 1 : 0) && !decoder.isInLongRun)
      }
    }
    // A string without an end is given up after a pause.
    var endless = KeyDecoder()
    endless.feed(("\u{1B}_G" + long).utf8)
    #expect(endless.next() == nil && endless.isInLongRun && endless.hasPartialSequence)
    #expect(endless.next(afterTimeout: true) == nil && !endless.isInLongRun)
    endless.feed("q".utf8)
    #expect(endless.next() == .text("q"))
  }

  @Test("a lone escape is a key once nothing follows, and half a key is dropped then")
  func silence() {
    for (bytes, key) in [
      ([0x1B], Key.escape), ([0x1B, 0x5B], nil), ([0x1B, 0x4F], nil), ([0xF0, 0x9F], nil),
    ] as [([UInt8], Key?)] {
      var decoder = KeyDecoder()
      decoder.feed(bytes)
      #expect(decoder.next() == nil && decoder.hasPartialKey)
      #expect(decoder.next(afterTimeout: true) == key && !decoder.hasPartialKey)
    }
  }

  @Test("bytes that are no text are dropped")
  func rubbish() {
    #expect(Self.decode([0xFF, 0x80, 0xC3, 0x28, 0xED, 0xF8]) == [.text("(")])
    #expect(Self.decode([0xC2, 0x9B, 0x41]) == [.text("A")])
  }

  @Test("a long paste is cut, and no part of it is taken for keys")
  func longPaste() {
    let long = "\u{1B}[200~" + String(repeating: "abc\nq\n", count: 100_000) + "\u{1B}[201~x"
    var decoder = KeyDecoder()
    var keys: [Key] = []
    var rest = Array(long.utf8)[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(1000))
      rest = rest.dropFirst(1000)
      while let key = decoder.next() { keys.append(key) }
    }
    #expect(keys.count == 2 && keys.last == .text("x"))
    guard case .paste(let text)? = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.hasPrefix("abc q abc") && text.count == 4096)
    let wide = Self.decode(
      Array(("\u{1B}[200~x" + String(repeating: "é", count: 3000)).utf8) + Array("\u{1B}[201~".utf8)
    )
    #expect(wide == [.paste("x" + String(repeating: "é", count: 2047))])
  }

  @Test("a paste whose end never comes is over after a silence")
  func endlessPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~abc".utf8))
    #expect(decoder.next() == nil && decoder.isInLongRun)
    #expect(decoder.next(afterTimeout: true) == .paste("abc"))
    decoder.feed(Array("q\r".utf8))
    #expect(decoder.next() == .text("q") && decoder.next() == .enter)
  }

  @Test(
    "a number in a sequence is bounded, and a sequence without end keeps nothing",
    arguments: [
      ("\u{1B}[1;-9223372036854775808A", [.up]), ("\u{1B}[1;9223372036854775807C", [.right]),
      ("\u{1B}[1;0A", [.up]), ("\u{1B}[99999999999999999999~x", [.text("x")]),
      ("\u{1B}[" + String(repeating: "7", count: 64_000) + "Ax", [.text("x")]),
      ("\u{1B}[" + String(repeating: "7;", count: 64_000) + "\rx", [.enter, .text("x")]),
    ] as [(String, [Key])])
  func boundedSequences(typed: String, keys: [Key]) {
    #expect(Self.decode(Array(typed.utf8)) == keys)
    // Byte by byte too, as a terminal sends it.
    var decoder = KeyDecoder()
    var found: [Key] = []
    for byte in typed.utf8 {
      decoder.feed([byte])
      while let key = decoder.next() { found.append(key) }
    }
    #expect(found == keys)
  }

  static func decode(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}

@Suite("Line editor")
struct LineEditorTests {
  @Test(
    "keys edit the line where the cursor is",
    arguments: [
      ([.text("okpi"), .left, .left, .text("a")], "oka", "pi"),
      ([.text("lion"), .home, .delete, .end, .backspace], "io", ""),
      ([.text("red panda"), .wordLeft, .text("x")], "red x", "panda"),
      ([.text("red panda"), .home, .wordRight, .text("x")], "redx", " panda"),
      ([.text("red panda  "), .deleteWord], "red ", ""),
      ([.text("red panda"), .home, .deleteNextWord], "", " panda"),
      ([.text("red panda"), .wordLeft, .deleteToStart], "", "panda"),
      ([.text("red panda"), .wordLeft, .deleteToEnd], "red ", ""),
      ([.text("e"), .text("\u{301}"), .text("x"), .left, .backspace], "", "x"),
      ([.text("👩‍👩‍👧x"), .left, .left, .delete], "", "x"),
      ([.backspace, .delete, .left, .right, .deleteWord, .deleteNextWord], "", ""),
      ([.text("ab"), .left, .endOfInput], "a", ""),
      ([.text("a"), .paste("b c"), .tab, .escape, .pageUp], "ab c", ""),
    ] as [([Key], String, String)])
  func editing(keys: [Key], before: String, after: String) {
    var editor = LineEditor()
    for key in keys { #expect(editor.press(key) != .entered) }
    #expect(editor.before == before && editor.after == after)
  }

  @Test(
    "a line takes so many bytes and no more, wherever they are put in, and no part of a character")
  func limit() {
    var editor = LineEditor(limit: 7)
    for key in [Key.text("名"), .paste("bcdefg"), .text("h"), .home, .text("x")] {
      #expect(editor.press(key) == .edited)
    }
    #expect(editor.text == "名bcde" && editor.after == "名bcde")
    #expect(editor.press(.delete) == .edited && editor.press(.paste("xy")) == .edited)
    #expect(editor.text == "xybcde")
    // One character can have any number of marks.
    for _ in 0..<10_000 { _ = editor.press(.text("\u{301}")) }
    #expect(editor.text.utf8.count <= 7)
    var usual = LineEditor()
    _ = usual.press(.paste(String(repeating: "é", count: 9000)))
    #expect(usual.text.count == 2048)
  }

  @Test("of all control characters Ctrl-D alone ends the input; Ctrl-Space is none")
  func ending() {
    for byte in UInt8(0)..<0x20 {
      #expect(KeyTests.decode([byte]).contains(.endOfInput) == (byte == 4), "\(byte)")
    }
  }

  @Test("Enter ends the line; Ctrl-D ends the input, but only on an empty line")
  func endings() {
    var editor = LineEditor()
    #expect(editor.press(.endOfInput) == .ended)
    #expect(editor.press(.text("a")) == .edited)
    #expect(editor.press(.endOfInput) == .edited)
    #expect(editor.press(.enter) == .entered && editor.text == "a")
  }

  @Test("up and down walk through earlier answers and back to what was being typed")
  func history() {
    var editor = LineEditor(history: ["one", "two"])
    _ = editor.press(.text("thr"))
    for (key, text) in [
      (.up, "two"), (.up, "one"), (.up, "one"), (.down, "two"), (.down, "thr"), (.down, "thr"),
    ] as [(Key, String)] {
      _ = editor.press(key)
      #expect(editor.text == text)
    }
    let kept = AnswerHistory()
    for answer in ["a", "", "a", "b"] { kept.add(answer) }
    #expect(kept.answers == ["a", "b"])
    for number in 0..<300 { kept.add("\(number)") }
    #expect(kept.answers.count == 200 && kept.answers.last == "299")
  }

  @Test(
    "a long line is shown around its cursor",
    arguments: [
      ("short", 0, 10, "short", 5), ("abcdefghijkl", 0, 8, "…ghijkl", 7),
      ("abcdefghijkl", 12, 8, "abcdef…", 0), ("abcdefghijkl", 6, 8, "…cdefg…", 5),
      ("名名名名", 0, 6, "…名名", 5), ("abc", 0, 1, "…", 0), ("abc", 2, 0, "a", 0),
      ("a", 0, 1, "a", 0),
    ] as [(String, Int, Int, String, Int)])
  func scrolling(text: String, back: Int, width: Int, shown: String, cursor: Int) {
    var editor = LineEditor()
    _ = editor.press(.text(text))
    for _ in 0..<back { _ = editor.press(.left) }
    let visible = editor.visible(in: Cells(width))
    #expect(visible.text == shown)
    #expect(visible.cursor == Cells(cursor))
  }
}
