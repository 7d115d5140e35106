extension ZooAnimalTables {
  /// Birds; lengths from beak to tail. In lb, ft and years.
  static let birds = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    201 | Emperor Penguin | Aptenodytes forsteri | Bird | Diurnal | 3.3 | 4.3 | 49.0 | 99.0 | 20 | Sea ice and cold coastal waters | Fish, krill and squid | Antarctica | 🐧
    202 | African Penguin | Spheniscus demersus | Bird | Diurnal | 2.0 | 2.3 | 4.9 | 7.7 | 15 | Rocky coasts and offshore islands | Anchovies, sardines and squid | Coasts of South Africa and Namibia | 🐧
    203 | Shoebill | Balaeniceps rex | Bird | Diurnal | 3.6 | 4.6 | 8.8 | 15.4 | 35 | Papyrus swamp and flooded marsh | Lungfish, catfish, frogs, snakes and turtles | South Sudan to Zambia | 🐦
    204 | Kakapo | Strigops habroptila | Bird | Nocturnal | 1.90 | 2.10 | 2.1 | 8.8 | 60 | Forest and scrub on predator-free islands | Leaves, roots, seeds and rimu fruit | New Zealand | 🦜
    205 | North Island Brown Kiwi | Apteryx mantelli | Bird | Nocturnal | 1.6 | 2.1 | 3.2 | 8.5 | 30 | Damp forest, scrub and rough farmland | Earthworms, grubs, beetles and fallen fruit | North Island of New Zealand | 🐦
    206 | Common Ostrich | Struthio camelus | Bird | Diurnal | 5.7 | 9.0 | 139.0 | 320.0 | 40 | Savanna, dry grassland and semi-desert | Seeds, shoots, grasses, fruit and insects | Sub-Saharan Africa | 🐦
    207 | Southern Cassowary | Casuarius casuarius | Bird | Diurnal | 4.2 | 5.6 | 64.0 | 155.0 | 40 | Tropical rainforest and swamp forest | Fallen fruit, fungi, snails and insects | New Guinea and northeastern Australia | 🐦
    208 | Harpy Eagle | Harpia harpyja | Bird | Diurnal | 2.8 | 3.5 | 8.8 | 19.8 | 30 | Lowland tropical rainforest | Sloths, monkeys, iguanas and large birds | Southern Mexico to northern Argentina | 🦅
    209 | Andean Condor | Vultur gryphus | Bird | Diurnal | 3.3 | 4.3 | 17.0 | 33.0 | 50 | High mountains, grassland and sea cliffs | Carrion | Andes and Pacific coast of South America | 🦅
    210 | Snowy Owl | Bubo scandiacus | Bird | Diurnal | 1.7 | 2.3 | 3.5 | 6.5 | 10 | Arctic tundra and open coasts | Lemmings, voles, hares and water birds | Arctic tundra, wintering farther south | 🦉
    211 | Eurasian Eagle-owl | Bubo bubo | Bird | Nocturnal | 1.9 | 2.5 | 2.6 | 9.3 | 20 | Rocky cliffs, forest and steppe | Rodents, rabbits, hedgehogs and birds | Europe and much of Asia | 🦉
    212 | American Flamingo | Phoenicopterus ruber | Bird | Diurnal | 3.9 | 4.8 | 4.6 | 7.0 | 40 | Saline lagoons, mudflats and salt pans | Small shrimp, snails, fly larvae and algae | Caribbean region and Galapagos | 🦩
    213 | Scarlet Macaw | Ara macao | Bird | Diurnal | 2.6 | 3.1 | 2.0 | 3.3 | 45 | Humid lowland forest | Fruit, nuts, seeds and flowers | Mexico to Amazonian Brazil and Bolivia | 🦜
    214 | Hyacinth Macaw | Anodorhynchus hyacinthinus | Bird | Diurnal | 3.1 | 3.3 | 2.6 | 3.7 | 50 | Palm savanna and seasonal wetland | Palm nuts, other seeds and fruit | Brazil, Bolivia and Paraguay | 🦜
    215 | Toco Toucan | Ramphastos toco | Bird | Diurnal | 1.8 | 2.1 | 1.10 | 1.90 | 20 | Savanna, woodland edge and gallery forest | Fruit, insects, eggs and nestlings | Central and eastern South America | 🐦
    216 | Indian Peafowl | Pavo cristatus | Bird | Diurnal | 3.1 | 7.4 | 6.0 | 13.2 | 15 | Open woodland, scrub and farmland | Seeds, fruit, insects and small reptiles | Indian subcontinent | 🦚
    217 | Grey Crowned Crane | Balearica regulorum | Bird | Diurnal | 3.3 | 3.6 | 6.6 | 8.8 | 20 | Wet grassland, marsh and farmland | Grass seeds, insects, frogs and lizards | Eastern and southern Africa | 🐦
    218 | Black Swan | Cygnus atratus | Bird | Diurnal | 3.6 | 4.7 | 8.2 | 19.8 | 20 | Lakes, lagoons and slow rivers | Water plants, algae and grasses | Australia | 🦢
    219 | Mandarin Duck | Aix galericulata | Bird | Diurnal | 1.35 | 1.60 | 0.94 | 1.53 | 7 | Wooded lakes, ponds and streams | Acorns, seeds, insects, snails and small fish | East Asia | 🦆
    220 | Secretarybird | Sagittarius serpentarius | Bird | Diurnal | 3.7 | 5.0 | 5.0 | 9.4 | 15 | Open grassland and savanna | Insects, rodents, lizards and snakes | Sub-Saharan Africa | 🦅
    221 | Laughing Kookaburra | Dacelo novaeguineae | Bird | Diurnal | 1.3 | 1.5 | 0.42 | 1.02 | 15 | Eucalypt forest and open woodland | Insects, worms, lizards, snakes and mice | Eastern Australia | 🐦
    222 | Tawny Frogmouth | Podargus strigoides | Bird | Nocturnal | 1.1 | 1.7 | 0.35 | 1.50 | 14 | Open woodland, forest edge and parks | Moths, beetles, spiders, worms and small frogs | Australia | 🦉
    223 | Bali Myna | Leucopsar rothschildi | Bird | Diurnal | 0.80 | 0.85 | 0.18 | 0.20 | 15 | Dry monsoon forest and savanna | Fruit, seeds, insects and small reptiles | Northwestern Bali | 🐦
    224 | Great Hornbill | Buceros bicornis | Bird | Diurnal | 3.1 | 4.3 | 4.4 | 8.8 | 40 | Tall evergreen and moist deciduous forest | Figs, other fruit and small animals | India to Sumatra | 🐦
    225 | Atlantic Puffin | Fratercula arctica | Bird | Diurnal | 0.85 | 1.05 | 0.70 | 1.20 | 20 | Sea cliffs, grassy islands and open ocean | Sand eels, herring, capelin and crustaceans | North Atlantic | 🐦
    226 | Victoria Crowned Pigeon | Goura victoria | Bird | Diurnal | 2.2 | 2.5 | 4.4 | 7.7 | 25 | Lowland and swamp forest | Fallen fruit, figs, seeds and snails | Northern New Guinea | 🐦
    """)
}
