import Arguments
import Console
import Foundation
import ZooCommands
import ZooKit
import ZooSources

extension Wording {
  package static func source(of listing: Listing, now: Date) -> String {
    switch listing.source {
    case .live: "live" + (ageUnlessNew(listing.fetchedAt, now: now).map { ", \($0)" } ?? "")
    case .builtIn: "built-in collection"
    case .file: listing.file.map(fileName) ?? "your own"
    case .cache: "cache" + (age(of: listing.fetchedAt, now: now).map { ", \($0)" } ?? "")
    }
  }

  private static func fileName(_ path: String) -> String {
    // The number of a pipe alone would say nothing.
    path == "-"
      ? "standard input"
      : (path.hasPrefix("/dev/") ? path : (path as NSString).lastPathComponent).printable
  }

  /// - Parameter count: how many exhibits are sorted one by one.
  package static func order(_ order: ListQuery.Order, inEachOf count: Int) -> String {
    self.order(order) + (count > 1 ? " in each exhibit" : "")
  }

  package static func order(_ order: ListQuery.Order) -> String {
    switch order {
    case .name: "A to Z"
    case .reversedName: "Z to A"
    case .score(let key, let isReversed):
      "by \(scoreWord(key))\(isReversed ? ", lowest first" : "")"
    case .measure(let kind, let isReversed):
      "\(superlative(of: kind, isOfSmallest: isReversed)) first"
    case .lifespan(let isReversed): "\(isReversed ? "shortest" : "longest") lived first"
    }
  }

  static func superlative(of kind: Measure.Kind, isOfSmallest: Bool) -> String {
    switch kind {
    case .weight: isOfSmallest ? "lightest" : "heaviest"
    case .height: isOfSmallest ? "shortest" : "tallest"
    case .length: isOfSmallest ? "shortest" : "longest"
    }
  }

  /// What a score is called within a heading: `affection`, `child friendly`.
  private static func scoreWord(_ key: String) -> String {
    let kinds = Exhibit.all.lazy.flatMap(\.scores)
    return kinds.first { $0.key == key }?.word.replacing("-", with: " ") ?? key
  }

  private static let everyWordMatches = "Every word has to match."

  /// Why a list is empty.
  ///
  /// - Parameter suggests: whether to add what was probably meant; a session asks for that.
  package static func emptyListMessage(in listing: Listing, suggests: Bool) -> String {
    let plural = Exhibit.named(listing.exhibit)?.plural ?? "animals"
    if let search = listing.narrowedTo, listing.total == 0 || listing.page ?? 1 == 1 {
      let meant = suggests ? listing.nearestWords : nil
      let hasWords = listing.search?.contains(" ") == true
      let hint = hasWords && listing.nearestWords == nil ? " \(everyWordMatches)" : ""
      return "No \(plural) match \(search.quoted)."
        + (meant.map { " Did you mean \($0.printable)?" } ?? hint)
    }
    guard let page = listing.page, page > 1 else { return "There are no \(plural) here." }
    let end = listing.total.map { " There are \($0) in all." } ?? ""
    return "Page \(page) is past the end of the \(plural).\(end)"
  }

  package static func sentence(_ notice: SourceNotice, now: Date) -> String {
    switch notice {
    case .fellBack(let exhibit, let error, .cache, _)
    where Exhibit.named(exhibit)?.isRandomSample == true:
      sentence(error, "these are \(Exhibit.named(exhibit)?.plural ?? "animals") it sent before")
    case .fellBack(_, let error, .cache, let date):
      sentence(error, "this is what it sent \(age(of: date, now: now) ?? "before")")
    case .fellBack(let exhibit, let error, _, _):
      sentence(error, "these are the built-in \(Exhibit.named(exhibit)?.plural ?? "animals")")
    case .detailFailed(let error): sentence(error, "these facts come from the list")
    case .recordsSkipped(1): "Skipped 1 record that has neither an id nor a name."
    case .recordsSkipped(let count): "Skipped \(count) records that have neither an id nor a name."
    case .wikipediaFailed(let error): "Wikipedia's pictures are missing: \(sentence(error))"
    case .notCached(let error): sentence(error)
    }
  }

  /// Why a request failed, and what is shown instead.
  private static func sentence(_ error: FetchError, _ consequence: String) -> String {
    let reason = sentence(error)
    // Several sentences end with advice of their own.
    return reason.contains(". ")
      ? "\(reason) \(consequence.capitalizedFirst)."
      : "\(reason.dropLast()), so \(consequence)."
  }

