/// Why a request got no usable response.
package struct FetchError: Error, Sendable, Equatable, Codable {
  package var host: String
  package var cause: Cause

  package init(host: String, cause: Cause) {
    self.host = host
    self.cause = cause
  }

  /// What can go wrong between a request and usable data.
  package enum Cause: Error, Sendable, Equatable, Codable {
    case unknownHost
    case dnsTimeout
    /// The host refused the connection or is unreachable.
    case refused
    /// The connection closed before the response was complete.
    case connectionLost
    case notHTTP
    case tlsFailed
    /// The host's certificate is not trusted; where this system keeps those that are.
    case untrusted(TrustStore)
    case tooSlow(seconds: Double)
    /// The body is longer than this many bytes.
    case tooLarge(limit: Int)
    case notAWebAddress
    /// Redirected to an address that is not http or https.
    case unsupportedRedirect(String)
    case tooManyRedirects
    /// A status other than 200, with the first words of the body.
    case status(Int, words: String)
    /// The API key in this environment variable is missing or wrong.
    case apiKeyRejected(variable: String)
    /// Too many requests; how many seconds to wait, if the host says so.
    case tooManyRequests(retryAfter: Double?)
    /// A web page instead of data.
    case webPage
    /// Text instead of data; its first words.
    case text(String)
    /// Not a picture in a known format.
    case notAPicture
    /// Wikipedia has no picture for the article with this title.
    case noArticlePicture(String)
    /// A picture with no pixels, or too many to decode safely.
    case badPictureSize
    case cancelled
    /// No request was sent, because the preferences don't allow one.
    case requestNotAllowed
    case noUsableRecords
    /// There was still a next page after this many.
    case endless(pages: Int)
    /// The host is an IPv6 address, which this system's URLSession does not support.
    case ipv6Unsupported
    /// The proxy can't be reached, or refused the request.
    case proxyFailed
    /// No process or thread could be started for the request; the system's `errno`.
    case fetcherNotStarted(code: Int32)
    /// libcurl, which every request needs, is not installed.
    case noLibcurl
    /// `/proc` is not mounted, and Foundation can't create a session without it.
    case procNotMounted
    /// Another connection failure, by `URLError` code.
    case connection(code: Int)
  }
}
