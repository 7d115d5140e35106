extension ZooAnimalTables {
  /// Amphibians. In lb, ft and years.
  static let amphibians = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Salamanders, whole length · AmphibiaWeb, Animal Diversity Web; olm's lifespan: Voituron et al. 2011 · IUCN Red List
    401 | Axolotl | Ambystoma mexicanum | Amphibian | Nocturnal | - | total 0.5 - 1.2 | 0.13 - 0.5 | 12 human care | Highland lake canals and wetlands | Worms, insect larvae, crustaceans, small fish | Lake Xochimilco, Mexico City | CR | 🦎
    403 | Olm | Proteus anguinus | Amphibian | - | - | total 0.66 - 0.98 | 0.033 - 0.05 | 68 human care | Dark waters of limestone caves | Small crustaceans, snails and insect larvae | Dinaric karst of southeastern Europe | VU | 🦎
    407 | Japanese Giant Salamander | Andrias japonicus | Amphibian | Nocturnal | - | total 2.0 - 4.9 | 4.4 - 55 | 50 human care | Cold, clear mountain rivers | Fish, crabs, insects, frogs and small mammals | Southwestern Japan | VU | 🦎
    408 | Hellbender | Cryptobranchus alleganiensis | Amphibian | Nocturnal | - | total 1.0 - 2.4 | 0.9 - 5.5 | 30 wild | Clean, swift rocky streams | Crayfish and small fish | Eastern United States | VU | 🦎
    409 | Fire Salamander | Salamandra salamandra | Amphibian | Nocturnal | - | total 0.5 - 0.8 | 0.044 - 0.088 | 20 wild | Moist deciduous forest with brooks | Earthworms, slugs, beetles and spiders | Central and southern Europe | VU | 🦎
    # Poison frogs and mantellas, snout to vent · AmphibiaWeb, Animal Diversity Web, Glaw and Vences 2007 · IUCN Red List
    405 | Dyeing Poison Frog | Dendrobates tinctorius | Amphibian | Diurnal | - | head and body 0.1 - 0.16 | 0.006 - 0.011 | 10 human care | Lowland rainforest floor | Ants, termites, mites and small beetles | The Guianas and northern Brazil | LC | 🐸
    416 | Golden Poison Frog | Phyllobates terribilis | Amphibian | Diurnal | - | head and body 0.12 - 0.15 | - | 10 human care | Lowland rainforest floor | Ants, termites, beetles and crickets | Pacific lowlands of southwestern Colombia | EN | 🐸
    411 | Golden Mantella | Mantella aurantiaca | Amphibian | Diurnal | - | head and body 0.066 - 0.098 | 0.002 - 0.004 | 8 human care | Upland rainforest near swampy pools | Mites, ants, termites and fruit flies | East-central Madagascar | EN | 🐸
    # Toads and Darwin's frogs, snout to vent · AmphibiaWeb, Animal Diversity Web · IUCN Red List
    404 | Darwin's Frog | Rhinoderma darwinii | Amphibian | Diurnal | - | head and body 0.072 - 0.102 | 0.003 - 0.008 | 10 wild | Cool temperate forest floor | Insects and other small invertebrates | Southern Chile and nearby Argentina | EN | 🐸
    412 | Panamanian Golden Frog | Atelopus zeteki | Amphibian | Diurnal | - | head and body 0.115 - 0.207 | 0.0066 - 0.033 | 12 human care | Wet forest along mountain streams | Ants, flies and other small invertebrates | West-central Panama (probably extinct in the wild) | CR | 🐸
    413 | Cane Toad | Rhinella marina | Amphibian | Nocturnal | - | head and body 0.33 - 0.5 | 0.2 - 0.8 | 10 human care | Grassland, open forest, farms and gardens | Beetles, ants, termites and small vertebrates | Amazonia and the Guianas; introduced to Australia | LC | 🐸
    # Tree frogs, moss frogs and true frogs, snout to vent · AmphibiaWeb, Animal Diversity Web · IUCN Red List
    406 | Red-eyed Tree Frog | Agalychnis callidryas | Amphibian | Nocturnal | - | head and body 0.16 - 0.25 | 0.013 - 0.033 | 5 wild | Lowland rainforest near ponds | Crickets, moths, flies and other insects | Central America to northwestern Colombia | LC | 🐸
    418 | Mossy Frog | Theloderma corticale | Amphibian | Nocturnal | - | head and body 0.2 - 0.29 | - | 12 human care | Mossy rock pools and tree holes in rainforest | Crickets, cockroaches and other insects | Northern Vietnam, Laos and southern China | LC | 🐸
    402 | Goliath Frog | Conraua goliath | Amphibian | Nocturnal | - | head and body 0.56 - 1.05 | 1.3 - 7.2 | 15 wild | Fast rivers in rainforest | Insects, crabs, fish and smaller frogs | Cameroon and Equatorial Guinea | EN | 🐸
    414 | American Bullfrog | Aquarana catesbeiana | Amphibian | Cathemeral | - | head and body 0.3 - 0.6 | 0.39 - 1.1 | 8 wild | Weedy ponds, lakes, marshes and slow rivers | Insects, crayfish, frogs, fish, mice and birds | Eastern North America, widely introduced | LC | 🐸
    # Other frogs, snout to vent · AmphibiaWeb, Animal Diversity Web · IUCN Red List
    410 | Tomato Frog | Dyscophus antongilii | Amphibian | Nocturnal | - | head and body 0.2 - 0.34 | 0.09 - 0.5 | 8 human care | Lowland forest, swamps and gardens | Insects, worms and other invertebrates | Northeastern Madagascar | LC | 🐸
    415 | Surinam Toad | Pipa pipa | Amphibian | - | - | head and body 0.34 - 0.56 | 0.22 - 0.35 | 7 human care | Muddy streams, swamps and forest pools | Worms, insects, crustaceans and small fish | Amazon Basin, the Guianas and Trinidad | LC | 🐸
    417 | Common Midwife Toad | Alytes obstetricans | Amphibian | Nocturnal | - | head and body 0.12 - 0.17 | 0.011 - 0.033 | 8 wild | Stony banks, quarries and walls near ponds | Beetles, flies, spiders, slugs and woodlice | Western Europe, from Portugal to Germany | LC | 🐸
    """)
}
