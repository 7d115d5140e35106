extension ZooAnimalTables {
  /// Fish; whole lengths. In lb, ft and years.
  static let fish = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    501 | Ocellaris Clownfish | Amphiprion ocellaris | Fish | Diurnal | 0.23 | 0.36 | 0.016 | 0.055 | 10 | Sheltered reefs with sea anemones | Zooplankton, algae and anemone scraps | Eastern Indian Ocean to western Pacific | 🐠
    502 | Whale Shark | Rhincodon typus | Fish | Diurnal | 26.0 | 40.0 | 12000.0 | 41000.0 | 80 | Warm open ocean and coastal waters | Plankton, fish eggs, krill and small fish | Tropical and warm temperate oceans | 🦈
    503 | Arapaima | Arapaima gigas | Fish | Diurnal | 5.5 | 10.0 | 150.0 | 440.0 | 20 | Floodplain lakes and flooded forest | Fish, crustaceans, insects and some fruit | Amazon Basin | 🐟
    504 | Electric Eel | Electrophorus electricus | Fish | Nocturnal | 3.9 | 8.2 | 11.0 | 44.0 | 15 | Muddy streams, pools and flooded forest | Fish, crustaceans and amphibians | Guiana Shield rivers of South America | 🐟
    505 | Humphead Wrasse | Cheilinus undulatus | Fish | Diurnal | 2.0 | 7.5 | 10.0 | 420.0 | 30 | Steep outer reef slopes and lagoons | Shellfish, sea urchins, starfish and fish | Red Sea and tropical Indo-Pacific | 🐠
    506 | Red Lionfish | Pterois volitans | Fish | Nocturnal | 0.80 | 1.50 | 0.4 | 2.6 | 10 | Coral and rocky reefs | Small fish, shrimp and crabs | Eastern Indian Ocean to South Pacific | 🐠
    507 | Palette Surgeonfish | Paracanthurus hepatus | Fish | Diurnal | 0.50 | 1.00 | 0.2 | 1.3 | 20 | Current-swept coral reefs | Zooplankton and algae | Tropical Indo-Pacific | 🐠
    508 | Red-bellied Piranha | Pygocentrus nattereri | Fish | Diurnal | 0.50 | 1.10 | 0.25 | 3.00 | 10 | Rivers, streams and floodplain lakes | Fish, insects, carrion, seeds and plants | Amazon and Paraguay-Parana basins | 🐟
    509 | Sand Tiger Shark | Carcharias taurus | Fish | Nocturnal | 6.6 | 10.5 | 200.0 | 350.0 | 20 | Sandy coasts, reefs and shipwrecks | Bony fish, rays, small sharks and squid | Warm coastal seas, except eastern Pacific | 🦈
    510 | Wels Catfish | Silurus glanis | Fish | Nocturnal | 3.3 | 8.9 | 15.0 | 290.0 | 30 | Large slow rivers and lakes | Fish, crayfish, frogs and water birds | Central Europe to western Asia | 🐟
    511 | Australian Lungfish | Neoceratodus forsteri | Fish | Nocturnal | 3.0 | 4.9 | 15.0 | 88.0 | 80 | Slow rivers and deep still pools | Frogs, fish, shrimp, snails and water plants | Southeastern Queensland, Australia | 🐟
    512 | Spot-fin Porcupinefish | Diodon hystrix | Fish | Nocturnal | 1.0 | 3.0 | 1.0 | 6.2 | 10 | Reef caves, ledges and lagoons | Sea urchins, snails and hermit crabs | Tropical and subtropical seas worldwide | 🐡
    513 | Alligator Gar | Atractosteus spatula | Fish | Nocturnal | 4.0 | 8.0 | 20.0 | 300.0 | 50 | Sluggish rivers, bayous and lakes | Fish, water birds, turtles and carrion | Southern United States and eastern Mexico | 🐟
    514 | Siamese Fighting Fish | Betta splendens | Fish | Diurnal | 0.16 | 0.23 | 0.004 | 0.007 | 3 | Rice paddies, marshes and slow canals | Zooplankton, mosquito and other insect larvae | Thailand and nearby Mekong lowlands | 🐠
    """)
}
