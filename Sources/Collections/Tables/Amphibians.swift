extension ZooAnimalTables {
  /// Amphibians; whole lengths, of frogs from snout to rump. In lb, ft and years.
  static let amphibians = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    401 | Axolotl | Ambystoma mexicanum | Amphibian | Nocturnal | 0.50 | 1.20 | 0.13 | 0.50 | 12 | Highland lake canals and wetlands | Worms, insect larvae, crustaceans, small fish | Lake Xochimilco, Mexico City | 🦎
    402 | Goliath Frog | Conraua goliath | Amphibian | Nocturnal | 0.56 | 1.05 | 1.3 | 7.2 | 15 | Fast rivers in rainforest | Insects, crabs, fish and smaller frogs | Cameroon and Equatorial Guinea | 🐸
    403 | Olm | Proteus anguinus | Amphibian | Nocturnal | 0.66 | 0.98 | 0.033 | 0.050 | 68 | Dark waters of limestone caves | Small crustaceans, snails and insect larvae | Dinaric karst of southeastern Europe | 🦎
    404 | Darwin's Frog | Rhinoderma darwinii | Amphibian | Diurnal | 0.072 | 0.102 | 0.003 | 0.008 | 10 | Cool temperate forest floor | Insects and other small invertebrates | Southern Chile and nearby Argentina | 🐸
    405 | Dyeing Poison Frog | Dendrobates tinctorius | Amphibian | Diurnal | 0.10 | 0.16 | 0.006 | 0.011 | 10 | Lowland rainforest floor | Ants, termites, mites and small beetles | The Guianas and northern Brazil | 🐸
    406 | Red-eyed Tree Frog | Agalychnis callidryas | Amphibian | Nocturnal | 0.16 | 0.25 | 0.013 | 0.033 | 5 | Lowland rainforest near ponds | Crickets, moths, flies and other insects | Southern Mexico to northwestern Colombia | 🐸
    407 | Japanese Giant Salamander | Andrias japonicus | Amphibian | Nocturnal | 2.0 | 4.9 | 4.4 | 55.0 | 50 | Cold, clear mountain rivers | Fish, crabs, insects, frogs and small mammals | Southwestern Japan | 🦎
    408 | Hellbender | Cryptobranchus alleganiensis | Amphibian | Nocturnal | 1.0 | 2.4 | 0.9 | 5.5 | 30 | Clean, swift rocky streams | Crayfish and small fish | Eastern United States | 🦎
    409 | Fire Salamander | Salamandra salamandra | Amphibian | Nocturnal | 0.50 | 0.80 | 0.044 | 0.088 | 20 | Moist deciduous forest with brooks | Earthworms, slugs, beetles and spiders | Central and southern Europe | 🦎
    410 | Tomato Frog | Dyscophus antongilii | Amphibian | Nocturnal | 0.20 | 0.34 | 0.09 | 0.50 | 8 | Lowland forest, swamps and gardens | Insects, worms and other invertebrates | Northeastern Madagascar | 🐸
    411 | Golden Mantella | Mantella aurantiaca | Amphibian | Diurnal | 0.066 | 0.098 | 0.002 | 0.004 | 8 | Upland rainforest near swampy pools | Mites, ants, termites and fruit flies | East-central Madagascar | 🐸
    412 | Panamanian Golden Frog | Atelopus zeteki | Amphibian | Diurnal | 0.115 | 0.207 | 0.0066 | 0.0330 | 12 | Wet forest along mountain streams | Ants, flies and other small invertebrates | West-central Panama | 🐸
    """)
}
