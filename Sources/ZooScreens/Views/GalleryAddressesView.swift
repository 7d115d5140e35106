import Console
import ZooKit
import ZooService
import ZooWording

/// More pictures of one animal, as addresses. Where pictures can be shown, a `PictureBrowser` does.
struct GalleryAddressesView: Sendable {
  let window: LayoutContext
  /// Whether the user chose a source other than live, so that the API was not asked.
  var excludesLive = false

  func lines(_ gallery: Gallery) -> [StyledLine] {
    let (animal, pictures) = (gallery.animal, gallery.pictures)
    let title: StyledLine = [
      Span(window.isSpoken ? "" : "  \(window.emoji(animal))  "), Span(animal.name, .name),
      Span(pictures.isEmpty ? "" : " · \(Wording.pictures(pictures.count))", .quiet),
    ]
    let missing =
      gallery.isPartial
      ? Wording.picturesElsewhere(hasSome: !pictures.isEmpty, excludesLive: excludesLive)
      : pictures.isEmpty ? Wording.noPicture : ""
    // Not truncated: only a whole address can be used.
    let addresses = pictures.enumerated().map { index, picture in
      .number(index + 1, upTo: pictures.count)
        + [Span(picture.address, link: picture.original.link)]
    }
    let gap: [StyledLine] = addresses.isEmpty || missing.isEmpty ? [] : [""]
    return [title, ""] + addresses + gap
      + missing.wrapped(to: window.columns).map { StyledLine($0) }
      + (pictures.isEmpty ? [] : window.chafaAdvice)
  }
}
