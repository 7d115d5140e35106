extension ZooAnimalTables {
  /// Birds. In lb, ft and years.
  static let birds = BuiltInTable(
    """
    id | name | latin_name | animal_type | active_time | height | length | weight | lifespan | habitat | diet | geo_range | iucn | emoji
    # Flightless landbirds: kiwis, ostriches, rheas, emus and cassowaries · Handbook of the Birds of the World 1, Animal Diversity Web (kiwi length is beak to rump) · IUCN Red List
    205 | North Island Brown Kiwi | Apteryx mantelli | Bird | Nocturnal | standing 1.3 | total 1.6 - 2.1 | 3.2 - 8.5 | 30 wild | Damp forest, scrub and rough farmland | Earthworms, grubs, beetles and fallen fruit | North Island of New Zealand | VU | 🐦
    206 | Common Ostrich | Struthio camelus | Bird | Diurnal | standing 5.7 - 9.0 | - | 139 - 320 | 40 human care | Savanna, dry grassland and semi-desert | Seeds, shoots, grasses, fruit and insects | Sub-Saharan Africa | LC | 🐦
    207 | Southern Cassowary | Casuarius casuarius | Bird | Diurnal | standing 4.2 - 5.6 | - | 64 - 155 | 40 human care | Tropical rainforest and swamp forest | Fallen fruit, fungi, snails and insects | New Guinea and northeastern Australia | LC | 🐦
    233 | Emu | Dromaius novaehollandiae | Bird | Diurnal | standing 4.9 - 6.2 | total 4.6 - 5.4 | 66 - 120 | 20 human care | Open woodland, scrub and grassland | Seeds, fruit, shoots, flowers and insects | Mainland Australia | LC | 🐦
    238 | Greater Rhea | Rhea americana | Bird | Diurnal | standing 4.6 - 5.6 | total 4.2 - 4.6 | 44 - 77 | 10 wild | Tall grassland, savanna and open scrub | Broad-leaved plants, seeds, fruit and insects | Brazil and eastern Bolivia to central Argentina | NT | 🐦
    # Gamefowl and waterfowl · Handbook of the Birds of the World 1-2, Cornell Lab of Ornithology, Animal Diversity Web (the peafowl's length is without the train) · IUCN Red List
    216 | Indian Peafowl | Pavo cristatus | Bird | Diurnal | - | total 3.1 - 3.8 | 6.0 - 13 | 15 wild | Open woodland, scrub and farmland | Seeds, fruit, insects and small reptiles | Indian subcontinent | LC | 🦚
    247 | Wild Turkey | Meleagris gallopavo | Bird | Diurnal | - | total 2.5 - 4.1 | 5.5 - 24 | 5 wild | Open woodland, clearings and farmland | Acorns, nuts, seeds, berries and insects | Southern Canada to central Mexico | LC | 🦃
    218 | Black Swan | Cygnus atratus | Bird | Diurnal | - | total 3.6 - 4.7 | 8.2 - 20 | 20 wild | Lakes, lagoons and slow rivers | Water plants, algae and grasses | Australia | LC | 🦢
    219 | Mandarin Duck | Aix galericulata | Bird | Diurnal | - | total 1.35 - 1.60 | 0.94 - 1.5 | 7 wild | Wooded lakes, ponds and streams | Acorns, seeds, insects, snails and small fish | East Asia | LC | 🦆
    # Pigeons · Handbook of the Birds of the World 4 · IUCN Red List
    226 | Victoria Crowned Pigeon | Goura victoria | Bird | Diurnal | - | total 2.2 - 2.5 | 4.4 - 7.7 | 25 human care | Lowland and swamp forest | Fallen fruit, figs, seeds and snails | Northern New Guinea | NT | 🐦
    # Frogmouths · Handbook of the Birds of the World 5, Animal Diversity Web · IUCN Red List
    222 | Tawny Frogmouth | Podargus strigoides | Bird | Nocturnal | - | total 1.1 - 1.7 | 0.35 - 1.5 | 14 wild | Open woodland, forest edge and parks | Moths, beetles, spiders, worms and small frogs | Australia | LC | 🐦
    # Cranes · Handbook of the Birds of the World 3, International Crane Foundation · IUCN Red List
    217 | Grey Crowned Crane | Balearica regulorum | Bird | Diurnal | standing 3.3 - 3.6 | - | 6.6 - 8.8 | 20 wild | Wet grassland, marsh and farmland | Grass seeds, insects, frogs and lizards | Eastern and southern Africa | EN | 🐦
    241 | Red-crowned Crane | Grus japonensis | Bird | Diurnal | standing 4.9 - 5.2 | - | 15 - 22 | 30 wild | Reed marsh, wet meadow and tidal flats | Fish, frogs, insects, grain and water plants | Northeast Asia, including Hokkaido | VU | 🐦
    # Flamingos · Handbook of the Birds of the World 1, San Diego Zoo, Animal Diversity Web · IUCN Red List
    212 | American Flamingo | Phoenicopterus ruber | Bird | Diurnal | standing 3.9 - 4.8 | - | 4.6 - 7.0 | 40 wild | Saline lagoons, mudflats and salt pans | Small shrimp, snails, fly larvae and algae | Caribbean region and Galapagos | LC | 🦩
    230 | Greater Flamingo | Phoenicopterus roseus | Bird | Cathemeral | standing 3.6 - 4.9 | - | 4.4 - 8.8 | 40 human care | Shallow salt lakes, lagoons and estuaries | Brine shrimp, fly larvae, molluscs and algae | Africa, southern Europe and Asia east to India | LC | 🦩
    # Auks · Handbook of the Birds of the World 3, British Trust for Ornithology · IUCN Red List
    225 | Atlantic Puffin | Fratercula arctica | Bird | Diurnal | - | total 0.85 - 1.05 | 0.70 - 1.2 | 20 wild | Sea cliffs, grassy islands and open ocean | Sand eels, herring, capelin and crustaceans | North Atlantic | VU | 🐦
    # Penguins · Handbook of the Birds of the World 1, Animal Diversity Web, Australian Antarctic Program · IUCN Red List
    201 | Emperor Penguin | Aptenodytes forsteri | Bird | Diurnal | standing 3.3 - 4.0 | total 3.3 - 4.3 | 49 - 99 | 20 wild | Sea ice and cold coastal waters | Fish, krill and squid | Antarctica | EN | 🐧
    202 | African Penguin | Spheniscus demersus | Bird | Diurnal | standing 2.0 - 2.3 | - | 4.9 - 7.7 | 15 wild | Rocky coasts and offshore islands | Anchovies, sardines and squid | Coasts of South Africa and Namibia | CR | 🐧
    227 | Humboldt Penguin | Spheniscus humboldti | Bird | Diurnal | standing 1.8 - 2.2 | total 2.1 - 2.3 | 8.0 - 13 | 20 wild | Rocky desert coasts, islands and cool seas | Anchovies, silversides, sardines and squid | Coasts of Peru and Chile | VU | 🐧
    228 | King Penguin | Aptenodytes patagonicus | Bird | Diurnal | standing 2.8 - 3.1 | - | 21 - 37 | 20 wild | Ice-free shores, valleys and open sea | Lanternfish, other small fish and squid | Subantarctic islands and nearby seas | LC | 🐧
    229 | Southern Rockhopper Penguin | Eudyptes chrysocome | Bird | Diurnal | standing 1.5 - 1.8 | - | 4.4 - 8.4 | 10 wild | Rocky slopes, tussock grass and cold seas | Krill, other crustaceans, squid and small fish | Cape Horn, Falklands and subantarctic islands | VU | 🐧
    # Storks · Handbook of the Birds of the World 1, Animal Diversity Web · IUCN Red List
    234 | White Stork | Ciconia ciconia | Bird | Diurnal | standing 3.3 - 4.1 | total 3.3 - 3.8 | 5.1 - 9.9 | 20 wild | Wet meadows, pasture and farmland | Insects, earthworms, frogs, fish and voles | Europe to Central Asia; winters Africa and India | LC | 🐦
    239 | Marabou Stork | Leptoptilos crumenifer | Bird | Diurnal | standing 3.8 - 5.0 | total 3.9 - 4.3 | 9.9 - 18 | 25 wild | Savanna, lake shores, towns and rubbish tips | Carrion, scraps, fish, frogs and insects | Sub-Saharan Africa | LC | 🐦
    # Boobies · Handbook of the Birds of the World 1, Animal Diversity Web · IUCN Red List
    244 | Blue-footed Booby | Sula nebouxii | Bird | Diurnal | - | total 2.5 - 2.8 | 2.6 - 4.4 | 17 wild | Dry rocky islands and warm coastal seas | Sardines, anchovies, mackerel and flying fish | Pacific coast from Mexico to Peru, and Galapagos | LC | 🐦
    # Ibises, the shoebill and pelicans · Handbook of the Birds of the World 1, Animal Diversity Web · IUCN Red List
    242 | Scarlet Ibis | Eudocimus ruber | Bird | Diurnal | - | total 1.8 - 2.0 | 1.4 | 16 wild | Mangroves, mudflats and flooded grassland | Crabs, shrimps, molluscs and insects | Northern South America to southeastern Brazil | LC | 🐦
    245 | Northern Bald Ibis | Geronticus eremita | Bird | Diurnal | - | total 2.3 - 2.6 | 2.2 - 2.9 | 20 human care | Rocky cliffs, steppe and dry pasture | Beetles, grasshoppers, lizards and worms | Morocco; reintroduced in Europe and Turkey | EN | 🐦
    203 | Shoebill | Balaeniceps rex | Bird | Diurnal | standing 3.6 - 4.6 | total 3.3 - 4.6 | 8.8 - 15 | 35 human care | Papyrus swamp and flooded marsh | Lungfish, catfish, frogs, snakes and turtles | South Sudan to Zambia | VU | 🐦
    235 | Great White Pelican | Pelecanus onocrotalus | Bird | Diurnal | - | total 4.6 - 5.9 | 12 - 33 | 25 wild | Lakes, deltas, lagoons and marshes | Fish | Southeastern Europe to India, and much of Africa | LC | 🐦
    # Birds of prey: condors, the secretarybird and eagles · Handbook of the Birds of the World 2, Cornell Lab of Ornithology, Animal Diversity Web · IUCN Red List
    209 | Andean Condor | Vultur gryphus | Bird | Diurnal | - | total 3.3 - 4.3 | 17 - 33 | 50 wild | High mountains, grassland and sea cliffs | Carrion | Andes and Pacific coast of South America | VU | 🦅
    220 | Secretarybird | Sagittarius serpentarius | Bird | Diurnal | standing 3.0 - 4.3 | total 3.7 - 5.0 | 5.0 - 9.4 | 15 wild | Open grassland and savanna | Insects, rodents, lizards and snakes | Sub-Saharan Africa | EN | 🦅
    208 | Harpy Eagle | Harpia harpyja | Bird | Diurnal | - | total 2.8 - 3.5 | 8.8 - 20 | 30 wild | Lowland tropical rainforest | Sloths, monkeys, iguanas and large birds | Southern Mexico to northern Argentina | VU | 🦅
    231 | Bald Eagle | Haliaeetus leucocephalus | Bird | Diurnal | - | total 2.3 - 3.2 | 6.6 - 14 | 20 wild | Coasts, lakes, rivers and marshes | Fish, water birds, small mammals and carrion | Alaska and Canada to northern Mexico | LC | 🦅
    # Owls · Handbook of the Birds of the World 5, British Trust for Ornithology, Cornell Lab of Ornithology · IUCN Red List
    232 | Western Barn Owl | Tyto alba | Bird | Nocturnal | - | total 1.1 - 1.3 | 0.55 - 1.0 | 15 human care | Rough grassland, farmland and open woodland | Voles, mice, shrews and small birds | Europe, Africa and southwest Asia | LC | 🦉
    210 | Snowy Owl | Bubo scandiacus | Bird | Diurnal | - | total 1.7 - 2.3 | 3.5 - 6.5 | 10 wild | Arctic tundra and open coasts | Lemmings, voles, hares and water birds | Arctic tundra, wintering farther south | VU | 🦉
    211 | Eurasian Eagle-owl | Bubo bubo | Bird | Nocturnal | - | total 1.9 - 2.5 | 2.6 - 9.3 | 20 wild | Rocky cliffs, forest and steppe | Rodents, rabbits, hedgehogs and birds | Europe and much of Asia | LC | 🦉
    # Hornbills, kingfishers and toucans · Handbook of the Birds of the World 6-7, Animal Diversity Web · IUCN Red List
    224 | Great Hornbill | Buceros bicornis | Bird | Diurnal | - | total 3.1 - 4.3 | 4.4 - 8.8 | 40 human care | Tall evergreen and moist deciduous forest | Figs, other fruit and small animals | India to Sumatra | VU | 🐦
    221 | Laughing Kookaburra | Dacelo novaeguineae | Bird | Diurnal | - | total 1.3 - 1.5 | 0.42 - 1.0 | 15 wild | Eucalypt forest and open woodland | Insects, worms, lizards, snakes and mice | Eastern Australia | LC | 🐦
    215 | Toco Toucan | Ramphastos toco | Bird | Diurnal | - | total 1.8 - 2.1 | 1.1 - 1.9 | 20 human care | Savanna, woodland edge and gallery forest | Fruit, insects, eggs and nestlings | Central and eastern South America | LC | 🐦
    # Parrots · Handbook of the Birds of the World 4, Animal Diversity Web · IUCN Red List
    204 | Kakapo | Strigops habroptila | Bird | Nocturnal | - | total 1.9 - 2.1 | 2.1 - 8.8 | 60 wild | Forest and scrub on predator-free islands | Leaves, roots, seeds and rimu fruit | New Zealand | CR | 🦜
    236 | Sulphur-crested Cockatoo | Cacatua galerita | Bird | Diurnal | - | total 1.4 - 1.8 | 1.2 - 2.2 | 40 human care | Woodland, forest edge, farmland and suburbs | Seeds, nuts, berries, roots and blossom | Northern and eastern Australia and New Guinea | LC | 🦜
    240 | African Grey Parrot | Psittacus erithacus | Bird | Diurnal | - | total 1.1 | 0.92 - 1.2 | 45 human care | Lowland rainforest, forest edge and mangroves | Oil palm fruit, seeds, nuts and berries | West and Central Africa to western Kenya | EN | 🦜
    213 | Scarlet Macaw | Ara macao | Bird | Diurnal | - | total 2.6 - 3.1 | 2.0 - 3.3 | 45 human care | Humid lowland forest | Fruit, nuts, seeds and flowers | Mexico to Amazonian Brazil and Bolivia | LC | 🦜
    214 | Hyacinth Macaw | Anodorhynchus hyacinthinus | Bird | Diurnal | - | total 3.1 - 3.3 | 2.6 - 3.7 | 50 human care | Palm savanna and seasonal wetland | Palm nuts, other seeds and fruit | Brazil, Bolivia and Paraguay | VU | 🦜
    237 | Rainbow Lorikeet | Trichoglossus moluccanus | Bird | Diurnal | - | total 0.82 - 0.98 | 0.17 - 0.35 | 20 human care | Forest, coastal scrub, parks and gardens | Nectar, pollen, fruit and seeds | Eastern and southeastern Australia | LC | 🦜
    # Perching birds · Handbook of the Birds of the World 9 and 14, Cornell Lab of Ornithology, Animal Diversity Web · IUCN Red List
    246 | Superb Lyrebird | Menura novaehollandiae | Bird | Diurnal | - | total 2.4 - 3.4 | 1.9 - 2.4 | 20 wild | Moist eucalypt forest and fern gullies | Insects, spiders, worms and other soil animals | Southeastern Australia | LC | 🐦
    243 | Common Raven | Corvus corax | Bird | Diurnal | - | total 1.8 - 2.3 | 1.5 - 4.4 | 15 wild | Mountains, sea cliffs, forest and tundra | Carrion, small animals, eggs, grain and fruit | Much of the Northern Hemisphere | LC | 🐦
    223 | Bali Myna | Leucopsar rothschildi | Bird | Diurnal | - | total 0.80 - 0.85 | 0.19 - 0.20 | 15 human care | Dry monsoon forest and savanna | Fruit, seeds, insects and small reptiles | Northwestern Bali | CR | 🐦
    """)
}