  package static func sentence(_ error: FetchError) -> String {
    let host = error.host.printable
    return switch error.cause {
    case .unknownHost: "Can't find \(host)."
    case .dnsTimeout: "Can't look up \(host): the name server doesn't answer."
    case .refused: "Can't reach \(host)."
    case .connectionLost: "\(host) closed the connection too early."
    case .notHTTP: "\(host) doesn't speak HTTP."
    case .tlsFailed: "\(host) doesn't offer a secure connection."
    case .untrusted(let store):
      "\(host) has a certificate that isn't trusted here. \(advice(store))"
    case .tooSlow(let seconds):
      "\(host) didn't answer within \(Self.seconds(seconds))."
    case .tooLarge(let limit): "\(host) sent more than \(limit >> 20) MiB."
    case .notAWebAddress: "\(host.quoted) is not a web address."
    case .unsupportedRedirect(let address):
      "\(host) redirected to \(address.quoted), which is not a web address."
    case .tooManyRedirects: "\(host) redirected too often."
    case .status(let code, let words):
      "\(host) answered with status \(code)" + (words.isEmpty ? "." : ": \(words.quoted).")
    case .apiKeyRejected(let variable):
      "\(host) needs a valid API key. Put one in \(variable)."
    case .tooManyRequests(let seconds): "\(host) is limiting requests.\(rest(for: seconds))"
    case .cancelled: "The request to \(host) was cancelled."
    case .requestNotAllowed:
      "No picture from \(host), because the chosen source allows no downloads."
    case .webPage: "\(host) sent a web page instead of data."
    case .text(""): "\(host) sent an empty answer."
    case .text(let words): "\(host) sent text instead of data: \(words.quoted)."
    case .noArticlePicture(let title): "\(host) has no picture of \(title.printable.quoted)."
    case .notAPicture: "\(host) sent something that isn't a picture."
    case .badPictureSize: "\(host) sent a picture that is far too large."
    case .noUsableRecords: "\(host) sent nothing usable."
    case .endless(let pages): "\(host) was still sending pages after \(pages), so I stopped."
    case .ipv6Unsupported:
      "Can't reach \(host) by its IPv6 address on this system. Use its name."
    case .proxyFailed: "The proxy for \(host) \(proxyFailed)"
    case .fetcherNotStarted(let code):
      "Can't start a process to reach \(host): \(systemMessage(code))."
    case .noLibcurl:
      "Can't reach \(host) without libcurl. Install the package libcurl4 (Fedora: libcurl)."
    case .procNotMounted:
      "Can't reach \(host): Swift's networking needs /proc, which isn't mounted here."
    case .connection(let code): "The connection to \(host) failed (error \(code))."
    }
  }

  private static let proxyFailed =
    "failed. 'zoo doctor' says which one it is."

  private static func rest(for seconds: Double?) -> String {
    seconds.map { " Wait \(number($0.rounded(.up))) seconds." } ?? ""
  }

  /// What to do about an untrusted certificate.
  private static func advice(_ store: TrustStore) -> String {
    let other = "Is the clock right? "
    return switch store {
    case .missing: "No certificates are installed: install the package ca-certificates."
    case .keychain:
      other + "For a private certificate: add it to the keychain and trust it for SSL."
    case .debian:
      other + "For a private certificate: copy it to /usr/local/share/ca-certificates/NAME.crt and "
        + "run update-ca-certificates."
    case .fedora:
      other + "For a private certificate: copy it to /etc/pki/ca-trust/source/anchors and run "
        + "update-ca-trust."
    case .elsewhere:
      other + "For a private certificate: add it to those that this system trusts."
    }
  }

  /// How long ago something was fetched; `nil` if unknown, as when the clock was set back since.
  private static func age(of date: Date?, now: Date) -> String? {
    date.flatMap { $0 > now ? nil : relativeTime($0, now: now) }
  }

  /// The age of live data; `nil` during the first minute.
  private static func ageUnlessNew(_ date: Date?, now: Date) -> String? {
    date.flatMap { now.timeIntervalSince($0) < 60 ? nil : age(of: $0, now: now) }
  }

  /// A moment relative to now: `3 days ago`.
  package static func relativeTime(_ date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    let units: [(name: String, length: Double)] = [
      ("year", 365.2425 * 86400), ("month", 30.436875 * 86400), ("week", 7 * 86400),
      ("day", 86400), ("hour", 3600), ("minute", 60),
    ]
    guard let unit = units.first(where: { abs(seconds) >= $0.length }) else { return "just now" }
    let count = Int(min(abs(seconds) / unit.length, 1e9))
    let amount = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return seconds < 0 ? "in \(amount)" : "\(amount) ago"
  }

  static func seconds(_ count: Double) -> String {
    "\(number(count)) \(count == 1 ? "second" : "seconds")"
  }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.up) / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
