extension ZooAnimalTables {
  /// Marsupials; lengths from nose to rump. In lb, ft and years.
  static let marsupials = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    101 | Red Kangaroo | Osphranter rufus | Marsupial | Nocturnal | 2.4 | 4.6 | 37.0 | 203.0 | 20 | Arid plains, grassland and open scrub | Green grasses and other low plants | Inland Australia | 🦘
    102 | Koala | Phascolarctos cinereus | Marsupial | Nocturnal | 2.0 | 2.8 | 9.0 | 33.0 | 15 | Eucalypt forest and woodland | Eucalyptus leaves | Eastern and southeastern Australia | 🐨
    103 | Tasmanian Devil | Sarcophilus harrisii | Marsupial | Nocturnal | 1.7 | 2.6 | 9.0 | 26.0 | 6 | Coastal heath, dry forest and scrub | Carrion, wallabies, possums, birds and insects | Tasmania | 🐾
    104 | Common Wombat | Vombatus ursinus | Marsupial | Nocturnal | 2.8 | 3.8 | 44.0 | 88.0 | 15 | Temperate forest, heath and grassland | Grasses, sedges, roots and bark | Southeastern Australia and Tasmania | 🐻
    105 | Numbat | Myrmecobius fasciatus | Marsupial | Diurnal | 0.60 | 0.95 | 0.62 | 1.54 | 5 | Eucalypt woodland with hollow logs | Termites | Southwestern Australia | 🐾
    106 | Quokka | Setonix brachyurus | Marsupial | Nocturnal | 1.3 | 1.8 | 5.5 | 11.0 | 10 | Coastal scrub, heath and swampy thickets | Grasses, leaves, succulents and bark | Rottnest Island and southwestern Australia | 🦘
    """)
}
