extension ZooAnimalTables {
  /// Mammals; lengths from nose to rump, apes standing. In lb, ft and years.
  static let mammals = FactTable(
    """
    id | name | latin_name | animal_type | active_time | length_min | length_max | weight_min | weight_max | lifespan | habitat | diet | geo_range | emoji
    1 | Red Panda | Ailurus fulgens | Mammal | Nocturnal | 1.67 | 2.10 | 7.0 | 17.0 | 12 | Temperate forest with bamboo understory | Bamboo leaves and shoots, some fruit and eggs | Eastern Himalayas and southwestern China | 🦝
    2 | Okapi | Okapia johnstoni | Mammal | Diurnal | 6.2 | 8.2 | 440.0 | 770.0 | 25 | Dense lowland rainforest | Leaves, buds, grasses, ferns, fruit and fungi | Northeastern DR Congo | 🦒
    3 | Aye-aye | Daubentonia madagascariensis | Mammal | Nocturnal | 1.2 | 1.4 | 4.4 | 6.2 | 20 | Rainforest and dry deciduous forest | Wood-boring grubs, seeds, nectar and fungi | Madagascar | 🐒
    4 | African Bush Elephant | Loxodonta africana | Mammal | Diurnal | 18.0 | 24.0 | 4800.0 | 13900.0 | 60 | Savanna, woodland and semi-desert | Grasses, leaves, bark, roots and fruit | Sub-Saharan Africa | 🐘
    5 | Reticulated Giraffe | Giraffa reticulata | Mammal | Diurnal | 12.5 | 15.4 | 1540.0 | 4250.0 | 25 | Dry savanna and open acacia woodland | Leaves, shoots and pods, above all of acacia | Northern Kenya, Ethiopia and Somalia | 🦒
    6 | Grevy's Zebra | Equus grevyi | Mammal | Diurnal | 8.2 | 9.0 | 770.0 | 990.0 | 20 | Semi-arid grassland and scrub | Coarse grasses, with some browse in dry times | Northern Kenya and Ethiopia | 🦓
    7 | Western Gorilla | Gorilla gorilla | Mammal | Diurnal | 4.4 | 5.6 | 125.0 | 420.0 | 40 | Lowland rainforest and swamp forest | Fruit, leaves, stems, seeds and termites | West-central Africa | 🦍
    8 | Bornean Orangutan | Pongo pygmaeus | Mammal | Diurnal | 3.3 | 4.6 | 66.0 | 220.0 | 45 | Lowland rainforest and peat swamp forest | Figs and other fruit, leaves, bark and insects | Borneo | 🦧
    9 | Tiger | Panthera tigris | Mammal | Nocturnal | 4.6 | 9.2 | 165.0 | 660.0 | 15 | Tropical forest, mangrove and taiga | Deer, wild pigs and other large mammals | South and Southeast Asia, Russian Far East | 🐅
    10 | Snow Leopard | Panthera uncia | Mammal | Nocturnal | 2.5 | 4.9 | 49.0 | 121.0 | 15 | Rocky alpine slopes and high steppe | Blue sheep, ibex, marmots and hares | High mountains of Central and South Asia | 🐆
    11 | Lion | Panthera leo | Mammal | Nocturnal | 5.2 | 6.8 | 260.0 | 495.0 | 14 | Savanna, grassland and open woodland | Zebra, wildebeest, buffalo and other mammals | Sub-Saharan Africa and Gir in India | 🦁
    12 | Cheetah | Acinonyx jubatus | Mammal | Diurnal | 3.6 | 4.9 | 75.0 | 120.0 | 12 | Open savanna, grassland and semi-desert | Gazelles, impala, hares and other small game | Africa, with a few left in Iran | 🐆
    13 | Giant Panda | Ailuropoda melanoleuca | Mammal | Diurnal | 3.9 | 6.2 | 155.0 | 350.0 | 20 | Mountain forest with dense bamboo | Bamboo stems, shoots and leaves | Mountains of central China | 🐼
    14 | Spectacled Bear | Tremarctos ornatus | Mammal | Diurnal | 3.9 | 6.6 | 77.0 | 385.0 | 20 | Andean cloud forest and high grassland | Bromeliads, fruit, palm hearts and some meat | Andes from Venezuela to Bolivia | 🐻
    15 | Giant Anteater | Myrmecophaga tridactyla | Mammal | Diurnal | 3.3 | 4.6 | 60.0 | 110.0 | 15 | Grassland, savanna and open forest | Ants and termites | Central and South America | 🦥
    16 | Linnaeus's Two-toed Sloth | Choloepus didactylus | Mammal | Nocturnal | 1.5 | 2.8 | 9.0 | 19.0 | 20 | Tropical rainforest canopy | Leaves, shoots, fruit and flowers | Northern South America | 🦥
    17 | Asian Small-clawed Otter | Aonyx cinereus | Mammal | Diurnal | 1.3 | 2.0 | 6.0 | 11.0 | 12 | Streams, mangroves and rice fields | Crabs, snails, other shellfish and small fish | South and Southeast Asia | 🦦
    18 | Meerkat | Suricata suricatta | Mammal | Diurnal | 0.80 | 1.15 | 1.40 | 2.10 | 12 | Arid savanna and semi-desert | Insects, scorpions, small lizards and eggs | Southern Africa | 🦡
    19 | Fossa | Cryptoprocta ferox | Mammal | Nocturnal | 2.3 | 2.6 | 12.0 | 19.0 | 20 | Dry deciduous forest and rainforest | Lemurs, tenrecs, rodents, birds and reptiles | Madagascar | 🐈
    20 | Indian Pangolin | Manis crassicaudata | Mammal | Nocturnal | 1.5 | 2.5 | 22.0 | 35.0 | 19 | Dry forest, scrub and grassland | Ants, termites and their eggs | India, Pakistan, Nepal and Sri Lanka | 🦔
    21 | Binturong | Arctictis binturong | Mammal | Nocturnal | 2.0 | 3.1 | 20.0 | 48.0 | 18 | Tropical forest canopy | Figs and other fruit, small animals and eggs | South and Southeast Asia | 🐻
    22 | Capybara | Hydrochoerus hydrochaeris | Mammal | Diurnal | 3.5 | 4.4 | 77.0 | 146.0 | 10 | Grassland and forest beside water | Grasses, water plants, fruit and bark | South America east of the Andes | 🐹
    23 | Crested Porcupine | Hystrix cristata | Mammal | Nocturnal | 2.0 | 2.7 | 29.0 | 60.0 | 15 | Dry woodland, savanna and rocky hills | Roots, bulbs, bark, fallen fruit and crops | Italy, North Africa and tropical Africa | 🦔
    24 | Malayan Tapir | Tapirus indicus | Mammal | Nocturnal | 5.9 | 8.2 | 550.0 | 705.0 | 30 | Lowland and hill rainforest near water | Tender leaves, shoots, twigs and fallen fruit | Myanmar, Thailand, Malaysia and Sumatra | 🦏
    25 | White Rhinoceros | Ceratotherium simum | Mammal | Diurnal | 11.0 | 13.8 | 3100.0 | 5100.0 | 40 | Grassland and open savanna | Short grasses | Southern and eastern Africa | 🦏
    26 | Common Hippopotamus | Hippopotamus amphibius | Mammal | Nocturnal | 9.5 | 16.5 | 2900.0 | 7000.0 | 40 | Rivers, lakes and nearby grassland | Grasses, grazed on land after dark | Sub-Saharan Africa | 🦛
    27 | Fennec Fox | Vulpes zerda | Mammal | Nocturnal | 1.1 | 1.3 | 2.2 | 4.2 | 12 | Sandy desert with scattered shrubs | Insects, rodents, lizards, eggs and fruit | Sahara and Sinai Peninsula | 🦊
    28 | Maned Wolf | Chrysocyon brachyurus | Mammal | Nocturnal | 3.1 | 3.8 | 44.0 | 66.0 | 13 | Tall grassland and cerrado scrub | Lobeira fruit, rodents, birds and insects | Central South America | 🐺
    29 | African Wild Dog | Lycaon pictus | Mammal | Diurnal | 2.3 | 3.7 | 40.0 | 79.0 | 10 | Savanna and open woodland | Impala, gazelles and other antelope | Sub-Saharan Africa | 🐕
    30 | Ring-tailed Lemur | Lemur catta | Mammal | Diurnal | 1.3 | 1.5 | 4.9 | 7.7 | 18 | Gallery forest and spiny scrub | Tamarind pods, leaves, flowers, fruit and bark | Southern and southwestern Madagascar | 🐒
    31 | Cotton-top Tamarin | Saguinus oedipus | Mammal | Diurnal | 0.68 | 0.85 | 0.77 | 1.10 | 13 | Tropical forest and forest edges | Fruit, insects, tree gum and small lizards | Northwestern Colombia | 🐵
    32 | Mandrill | Mandrillus sphinx | Mammal | Diurnal | 1.8 | 3.1 | 22.0 | 82.0 | 20 | Tropical rainforest | Fruit, seeds, fungi, roots and insects | Western Equatorial Africa | 🐵
    33 | Platypus | Ornithorhynchus anatinus | Mammal | Nocturnal | 1.0 | 1.5 | 1.5 | 5.3 | 15 | Freshwater streams, rivers and lakes | Insect larvae, freshwater shrimp and worms | Eastern Australia and Tasmania | 🦫
    34 | Aardvark | Orycteropus afer | Mammal | Nocturnal | 3.4 | 4.3 | 130.0 | 180.0 | 23 | Savanna, grassland and open woodland | Ants, termites and aardvark cucumber | Sub-Saharan Africa | 🐽
    35 | California Sea Lion | Zalophus californianus | Mammal | Diurnal | 5.9 | 7.9 | 220.0 | 860.0 | 20 | Rocky and sandy Pacific shores | Squid, anchovies, sardines, hake and other fish | Pacific coast from Alaska to Mexico | 🦭
    36 | Large Flying Fox | Pteropus vampyrus | Mammal | Nocturnal | 0.89 | 1.10 | 1.40 | 2.40 | 15 | Mangrove, coastal and lowland forest | Fruit, nectar, pollen and flowers | Southeast Asia | 🦇
    37 | Red River Hog | Potamochoerus porcus | Mammal | Nocturnal | 3.3 | 4.8 | 99.0 | 254.0 | 20 | Rainforest, wooded rivers and swamps | Roots, tubers, fallen fruit and insects | West and Central Africa | 🐗
    38 | Bactrian Camel | Camelus bactrianus | Mammal | Diurnal | 7.4 | 11.5 | 660.0 | 2200.0 | 35 | Cold desert and dry steppe | Grasses, shrubs, thorny and salty plants | Central Asia and Mongolia | 🐫
    """)
}
