import ZooKit

extension Vocabulary {
  /// What animals are in everyday words, from the widest to the narrowest, and what each is a kind of.
  static let kinds = TextTable(
    """
    term | plural | part_of | also | spanish
    mammal | mammals | - | - | mamífero, mamíferos
    carnivoran | carnivorans | mammal | - | -
    cat | cats | carnivoran | cat family, feline, felid, felidae | gato, gata, felino, félido
    domestic cat | domestic cats | cat, pet | house cat, moggy, kitty, kitten | -
    wild cat | wild cats | cat | wildcat | gato salvaje, felino salvaje
    big cat | big cats | wild cat | - | gran felino, grandes felinos
    lynx | lynxes | wild cat | - | lince
    leopard | leopards | wild cat | - | leopardo
    breed | breeds | - | - | raza
    dog family | dog family | carnivoran | canine, canid, canidae | cánido, canino
    dog | dogs | dog family, pet | domestic dog, puppy, pooch | perro, perra
    wild dog | wild dogs | dog family | - | perro salvaje
    wolf | wolves | wild dog | - | lobo
    fox | foxes | dog family | - | zorro
    jackal | jackals | wild dog | - | chacal
    bear | bears | carnivoran | ursidae | oso
    mustelid | mustelids | carnivoran | weasel family, mustelidae | mustélido
    weasel | weasels | mustelid | - | comadreja
    marten | martens | mustelid | - | marta
    badger | badgers | mustelid | - | tejón
    otter | otters | mustelid | - | nutria
    skunk | skunks | carnivoran | - | zorrillo, mofeta
    raccoon | raccoons | carnivoran | racoon | mapache
    coati | coatis | carnivoran | coatimundi | coatí
    red panda | red pandas | panda | - | panda rojo
    panda | pandas | carnivoran | - | panda
    mongoose | mongooses | carnivoran | mongeese | mangosta
    hyena | hyenas | carnivoran | hyaena | hiena
    civet | civets | carnivoran | viverrid | civeta
    fossa | fossas | carnivoran | malagasy carnivore | fosa
    pinniped | pinnipeds | carnivoran, marine mammal | - | pinnípedo
    seal | seals | pinniped | - | foca
    sea lion | sea lions | pinniped | eared seal | lobo marino, león marino
    walrus | walruses | pinniped | - | morsa
    marine mammal | marine mammals | mammal | sea mammal | mamífero marino
    cetacean | cetaceans | marine mammal | whales and dolphins | cetáceo
    whale | whales | cetacean | - | ballena
    baleen whale | baleen whales | whale | - | ballena barbada
    dolphin | dolphins | cetacean | - | delfín
    porpoise | porpoises | cetacean | - | marsopa
    sea cow | sea cows | marine mammal | sirenian | vaca marina
    manatee | manatees | sea cow | - | manatí
    primate | primates | mammal | - | primate
    ape | apes | primate | - | simio
    great ape | great apes | ape | - | gran simio
    gorilla | gorillas | great ape | - | gorila
    chimpanzee | chimpanzees | great ape | chimp | chimpancé
    orangutan | orangutans | great ape | orang-utan | orangután
    gibbon | gibbons | ape | lesser ape | gibón
    monkey | monkeys | primate | - | mono
    baboon | baboons | monkey | - | babuino
    macaque | macaques | monkey | - | macaco
    marmoset | marmosets | monkey | - | tití
    tamarin | tamarins | monkey | - | tamarino
    lemur | lemurs | primate | - | lémur
    loris | lorises | primate | - | loris
    bushbaby | bushbabies | primate | galago | gálago
    tarsier | tarsiers | primate | - | tarsero
    hoofed mammal | hoofed mammals | mammal | ungulate, hoofed animal | ungulado
    cloven-hoofed mammal | cloven-hoofed mammals | hoofed mammal | even-toed ungulate, artiodactyl | -
    odd-toed mammal | odd-toed mammals | hoofed mammal | odd-toed ungulate, perissodactyl | -
    antelope | antelopes | cloven-hoofed mammal | - | antílope
    gazelle | gazelles | antelope | - | gacela
    oryx | oryxes | antelope | - | órix
    wild cattle | wild cattle | cloven-hoofed mammal | wild ox, wild oxen | bovino salvaje
    bison | bison | wild cattle | - | bisonte
    buffalo | buffaloes | cloven-hoofed mammal | buffalos | búfalo
    cattle | cattle | cloven-hoofed mammal, livestock | cow, cows, bull, calf, calves, ox, oxen | vaca, toro, ganado
    goat | goats | cloven-hoofed mammal | - | cabra
    wild goat | wild goats | goat | ibex | cabra montés
    sheep | sheep | cloven-hoofed mammal | lamb, ram, ewe | oveja
    musk ox | musk oxen | cloven-hoofed mammal | - | buey almizclero
    deer | deer | cloven-hoofed mammal | - | ciervo, venado
    elk | elk | deer | - | -
    giraffe | giraffes | cloven-hoofed mammal | - | jirafa
    okapi | okapis | cloven-hoofed mammal | - | okapi
    pig | pigs | cloven-hoofed mammal | hog, swine, boar, piglet | cerdo, chancho, jabalí
    peccary | peccaries | cloven-hoofed mammal | javelina | pecarí
    hippo | hippos | cloven-hoofed mammal | hippopotamus, hippopotamuses, hippopotami | hipopótamo
    camelid | camelids | cloven-hoofed mammal | - | camélido
    camel | camels | camelid | - | camello
    equine | equines | odd-toed mammal | equid, horse family | équido
    horse | horses | equine | pony, ponies, foal | caballo
    donkey | donkeys | equine | ass, burro | burro, asno
    zebra | zebras | equine | - | cebra
    rhino | rhinos | odd-toed mammal | rhinoceros, rhinoceroses | rinoceronte
    tapir | tapirs | odd-toed mammal | - | tapir
    elephant | elephants | mammal | - | elefante
    hyrax | hyraxes | mammal | dassie | damán
    aardvark | aardvarks | mammal | - | cerdo hormiguero
    rodent | rodents | mammal | - | roedor, roedores
    mouse | mice | rodent | - | ratón
    rat | rats | rodent | - | rata
    hamster | hamsters | rodent | - | hámster
    guinea pig | guinea pigs | rodent | cavy, cavies | cuy, cobaya
    squirrel | squirrels | rodent | - | ardilla
    ground squirrel | ground squirrels | squirrel | prairie dog | ardilla terrestre
    beaver | beavers | rodent | - | castor
    porcupine | porcupines | rodent | - | puercoespín
    mole-rat | mole-rats | rodent | - | rata topo
    lagomorph | lagomorphs | mammal | - | lagomorfo
    rabbit | rabbits | lagomorph | bunny, bunnies | conejo
    hare | hares | lagomorph | - | liebre
    hedgehog | hedgehogs | mammal | - | erizo
    mole | moles | mammal | - | topo
    shrew | shrews | mammal | - | musaraña
    bat | bats | mammal | - | murciélago
    fruit bat | fruit bats | bat | flying fox, flying foxes | zorro volador
    anteater | anteaters | mammal | - | oso hormiguero
    sloth | sloths | mammal | - | perezoso
    armadillo | armadillos | mammal | - | armadillo
    pangolin | pangolins | mammal | scaly anteater | pangolín
    monotreme | monotremes | mammal | egg-laying mammal, mammals that lay eggs | monotrema
    platypus | platypuses | monotreme | duck-billed platypus | ornitorrinco
    echidna | echidnas | monotreme | spiny anteater | equidna
    marsupial | marsupials | mammal | pouched mammal | marsupial, marsupiales
    macropod | macropods | marsupial | kangaroo family | -
    kangaroo | kangaroos | macropod | roo | canguro
    tree-kangaroo | tree-kangaroos | kangaroo | - | canguro arborícola
    wallaby | wallabies | macropod | - | ualabí
    koala | koalas | marsupial | koala bear | koala
    wombat | wombats | marsupial | - | wombat
    possum | possums | marsupial | opossum, phalanger | zarigüeya
    glider | gliders | possum | - | -
    bandicoot | bandicoots | marsupial | bilby, bilbies | bandicut
    dasyurid | dasyurids | marsupial | carnivorous marsupial | -
    Tasmanian devil | Tasmanian devils | dasyurid | devil | demonio de Tasmania
    quoll | quolls | dasyurid | - | cuol
    numbat | numbats | marsupial | - | numbat
    bird | birds | - | - | ave, aves, pájaro, pájaros
    flightless bird | flightless birds | bird | - | ave no voladora
    ratite | ratites | flightless bird | - | ratite
    ostrich | ostriches | ratite | - | avestruz
    kiwi | kiwis | ratite | - | kiwi
    emu | emus | ratite | - | emú
    cassowary | cassowaries | ratite | - | casuario
    rhea | rheas | ratite | - | ñandú
    penguin | penguins | flightless bird, seabird | - | pingüino
    bird of prey | birds of prey | bird | raptor | ave de rapiña, rapaz, rapaces
    eagle | eagles | bird of prey | - | águila
    hawk | hawks | bird of prey | buzzard, harrier, kite | aguilucho, gavilán
    falcon | falcons | bird of prey | kestrel | halcón
    caracara | caracaras | falcon | - | carancho, tiuque
    osprey | ospreys | bird of prey | - | águila pescadora
    secretarybird | secretarybirds | bird of prey | - | secretario
    vulture | vultures | bird of prey | - | buitre, jote
    condor | condors | vulture | - | cóndor
    owl | owls | bird of prey | - | búho, lechuza
    parrot | parrots | bird | - | loro, papagayo
    macaw | macaws | parrot | - | guacamayo
    parakeet | parakeets | parrot | - | perico
    cockatoo | cockatoos | parrot | cockatiel | cacatúa
    waterbird | waterbirds | bird | water bird | ave acuática
    waterfowl | waterfowl | waterbird | wildfowl | anátida
    duck | ducks | waterfowl | teal, wigeon, pochard | pato
    goose | geese | waterfowl | - | ganso
    swan | swans | waterfowl | - | cisne
    wading bird | wading birds | waterbird | - | ave zancuda
    flamingo | flamingos | wading bird | flamingoes | flamenco
    heron | herons | wading bird | egret, bittern | garza
    stork | storks | wading bird | - | cigüeña
    ibis | ibises | wading bird | - | ibis, bandurria
    crane | cranes | wading bird | - | grulla
    pelican | pelicans | waterbird | - | pelícano
    cormorant | cormorants | waterbird | shag | cormorán
    grebe | grebes | waterbird | - | zambullidor, huala
    rail | rails | bird | rallid | rascón
    coot | coots | rail, waterbird | - | tagua
    gallinule | gallinules | rail, waterbird | moorhen | tagüita
    seabird | seabirds | bird | sea bird, marine bird | ave marina
    albatross | albatrosses | seabird | - | albatros
    petrel | petrels | seabird | shearwater | petrel, fardela
    gull | gulls | seabird | seagull | gaviota
    tern | terns | seabird | - | gaviotín, charrán
    skua | skuas | seabird | - | salteador
    skimmer | skimmers | seabird | - | rayador
    booby | boobies | seabird | - | piquero
    puffin | puffins | seabird | auk | frailecillo
    frigatebird | frigatebirds | seabird | - | fragata
    wader | waders | bird | shorebird | ave playera
    plover | plovers | wader | lapwing, dotterel | chorlo
    sandpiper | sandpipers | wader | snipe, godwit, curlew, whimbrel | playero
    oystercatcher | oystercatchers | wader | - | pilpilén
    stilt | stilts | wader | avocet | perrito
    seedsnipe | seedsnipes | wader | - | perdicita
    game bird | game birds | bird | gamebird, galliform | -
    pheasant | pheasants | game bird | - | faisán
    peacock | peacocks | pheasant | peafowl, peahen | pavo real
    quail | quails | game bird | - | codorniz
    turkey | turkeys | game bird | - | pavo
    chicken | chickens | game bird, poultry | hen, rooster, cockerel, chick, fowl | gallina, gallo, pollo
    poultry | poultry | bird, livestock | - | aves de corral
    tinamou | tinamous | bird | - | perdiz
    pigeon | pigeons | bird | dove | paloma, tórtola
    cuckoo | cuckoos | bird | - | cuco
    nightjar | nightjars | bird | - | gallina ciega
    frogmouth | frogmouths | bird | - | podargo
    hummingbird | hummingbirds | bird | - | colibrí, picaflor
    kingfisher | kingfishers | bird | kookaburra | martín pescador
    hornbill | hornbills | bird | - | cálao
    hoopoe | hoopoes | bird | - | abubilla
    toucan | toucans | bird | - | tucán
    woodpecker | woodpeckers | bird | flicker | carpintero, pájaro carpintero, pitío
    songbird | songbirds | bird | perching bird, passerine | pájaro cantor
    crow | crows | songbird | raven, corvid | cuervo
    starling | starlings | songbird | myna | estornino
    bird-of-paradise | birds-of-paradise | songbird | - | ave del paraíso
    lyrebird | lyrebirds | songbird | - | ave lira
    swallow | swallows | songbird | martin | golondrina
    wren | wrens | songbird | - | chercán
    thrush | thrushes | songbird | - | zorzal
    robin | robins | songbird | - | petirrojo
    tit | tits | songbird | - | carbonero
    mockingbird | mockingbirds | songbird | - | tenca
    blackbird | blackbirds | songbird | cowbird, meadowlark | mirlo, tordo
    finch | finches | songbird | - | pinzón
    siskin | siskins | finch | - | jilguero
    canary | canaries | finch | - | canario
    sparrow | sparrows | songbird | - | gorrión, chincol
    pipit | pipits | songbird | - | bisbita
    tyrant flycatcher | tyrant flycatchers | songbird | flycatcher, tyrant | atrapamoscas
    tapaculo | tapaculos | songbird | - | churrín
    ovenbird | ovenbirds | songbird | cinclodes, earthcreeper, spinetail | churrete
    reptile | reptiles | - | - | reptil, reptiles
    turtle | turtles | reptile | chelonian | tortuga
    tortoise | tortoises | turtle | land turtle | tortuga terrestre
    sea turtle | sea turtles | turtle | marine turtle | tortuga marina
    freshwater turtle | freshwater turtles | turtle | terrapin | tortuga de agua dulce
    crocodilian | crocodilians | reptile | - | -
    crocodile | crocodiles | crocodilian | croc | cocodrilo
    alligator | alligators | crocodilian | gator, caiman | caimán, aligátor
    lizard | lizards | reptile | - | lagarto, lagartija
    iguana | iguanas | lizard | - | iguana
    chameleon | chameleons | lizard | - | camaleón
    gecko | geckos | lizard | geckoes | geco
    skink | skinks | lizard | - | eslizón
    monitor lizard | monitor lizards | lizard | monitor, goanna | varano
    dragon | dragons | lizard | dragon lizard | dragón
    legless lizard | legless lizards | lizard | - | lución
    snake | snakes | reptile | serpent | serpiente, culebra
    constrictor | constrictors | snake | - | constrictor
    boa | boas | constrictor | anaconda | boa
    python | pythons | constrictor | - | pitón
    venomous snake | venomous snakes | snake | - | serpiente venenosa
    viper | vipers | venomous snake | adder | víbora
    rattlesnake | rattlesnakes | viper | - | cascabel, serpiente de cascabel
    cobra | cobras | venomous snake | - | cobra
    tuatara | tuataras | reptile | - | tuátara
    amphibian | amphibians | - | - | anfibio, anfibios
    frog | frogs | amphibian | - | rana
    tree frog | tree frogs | frog | treefrog | rana arborícola
    poison dart frog | poison dart frogs | frog | poison frog, dart frog | rana venenosa
    toad | toads | amphibian | - | sapo
    salamander | salamanders | amphibian | - | salamandra
    giant salamander | giant salamanders | salamander | - | salamandra gigante
    newt | newts | salamander | - | tritón
    fish | fish | - | fishes | pez, peces
    saltwater fish | saltwater fish | fish | sea fish, marine fish | pez marino
    freshwater fish | freshwater fish | fish | river fish | pez de agua dulce
    reef fish | reef fish | saltwater fish | coral fish | pez de arrecife
    deep-sea fish | deep-sea fish | saltwater fish | deep sea fish | pez abisal
    shark | sharks | saltwater fish | - | tiburón
    ray | rays | saltwater fish | - | raya
    stingray | stingrays | ray | - | -
    eel | eels | fish | - | anguila
    moray | morays | eel | moray eel | morena
    salmon | salmon | fish | - | salmón
    catfish | catfish | freshwater fish | - | bagre
    carp | carp | freshwater fish | goldfish, koi | carpa
    piranha | piranhas | freshwater fish | - | piraña
    sturgeon | sturgeons | fish | - | esturión
    seahorse | seahorses | saltwater fish | sea horse, seadragon, sea dragon | caballito de mar
    tuna | tuna | saltwater fish | - | atún
    goby | gobies | fish | mudskipper | gobio
    lungfish | lungfish | freshwater fish | - | pez pulmonado
    coelacanth | coelacanths | saltwater fish | - | celacanto
    invertebrate | invertebrates | - | spineless animal | invertebrado, invertebrados
    insect | insects | invertebrate | bug, creepy-crawly | insecto
    ant | ants | insect | - | hormiga
    bee | bees | insect | bumblebee | abeja
    wasp | wasps | insect | - | avispa
    butterfly | butterflies | insect | - | mariposa
    moth | moths | insect | - | polilla
    beetle | beetles | insect | - | escarabajo
    ladybird | ladybirds | beetle | ladybug | mariquita, chinita
    firefly | fireflies | beetle | glow-worm | luciérnaga
    fly | flies | insect | - | mosca
    mosquito | mosquitoes | fly | gnat | mosquito, zancudo
    dragonfly | dragonflies | insect | - | libélula
    grasshopper | grasshoppers | insect | locust | saltamontes
    cricket | crickets | insect | - | grillo
    praying mantis | praying mantises | insect | mantis, mantid | mantis religiosa
    stick insect | stick insects | insect | leaf insect, phasmid | insecto palo
    cockroach | cockroaches | insect | roach | cucaracha
    arachnid | arachnids | invertebrate | - | arácnido
    spider | spiders | arachnid | - | araña
    tarantula | tarantulas | spider | - | tarántula
    scorpion | scorpions | arachnid | - | escorpión, alacrán
    millipede | millipedes | invertebrate | myriapod | milpiés
    crustacean | crustaceans | invertebrate | - | crustáceo
    crab | crabs | crustacean | - | cangrejo
    hermit crab | hermit crabs | crab | - | cangrejo ermitaño
    lobster | lobsters | crustacean | - | langosta
    shrimp | shrimps | crustacean | prawn, mantis shrimp | camarón
    woodlouse | woodlice | crustacean | - | cochinilla
    horseshoe crab | horseshoe crabs | invertebrate | - | cangrejo herradura
    mollusc | molluscs | invertebrate | mollusk | molusco
    cephalopod | cephalopods | mollusc | - | cefalópodo
    octopus | octopuses | cephalopod | octopi | pulpo
    squid | squids | cephalopod | - | calamar
    cuttlefish | cuttlefish | cephalopod | - | sepia
    nautilus | nautiluses | cephalopod | - | nautilo
    snail | snails | mollusc | - | caracol
    slug | slugs | mollusc | - | babosa
    clam | clams | mollusc | bivalve | almeja
    jellyfish | jellyfish | invertebrate | jelly, jellies | medusa
    coral | corals | invertebrate | - | coral
    sea anemone | sea anemones | invertebrate | anemone | anémona
    echinoderm | echinoderms | invertebrate | - | equinodermo
    starfish | starfish | echinoderm | sea star | estrella de mar
    sea urchin | sea urchins | echinoderm | urchin | erizo de mar
    worm | worms | invertebrate | earthworm, leech | gusano, lombriz
    livestock | livestock | - | farm animal, barnyard animal | animal de granja
    pet | pets | - | companion animal, house pet | mascota
    """)
}
