/// The regions of Chile from north to south, by the letters of ISO 3166-2:CL.
enum ChileanRegion: String, CaseIterable {
  case aricaYParinacota = "AP"
  case tarapaca = "TA"
  case antofagasta = "AN"
  case atacama = "AT"
  case coquimbo = "CO"
  case valparaiso = "VS"
  case metropolitana = "RM"
  case oHiggins = "LI"
  case maule = "ML"
  case nuble = "NB"
  case biobio = "BI"
  case laAraucania = "AR"
  case losRios = "LR"
  case losLagos = "LL"
  case aysen = "AI"
  case magallanes = "MA"

  /// The region's name.
  var name: String {
    switch self {
    case .aricaYParinacota: "Arica y Parinacota"
    case .tarapaca: "Tarapacá"
    case .antofagasta: "Antofagasta"
    case .atacama: "Atacama"
    case .coquimbo: "Coquimbo"
    case .valparaiso: "Valparaíso"
    case .metropolitana: "Metropolitana"
    case .oHiggins: "O'Higgins"
    case .maule: "Maule"
    case .nuble: "Ñuble"
    case .biobio: "Biobío"
    case .laAraucania: "La Araucanía"
    case .losRios: "Los Ríos"
    case .losLagos: "Los Lagos"
    case .aysen: "Aysén"
    case .magallanes: "Magallanes"
    }
  }

  /// Regions in words: `AP, AT-LL` is `Arica y Parinacota, Atacama to Los Lagos`.
  static func names(of codes: String) -> String {
    let runs = codes.split(separator: ",").map { run in
      run.split(separator: "-").map { $0.split(separator: " ").joined() }
        .map { Self(rawValue: $0)?.name ?? $0 }
    }
    let all = [Self.allCases.first, Self.allCases.last].compactMap { $0?.name }
    return runs == [all]
      ? "All of Chile" : runs.map { $0.joined(separator: " to ") }.joined(separator: ", ")
  }
}
