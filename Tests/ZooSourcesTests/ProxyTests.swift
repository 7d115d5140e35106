import Foundation
import Testing

@testable import ZooSources

@Suite("Proxies")
struct ProxyTests {
  @Test(
    "which proxy counts for which address, and why",
    arguments: [
      ([:], "https://api.thecatapi.com", .direct),
      (["http_proxy": "http://p:1"], "https://api.thecatapi.com", .direct),
      (["http_proxy": "p:1"], "http://a.example", .proxy("p:1", variable: "http_proxy")),
      (["HTTP_PROXY": "p:1"], "http://a.example", .direct),
      (["HTTPS_PROXY": "p:1"], "https://a.example", .proxy("p:1", variable: "HTTPS_PROXY")),
      (
        ["https_proxy": "a:1", "HTTPS_PROXY": "b:1"], "https://a.example",
        .proxy("a:1", variable: "https_proxy")
      ),
      (
        ["all_proxy": "p:1", "https_proxy": ""], "https://a.b", .proxy("p:1", variable: "all_proxy")
      ),
      (["ALL_PROXY": "p:1"], "http://a.example/x", .proxy("p:1", variable: "ALL_PROXY")),
      (["all_proxy": "p:1"], "http://127.0.0.1:8642/animals", .onThisMachine),
      (["all_proxy": "p:1"], "http://localhost/", .onThisMachine),
      (["all_proxy": "p:1"], "http://[::1]:80/", .onThisMachine),
      (["all_proxy": "p:1", "no_proxy": "*"], "http://a.b", .bypassed(variable: "no_proxy")),
      (["all_proxy": "p", "NO_PROXY": "x, .b.c"], "http://a.b.c", .bypassed(variable: "NO_PROXY")),
      (["all_proxy": "p", "no_proxy": "b.c"], "http://xb.c", .proxy("p", variable: "all_proxy")),
      (["all_proxy": "p", "no_proxy": "B.c"], "http://b.C", .bypassed(variable: "no_proxy")),
      (
        ["https_proxy": "http://user:secret@p:1"], "https://a.example",
        .proxy("http://…@p:1", variable: "https_proxy")
      ),
      (
        ["all_proxy": "http://user:pa/ss@p:1"], "https://a.example",
        .proxy("http://…@p:1", variable: "all_proxy")
      ),
      (["all_proxy": "user:secret@p"], "http://a.example", .proxy("…@p", variable: "all_proxy")),
    ] as [([String: String], String, Proxies.Route)])
  func routes(environment: [String: String], address: String, route: Proxies.Route) {
    #expect(Proxies(environment: environment).route(to: address) == route)
  }

  @Test("whoever asks is told the same, and that this machine is an exception")
  func variables() {
    let named = Proxies(environment: ["all_proxy": "p", "HOME": "/h", "NO_PROXY": "x"]).variables
    #expect(named["all_proxy"] == "p" && named["HOME"] == nil)
    #expect(named["no_proxy"] == "x,localhost,127.0.0.1,127.0.0.0/8,::1")
    #expect(Proxies(environment: ["no_proxy": "*"]).variables["no_proxy"] == "*")
  }

  @Test("libcurl's words about a certificate are told from those about a broken handshake")
  func certificates() {
    let url = URL(string: "https://a.example")!
    func cause(_ words: String) -> FetchError.Cause {
      let error = NSError(
        domain: NSURLErrorDomain, code: -1, userInfo: [NSLocalizedDescriptionKey: words])
      return FetchError.Cause(error, asking: url, hasBegun: false)
    }
    #expect(
      cause("SSL certificate problem: self-signed certificate in certificate chain")
        == .untrusted(.here))
    #expect(cause("OpenSSL SSL_connect: SSL_ERROR_SYSCALL") == .tlsFailed)
  }
}
