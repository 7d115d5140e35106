extension ZooAnimalTables {
  /// Marsupials. In lb, ft and years.
  static let marsupials = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Kangaroos, possums, koala and wombat · Animal Diversity Web, Handbook of the Mammals of the World 5 · IUCN Red List
    101 | Red Kangaroo | Osphranter rufus | Marsupial | Nocturnal | standing 4.3 - 5.9 | head and body 2.4 - 4.6 | 37 - 203 | 20 human care | Arid plains, grassland and open scrub | Green grasses and other low plants | Inland Australia | LC | 🦘
    102 | Koala | Phascolarctos cinereus | Marsupial | Nocturnal | - | head and body 2.0 - 2.8 | 9 - 33 | 15 human care | Eucalypt forest and woodland | Eucalyptus leaves | Eastern and southeastern Australia | VU | 🐨
    104 | Common Wombat | Vombatus ursinus | Marsupial | Nocturnal | - | head and body 2.8 - 3.8 | 44 - 88 | 15 wild | Temperate forest, heath and grassland | Grasses, sedges, roots and bark | Southeastern Australia and Tasmania | LC | 🐾
    106 | Quokka | Setonix brachyurus | Marsupial | Nocturnal | - | head and body 1.3 - 1.8 | 5.5 - 11 | 10 wild | Coastal scrub, heath and swampy thickets | Grasses, leaves, succulents and bark | Rottnest Island and southwestern Australia | VU | 🦘
    107 | Sugar Glider | Petaurus breviceps | Marsupial | Nocturnal | - | head and body 0.52 - 0.69 | 0.21 - 0.35 | 12 human care | Eucalypt and acacia forest and woodland | Acacia gum, eucalypt sap, nectar and insects | Coastal eastern Australia | LC | 🐾
    108 | Parma Wallaby | Notamacropus parma | Marsupial | Nocturnal | - | head and body 1.5 - 1.7 | 7 - 13 | 7 wild | Wet eucalypt forest with dense undergrowth | Grasses, herbs and fungi | Coastal ranges of New South Wales | NT | 🦘
    109 | Eastern Grey Kangaroo | Macropus giganteus | Marsupial | Crepuscular | - | head and body 2.8 - 4.0 | 37 - 145 | 18 human care | Grassland, open woodland and forest | Grasses, with some herbs and leaves of shrubs | Eastern Australia and Tasmania | LC | 🦘
    110 | Matschie's Tree-kangaroo | Dendrolagus matschiei | Marsupial | - | - | head and body 1.7 - 2.7 | 13 - 25 | 20 human care | Mountain rainforest and cloud forest | Leaves, ferns, moss, flowers, fruit and bark | Huon Peninsula in Papua New Guinea | EN | 🦘
    111 | Common Brushtail Possum | Trichosurus vulpecula | Marsupial | Nocturnal | - | head and body 1.1 - 1.8 | 2.6 - 9.9 | 10 wild | Forest, woodland, parks and gardens | Leaves, flowers, fruit, some insects and eggs | Australia; introduced in New Zealand | LC | 🐾
    # Devil, quoll and numbat · Animal Diversity Web, Handbook of the Mammals of the World 5 · IUCN Red List
    103 | Tasmanian Devil | Sarcophilus harrisii | Marsupial | Nocturnal | shoulder 1.0 | head and body 1.7 - 2.6 | 9 - 26 | 6 wild | Coastal heath, dry forest and scrub | Carrion, wallabies, possums, birds and insects | Tasmania | EN | 🐾
    105 | Numbat | Myrmecobius fasciatus | Marsupial | Diurnal | - | head and body 0.60 - 0.90 | 0.62 - 1.5 | 5 wild | Eucalypt woodland with hollow logs | Termites | Southwestern Australia | EN | 🐾
    114 | Spotted-tailed Quoll | Dasyurus maculatus | Marsupial | Nocturnal | - | head and body 1.1 - 2.5 | 3.3 - 10 | 4 wild | Rainforest, eucalypt forest and coastal heath | Possums, gliders, rabbits, birds and carrion | Eastern Australia and Tasmania | NT | 🐾
    # Bandicoots and bilbies · Animal Diversity Web, Handbook of the Mammals of the World 5 · IUCN Red List
    112 | Greater Bilby | Macrotis lagotis | Marsupial | Nocturnal | - | head and body 1.0 - 1.8 | 1.8 - 5.5 | 7 human care | Arid shrubland, spinifex and tussock grassland | Insects, seeds, bulbs, fungi and fruit | Northwest and central Australia, west Queensland | VU | 🐾
    # American opossums · Animal Diversity Web, Handbook of the Mammals of the World 5 · IUCN Red List
    113 | Virginia Opossum | Didelphis virginiana | Marsupial | Nocturnal | - | head and body 1.1 - 1.7 | 4 - 13 | 2 wild | Woodland, farmland, streamsides and towns | Insects, carrion, fruit, eggs, small animals | Southern Canada to Costa Rica | LC | 🐾
    """)
}
