import ZooKit

extension QueryTests {
  /// What people type, and what it means: `=` one animal that is shown, `~` one that is shown with a note, `?` one that is
  /// asked about, `:` a list with these among others, `-` nothing.
  static let lines = TextTable(
    """
    typed | means | animals
    lion | = | Lion
    Lion | = | Lion
    LIÓN | = | Lion
    the lion | = | Lion
    a lion | = | Lion
    lions | = | Lion
    where does the lion live | = | Lion
    all lions | = | Lion
    how tall is a giraffe | : | Reticulated Giraffe, Masai Giraffe
    how heavy is an elephant | : | African Bush Elephant, Asian Elephant
    what sound does a fox make | : | Arctic Fox, Red Fox
    how much does a koala weigh | = | Koala
    tigre | = | Tiger
    león | = | Lion
    oso polar | = | Polar Bear
    red panda | = | Red Panda
    red pandas | = | Red Panda
    pandas | : | Red Panda, Giant Panda
    panda | : | Red Panda, Giant Panda
    giant panda | = | Giant Panda
    red pan | = | Red Panda
    gir | : | Reticulated Giraffe, Masai Giraffe
    giraffe | : | Reticulated Giraffe, Masai Giraffe
    jirafa | : | Reticulated Giraffe, Masai Giraffe
    hippo | = | Common Hippopotamus
    hippopotamus | : | Common Hippopotamus, Pygmy Hippopotamus
    rhino | : | White Rhinoceros, Indian Rhinoceros, Black Rhinoceros
    rhinoceros | : | White Rhinoceros, Indian Rhinoceros, Black Rhinoceros
    white rhino | = | White Rhinoceros
    black rhino | = | Black Rhinoceros
    elephant | : | African Bush Elephant, Asian Elephant
    elephants | : | African Bush Elephant, Asian Elephant
    african elephant | = | African Bush Elephant
    elephant seal | ? | Southern Elephant Seal
    sea otter | = | Sea Otter
    otter | : | Asian Small-clawed Otter, Sea Otter, Giant Otter
    otters | : | Asian Small-clawed Otter, Sea Otter, Giant Otter
    lion tamarin | = | Golden Lion Tamarin
    tiger africa | - | -
    canadian caribou | = | Reindeer
    caribou canada | = | Reindeer
    american cougar | = | Puma
    white tiger | ~ | Tiger
    pájaro carpintero | : | Great Spotted Woodpecker
    river otter | : | Asian Small-clawed Otter, Giant Otter
    wolf | = | Grey Wolf
    wolves | = | Grey Wolf
    grey wolf | = | Grey Wolf

    maned wolf | = | Maned Wolf
    fox | : | Fennec Fox, Arctic Fox, Bat-eared Fox, Red Fox
    foxes | : | Fennec Fox, Arctic Fox, Bat-eared Fox, Red Fox
    arctic fox | = | Arctic Fox
    red fox | = | Red Fox
    flying fox | = | Large Flying Fox
    fruit bat | = | Large Flying Fox
    bat | : | Large Flying Fox, Common Vampire Bat
    bats | : | Large Flying Fox, Common Vampire Bat
    bear | : | Giant Panda, Spectacled Bear, Brown Bear, Polar Bear
    bears | : | Giant Panda, Spectacled Bear, Brown Bear, Polar Bear
    polar bear | = | Polar Bear
    black bear | : | American Black Bear, Asiatic Black Bear
    brown bear | = | Brown Bear
    grizzly | = | Brown Bear
    koala | = | Koala
    koala bear | = | Koala
    kangaroo | : | Red Kangaroo, Eastern Grey Kangaroo, Matschie's Tree-kangaroo
    kangaroos | : | Red Kangaroo, Eastern Grey Kangaroo, Matschie's Tree-kangaroo
    roo | : | Red Kangaroo, Eastern Grey Kangaroo, Matschie's Tree-kangaroo
    wallaby | : | Quokka, Parma Wallaby
    wombat | = | Common Wombat
    tasmanian devil | = | Tasmanian Devil
    marsupial | : | Red Kangaroo, Koala, Common Wombat, Quokka
    marsupials | : | Red Kangaroo, Koala, Common Wombat, Quokka
    mammal | : | Red Panda, Tiger, Snow Leopard, Lion
    mammals | : | Red Panda, Tiger, Snow Leopard, Lion
    monotreme | : | Platypus, Short-beaked Echidna
    mammals that lay eggs | : | Platypus, Short-beaked Echidna
    platypus | = | Platypus
    echidna | = | Short-beaked Echidna
    primate | : | Aye-aye, Western Gorilla, Bornean Orangutan, Ring-tailed Lemur
    primates | : | Aye-aye, Western Gorilla, Bornean Orangutan, Ring-tailed Lemur
    monkey | : | Cotton-top Tamarin, Mandrill, Common Squirrel Monkey, Golden Lion Tamarin
    monkeys | : | Cotton-top Tamarin, Mandrill, Common Squirrel Monkey, Golden Lion Tamarin
    ape | : | Western Gorilla, Bornean Orangutan, Chimpanzee, Bonobo
    apes | : | Western Gorilla, Bornean Orangutan, Chimpanzee, Bonobo
    great apes | : | Western Gorilla, Bornean Orangutan, Chimpanzee, Bonobo
    gorilla | : | Western Gorilla, Mountain Gorilla
    chimp | = | Chimpanzee
    chimpanzee | = | Chimpanzee
    orangutan | = | Bornean Orangutan
    lemur | : | Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur, Coquerel's Sifaka
    lemurs | : | Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur, Coquerel's Sifaka
    rodent | : | Capybara, Crested Porcupine, Naked Mole-rat, Eurasian Beaver
    rodents | : | Capybara, Crested Porcupine, Naked Mole-rat, Eurasian Beaver
    squirrel | : | Red Squirrel, Eastern Grey Squirrel
    beaver | = | Eurasian Beaver
    rabbit | = | European Rabbit
    bunny | = | European Rabbit
    hedgehog | = | European Hedgehog
    skunk | = | Striped Skunk
    raccoon | = | Raccoon
    deer | : | Moose, Reindeer, Red Deer, Southern Pudu
    moose | = | Moose
    elk | : | Moose, Wapiti
    antelope | : | Gemsbok, Common Wildebeest, Addax, Scimitar Oryx
    antelopes | : | Gemsbok, Common Wildebeest, Addax, Scimitar Oryx
    zebra | : | Grevy's Zebra, Plains Zebra
    zebras | : | Grevy's Zebra, Plains Zebra
    camel | : | Bactrian Camel, Dromedary
    llama | = | Llama
    pig | = | Pig
    goat | = | Goat
    sheep | = | Sheep
    cow | = | Cow
    cows | = | Cow
    bull | : | Domestic Yak, Cow
    horse | = | Horse
    donkey | = | Donkey
    whale | : | Orca, Blue Whale, Humpback Whale, Beluga Whale
    whales | : | Orca, Blue Whale, Humpback Whale, Beluga Whale
    blue whale | = | Blue Whale
    blue wale | - | -
    killer whale | = | Orca
    orca | = | Orca
    dolphin | : | Common Bottlenose Dolphin, Orca
    dolphins | : | Common Bottlenose Dolphin, Orca
    seal | : | Harbour Seal, Southern Elephant Seal
    seals | : | Harbour Seal, Southern Elephant Seal
    sea lion | = | California Sea Lion
    walrus | = | Walrus
    manatee | = | West Indian Manatee
    sea cow | : | West Indian Manatee, Dugong
    bird | : | North Island Brown Kiwi, Common Ostrich, Southern Cassowary, Emu
    birds | : | North Island Brown Kiwi, Common Ostrich, Southern Cassowary, Emu
    aves | : | North Island Brown Kiwi, Common Ostrich, Southern Cassowary, Emu
    owl | : | Western Barn Owl, Snowy Owl, Eurasian Eagle-owl, Lesser Horned Owl
    owls | : | Western Barn Owl, Snowy Owl, Eurasian Eagle-owl, Lesser Horned Owl
    búho | : | Western Barn Owl, Snowy Owl, Eurasian Eagle-owl, Lesser Horned Owl
    snowy owl | = | Snowy Owl
    barn owl | : | Western Barn Owl, American Barn Owl
    eagle | : | Harpy Eagle, Bald Eagle, Golden Eagle, Black-chested Buzzard-Eagle
    eagles | : | Harpy Eagle, Bald Eagle, Golden Eagle, Black-chested Buzzard-Eagle
    hawk | : | White-throated Hawk, Harris's Hawk, White-tailed Kite, Chilean Hawk
    hawks | : | White-throated Hawk, Harris's Hawk, White-tailed Kite, Chilean Hawk
    falcon | : | Peregrine Falcon, Crested Caracara, Chimango Caracara, American Kestrel
    falcons | : | Peregrine Falcon, Crested Caracara, Chimango Caracara, American Kestrel
    peregrine falcon | : | Peregrine Falcon, Peregrine Falcon
    bird of prey | : | Andean Condor, Secretarybird, Harpy Eagle, Bald Eagle
    birds of prey | : | Andean Condor, Secretarybird, Harpy Eagle, Bald Eagle
    raptor | : | Andean Condor, Secretarybird, Harpy Eagle, Bald Eagle
    raptors | : | Andean Condor, Secretarybird, Harpy Eagle, Bald Eagle
    vulture | : | Andean Condor, Griffon Vulture, Andean Condor, Turkey Vulture
    vultures | : | Andean Condor, Griffon Vulture, Andean Condor, Turkey Vulture
    condor | = | Andean Condor
    parrot | : | Kakapo, Sulphur-crested Cockatoo, African Grey Parrot, Scarlet Macaw
    parrots | : | Kakapo, Sulphur-crested Cockatoo, African Grey Parrot, Scarlet Macaw
    macaw | : | Scarlet Macaw, Hyacinth Macaw, Blue-and-yellow Macaw
    cockatoo | : | Sulphur-crested Cockatoo, Cockatiel
    penguin | : | Emperor Penguin, African Penguin, Humboldt Penguin, King Penguin
    penguins | : | Emperor Penguin, African Penguin, Humboldt Penguin, King Penguin
    pingüino | : | Emperor Penguin, African Penguin, Humboldt Penguin, King Penguin
    emperor penguin | : | Emperor Penguin, Emperor Penguin
    flamingo | : | American Flamingo, Greater Flamingo, Chilean Flamingo, Andean Flamingo
    flamingos | : | American Flamingo, Greater Flamingo, Chilean Flamingo, Andean Flamingo
    duck | : | Mandarin Duck, Mallard, Fuegian Steamer Duck, Torrent Duck
    ducks | : | Mandarin Duck, Mallard, Fuegian Steamer Duck, Torrent Duck
    pato | : | Mandarin Duck, Mallard, Fuegian Steamer Duck, Torrent Duck
    swan | : | Black Swan, Mute Swan, Coscoroba Swan, Black-necked Swan
    goose | : | Domestic Goose, Upland Goose, Ashy-headed Goose, Andean Goose
    geese | : | Domestic Goose, Upland Goose, Ashy-headed Goose, Andean Goose
    gull | : | Dolphin Gull, Franklin's Gull, Kelp Gull, Belcher's Gull
    gulls | : | Dolphin Gull, Franklin's Gull, Kelp Gull, Belcher's Gull
    seagull | : | Dolphin Gull, Franklin's Gull, Kelp Gull, Belcher's Gull
    tern | : | Inca Tern, Peruvian Tern, South American Tern, Snowy-crowned Tern
    hummingbird | : | Ruby-throated Hummingbird, Juan Fernandez Firecrown, Green-backed Firecrown, Southern Giant Hummingbird
    colibrí | : | Ruby-throated Hummingbird, Juan Fernandez Firecrown, Green-backed Firecrown, Southern Giant Hummingbird
    picaflor | : | Ruby-throated Hummingbird, Juan Fernandez Firecrown, Green-backed Firecrown, Southern Giant Hummingbird
    woodpecker | : | Chilean Flicker, Magellanic Woodpecker, Striped Woodpecker
    kingfisher | : | Laughing Kookaburra, Ringed Kingfisher
    toucan | = | Toco Toucan
    hornbill | = | Great Hornbill
    peacock | = | Indian Peafowl
    chicken | = | Chicken
    hen | = | Chicken
    rooster | = | Chicken
    ostrich | = | Common Ostrich
    emu | = | Emu
    kiwi | = | North Island Brown Kiwi
    cassowary | = | Southern Cassowary
    flightless birds | : | North Island Brown Kiwi, Common Ostrich, Southern Cassowary, Emu
    songbird | : | Superb Lyrebird, Common Raven, Bali Myna, Greater Bird-of-paradise
    songbirds | : | Superb Lyrebird, Common Raven, Bali Myna, Greater Bird-of-paradise
    reptile | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise, Matamata
    reptiles | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise, Matamata
    snake | : | Green Anaconda, Boa Constrictor, Emerald Tree Boa, Ball Python
    snakes | : | Green Anaconda, Boa Constrictor, Emerald Tree Boa, Ball Python
    serpiente | : | Green Anaconda, Boa Constrictor, Emerald Tree Boa, Ball Python
    python | : | Ball Python, Burmese Python, Reticulated Python, Green Tree Python
    boa | : | Green Anaconda, Boa Constrictor, Emerald Tree Boa
    anaconda | : | Green Anaconda, Boa Constrictor, Emerald Tree Boa
    cobra | = | King Cobra
    king cobra | = | King Cobra
    viper | : | Western Diamondback Rattlesnake, Gaboon Viper
    rattlesnake | = | Western Diamondback Rattlesnake
    venomous snakes | : | King Cobra, Western Diamondback Rattlesnake, Gaboon Viper, Black Mamba
    lizard | : | Komodo Dragon, Gila Monster, Green Iguana, Rhinoceros Iguana
    lizards | : | Komodo Dragon, Gila Monster, Green Iguana, Rhinoceros Iguana
    gecko | : | Tokay Gecko, Leopard Gecko
    iguana | : | Green Iguana, Rhinoceros Iguana, Marine Iguana
    chameleon | : | Panther Chameleon, Veiled Chameleon
    komodo dragon | = | Komodo Dragon
    turtle | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise, Matamata
    turtles | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise, Matamata
    tortoise | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise
    tortoises | : | Aldabra Giant Tortoise, Radiated Tortoise, Galapagos Giant Tortoise
    sea turtle | : | Green Sea Turtle, Leatherback Sea Turtle, Hawksbill Sea Turtle, Loggerhead Sea Turtle
    sea turtles | : | Green Sea Turtle, Leatherback Sea Turtle, Hawksbill Sea Turtle, Loggerhead Sea Turtle
    crocodile | : | Nile Crocodile, Saltwater Crocodile
    alligator | : | American Alligator, Spectacled Caiman
    caiman | : | American Alligator, Spectacled Caiman
    amphibian | : | Axolotl, Olm, Japanese Giant Salamander, Hellbender
    amphibians | : | Axolotl, Olm, Japanese Giant Salamander, Hellbender
    frog | : | Dyeing Poison Frog, Golden Poison Frog, Golden Mantella, Darwin's Frog
    frogs | : | Dyeing Poison Frog, Golden Poison Frog, Golden Mantella, Darwin's Frog
    tree frog | : | Red-eyed Tree Frog, Mossy Frog
    poison frog | : | Dyeing Poison Frog, Golden Poison Frog
    toad | : | Panamanian Golden Frog, Cane Toad, Surinam Toad, Common Midwife Toad
    salamander | : | Axolotl, Olm, Japanese Giant Salamander, Hellbender
    newts and salamanders | = | Smooth Newt
    axolotl | = | Axolotl
    fish | : | Whale Shark, Sand Tiger Shark, Blacktip Reef Shark, Zebra Shark
    shark | : | Whale Shark, Sand Tiger Shark, Blacktip Reef Shark, Zebra Shark
    sharks | : | Whale Shark, Sand Tiger Shark, Blacktip Reef Shark, Zebra Shark
    tiburón | : | Whale Shark, Sand Tiger Shark, Blacktip Reef Shark, Zebra Shark
    great white shark | = | Great White Shark
    white shark | = | Great White Shark
    hammerhead | = | Scalloped Hammerhead
    whale shark | = | Whale Shark
    tiger shark | = | Tiger Shark
    ray | : | Reef Manta Ray, Cownose Ray, Bluespotted Ribbontail Ray
    manta ray | = | Reef Manta Ray
    stingray | = | Bluespotted Ribbontail Ray
    eel | : | Green Moray, European Eel
    electric eel | = | Electric Eel
    clownfish | = | Ocellaris Clownfish
    seahorse | : | Lined Seahorse, Leafy Seadragon
    salmon | = | Atlantic Salmon
    tuna | = | Atlantic Bluefin Tuna
    piranha | = | Red-bellied Piranha
    invertebrate | : | Moon Jellyfish, Pacific Sea Nettle, Staghorn Coral, Magnificent Sea Anemone
    invertebrates | : | Moon Jellyfish, Pacific Sea Nettle, Staghorn Coral, Magnificent Sea Anemone
    insect | : | Leafcutter Ant, Western Honey Bee, Madagascar Hissing Cockroach, Hercules Beetle
    insects | : | Leafcutter Ant, Western Honey Bee, Madagascar Hissing Cockroach, Hercules Beetle
    bug | : | Leafcutter Ant, Western Honey Bee, Madagascar Hissing Cockroach, Hercules Beetle
    ant | = | Leafcutter Ant
    bee | : | Western Honey Bee, Buff-tailed Bumblebee
    butterfly | = | Monarch Butterfly
    butterflies | = | Monarch Butterfly
    moth | = | Atlas Moth
    beetle | : | Hercules Beetle, Seven-spot Ladybird, European Stag Beetle
    ladybug | = | Seven-spot Ladybird
    dragonfly | = | Emperor Dragonfly
    mantis | : | Orchid Mantis, European Mantis
    cockroach | = | Madagascar Hissing Cockroach
    spider | : | Mexican Redknee Tarantula, Goliath Birdeater
    spiders | : | Mexican Redknee Tarantula, Goliath Birdeater
    tarantula | : | Mexican Redknee Tarantula, Goliath Birdeater
    scorpion | = | Emperor Scorpion
    millipede | = | African Giant Millipede
    crab | : | Japanese Spider Crab, Coconut Crab
    crabs | : | Japanese Spider Crab, Coconut Crab
    hermit crab | = | Coconut Crab
    lobster | = | American Lobster
    horseshoe crab | = | Atlantic Horseshoe Crab
    octopus | : | Common Octopus, Giant Pacific Octopus, Greater Blue-ringed Octopus
    pulpo | : | Common Octopus, Giant Pacific Octopus, Greater Blue-ringed Octopus
    squid | = | Giant Squid
    cuttlefish | = | Common Cuttlefish
    nautilus | = | Chambered Nautilus
    snail | : | Giant African Land Snail, Garden Snail
    clam | = | Giant Clam
    jellyfish | : | Moon Jellyfish, Pacific Sea Nettle
    medusa | : | Moon Jellyfish, Pacific Sea Nettle
    coral | = | Staghorn Coral
    starfish | = | Ochre Sea Star
    sea star | = | Ochre Sea Star
    sea urchin | = | Purple Sea Urchin
    africa | : | Lion, Cheetah, Meerkat, Fossa
    african animals | : | Lion, Cheetah, Meerkat, Fossa
    animals in africa | : | Lion, Cheetah, Meerkat, Fossa
    animals from madagascar | : | Fossa, Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur
    what lives in madagascar | : | Fossa, Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur
    madagascar | : | Fossa, Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur
    birds in magallanes | : | Magellanic Penguin, Magellanic Plover, Andean Condor
    owls in aysén | : | Rufous-legged Owl, Austral Pygmy Owl
    atacama | : | Guanay Cormorant, White-tailed Kite
    lemurs of madagascar | : | Aye-aye, Ring-tailed Lemur, Black-and-white Ruffed Lemur, Coquerel's Sifaka
    australia | : | Platypus, Short-beaked Echidna, Common Bottlenose Dolphin, Common Wombat
    australian marsupials | : | Red Kangaroo, Koala, Common Wombat, Quokka
    asia | : | Red Panda, Tiger, Snow Leopard, Lion
    india | = | India
    china | : | Red Panda, Tiger, Snow Leopard, Giant Panda
    japan | : | Brown Bear, Sea Otter, Japanese Macaque
    japanese animals | : | Brown Bear, Sea Otter, Japanese Macaque
    europe | : | Brown Bear, Polar Bear, Eurasian Lynx, Grey Wolf
    arctic | : | Polar Bear, Arctic Fox, Wolverine, Musk Ox
    arctic animals | : | Polar Bear, Arctic Fox, Wolverine, Musk Ox
    antarctica | : | Orca, Blue Whale, Humpback Whale, Southern Elephant Seal
    south america | : | Spectacled Bear, Maned Wolf, Jaguar, Puma
    amazon | : | Jaguar, Giant Otter, Common Squirrel Monkey, Collared Peccary
    brazil | : | Maned Wolf, Jaguar, Puma, Giant Otter
    galapagos | : | American Flamingo, Blue-footed Booby, Galapagos Giant Tortoise, Marine Iguana
    new zealand | : | Kea, Kakapo, Tuatara
    sahara | : | Cheetah, Fennec Fox, Addax, Scimitar Oryx
    alaska | : | Brown Bear, Polar Bear, Grey Wolf, Arctic Fox
    kenya | : | Lion, Cheetah, African Wild Dog, Leopard
    forest | : | Red Panda, Tiger, Giant Panda, Spectacled Bear
    rainforest | : | Tiger, Spectacled Bear, Fossa, Binturong
    jungle | : | Tiger, Spectacled Bear, Fossa, Binturong
    desert | : | Cheetah, Meerkat, Fennec Fox, Leopard
    desert animals | : | Cheetah, Meerkat, Fennec Fox, Leopard
    ocean | : | California Sea Lion, Sea Otter, Walrus, Harbour Seal
    sea | : | California Sea Lion, Sea Otter, Walrus, Harbour Seal
    reef | : | Green Sea Turtle, Hawksbill Sea Turtle, Sand Tiger Shark, Blacktip Reef Shark
    coral reef | : | Green Sea Turtle, Hawksbill Sea Turtle, Sand Tiger Shark, Blacktip Reef Shark
    deep sea | : | Narwhal, West Indian Ocean Coelacanth, Humpback Anglerfish, Chambered Nautilus
    mountains | : | Red Panda, Snow Leopard, Giant Panda, Spectacled Bear
    savanna | : | Lion, Cheetah, Meerkat, Maned Wolf
    grassland | : | Tiger, Snow Leopard, Lion, Cheetah
    tundra | : | Brown Bear, Polar Bear, Grey Wolf, Arctic Fox
    ice | : | Polar Bear, Arctic Fox, Walrus, Beluga Whale
    wetland | : | Tiger, Asian Small-clawed Otter, Jaguar, Serval
    river | : | Asian Small-clawed Otter, Jaguar, Giant Otter, Common Hippopotamus
    lake | : | Giant Otter, Common Hippopotamus, Moose, Capybara
    cave | : | Olm, West Indian Ocean Coelacanth
    carnivore | : | Tiger, Snow Leopard, Lion, Cheetah
    carnivores | : | Tiger, Snow Leopard, Lion, Cheetah
    meat eaters | : | Tiger, Snow Leopard, Lion, Cheetah
    herbivore | : | Red Panda, Giant Panda, Western Gorilla, Bornean Orangutan
    herbivores | : | Red Panda, Giant Panda, Western Gorilla, Bornean Orangutan
    plant eaters | : | Red Panda, Giant Panda, Western Gorilla, Bornean Orangutan
    omnivores | : | Spectacled Bear, Binturong, Fennec Fox, Maned Wolf
    insect eaters | : | Meerkat, Fennec Fox, Sun Bear, Bat-eared Fox
    insectivores | : | Meerkat, Fennec Fox, Sun Bear, Bat-eared Fox
    fish eaters | : | California Sea Lion, Giant Otter, Harbour Seal, Common Bottlenose Dolphin
    bamboo | : | Red Panda, Giant Panda, Asian Elephant
    nectar | : | Black-and-white Ruffed Lemur, Pygmy Slow Loris, Large Flying Fox, Sugar Glider
    scavengers | : | Spotted Hyena, Wolverine, Striped Hyena, Tasmanian Devil
    filter feeders | : | Blue Whale, Humpback Whale, American Flamingo, Greater Flamingo
    endangered | : | Red Panda, Tiger, African Wild Dog, Dhole
    endangered animals | : | Red Panda, Tiger, African Wild Dog, Dhole
    critically endangered | : | Western Gorilla, Bornean Orangutan, Cotton-top Tamarin, Black-and-white Ruffed Lemur
    vulnerable | : | Snow Leopard, Lion, Cheetah, Giant Panda
    threatened birds | : | North Island Brown Kiwi, Grey Crowned Crane, Red-crowned Crane, Atlantic Puffin
    endangered apes | : | Western Gorilla, Bornean Orangutan, Chimpanzee, Bonobo
    nocturnal | : | Tiger, Lion, Aardvark
    endangered and nocturnal | : | Aye-aye
    nocturnal and in madagascar | : | Aye-aye
    cats and hypoallergenic | : | Balinese
    nocturnal animals | : | Tiger, Lion, Aardvark
    night | : | Tiger, Lion, Aardvark
    animals active at night | : | Tiger, Lion, Aardvark
    diurnal | : | Cheetah, Spectacled Bear, Meerkat
    crepuscular | : | Red Panda, African Wild Dog, Jaguar, Puma
    nocturnal birds | : | North Island Brown Kiwi, Tawny Frogmouth, Western Barn Owl, Eurasian Eagle-owl
    nocturnal primates | : | Aye-aye, Pygmy Slow Loris, Philippine Tarsier
    venomous | : | Pygmy Slow Loris, Platypus, Komodo Dragon, Gila Monster
    venomous mammals | : | Pygmy Slow Loris, Platypus
    poisonous | : | Fire Salamander, Dyeing Poison Frog, Golden Poison Frog, Golden Mantella
    poisonous frogs | : | Dyeing Poison Frog, Golden Poison Frog, Golden Mantella, Panamanian Golden Frog
    dangerous | : | Tiger, Lion, Brown Bear, Polar Bear
    flightless | : | North Island Brown Kiwi, Common Ostrich, Southern Cassowary, Emu
    hibernates | : | Brown Bear, Pygmy Slow Loris, Short-beaked Echidna, American Black Bear
    which animals hibernate | : | Brown Bear, Pygmy Slow Loris, Short-beaked Echidna, American Black Bear
    give me a kiwi | = | North Island Brown Kiwi
    tool using | : | Sea Otter, Western Gorilla, Bornean Orangutan, Chimpanzee
    electric | = | Electric Eel
    domestic | : | Bactrian Camel, Reindeer, Llama, Dromedary
    livestock | : | Bactrian Camel, Reindeer, Llama, Dromedary
    farm animals | : | Bactrian Camel, Reindeer, Llama, Dromedary
    pets | : | European Rabbit, Sugar Glider, Sulphur-crested Cockatoo, African Grey Parrot
    hypoallergenic | : | Balinese, Siberian
    hypoallergenic cats | : | Balinese, Siberian
    hairless | : | Bambino, Donskoy, Sphynx, Chinese Crested
    herding | : | Appenzeller Sennenhund, Australian Cattle Dog, Australian Kelpie, Australian Shepherd
    sheepdog | : | Appenzeller Sennenhund, Australian Cattle Dog, Australian Kelpie, Australian Shepherd
    guard dog | : | Akbash Dog, Akita, Alapaha Blue Blood Bulldog, American Bulldog
    hunting dog | : | Afghan Hound, Airedale Terrier, Akita, American Bulldog
    sled dogs | : | Alaskan Husky, Alaskan Malamute, Chinook, Samoyed
    companion dogs | : | Affenpinscher, American Bully, American Eskimo Dog, American Eskimo Dog (Miniature)
    water dogs | : | American Water Spaniel, Barbet, Boykin Spaniel, Chesapeake Bay Retriever
    scottish dogs | : | Bearded Collie, Border Collie, Border Terrier, Cairn Terrier
    scottish | : | Harbour Seal, Common Bottlenose Dolphin, Red Deer, Eurasian Beaver
    german dogs | : | Affenpinscher, Boxer, Dachshund, Doberman Pinscher
    russian cats | : | Tiger, Snow Leopard, Eurasian Lynx, Pallas's Cat
    siamese | = | Siamese
    siamese cats | = | Siamese
    persian cat | = | Persian
    bengal | = | Bengal
    maine coon | = | Maine Coon
    akita | = | Akita
    akita dog | = | Akita
    beagle dogs | = | Beagle
    condor bird | = | Andean Condor
    beagle | = | Beagle
    poodle | : | Poodle (Miniature), Poodle (Standard), Poodle (Toy)
    golden retriever | = | Golden Retriever
    german shepherd | = | German Shepherd Dog
    husky | : | Alaskan Husky, Siberian Husky
    corgi | : | Cardigan Welsh Corgi, Pembroke Welsh Corgi
    terrier | : | Airedale Terrier, American Pit Bull Terrier, American Staffordshire Terrier, Australian Terrier
    terriers | : | Airedale Terrier, American Pit Bull Terrier, American Staffordshire Terrier, Australian Terrier
    playful cats | : | Abyssinian, Aegean, American Bobtail, American Curl
    affectionate dogs | : | Akbash Dog, Alapaha Blue Blood Bulldog, Alaskan Malamute, American Bulldog
    intelligent dogs | : | Airedale Terrier, American Eskimo Dog, American Eskimo Dog (Miniature), American Staffordshire Terrier
    house cat | : | Abyssinian, Aegean, American Bobtail, American Curl
    cat | : | Tiger, Snow Leopard, Lion, Cheetah
    cats | : | Tiger, Snow Leopard, Lion, Cheetah
    dog | : | Affenpinscher, Afghan Hound, Airedale Terrier, Akbash Dog
    dogs | : | Affenpinscher, Afghan Hound, Airedale Terrier, Akbash Dog
    perro | : | Affenpinscher, Afghan Hound, Airedale Terrier, Akbash Dog
    gato | : | Tiger, Snow Leopard, Lion, Cheetah
    big cat | : | Tiger, Snow Leopard, Lion, Cheetah
    big cats | : | Tiger, Snow Leopard, Lion, Cheetah
    wild cats | : | Tiger, Snow Leopard, Lion, Cheetah
    wild dog | : | Maned Wolf, African Wild Dog, Grey Wolf, Dhole
    girafe | - | -
    elefant | : | African Bush Elephant, Asian Elephant, Southern Elephant Seal
    penguine | - | -
    red pnda | - | -
    hipopotamus | - | -
    okapy | - | -
    quantum night hunter | - | -
    fin whale | - | -
    red wolf | - | -
    unicorn | ~ | Indian Rhinoceros
    sphinx | ? | Mandrill
    lino | ? | Belgian Malinois
    xyzzyq | - | -
    foxes in africa | : | Fennec Fox, Bat-eared Fox, Red Fox
    big cats in asia | : | Tiger, Snow Leopard, Lion, Cheetah
    sharks in australia | : | Whale Shark, Sand Tiger Shark, Blacktip Reef Shark, Zebra Shark
    birds of chile | : | Humboldt Penguin, King Penguin, Southern Rockhopper Penguin, Andean Condor
    snakes in india | : | Burmese Python, King Cobra
    frogs in brazil | = | Dyeing Poison Frog
    carnivores in madagascar | : | Fossa, Nile Crocodile, Panther Chameleon, Golden Mantella
    endangered big cats | = | Tiger
    nocturnal monkeys | - | -
    flightless birds in new zealand | : | North Island Brown Kiwi, Southern Rockhopper Penguin, Kakapo
    deep sea fish | : | West Indian Ocean Coelacanth, Humpback Anglerfish
    what is endangered in asia | : | Red Panda, Tiger, Dhole, Sea Otter
    which animals live in the ocean | : | California Sea Lion, Sea Otter, Walrus, Harbour Seal
    show me all bears | : | Giant Panda, Spectacled Bear, Brown Bear, Polar Bear
    endangered marsupials | : | Matschie's Tree-kangaroo, Tasmanian Devil, Numbat
    gray wolf | = | Grey Wolf
    harbor seal | = | Harbour Seal
    animals that eat insects | : | Meerkat, Common Dwarf Mongoose
    what eats fish | : | Harbour Seal, Orca
    what eats bamboo | : | Giant Panda, Red Panda
    animals not in africa | : | Tiger, Koala
    tiger not in africa | = | Tiger
    owls that are not nocturnal | : | Snowy Owl
    animales en africa | : | Lion, African Bush Elephant
    animales que comen peces | : | Harbour Seal, Orca
    """)

  /// Lists, and who is not in them.
  static let absent = TextTable(
    """
    typed | animals
    hen | Emperor Penguin, Humboldt Penguin
    animals not in africa | Lion, African Bush Elephant
    not dangerous | Lion
    not birds | Emperor Penguin, Snowy Owl
    animales en africa | Tiger
    bat | Bat-eared Fox
    fox | Large Flying Fox
    crab | Atlantic Horseshoe Crab
    whale | Whale Shark
    elephant | Southern Elephant Seal
    zebra | Zebra Shark
    wolf | Maned Wolf, Atlantic Wolffish
    bear | Binturong, Koala
    herbivore | Spectacled Bear, Lion
    carnivore | Giant Panda
    venomous | Boa Constrictor
    flightless | Barn Swallow
    river | Red River Hog
    antarctica | Polar Bear
    arctic | Emperor Penguin
    dog | Grey Wolf
    duck | Platypus
    eagle | Spotted Eagle Ray
    """)
}
