import Console
import Foundation
import ZooKit
import ZooSources

extension Wording {
  package static func source(of listing: Listing, now: Date) -> String {
    switch listing.source {
    case .live: "live" + (ageUnlessNew(listing.fetchedAt, now: now).map { ", \($0)" } ?? "")
    case .builtIn: "built-in collection"
    case .file: "file"
    case .cache: "cache" + (age(of: listing.fetchedAt, now: now).map { ", \($0)" } ?? "")
    }
  }

  package static func order(_ order: Query.Order) -> String {
    switch order {
    case .name: "A to Z"
    case .reversedName: "Z to A"
    }
  }

  package static func emptyListMessage(in listing: Listing, of exhibit: Exhibit) -> String {
    if let search = listing.search, listing.total == 0 || listing.page ?? 1 == 1 {
      return "Nothing among the \(exhibit.plural) fits \(search.quoted)."
    }
    guard let page = listing.page, page > 1 else { return "There are no \(exhibit.plural) here." }
    let end = listing.total.map { " There are \($0) in all." } ?? ""
    return "Page \(page) is past the end of the \(exhibit.plural).\(end)"
  }

  package static func sentence(_ notice: SourceNotice, now: Date) -> String {
    switch notice {
    case .fellBack(let error, .cache, let date):
      "\(sentence(error)) Showing what it sent \(age(of: date, now: now) ?? "before")."
    case .fellBack(let error, _, _):
      "\(sentence(error)) Showing the built-in collection."
    case .detailFailed(let error): "\(sentence(error)) Showing what the list knows."
    case .recordsSkipped(1): "1 record could not be used and was left out."
    case .recordsSkipped(let count): "\(count) records could not be used and were left out."
    case .wikipediaFailed(let error): "Wikipedia's pictures are missing: \(sentence(error))"
    case .notCached(let error): sentence(error)
    }
  }

  package static func sentence(_ error: FetchError) -> String {
    let host = error.host.printable
    return switch error.cause {
    case .unknownHost: "\(host) is not a host that the network knows."
    case .dnsTimeout: "Can't look up \(host): the name server doesn't answer."
    case .refused: "\(host) cannot be reached."
    case .connectionLost: "\(host) broke off before its answer was whole."
    case .notHTTP: "\(host) does not speak HTTP."
    case .tlsFailed: "\(host) offers no secure connection."
    case .untrusted(let store):
      "\(host) shows a certificate that is not trusted here. \(advice(store))"
    case .tooSlow(let seconds):
      "\(host) did not answer within \(number(seconds)) \(seconds == 1 ? "second" : "seconds")."
    case .tooLarge(let limit): "\(host) sent more than \(limit >> 20) MiB, which is refused."
    case .notAWebAddress: "\(host.quoted) is not a web address."
    case .unsupportedRedirect(let address):
      "\(host) sent the request on to \(address.quoted), which is not a web address."
    case .tooManyRedirects: "\(host) sent the request on and on."
    case .status(let code, let words):
      "\(host) answered with status \(code)" + (words.isEmpty ? "." : ": \(words.quoted).")
    case .apiKeyRejected(let variable):
      "\(host) asks for an API key that it knows. Put one in \(variable)."
    case .tooManyRequests(let seconds): "\(host) has had too many requests.\(rest(for: seconds))"
    case .cancelled: "\(host) was not waited for."
    case .requestNotAllowed:
      "\(host) is not asked for pictures, since another source was insisted on."
    case .webPage: "\(host) answered with a web page instead of data."
    case .text(""): "\(host) answered with nothing at all."
    case .text(let words): "\(host) answered with text instead of data: \(words.quoted)."
    case .noArticlePicture(let title): "\(host) has no picture of \(title.printable.quoted)."
    case .notAPicture: "\(host) sent something that is no picture."
    case .badPictureSize: "\(host) sent a picture of an unreasonable size."
    case .noUsableRecords: "\(host) sent no record that can be used."
    case .endless(let pages): "\(host) came to no end within \(pages) pages."
    case .ipv6Unsupported:
      "\(host) cannot be asked by its number, which this system does not take. Use its name."
    case .proxyFailed: "The proxy before \(host) \(proxyFailed)"
    case .fetcherNotStarted(let code):
      "\(host) cannot be asked, since no process can be started: \(systemMessage(code))."
    case .noLibcurl:
      "\(host) cannot be asked: live needs libcurl. Install the package libcurl4, or libcurl as "
        + "Fedora calls it."
    case .procNotMounted:
      "\(host) can't be asked: Swift's networking needs /proc, which isn't mounted here."
    case .connection(let code): "The connection to \(host) failed (error \(code))."
    }
  }

  private static let proxyFailed =
    "cannot be reached, or does not let through. 'zoo doctor' says which one it is."

  private static func rest(for seconds: Double?) -> String {
    seconds.map { " It asks to be left alone for \(number($0.rounded(.up))) seconds." } ?? ""
  }

  /// What to do about an untrusted certificate.
  private static func advice(_ store: TrustStore) -> String {
    let other = "Is the clock right? "
    return switch store {
    case .missing: "No certificates are installed: install the package ca-certificates."
    case .keychain: other + "One of your own network's belongs into the keychain, trusted for SSL."
    case .debian:
      other + "One of your own network's belongs, as NAME.crt, into "
        + "/usr/local/share/ca-certificates; then run update-ca-certificates."
    case .fedora:
      other + "One of your own network's belongs into /etc/pki/ca-trust/source/anchors; then run "
        + "update-ca-trust."
    case .elsewhere:
      other + "One of your own network's belongs among those that this system trusts."
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

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.up) / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
