import ZooKit
import ZooSources

/// Where one lookup looks, and what it has loaded so far.
struct LookupScope {
  /// In the order in which they are asked.
  let exhibits: [Exhibit]
  /// What is known of each exhibit without a request.
  var known: [Exhibit.ID: Listing] = [:]
  /// Whether all of the exhibit meant is known, rather than candidates for a name.
  var isHomeWhole = false
  /// Why the API of the exhibit meant gave less than it was asked for.
  var notices: [SourceNotice] = []

  /// The exhibit whose API may be asked: the one meant, or that of the last list.
  var home: Exhibit { exhibits.first ?? .animals }
  var listings: [Listing] { exhibits.compactMap { known[$0.id] } }

  init(_ target: Lookup, listed: Listing?) {
    let meant =
      target.exhibits.isEmpty ? Exhibit.all : target.exhibits.compactMap(Exhibit.named)
    let first = meant.filter { $0.id == listed?.exhibit }
    exhibits = first + meant.filter { $0.id != listed?.exhibit }
  }
}
