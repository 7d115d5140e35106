extension ZooAnimalTables {
  /// Fish. In lb, ft and years.
  static let fish = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Sharks · FishBase, Florida Museum, Sharks of the World · IUCN Red List
    502 | Whale Shark | Rhincodon typus | Fish | Cathemeral | - | total 26 - 40 | 12000 - 41000 | 80 wild | Warm open ocean and coastal waters | Plankton, fish eggs, krill and small fish | Tropical and warm temperate oceans | EN | 🦈
    509 | Sand Tiger Shark | Carcharias taurus | Fish | Nocturnal | - | total 6.6 - 9.0 | 200 - 300 | 20 human care | Sandy coasts, reefs and shipwrecks | Bony fish, rays, small sharks and squid | Warm coastal seas, except eastern Pacific | CR | 🦈
    517 | Blacktip Reef Shark | Carcharhinus melanopterus | Fish | Cathemeral | - | total 3.3 - 5.2 | 18 - 30 | 15 wild | Shallow reef flats, lagoons and mangroves | Reef fish, squid, octopus and crustaceans | Red Sea and tropical Indo-Pacific | VU | 🦈
    522 | Zebra Shark | Stegostoma tigrinum | Fish | Nocturnal | - | total 5.0 - 8.0 | 44 - 66 | 25 human care | Sandy bottoms near coral reefs | Snails, clams, crabs, shrimp and small fish | Red Sea and Indian Ocean to western Pacific | EN | 🦈
    # Rays, width of the disc · FishBase, Rays of the World · IUCN Red List
    516 | Reef Manta Ray | Mobula alfredi | Fish | Cathemeral | - | wingspan 9.8 - 11.5 | - | 40 wild | Coral reefs, atolls and coastal waters | Zooplankton | Red Sea and tropical Indo-Pacific | VU | 🐟
    523 | Cownose Ray | Rhinoptera bonasus | Fish | - | - | wingspan 2.5 - 3.0 | 26 - 36 | 16 wild | Shallow coastal waters, bays and estuaries | Clams, oysters, snails and crustaceans | Western Atlantic, New England to Brazil | VU | 🐟
    # Lobe-finned fish · FishBase, Mahe et al. 2021 (coelacanth) · IUCN Red List
    511 | Australian Lungfish | Neoceratodus forsteri | Fish | Nocturnal | - | total 3.0 - 4.0 | 15 - 44 | 80 human care | Slow rivers and deep still pools | Frogs, fish, shrimp, snails and water plants | Southeastern Queensland, Australia | EN | 🐟
    525 | West Indian Ocean Coelacanth | Latimeria chalumnae | Fish | Nocturnal | - | total 4.0 - 6.0 | 66 - 200 | 80 wild | Caves on deep, steep rocky slopes | Fish, squid and cuttlefish | Comoros, Madagascar, Tanzania to South Africa | CR | 🐟
    # Sturgeons, gars and bony tongues · FishBase · IUCN Red List
    520 | Beluga Sturgeon | Huso huso | Fish | - | - | total 5.9 - 8.5 | 110 - 330 | 50 wild | Inland seas; spawns far up large rivers | Herring, gobies, roach and other fish | Black and Caspian seas and their rivers | CR | 🐟
    513 | Alligator Gar | Atractosteus spatula | Fish | Nocturnal | - | total 4.0 - 7.0 | 20 - 200 | 50 wild | Sluggish rivers, bayous and lakes | Fish, water birds, turtles and carrion | Southern United States and eastern Mexico | LC | 🐟
    503 | Arapaima | Arapaima gigas | Fish | Diurnal | - | total 5.5 - 8.2 | 100 - 300 | 20 human care | Floodplain lakes and flooded forest | Fish, crustaceans, insects and some fruit | Amazon Basin | DD | 🐟
    # Morays, knifefish, catfish and piranhas · FishBase, Florida Museum · IUCN Red List
    518 | Green Moray | Gymnothorax funebris | Fish | Nocturnal | - | total 4.9 - 6.6 | 29 | - | Rocky shores, reefs and mangroves | Fish, crabs, shrimp, squid and octopus | Western Atlantic, New Jersey and Bermuda to Brazil | LC | 🐟
    504 | Electric Eel | Electrophorus electricus | Fish | Nocturnal | - | total 3.9 - 6.6 | 11 - 44 | 15 human care | Muddy streams, pools and flooded forest | Fish, crustaceans and amphibians | Guiana Shield rivers of South America | LC | 🐟
    510 | Wels Catfish | Silurus glanis | Fish | Nocturnal | - | total 3.3 - 6.6 | 15 - 110 | 30 wild | Large slow rivers and lakes | Fish, crayfish, frogs and water birds | Central Europe to western Asia | LC | 🐟
    508 | Red-bellied Piranha | Pygocentrus nattereri | Fish | Crepuscular | - | total 0.5 - 1.1 | 0.25 - 3.0 | 10 human care | Rivers, streams and floodplain lakes | Fish, insects, carrion, seeds and plants | Amazon and Paraguay-Parana basins | LC | 🐟
    # Seahorses and seadragons, from crown or snout to tail tip · FishBase, Project Seahorse · IUCN Red List
    515 | Lined Seahorse | Hippocampus erectus | Fish | Diurnal | - | total 0.36 - 0.56 | - | 4 human care | Seagrass beds, mangroves and sheltered bays | Copepods, amphipods and tiny shrimp | Western Atlantic, Nova Scotia to Venezuela | VU | 🐟
    521 | Leafy Seadragon | Phycodurus eques | Fish | Diurnal | - | total 0.66 - 1.1 | - | 7 human care | Kelp-covered rocky reefs and seagrass | Mysid shrimp and other small crustaceans | Southern and southwestern Australia | LC | 🐟
    # Reef fish · FishBase · IUCN Red List
    501 | Ocellaris Clownfish | Amphiprion ocellaris | Fish | Diurnal | - | total 0.23 - 0.36 | 0.016 - 0.055 | 10 human care | Sheltered reefs with sea anemones | Zooplankton, algae and anemone scraps | Eastern Indian Ocean to western Pacific | LC | 🐠
    505 | Humphead Wrasse | Cheilinus undulatus | Fish | Diurnal | - | total 2.0 - 6.0 | 10 - 300 | 30 wild | Steep outer reef slopes and lagoons | Shellfish, sea urchins, starfish and fish | Red Sea and tropical Indo-Pacific | EN | 🐠
    507 | Palette Surgeonfish | Paracanthurus hepatus | Fish | Diurnal | - | total 0.5 - 1.0 | 0.2 - 1.3 | 20 human care | Current-swept coral reefs | Zooplankton and algae | Tropical Indo-Pacific | LC | 🐠
    524 | Banggai Cardinalfish | Pterapogon kauderni | Fish | Diurnal | - | total 0.2 - 0.26 | - | 4 human care | Sheltered seagrass, corals and sea urchins | Copepods and other tiny crustaceans | Banggai Islands, Indonesia | EN | 🐠
    506 | Red Lionfish | Pterois volitans | Fish | Nocturnal | - | total 0.8 - 1.3 | 0.4 - 2.0 | 10 human care | Coral and rocky reefs | Small fish, shrimp and crabs | Eastern Indian Ocean to South Pacific | LC | 🐠
    # Labyrinth fish · FishBase · IUCN Red List
    514 | Siamese Fighting Fish | Betta splendens | Fish | Diurnal | - | total 0.16 - 0.23 | 0.004 - 0.007 | 3 human care | Rice paddies, marshes and slow canals | Zooplankton, mosquito and other insect larvae | Thailand, mainly the central plain | VU | 🐠
    # Wolffish · FishBase, NOAA Fisheries · IUCN Red List
    526 | Atlantic Wolffish | Anarhichas lupus | Fish | - | - | total 2.0 - 3.6 | 5.0 - 30 | 20 wild | Cold rocky seabeds | Sea urchins, crabs, whelks and mussels | North Atlantic, Cape Cod to the Barents Sea | DD | 🐟
    # Pufferfish and sunfish · FishBase · IUCN Red List
    512 | Spot-fin Porcupinefish | Diodon hystrix | Fish | Nocturnal | - | total 1.0 - 2.0 | 1.0 - 6.2 | 10 human care | Reef caves, ledges and lagoons | Sea urchins, snails and hermit crabs | Tropical and subtropical seas worldwide | LC | 🐡
    519 | Ocean Sunfish | Mola mola | Fish | Diurnal | - | total 5.0 - 8.0 | 545 - 2200 | 20 wild | Open ocean, from the surface to the deep | Jellyfish, salps, squid, crabs and small fish | Temperate and tropical oceans worldwide | VU | 🐟
    """)
}
