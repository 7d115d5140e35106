import Testing
import ZooKit
import ZooSources

@testable import ZooService
@testable import ZooScreens

@Suite("Picture loader")
struct PictureLoaderTests {
  private static func pictures(_ names: some Sequence<String>) -> [PictureReference] {
    names.map { .file($0, or: nil) }
  }

  @Test("no more than ten are fetched at once, each once, and all arrive")
  func limits() async {
    let busy = Peak()
    let pictureLoader = PictureLoadQueue<PictureReference, PictureState> { picture in
      await busy.enter()
      // Until as many are fetched as may be.
      while await busy.highest < AnimalService.picturesAtOnce { await Task.yield() }
      await busy.leave()
      return .problem(PictureProblem(.unforeseen(picture.address)))
    }
    let pictures = Self.pictures((1...30).map { "p\($0)" })
    await pictureLoader.load(pictures)
    await pictureLoader.load(pictures)
    await pictureLoader.waitForPictures(pictures, within: nil, counter: ProgressCounter(total: 30))
    let states = await pictureLoader.values(of: pictures)
    #expect(states == pictures.map { .problem(PictureProblem(.unforeseen($0.address))) })
    #expect(await busy.count == 30)
    #expect(await busy.highest == AnimalService.picturesAtOnce)
    // A failed picture is requested again only after its failure was forgotten.
    await pictureLoader.load(Array(pictures.prefix(1)))
    await pictureLoader.waitForPictures(pictures, within: nil, counter: ProgressCounter(total: 30))
    #expect(await busy.count == 30)
    await pictureLoader.forget(where: \.isMissing)
    await pictureLoader.load(Array(pictures.prefix(1)))
    await pictureLoader.waitForPictures(
      Array(pictures.prefix(1)), within: nil, counter: ProgressCounter(total: 30))
    #expect(await busy.count == 31)
  }

  @Test("a list does not wait for ever for a picture that does not come")
  func patience() async {
    let pictureLoader = PictureLoadQueue<PictureReference, PictureState> { picture in
      if picture.address == "slow" { try? await Task.sleep(for: .seconds(600)) }
      return .problem(PictureProblem(.cancelled))
    }
    let pictures = Self.pictures(["quick", "slow"])
    await pictureLoader.load(pictures + pictures)
    await pictureLoader.waitForPictures(
      Array(pictures.prefix(1)), within: nil, counter: ProgressCounter(total: 1))
    await pictureLoader.waitForPictures(
      pictures, within: .milliseconds(5), counter: ProgressCounter(total: 2))
    #expect(
      await pictureLoader.values(of: pictures) == [.problem(PictureProblem(.cancelled)), nil])
    #expect(await pictureLoader.isLoading(pictures))
  }

  private actor Peak {
    private(set) var count = 0
    private(set) var highest = 0
    private var now = 0
    func enter() {
      (count, now) = (count + 1, now + 1)
      highest = max(highest, now)
    }
    func leave() { now -= 1 }
  }
}
