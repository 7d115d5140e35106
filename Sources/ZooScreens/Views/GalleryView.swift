import Console
import ZooKit
import ZooWording

/// More pictures of one animal: side by side if the terminal can show them, then their addresses.
struct GalleryView: Sendable {
  let window: Window
  /// Whether the API may have more.
  var isPartial = false
  /// Whether the user chose a source other than live, so that the API was not asked.
  var excludesLive = false

  private static let gap: Cells = 2
  /// The size of a picture in cells, as in a list.
  private static let size: (columns: Cells, rows: Cells) = (9, 3)

  func frame(_ addresses: [Picture], of animal: Animal) -> Frame {
    Frame(pictures: slots(of: addresses)) { lines(addresses, of: animal, $0) }
  }

  private func slots(of addresses: [Picture]) -> [PictureSlot] {
    addresses.compactMap { picture in
      window.picture(picture.original).map {
        PictureSlot(
          reference: $0, columns: Self.size.columns, rows: Self.size.rows, repainting: .onArrival)
      }
    }
  }

  private func lines(
    _ addresses: [Picture], of animal: Animal, _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let title: StyledLine = [
      Span(window.isSpoken ? "" : "  \(window.emoji(animal))  "), Span(animal.name, .name),
      Span(addresses.isEmpty ? "" : " · \(Wording.pictures(addresses.count))", .quiet),
    ]
    let missing =
      isPartial
      ? Wording.picturesElsewhere(hasSome: !addresses.isEmpty, excludesLive: excludesLive)
      : addresses.isEmpty ? Wording.noPicture : ""
    let advice = missing.wrapped(to: window.columns).map { StyledLine($0) }
    guard !addresses.isEmpty else { return [title, ""] + advice }
    return [title, ""] + drawn(slots(of: addresses), pictures) + lines(addresses, pictures)
      + (missing.isEmpty ? [] : [""] + advice) + window.chafaAdvice
  }

  /// The pictures with their numbers below, as many per row as fit.
  private func drawn(
    _ slots: [PictureSlot], _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let blocks = slots.enumerated().map { index, slot -> [StyledLine] in
      var rows: [StyledLine] = []
      if case .picture(let picture, _)? = pictures[slot] { rows = picture.rows.map { [$0] } }
      return rows.filled(to: Self.size.rows) + [StyledLine("\(index + 1)", .key), StyledLine()]
    }
    return blocks.sideBySide(
      Tiles(of: Self.size.columns, gap: Self.gap, in: window.columns - Self.gap)
    ).map { $0.spans.isEmpty ? $0 : .space(Self.gap) + $0 }
  }

  private func lines(
    _ addresses: [Picture], _ pictures: [PictureSlot: PictureState]
  ) -> [StyledLine] {
    let slots = slots(of: addresses)
    return addresses.enumerated().flatMap { index, picture -> [StyledLine] in
      let lead = StyledLine.number(index + 1, upTo: addresses.count)
      // Not truncated: only a whole address can be used.
      let address = lead + [Span(picture.address, link: picture.original.link)]
      guard index < slots.count, case .problem(let problem)? = pictures[slots[index]] else {
        return [address]
      }
      return [address]
        + StyledLine.space(lead.displayWidth)
        .hanging(StyledLine(problem.sentence, .problem), width: window.columns)
    }
  }
}
