extension FactTable {
  /// Birds of Chile, by order.
  static let birdsOfChile = FactTable(
    """
    uid | spanish | english | latin | order | size | habitat | iucn | migration | dimorphism
    76-buteo-albigula | Aguilucho Chico | White-throated Hawk | Buteo albigula | Accipitriformes | 38 - 48 cm | Southern beech forest and nearby Andean slopes | Least Concern | yes | no
    73-parabuteo-unicinctus | Peuco | Harris's Hawk | Parabuteo unicinctus | Accipitriformes | 46 - 59 cm | Matorral, wooded hillsides and farmland edges | Least Concern | no | yes
    71-elanus-leucurus | Bailarín | White-tailed Kite | Elanus leucurus | Accipitriformes | 35 - 43 cm | Open fields, pastures and grassy wetland margins | Least Concern | no | no
    33-coscoroba-coscoroba | Cisne Coscoroba | Coscoroba Swan | Coscoroba coscoroba | Anseriformes | 90 - 115 cm | Shallow lagoons and reedy lakes | Least Concern | yes | no
    32-cygnus-melancoryphus | Cisne de Cuello Negro | Black-necked Swan | Cygnus melancoryphus | Anseriformes | 102 - 124 cm | Estuaries, lakes and coastal lagoons rich in waterweed | Least Concern | yes | no
    41-chloephaga-picta | Caiquén | Upland Goose | Chloephaga picta | Anseriformes | 60 - 73 cm | Patagonian grassland and wet meadows | Least Concern | yes | yes
    43-tachyeres-pteneres | Quetru No Volador | Fuegian Steamer-Duck | Tachyeres pteneres | Anseriformes | 74 - 84 cm | Rocky coasts and sheltered bays of the far south | Least Concern | no | no
    48-merganetta-armata | Pato Cortacorrientes | Torrent Duck | Merganetta armata | Anseriformes | 43 - 46 cm | Fast, boulder-strewn Andean rivers | Least Concern | no | yes
    54-anas-sibilatrix | Pato Real | Chiloe Wigeon | Mareca sibilatrix | Anseriformes | 43 - 54 cm | Lakes, slow rivers and flooded grassland | Least Concern | yes | no
    56-anas-cyanoptera | Pato Colorado | Cinnamon Teal | Spatula cyanoptera | Anseriformes | 35 - 48 cm | Shallow marshes and reed-fringed ponds | Least Concern | yes | yes
    58-anas-platalea | Pato Cuchara | Red Shoveler | Spatula platalea | Anseriformes | 45 - 56 cm | Shallow lagoons and brackish marshes | Least Concern | yes | yes
    90-vanellus-chilensis | Queltehue | Southern Lapwing | Vanellus chilensis | Charadriiformes | 32 - 38 cm | Pastures, wet meadows and city lawns | Least Concern | no | no
    98-haematopus-palliatus | Pilpilén | American Oystercatcher | Haematopus palliatus | Charadriiformes | 40 - 44 cm | Sandy beaches and dunes | Least Concern | no | no
    99-haematopus-ater | Pilpilén Negro | Blackish Oystercatcher | Haematopus ater | Charadriiformes | 43 - 45 cm | Wave-beaten rocky shores | Least Concern | no | no
    92-recurvirostra-andina | Caití | Andean Avocet | Recurvirostra andina | Charadriiformes | 43 - 48 cm | Salt lakes and saline lagoons of the altiplano | Least Concern | no | no
    115-stercorarius-chilensis | Salteador Chileno | Chilean Skua | Stercorarius chilensis | Charadriiformes | 53 - 59 cm | Southern coasts, fjords and nearby sea | Least Concern | yes | no
    117-leucophaeus-scoresbii | Gaviota Austral | Dolphin Gull | Leucophaeus scoresbii | Charadriiformes | 40 - 46 cm | Rocky coasts, harbours and seabird colonies of the south | Least Concern | no | no
    120-larus-pipixcan | Gaviota de Franklin | Franklin's Gull | Leucophaeus pipixcan | Charadriiformes | 32 - 38 cm | Beaches and river mouths in the austral summer | Least Concern | yes | no
    116-larus-dominicanus | Gaviota Dominicana | Kelp Gull | Larus dominicanus | Charadriiformes | 54 - 65 cm | Coasts, harbours, lakes and rubbish tips | Least Concern | no | no
    125-larosterna-inca | Gaviotín Monja | Inca Tern | Larosterna inca | Charadriiformes | 39 - 42 cm | Sea cliffs and cold waters of the Humboldt Current | Near Threatened | no | no
    128-rynchops-niger | Rayador | Black Skimmer | Rynchops niger | Charadriiformes | 40 - 50 cm | Estuaries, sandbars and calm river mouths | Least Concern | yes | yes
    1-nothoprocta-perdicaria | Perdiz Chilena | Chilean Tinamou | Nothoprocta perdicaria | Tinamiformes | 29 cm | Grassland, wheat fields and open scrub | Least Concern | no | no
    137-bubo-magellanicus | Tucúquere | Lesser Horned Owl | Bubo magellanicus | Strigiformes | 45 cm | Open woodland, rocky ravines and Patagonian steppe | Least Concern | no | no
    140-strix-rufipes | Concón | Rufous-legged Owl | Strix rufipes | Strigiformes | 33 - 38 cm | Old, dense temperate forest | Least Concern | no | no
    24-ardea-cocoi | Garza Cuca | Cocoi Heron | Ardea cocoi | Pelecaniformes | 95 - 127 cm | Lake shores, rivers and estuaries | Least Concern | no | no
    25-nycticorax-nycticorax | Huairavo | Black-crowned Night Heron | Nycticorax nycticorax | Pelecaniformes | 56 - 65 cm | Wetlands, rivers, harbours and city parks | Least Concern | yes | no
    28-theristicus-melanopis | Bandurria | Black-faced Ibis | Theristicus melanopis | Pelecaniformes | 71 - 76 cm | Damp meadows, pastures and open fields | Least Concern | yes | no
    4-rollandia-rolland | Pimpollo | White-tufted Grebe | Rollandia rolland | Podicipediformes | 24 - 36 cm | Reedy lakes, ponds and sheltered channels | Least Concern | no | no
    8-thalassarche-melanophrys | Albatros de Ceja Negra | Black-browed Albatross | Thalassarche melanophris | Procellariiformes | 80 - 95 cm | Open sea, nesting on remote southern islands | Least Concern | yes | no
    216-ardenna-grisea | Fardela Negra | Sooty Shearwater | Ardenna grisea | Procellariiformes | 40 - 51 cm | Open ocean, nesting in burrows on southern islands | Near Threatened | yes | no
    ardenna-creatopus | Fardela Blanca | Pink-footed Shearwater | Ardenna creatopus | Procellariiformes | 48 cm | Open ocean, nesting on Juan Fernández and Isla Mocha | Vulnerable | yes | no
    9-oceanites-oceanicus | Golondrina de Mar | Wilson's Storm-Petrel | Oceanites oceanicus | Procellariiformes | 16 - 19 cm | Open ocean, nesting in rock crevices of the far south | Least Concern | yes | no
    162-aphrastura-spinicauda | Rayadito | Thorn-tailed Rayadito | Aphrastura spinicauda | Passeriformes | 14 - 15 cm | Temperate forest and tall woodland | Least Concern | no | no
    161-sylviorthorhynchus-desmurii | Colilarga | Des Murs's Wiretail | Sylviorthorhynchus desmurii | Passeriformes | 24 cm | Dense bamboo thickets in humid forest | Least Concern | no | no
    159-pygarrhichas-albogularis | Comesebo Grande | White-throated Treerunner | Pygarrhichas albogularis | Passeriformes | 14 - 16 cm | Trunks and branches of southern beech forest | Least Concern | no | no
    166-scelorchilus-albicollis | Tapaculo | White-throated Tapaculo | Scelorchilus albicollis | Passeriformes | 19 cm | Dry scrub on hillsides and in ravines | Least Concern | no | no
    167-pteroptochos-megapodius | Turca | Moustached Turca | Pteroptochos megapodius | Passeriformes | 22 - 24 cm | Rocky slopes with sparse matorral | Least Concern | no | no
    165-pteroptochos-tarnii | Hued-hued del Sur | Black-throated Huet-huet | Pteroptochos tarnii | Passeriformes | 23 - 25 cm | Floor of humid forest with dense undergrowth | Least Concern | no | no
    168-scelorchilus-rubecula | Chucao | Chucao Tapaculo | Scelorchilus rubecula | Passeriformes | 18 - 19 cm | Shady undergrowth of humid temperate forest | Least Concern | no | no
    169-eugralla-paradoxa | Churrín de la Mocha | Ochre-flanked Tapaculo | Eugralla paradoxa | Passeriformes | 14 - 15 cm | Dense thickets and bamboo in humid forest | Least Concern | no | no
    170-scytalopus-magellanicus | Churrín del Sur | Magellanic Tapaculo | Scytalopus magellanicus | Passeriformes | 10 - 12 cm | Damp forest floor and mossy, brushy ravines | Least Concern | no | no
    179-elaenia-albiceps | Fío-Fío | White-crested Elaenia | Elaenia albiceps | Passeriformes | 13 - 15 cm | Forest, scrub, orchards and gardens | Least Concern | yes | no
    180-anairetes-parulus | Cachudito | Tufted Tit-Tyrant | Anairetes parulus | Passeriformes | 10 - 12 cm | Scrub, forest edge and gardens | Least Concern | no | no
    174-lessonia-rufa | Colegial | Austral Negrito | Lessonia rufa | Passeriformes | 11 - 13 cm | Open ground beside lakes, rivers and beaches | Least Concern | yes | yes
    181-tachycineta-meyeni | Golondrina Chilena | Chilean Swallow | Tachycineta leucopyga | Passeriformes | 13 cm | Forest edge, farmland, towns and open water | Least Concern | yes | no
    182-pygochelidon-cyanoleuca | Golondrina de Dorso Negro | Blue-and-white Swallow | Pygochelidon cyanoleuca | Passeriformes | 11 - 13 cm | Open country, river banks and villages | Least Concern | yes | no
    183-troglodytes-musculus | Chercán | Southern House Wren | Troglodytes musculus | Passeriformes | 11 - 13 cm | Scrub, forest edge, gardens and parks | Least Concern | no | no
    186-turdus-falcklandii | Zorzal | Austral Thrush | Turdus falcklandii | Passeriformes | 23 - 27 cm | Forest, farmland, orchards and lawns | Least Concern | no | no
    187-mimus-tenca | Tenca | Chilean Mockingbird | Mimus thenca | Passeriformes | 27 - 29 cm | Matorral, thorn scrub and dry hillsides | Least Concern | no | no
    190-curaeus-curaeus | Tordo | Austral Blackbird | Curaeus curaeus | Passeriformes | 26 - 28 cm | Forest edge, scrub and farmland | Least Concern | no | no
    193-sturnella-loyca | Loica | Long-tailed Meadowlark | Leistes loyca | Passeriformes | 25 - 28 cm | Grassland, pastures and open scrub | Least Concern | no | yes
    200-diuca-diuca | Diuca | Diuca Finch | Diuca diuca | Passeriformes | 16 - 18 cm | Scrub, farmland, parks and gardens | Least Concern | no | no
    201-zonotrichia-capensis | Chincol | Rufous-collared Sparrow | Zonotrichia capensis | Passeriformes | 13 - 15 cm | Almost any open or bushy place, from coast to Andes | Least Concern | no | no
    203-carduelis-barbata | Jilguero | Black-chinned Siskin | Spinus barbatus | Passeriformes | 12 - 14 cm | Forest edge, weedy fields, parks and gardens | Least Concern | no | yes
    202-passer-domesticus | Gorrión | House Sparrow | Passer domesticus | Passeriformes | 14 - 18 cm | Towns, villages and farmyards | Least Concern | no | yes
    146-sephanoides-fernandensis | Picaflor de Juan Fernández | Juan Fernandez Firecrown | Sephanoides fernandensis | Apodiformes | 10 - 12 cm | Native forest and gardens of Robinson Crusoe Island | Critically Endangered | no | yes
    145-sephanoides-sephanoides | Picaflor Chico | Green-backed Firecrown | Sephanoides sephaniodes | Apodiformes | 9 - 11 cm | Temperate forest, scrub and flowering gardens | Least Concern | yes | yes
    147-patagonas-gigas | Picaflor Gigante | Giant Hummingbird | Patagona gigas | Apodiformes | 20 - 23 cm | Dry hillsides with puyas and cacti | Least Concern | yes | no
    148-eulidia-yarrellii | Picaflor de Arica | Chilean Woodstar | Eulidia yarrellii | Apodiformes | 7 - 8 cm | Green valleys of the far northern desert | Critically Endangered | no | yes
    129-patagioenas-araucana | Torcaza | Chilean Pigeon | Patagioenas araucana | Columbiformes | 34 - 38 cm | Temperate forest and fruiting woodland | Least Concern | no | no
    130-zenaida-auriculata | Tórtola Común | Eared Dove | Zenaida auriculata | Columbiformes | 24 - 26 cm | Farmland, scrub and towns | Least Concern | no | no
    242-caracara-plancus | Traro | Crested Caracara | Caracara plancus | Falconiformes | 50 - 65 cm | Steppe, pastures and open woodland | Least Concern | no | no
    79-milvago-chimango | Tiuque | Chimango Caracara | Daptrius chimango | Falconiformes | 32 - 43 cm | Farmland, coasts, towns and open country | Least Concern | no | no
    80-falco-sparverius | Cernícalo | American Kestrel | Falco sparverius | Falconiformes | 22 - 31 cm | Open country, farmland and towns | Least Concern | yes | yes
    231-eudyptes-chrysocome | Pingüino de Penacho Amarillo | Southern Rockhopper Penguin | Eudyptes chrysocome | Sphenisciformes | 45 - 58 cm | Rocky slopes with tussock grass on southern islands | Vulnerable | yes | no
    10-spheniscus-magellanicus | Pingüino de Magallanes | Magellanic Penguin | Spheniscus magellanicus | Sphenisciformes | 61 - 76 cm | Coasts and islands with soil for nest burrows | Least Concern | yes | no
    20-rhea-pennata | Ñandú | Lesser Rhea | Rhea pennata | Rheiformes | 92 - 100 cm | Patagonian steppe and altiplano grassland | Least Concern | no | no
    84-pardirallus-sanguinolentus | Pidén | Plumbeous Rail | Pardirallus sanguinolentus | Gruiformes | 30 - 38 cm | Reedbeds, ditches and marshy thickets | Least Concern | no | no
    87-fulica-armillata | Tagua Común | Red-gartered Coot | Fulica armillata | Gruiformes | 43 - 51 cm | Lakes, lagoons and slow rivers | Least Concern | no | no
    14-sula-variegata | Piquero | Peruvian Booby | Sula variegata | Suliformes | 71 - 76 cm | Sea cliffs and waters of the Humboldt Current | Least Concern | no | no
    16-phalacrocorax-brasilianus | Yeco | Neotropic Cormorant | Nannopterum brasilianum | Suliformes | 58 - 73 cm | Coasts, lakes, rivers and harbours | Least Concern | no | no
    17-phalacrocorax-gaimardi | Cormorán Lile | Red-legged Cormorant | Poikilocarbo gaimardi | Suliformes | 71 - 76 cm | Sea cliffs and inshore waters | Near Threatened | no | no
    68-vultur-gryphus | Cóndor | Andean Condor | Vultur gryphus | Cathartiformes | 100 - 130 cm | High Andes, cliffs and Patagonian steppe | Vulnerable | no | yes
    65-cathartes-aura | Jote de Cabeza Colorada | Turkey Vulture | Cathartes aura | Cathartiformes | 62 - 81 cm | Coasts, scrub and open country | Least Concern | yes | no
    133-enicognathus-leptorhynchus | Loro Choroy | Slender-billed Parakeet | Enicognathus leptorhynchus | Psittaciformes | 40 - 42 cm | Southern forest with old trees and nearby fields | Least Concern | no | no
    134-cyanoliseus-patagonus | Loro Tricahue | Burrowing Parrot | Cyanoliseus patagonus | Psittaciformes | 39 - 52 cm | Dry scrub and cliffs where it digs its nest tunnels | Least Concern | no | no
    132-enicognathus-ferrugineus | Cachaña | Austral Parakeet | Enicognathus ferrugineus | Psittaciformes | 33 - 36 cm | Southern beech and monkey puzzle forest | Least Concern | no | no
    29-phoenicopterus-chilensis | Flamenco Chileno | Chilean Flamingo | Phoenicopterus chilensis | Phoenicopteriformes | 110 - 130 cm | Salt lakes, lagoons and estuaries | Near Threatened | yes | no
    30-phoenicoparrus-andinus | Parina Grande | Andean Flamingo | Phoenicoparrus andinus | Phoenicopteriformes | 102 - 110 cm | Salt lakes of the high Andes | Vulnerable | yes | no
    31-phoenicoparrus-jamesi | Parina Chica | James's Flamingo | Phoenicoparrus jamesi | Phoenicopteriformes | 90 - 92 cm | Salt lakes of the altiplano above 3500 m | Near Threatened | yes | no
    153-colaptes-pitius | Pitío | Chilean Flicker | Colaptes pitius | Piciformes | 30 - 33 cm | Open woodland, forest edge and clearings | Least Concern | no | no
    151-campephilus-magellanicus | Carpintero Negro | Magellanic Woodpecker | Campephilus magellanicus | Piciformes | 36 - 45 cm | Mature southern beech forest | Least Concern | no | yes
    2-callipela-californica | Codorniz | California Quail | Callipepla californica | Galliformes | 24 - 28 cm | Scrub, vineyards and brushy farmland | Least Concern | no | yes
    150-ceryle-torquata | Martín Pescador | Ringed Kingfisher | Megaceryle torquata | Coraciiformes | 38 - 42 cm | Wooded rivers, lakes and sheltered southern coasts | Least Concern | no | yes
    """)
}
