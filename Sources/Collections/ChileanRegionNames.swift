import ZooKit

enum ChileanRegionNames {
  /// Their names from north to south, by their codes in ISO 3166-2:CL.
  private static let all: KeyValuePairs = [
    "AP": "Arica y Parinacota", "TA": "Tarapacá", "AN": "Antofagasta", "AT": "Atacama",
    "CO": "Coquimbo", "VS": "Valparaíso", "RM": "Metropolitana", "LI": "O'Higgins",
    "ML": "Maule", "NB": "Ñuble", "BI": "Biobío", "AR": "La Araucanía",
    "LR": "Los Ríos", "LL": "Los Lagos", "AI": "Aysén", "MA": "Magallanes",
  ]

  /// Regions in words: `AP, AT-LL` is `Arica y Parinacota, Atacama to Los Lagos`.
  static func names(of codes: String) -> String {
    let runs = codes.split(separator: ",").map { run -> [String] in
      run.split(separator: "-").map { name(of: $0.filter { $0 != " " }) }
    }
    let isAll = runs == [[all[0].value, all[all.count - 1].value]]
    if isAll { return "All of Chile" }
    return runs.map { $0.joined(separator: " to ") }.joined(separator: ", ")
  }

  private static func name(of code: String) -> String {
    all.first { $0.key == code }?.value ?? code
  }
}
