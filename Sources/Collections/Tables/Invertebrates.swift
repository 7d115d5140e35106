extension ZooAnimalTables {
  /// Invertebrates; of a colony, a bell or a star what it measures across. In lb, ft and years.
  static let invertebrates = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Jellyfish (Scyphozoa) · SeaLifeBase, aquarium accounts · IUCN Red List
    601 | Moon Jellyfish | Aurelia aurita | Invertebrate | - | - | total 0.5 - 1.3 | - | 1 wild | Harbours, bays and sheltered coastal waters | Zooplankton, fish eggs and small larvae | North Atlantic and adjoining seas | NE | 🌊
    602 | Pacific Sea Nettle | Chrysaora fuscescens | Invertebrate | - | - | total 0.5 - 1.0 | - | 1 wild | Cool open and coastal waters | Zooplankton, small fish and other jellies | Pacific coast from British Columbia to Mexico | NE | 🌊
    # Corals and anemones (Anthozoa) · NOAA; names: Titus et al. 2024 · IUCN Red List
    603 | Staghorn Coral | Acropora cervicornis | Invertebrate | - | - | total 1.0 - 6.6 | - | - | Clear, shallow coral reefs | Sugars from algae within, and zooplankton | Florida, the Bahamas and the Caribbean | CR | 🪸
    604 | Magnificent Sea Anemone | Radianthus magnifica | Invertebrate | - | - | total 0.7 - 1.6 | - | - | Sunlit coral reefs with a strong current | Sugars from algae within, and small animals | Red Sea and tropical Indo-Pacific | NE | 🌊
    # Octopuses and kin (Cephalopoda) · SeaLifeBase, Arkive, zoo accounts · IUCN Red List
    605 | Common Octopus | Octopus vulgaris | Invertebrate | Nocturnal | - | total 2.0 - 3.3 | 6.6 - 22 | 2 wild | Rocky coasts, reefs and seagrass beds | Crabs, clams, mussels and fish | Mediterranean Sea and eastern Atlantic | LC | 🐙
    606 | Giant Pacific Octopus | Enteroctopus dofleini | Invertebrate | Nocturnal | - | total 9.8 - 16 | 22 - 110 | 4 wild | Cold rocky seabeds with dens and crevices | Crabs, clams, scallops, fish and octopuses | North Pacific, from California to Japan | LC | 🐙
    607 | Common Cuttlefish | Sepia officinalis | Invertebrate | Nocturnal | - | total 1.0 - 1.5 | 1.1 - 4.4 | 2 wild | Sandy and muddy seabeds, seagrass | Shrimps, crabs and small fish | Northeastern Atlantic and Mediterranean Sea | LC | 🦑
    608 | Chambered Nautilus | Nautilus pompilius | Invertebrate | Nocturnal | - | shell 0.5 - 0.7 | 1.3 - 2.9 | 20 wild | Steep, deep outer slopes of coral reefs | Carrion, crabs, shrimps and lobster moults | Tropical eastern Indian and western Pacific Oceans | NE | 🐚
    # Snails (Gastropoda) · USDA, zoo accounts · IUCN Red List
    609 | Giant African Land Snail | Lissachatina fulica | Invertebrate | Nocturnal | - | shell 0.16 - 0.33 | 0.071 | 5 human care | Forest edges, scrub, farmland and gardens | Leaves, fruit, bark and decaying plants | Coastal East Africa, introduced across the tropics | NE | 🐌
    # Clams (Bivalvia) · aquarium accounts · IUCN Red List (2024)
    610 | Giant Clam | Tridacna gigas | Invertebrate | - | - | shell 3.0 - 4.0 | 440 | 100 wild | Sunlit lagoons, reef flats and reef slopes | Sugars from algae within, and plankton | Southeast Asia, Australia and western Pacific | CR | 🐚
    # Horseshoe crabs (Merostomata) · zoo and field accounts · IUCN Red List
    611 | Atlantic Horseshoe Crab | Limulus polyphemus | Invertebrate | - | - | total 1.2 - 2.0 | 3.0 - 10 | 20 wild | Sandy and muddy bays, spawning on beaches | Worms, clams and other small bottom animals | Maine to the Gulf of Mexico and Yucatan | VU | 🌊
    # Scorpions and spiders (Arachnida) · Animal Diversity Web, Grzimek's, zoo accounts · IUCN Red List
    612 | Emperor Scorpion | Pandinus imperator | Invertebrate | Nocturnal | - | total 0.5 - 0.66 | 0.066 | 8 human care | Burrows in humid forest and savanna | Termites, other insects, spiders, millipedes | West Africa | NE | 🦂
    613 | Mexican Redknee Tarantula | Brachypelma hamorii | Invertebrate | Nocturnal | - | head and body 0.15 - 0.18 | 0.033 - 0.035 | 25 human care | Burrows in dry forest and thorn scrub | Insects, with some small lizards and mice | Pacific slope of western Mexico | VU | 🐾
    614 | Goliath Birdeater | Theraphosa blondi | Invertebrate | Nocturnal | - | head and body 0.36 - 0.43 | 0.22 - 0.37 | 20 human care | Burrows in wet, often swampy rainforest | Insects, earthworms, frogs and small rodents | Southern Venezuela, the Guianas, northern Brazil | NE | 🐾
    # Millipedes (Diplopoda) · Hoffman 2000, zoo accounts · IUCN Red List
    615 | African Giant Millipede | Archispirostreptus gigas | Invertebrate | Nocturnal | - | total 0.7 - 1.0 | - | 7 human care | Leaf litter of lowland and coastal forest | Rotting leaves, wood and fruit | Kenya to Mozambique, and southern Arabia | NE | 🐛
    # Crustaceans (Malacostraca) · Animal Diversity Web, aquarium accounts · IUCN Red List
    616 | American Lobster | Homarus americanus | Invertebrate | Nocturnal | - | total 0.7 - 2.0 | 1.0 - 9.0 | 50 wild | Cold rocky seabeds with crevices | Crabs, mussels, sea urchins, worms and fish | Atlantic coast from Labrador to North Carolina | LC | 🦞
    617 | Japanese Spider Crab | Macrocheira kaempferi | Invertebrate | - | - | shell 1.0 - 1.3 | 35 - 42 | - | Deep sandy and rocky seabeds | Carrion, shellfish, sea stars and algae | Pacific coast of Japan, rarely Taiwan | NE | 🦀
    618 | Peacock Mantis Shrimp | Odontodactylus scyllarus | Invertebrate | Diurnal | - | total 0.3 - 0.6 | - | 5 human care | Burrows in sand and rubble by coral reefs | Snails, clams, crabs and other crustaceans | Indo-Pacific, from East Africa to Guam | NE | 🌊
    # Insects (Insecta) · Grzimek's, WAZA, zoo accounts · IUCN Red List
    619 | Leafcutter Ant | Atta cephalotes | Invertebrate | Cathemeral | - | total 0.007 - 0.07 | - | - | Underground nests in tropical forest | Fungus grown on cut leaves, and plant sap | Southern Mexico to Bolivia and Brazil | NE | 🐜
    620 | Western Honey Bee | Apis mellifera | Invertebrate | Diurnal | - | total 0.033 - 0.066 | 0.0002 - 0.0005 | - | Woodland, meadows, farmland and gardens | Nectar, pollen and honey | Europe, Africa and western Asia; kept worldwide | NE | 🐝
    621 | Madagascar Hissing Cockroach | Gromphadorhina portentosa | Invertebrate | Nocturnal | - | total 0.16 - 0.25 | - | 3 human care | Forest floor, among litter and rotting logs | Fallen fruit and decaying plants | Madagascar | NE | 🪳
    622 | Hercules Beetle | Dynastes hercules | Invertebrate | Nocturnal | - | total 0.16 - 0.57 | - | 2 human care | Lowland and mountain rainforest | Fruit and sap; rotting wood as a grub | Southern Mexico to Bolivia, and Lesser Antilles | NE | 🪲
    623 | Giant Prickly Stick Insect | Extatosoma tiaratum | Invertebrate | Nocturnal | - | total 0.27 - 0.52 | - | 1 human care | Rainforest, eucalypt woodland and gardens | Leaves of eucalypts and other trees | Eastern Queensland and New South Wales | LC | 🐾
    624 | Orchid Mantis | Hymenopus coronatus | Invertebrate | Diurnal | - | total 0.08 - 0.23 | - | 1 human care | Leaves and flowers in tropical rainforest | Bees, flies, butterflies and other insects | Southeast Asia | NE | 🐾
    625 | Monarch Butterfly | Danaus plexippus | Invertebrate | Diurnal | - | wingspan 0.29 - 0.34 | 0.0006 - 0.0017 | 1 wild | Meadows and fields; in winter, tree groves | Nectar; milkweed leaves as a caterpillar | Americas; settled in Pacific islands and Australia | LC | 🦋
    626 | Atlas Moth | Attacus atlas | Invertebrate | Nocturnal | - | wingspan 0.6 - 0.8 | - | - | Tropical forest, woodland and scrub | Leaves as a caterpillar; adults do not feed | South and Southeast Asia, southern China | NE | 🦋
    # Sea stars (Asteroidea) · Oregon Coast Aquarium · IUCN Red List
    627 | Ochre Sea Star | Pisaster ochraceus | Invertebrate | - | - | total 0.5 - 1.2 | - | 20 wild | Wave-beaten rocky shores and mussel beds | Mussels, barnacles, limpets and snails | Pacific coast from Alaska to Baja California | NE | 🌊
    # Sea urchins (Echinoidea) · Animal Diversity Web · IUCN Red List
    628 | Purple Sea Urchin | Strongylocentrotus purpuratus | Invertebrate | - | - | shell 0.16 - 0.33 | - | 20 wild | Rocky shores, tide pools and kelp forests | Giant kelp and other algae | Pacific coast from Alaska to Baja California | NE | 🌊
    """)
}
