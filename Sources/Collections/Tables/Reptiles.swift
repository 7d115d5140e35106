extension ZooAnimalTables {
  /// Reptiles; whole lengths, of turtles the shell. In lb, ft and years.
  static let reptiles = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    301 | Komodo Dragon | Varanus komodoensis | Reptile | Diurnal | 6.5 | 10.2 | 100.0 | 200.0 | 30 | Dry savanna, scrub and monsoon forest | Deer, pigs, buffalo and carrion | Komodo, Flores and nearby islands | 🦎
    302 | Aldabra Giant Tortoise | Aldabrachelys gigantea | Reptile | Diurnal | 3.0 | 4.0 | 330.0 | 550.0 | 100 | Grassland, scrub and mangrove swamp | Grasses, leaves and woody stems | Aldabra Atoll, Seychelles | 🐢
    303 | Tuatara | Sphenodon punctatus | Reptile | Nocturnal | 1.3 | 2.0 | 1.0 | 2.9 | 60 | Forest and scrub on seabird islands | Beetles, weta, spiders, lizards and chicks | Offshore islands of New Zealand | 🦎
    304 | Matamata | Chelus fimbriata | Reptile | Nocturnal | 1.0 | 1.5 | 11.0 | 33.0 | 40 | Slow streams, pools and swamps | Fish and small water animals | Amazon Basin | 🐢
    305 | Alligator Snapping Turtle | Macrochelys temminckii | Reptile | Nocturnal | 1.1 | 2.6 | 20.0 | 175.0 | 50 | Deep rivers, lakes and swamps | Fish, turtles, crayfish, carrion and acorns | Southeastern United States | 🐢
    306 | Green Sea Turtle | Chelonia mydas | Reptile | Diurnal | 2.6 | 4.0 | 150.0 | 420.0 | 70 | Seagrass beds, reefs and open ocean | Seagrass and algae | Tropical and subtropical oceans | 🐢
    307 | Nile Crocodile | Crocodylus niloticus | Reptile | Nocturnal | 7.2 | 16.4 | 88.0 | 1650.0 | 50 | Rivers, lakes and marshes | Fish, antelope, zebra and birds | Sub-Saharan Africa, Nile and Madagascar | 🐊
    308 | American Alligator | Alligator mississippiensis | Reptile | Nocturnal | 8.0 | 15.0 | 150.0 | 1000.0 | 50 | Swamps, marshes, rivers and lakes | Fish, turtles, snails, birds and mammals | Southeastern United States | 🐊
    309 | Green Anaconda | Eunectes murinus | Reptile | Nocturnal | 8.0 | 17.0 | 15.0 | 215.0 | 10 | Swamps, marshes and slow streams | Capybaras, deer, caimans, birds and fish | Tropical South America | 🐍
    310 | King Cobra | Ophiophagus hannah | Reptile | Diurnal | 10.0 | 13.0 | 11.0 | 20.0 | 20 | Forest, bamboo thickets and mangroves | Other snakes and some lizards | South and Southeast Asia | 🐍
    311 | Ball Python | Python regius | Reptile | Nocturnal | 2.5 | 5.0 | 2.0 | 5.0 | 25 | Savanna, grassland and open forest | Rodents and birds | West and Central Africa | 🐍
    312 | Gila Monster | Heloderma suspectum | Reptile | Diurnal | 1.2 | 1.8 | 0.8 | 5.0 | 20 | Desert scrub and rocky foothills | Bird and reptile eggs, nestlings, young rabbits | Southwestern USA and northwestern Mexico | 🦎
    313 | Panther Chameleon | Furcifer pardalis | Reptile | Diurnal | 0.80 | 1.70 | 0.13 | 0.40 | 5 | Lowland forest and coastal scrub | Crickets, flies, beetles and other insects | Northern and eastern Madagascar | 🦎
    314 | Green Iguana | Iguana iguana | Reptile | Diurnal | 4.0 | 6.6 | 2.6 | 17.6 | 15 | Forest canopy near rivers and lakes | Leaves, flowers, buds and fruit | Mexico to Paraguay and southern Brazil | 🦎
    315 | Tokay Gecko | Gekko gecko | Reptile | Nocturnal | 0.60 | 1.30 | 0.30 | 0.90 | 10 | Rainforest trees, cliffs and houses | Insects, spiders and small vertebrates | Northeastern India to Indonesia | 🦎
    316 | Radiated Tortoise | Astrochelys radiata | Reptile | Diurnal | 0.85 | 1.30 | 5.5 | 35.0 | 50 | Spiny dry forest and scrub | Grasses, fruit and succulent plants | Southern and southwestern Madagascar | 🐢
    317 | Frilled Lizard | Chlamydosaurus kingii | Reptile | Diurnal | 2.0 | 3.0 | 0.9 | 1.9 | 10 | Tropical savanna woodland | Termites, ants, cicadas and other insects | Northern Australia and southern New Guinea | 🦎
    318 | Central Bearded Dragon | Pogona vitticeps | Reptile | Diurnal | 1.1 | 2.0 | 0.55 | 1.15 | 10 | Arid woodland, scrub and desert | Insects, leaves, flowers and small lizards | Inland eastern and central Australia | 🦎
    """)
}
