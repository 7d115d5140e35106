import ZooKit

extension Vocabulary {
  /// What kind of land or water animals live in.
  static let habitats = TextTable(
    """
    term | part_of | also | spanish
    forest | - | woods | bosque
    rainforest | forest | jungle, tropical forest, cloud forest | selva
    woodland | - | bush, scrub, scrubland | matorral
    grassland | - | plains, meadow | pradera
    savanna | grassland | savannah | sabana
    steppe | grassland | prairie, pampa | estepa
    desert | - | semi-desert, arid land | desierto
    mountains | - | mountain, highland, alpine | montaña
    tundra | - | - | tundra
    ice | - | polar ice, pack ice, sea ice | hielo
    wetland | - | swamp, marsh, bog | humedal, pantano
    mangrove | wetland | - | manglar
    freshwater | - | fresh water | agua dulce
    river | freshwater | stream, creek | río
    lake | freshwater | pond | lago, laguna
    coast | - | shore, beach, coastal, seaside | costa, playa
    ocean | - | sea, marine, saltwater | mar, océano
    deep sea | ocean | abyss | -
    reef | ocean | coral reef | arrecife
    cave | - | - | cueva
    underground | - | burrow | -
    farmland | - | farm, field, countryside | campo, granja
    towns | - | town, city, garden, urban, suburb | ciudad
    """)
}
