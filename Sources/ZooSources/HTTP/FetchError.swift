/// Why an exhibit's API gave no usable answer.
package struct FetchError: Error, Sendable, Equatable, Codable {
  /// The host that was asked.
  package var host: String
  /// What went wrong.
  package var cause: Cause

  /// Makes the error.
  package init(host: String, cause: Cause) {
    self.host = host
    self.cause = cause
  }

  /// What can go wrong between a request and usable data.
  package enum Cause: Error, Sendable, Equatable, Codable {
    /// The name of the host is not known.
    case unknownHost
    /// The name server did not say where the host is.
    case silentNameServer
    /// Nobody answers at that address.
    case refused
    /// The connection broke before the answer was whole.
    case brokenOff
    /// What answers there does not speak HTTP.
    case notHTTP
    /// No secure connection could be made.
    case insecure
    /// Its certificate is not among those that this system trusts.
    case untrusted(TrustStore)
    /// Not done within so many seconds.
    case tooSlow(seconds: Double)
    /// The body is longer than so many bytes.
    case tooLarge(limit: Int)
    /// What should have been a web address is none.
    case noWebAddress
    /// Sent on to an address that is not http or https.
    case redirectedTo(String)
    /// Sent on too many times.
    case redirectedTooOften
    /// A status other than 200, with the first words of the body.
    case status(Int, words: String)
    /// The API wants a key, or another one than that in the environment variable.
    case keyRefused(variable: String)
    /// Too many requests; in how many seconds to try again, where the host says so.
    case tooManyRequests(retryAfter: Double?)
    /// A web page where data was due.
    case webPage
    /// Text where data was due, its first words.
    case text(String)
    /// Something that is no picture of a known format where one was due.
    case notAPicture
    /// Wikipedia has no picture for the article of that title.
    case noIllustration(String)
    /// A picture with no pixels, or so many that unfolding it would do harm.
    case unreasonablePicture
    /// Whoever asked has given up.
    case cancelled
    /// Nobody was asked: what is kept was insisted on.
    case notAsked
    /// Data with no usable record in it.
    case nothingUsable
    /// Another page stood behind each of so many.
    case endless(pages: Int)
    /// The host is an IPv6 address, which this system's URLSession does not take.
    case numberedHost
    /// The proxy that stands before the host cannot be reached, or does not let through.
    case proxyFailed
    /// No process could be started to ask in, by the system's `errno`.
    case noFetcher(code: Int32)
    /// This machine has no libcurl, which every request goes through.
    case noLibcurl
    /// `/proc` is not mounted, without which Foundation cannot make a session.
    case noProcessFiles
    /// Another failure of the connection, by `URLError` code.
    case connection(code: Int)
  }
}
