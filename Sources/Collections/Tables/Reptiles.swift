extension ZooAnimalTables {
  /// Reptiles. In lb, ft and years.
  static let reptiles = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Tortoises and turtles, length of the shell · Animal Diversity Web, Reptile Database, Turtle Taxonomy Working Group · IUCN Red List
    302 | Aldabra Giant Tortoise | Aldabrachelys gigantea | Reptile | Diurnal | - | shell 3.0 - 4.0 | 330 - 550 | 100 human care | Grassland, scrub and mangrove swamp | Grasses, leaves and woody stems | Aldabra Atoll, Seychelles | VU | 🐢
    316 | Radiated Tortoise | Astrochelys radiata | Reptile | Diurnal | - | shell 0.85 - 1.2 | 5.5 - 19 | 50 wild | Spiny dry forest and scrub | Grasses, fruit and succulent plants | Southern and southwestern Madagascar | CR | 🐢
    319 | Galapagos Giant Tortoise | Chelonoidis porteri | Reptile | Diurnal | - | shell 2.6 - 3.8 | 200 - 550 | 100 wild | Misty highlands, farmland and dry lowlands | Grasses, leaves, cactus pads and fruit | Western Santa Cruz Island, Galapagos | CR | 🐢
    304 | Matamata | Chelus fimbriata | Reptile | Nocturnal | - | shell 1.0 - 1.5 | 11 - 33 | 40 human care | Slow streams, pools and swamps | Fish and small water animals | Amazon Basin | NE | 🐢
    305 | Alligator Snapping Turtle | Macrochelys temminckii | Reptile | Nocturnal | - | shell 1.1 - 2.2 | 20 - 175 | 50 human care | Deep rivers, lakes and swamps | Fish, turtles, crayfish, carrion and acorns | Southeastern United States | VU | 🐢
    331 | Red-eared Slider | Trachemys scripta | Reptile | Diurnal | - | shell 0.42 - 0.92 | 0.6 - 6.0 | 30 human care | Quiet ponds, lakes and slow rivers | Water plants, insects, snails and tadpoles | Mississippi basin, USA, to northeastern Mexico | LC | 🐢
    # Sea turtles, length of the shell · Animal Diversity Web, NOAA Fisheries · IUCN Red List (green turtle: 2025)
    306 | Green Sea Turtle | Chelonia mydas | Reptile | Diurnal | - | shell 2.6 - 4.0 | 150 - 420 | 70 wild | Seagrass beds, reefs and open ocean | Seagrass and algae | Tropical and subtropical oceans | LC | 🐢
    329 | Leatherback Sea Turtle | Dermochelys coriacea | Reptile | Cathemeral | - | shell 4.3 - 5.8 | 550 - 1100 | 50 wild | Open ocean; nests on tropical beaches | Jellyfish, salps and other soft sea animals | Oceans worldwide, except polar waters | VU | 🐢
    330 | Hawksbill Sea Turtle | Eretmochelys imbricata | Reptile | Diurnal | - | shell 2.1 - 2.9 | 100 - 150 | 50 wild | Coral and rocky reefs, lagoons | Sponges, anemones, jellyfish and algae | Tropical oceans | CR | 🐢
    # Crocodilians · Animal Diversity Web, IUCN Crocodile Specialist Group · IUCN Red List
    307 | Nile Crocodile | Crocodylus niloticus | Reptile | Nocturnal | - | total 7.2 - 16.4 | 88 - 1650 | 50 wild | Rivers, lakes and marshes | Fish, antelope, zebra and birds | Nile, eastern and southern Africa, Madagascar | LC | 🐊
    308 | American Alligator | Alligator mississippiensis | Reptile | Nocturnal | - | total 8.0 - 14 | 150 - 800 | 50 wild | Swamps, marshes, rivers and lakes | Fish, turtles, snails, birds and mammals | Southeastern United States | LC | 🐊
    320 | Gharial | Gavialis gangeticus | Reptile | - | - | total 11 - 15 | 350 - 550 | 50 wild | Deep, flowing rivers with sandbanks | Fish; the young also insects and frogs | Rivers of northern India and Nepal | CR | 🐊
    321 | Saltwater Crocodile | Crocodylus porosus | Reptile | Nocturnal | - | total 8.0 - 17 | 170 - 2200 | 70 wild | Mangroves, estuaries, rivers and coasts | Fish, crabs, turtles, birds and mammals | India and Sri Lanka to northern Australia | LC | 🐊
    # Tuatara · Animal Diversity Web, Reptile Database · IUCN Red List
    303 | Tuatara | Sphenodon punctatus | Reptile | Nocturnal | - | total 1.3 - 2.0 | 1.0 - 2.9 | 60 wild | Forest and scrub on seabird islands | Beetles, weta, spiders, lizards and chicks | Offshore islands of New Zealand | LC | 🦎
    # Monitors and beaded lizards · Animal Diversity Web, Reptile Database · IUCN Red List
    301 | Komodo Dragon | Varanus komodoensis | Reptile | Diurnal | - | total 6.5 - 9.0 | 100 - 200 | 30 wild | Dry savanna, scrub and monsoon forest | Deer, pigs, buffalo and carrion | Komodo, Flores and nearby islands | EN | 🦎
    312 | Gila Monster | Heloderma suspectum | Reptile | Diurnal | - | total 1.2 - 1.8 | 0.8 - 3.0 | 20 human care | Desert scrub and rocky foothills | Bird and reptile eggs, nestlings, baby rabbits | Southwestern USA and northwestern Mexico | NT | 🦎
    # Iguanas · Animal Diversity Web, IUCN Iguana Specialist Group · IUCN Red List
    314 | Green Iguana | Iguana iguana | Reptile | Diurnal | - | total 4.0 - 6.6 | 2.6 - 18 | 15 human care | Forest canopy near rivers and lakes | Leaves, flowers, buds and fruit | Mexico to Paraguay and southern Brazil | LC | 🦎
    332 | Rhinoceros Iguana | Cyclura cornuta | Reptile | Diurnal | - | total 2.0 - 4.5 | 10 - 20 | 20 human care | Dry forest and scrub on limestone | Leaves, flowers, fruit and seeds | Hispaniola and nearby islands | EN | 🦎
    # Dragon lizards and chameleons · Animal Diversity Web, Reptile Database · IUCN Red List
    317 | Frilled Lizard | Chlamydosaurus kingii | Reptile | Diurnal | - | total 2.0 - 3.0 | 0.9 - 1.9 | 10 human care | Tropical savanna woodland | Termites, ants, cicadas and other insects | Northern Australia and southern New Guinea | LC | 🦎
    318 | Central Bearded Dragon | Pogona vitticeps | Reptile | Diurnal | - | total 1.1 - 2.0 | 0.55 - 1.1 | 10 human care | Arid woodland, scrub and desert | Insects, leaves, flowers and small lizards | Inland eastern and central Australia | LC | 🦎
    334 | Thorny Devil | Moloch horridus | Reptile | Diurnal | - | total 0.49 - 0.69 | 0.06 - 0.18 | 15 wild | Sandy desert, spinifex plains and scrub | Small black ants | Western and central Australia | LC | 🦎
    313 | Panther Chameleon | Furcifer pardalis | Reptile | Diurnal | - | total 0.8 - 1.7 | 0.13 - 0.4 | 5 human care | Lowland forest and coastal scrub | Crickets, flies, beetles and other insects | Northern and eastern Madagascar | LC | 🦎
    328 | Veiled Chameleon | Chamaeleo calyptratus | Reptile | Diurnal | - | total 0.8 - 2.0 | 0.2 - 0.4 | 6 human care | Bushes and trees of wadis and farmed slopes | Insects and some leaves and blossoms | Western Yemen and southwestern Saudi Arabia | LC | 🦎
    # Geckos · Animal Diversity Web, Reptile Database · IUCN Red List
    315 | Tokay Gecko | Gekko gecko | Reptile | Nocturnal | - | total 0.6 - 1.3 | 0.3 - 0.9 | 10 human care | Rainforest trees, cliffs and houses | Insects, spiders and small vertebrates | Northeastern India to Indonesia | LC | 🦎
    327 | Leopard Gecko | Eublepharis macularius | Reptile | Nocturnal | - | total 0.6 - 0.9 | 0.1 - 0.18 | 15 human care | Rocky semi-desert and dry grassland | Beetles, crickets, spiders and scorpions | Afghanistan, Pakistan and northwestern India | LC | 🦎
    # Boas · Animal Diversity Web, Reptile Database · IUCN Red List
    309 | Green Anaconda | Eunectes murinus | Reptile | Nocturnal | - | total 8.0 - 16 | 15 - 155 | 10 wild | Swamps, marshes and slow streams | Capybaras, deer, caimans, birds and fish | Tropical South America | LC | 🐍
    322 | Boa Constrictor | Boa constrictor | Reptile | Nocturnal | - | total 6.0 - 10 | 22 - 33 | 25 human care | Rainforest, dry forest and savanna | Rodents, bats, opossums, birds and lizards | South America east of the Andes | LC | 🐍
    333 | Emerald Tree Boa | Corallus caninus | Reptile | Nocturnal | - | total 4.0 - 6.0 | 2.2 - 4.4 | 15 human care | Trees of lowland rainforest | Rodents, small opossums and lizards | Guiana Shield of northeastern South America | LC | 🐍
    # Pythons · Animal Diversity Web, Reptile Database · IUCN Red List
    311 | Ball Python | Python regius | Reptile | Nocturnal | - | total 2.5 - 5.0 | 2.0 - 5.0 | 25 human care | Savanna, grassland and open forest | Rodents and birds | West and Central Africa | NT | 🐍
    323 | Burmese Python | Python bivittatus | Reptile | Nocturnal | - | total 9.0 - 16 | 26 - 165 | 20 human care | Grassland, marsh, forest and river valleys | Mammals and birds | Nepal and eastern India to China, Java and Bali | VU | 🐍
    324 | Reticulated Python | Malayopython reticulatus | Reptile | Nocturnal | - | total 10 - 20 | 22 - 165 | 20 human care | Rainforest, swamps, farmland and towns | Rats, pigs, monkeys, civets and birds | Southeast Asia, Philippines and Indonesia | LC | 🐍
    326 | Green Tree Python | Morelia viridis | Reptile | Nocturnal | - | total 4.0 - 6.0 | 2.4 - 3.5 | 15 human care | Trees of lowland rainforest | Rodents, lizards and some birds | Southern New Guinea, Aru Islands and Cape York | LC | 🐍
    # Cobras and vipers · Animal Diversity Web, Reptile Database, Das et al. 2024 (king cobra) · IUCN Red List
    310 | King Cobra | Ophiophagus hannah | Reptile | Diurnal | - | total 10 - 13 | 11 - 20 | 20 wild | Forest, bamboo thickets and mangroves | Other snakes and some lizards | Pakistan, north and east India to central Thailand | VU | 🐍
    325 | Western Diamondback Rattlesnake | Crotalus atrox | Reptile | Nocturnal | - | total 3.0 - 5.0 | 2.2 - 6.6 | 20 human care | Desert, dry grassland and rocky scrub | Mice, rats, rabbits, birds and lizards | Southwestern USA to central Mexico | LC | 🐍
    335 | Gaboon Viper | Bitis gabonica | Reptile | Nocturnal | - | total 4.0 - 5.1 | 7.0 - 19 | 18 human care | Rainforest, moist woodland and thickets | Rodents, hares, ground birds and frogs | Nigeria to East Africa and northeast South Africa | VU | 🐍
    """)
}
