extension BuiltInTable {
  /// Birds of Chile, by order, under the API's uids.
  /// `README.md` beside says what stands behind each column.
  static let birdsOfChile = BuiltInTable(
    """
    uid | spanish | english | latin | order | size | habitat | regions | iucn | status | migration | dimorphism
    # Accipitriformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    76-buteo-albigula | Aguilucho Chico | White-throated Hawk | Buteo albigula | Accipitriformes | 38 - 48 cm | Southern beech forest and nearby Andean slopes | VS-AI | LC | - | yes | no
    73-parabuteo-unicinctus | Peuco | Harris's Hawk | Parabuteo unicinctus | Accipitriformes | 46 - 59 cm | Matorral, wooded hillsides and farmland edges | AP-AI | LC | - | no | no
    71-elanus-leucurus | Bailarín | White-tailed Kite | Elanus leucurus | Accipitriformes | 35 - 43 cm | Open fields, pastures and grassy wetland margins | AT-LL | LC | - | no | no
    70-accipiter-chilensis | Peuquito | Chilean Hawk | Astur chilensis | Accipitriformes | 37 - 42 cm | Southern beech forest, woodland and wooded farmland | CO-MA | LC | - | no | no
    74-buteo-polyosoma | Aguilucho Común | Variable Hawk | Geranoaetus polyosoma | Accipitriformes | 45 - 60 cm | Open country from coast and desert to high Andes | AP-MA | LC | - | no | yes
    75-buteo-ventralis | Aguilucho de Cola Rojiza | Rufous-tailed Hawk | Buteo ventralis | Accipitriformes | 54 - 60 cm | Southern forest and its edge with open ground | ML-MA | EN | - | no | no
    81-pandion-haliaetus | Águila Pescadora | Osprey | Pandion haliaetus | Accipitriformes | 50 - 66 cm | Lakes, rivers and estuaries in the austral summer | AP-LL | LC | - | yes | no
    243-geranoaetus-melanoleucus | Águila Mora | Black-chested Buzzard-Eagle | Geranoaetus melanoleucus | Accipitriformes | 62 - 76 cm | Hills and mountains with cliffs, scrub and steppe | AP-MA | LC | - | no | no
    72-cinereous-harrier | Vari | Cinereous Harrier | Circus cinereus | Accipitriformes | 40 - 50 cm | Marshes, wet meadows, pastures and steppe | AP-MA | LC | - | no | yes
    # Anseriformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    33-coscoroba-coscoroba | Cisne Coscoroba | Coscoroba Swan | Coscoroba coscoroba | Anseriformes | 90 - 115 cm | Shallow lagoons and reedy lakes | VS-MA | LC | - | yes | no
    32-cygnus-melancoryphus | Cisne de Cuello Negro | Black-necked Swan | Cygnus melancoryphus | Anseriformes | 102 - 124 cm | Estuaries, lakes and coastal lagoons rich in waterweed | AT-MA | LC | - | yes | no
    41-chloephaga-picta | Caiquén | Upland Goose | Chloephaga picta | Anseriformes | 60 - 73 cm | Patagonian grassland and wet meadows | LI-MA | LC | - | yes | yes
    43-tachyeres-pteneres | Quetru No Volador | Fuegian Steamer Duck | Tachyeres pteneres | Anseriformes | 74 - 84 cm | Rocky coasts and sheltered bays of the far south | LR-MA | LC | - | no | no
    48-merganetta-armata | Pato Cortacorrientes | Torrent Duck | Merganetta armata | Anseriformes | 43 - 46 cm | Fast, boulder-strewn Andean rivers | AT-MA | LC | - | no | yes
    54-anas-sibilatrix | Pato Real | Chiloe Wigeon | Mareca sibilatrix | Anseriformes | 43 - 54 cm | Lakes, slow rivers and flooded grassland | AT-MA | LC | - | yes | no
    56-anas-cyanoptera | Pato Colorado | Cinnamon Teal | Spatula cyanoptera | Anseriformes | 35 - 48 cm | Shallow marshes and reed-fringed ponds | AT-MA | LC | - | yes | yes
    58-anas-platalea | Pato Cuchara | Red Shoveler | Spatula platalea | Anseriformes | 45 - 56 cm | Shallow lagoons and brackish marshes | CO-MA | LC | - | yes | yes
    220-heteronetta-atricapilla | Pato Rinconero | Black-headed Duck | Heteronetta atricapilla | Anseriformes | 35 - 40 cm | Reedy lakes and marshes, often among coots | CO-LL | LC | - | no | yes
    37-chloephaga-poliocephala | Canquén | Ashy-headed Goose | Chloephaga poliocephala | Anseriformes | 50 - 55 cm | Damp meadows, forest clearings and southern lake shores | LI-MA | LC | - | yes | no
    46-lophonetta-specularioides | Pato Juarjual | Crested Duck | Lophonetta specularioides | Anseriformes | 51 - 61 cm | High Andean lakes; sheltered coasts of the far south | AP-MA | LC | - | no | no
    45-speculanas-specularis | Pato Anteojillo | Spectacled Duck | Speculanas specularis | Anseriformes | 46 - 54 cm | Forest rivers, streams and lakes of the south | ML-MA | NT | - | no | no
    50-anas-flavirostris | Pato Jergón Chico | Yellow-billed Teal | Anas flavirostris | Anseriformes | 35 - 45 cm | Lakes, rivers and wet meadows from coast to high Andes | AP-MA | LC | - | no | no
    51-anas-bahamensis | Pato Gargantillo | White-cheeked Pintail | Anas bahamensis | Anseriformes | 41 - 50 cm | Shallow lagoons and estuaries of the north and centre | AP-LL | LC | - | no | no
    34-chloephaga-melanoptera | Piuquén | Andean Goose | Chloephaga melanoptera | Anseriformes | 70 - 76 cm | Boggy meadows and lakes of the high Andes | AP-BI | LC | - | no | no
    36-chloephaga-hybrida | Caranca | Kelp Goose | Chloephaga hybrida | Anseriformes | 55 - 65 cm | Rocky, seaweed-covered shores of the south | LL-MA | LC | - | no | yes
    38-chloephaga-rubidiceps | Canquén Colorado | Ruddy-headed Goose | Chloephaga rubidiceps | Anseriformes | 45 - 53 cm | Damp grassland of Tierra del Fuego and Magallanes | MA | LC | - | yes | no
    49-anas-georgica | Pato Jergón Grande | Yellow-billed Pintail | Anas georgica | Anseriformes | 50 - 65 cm | Lakes, marshes, estuaries and flooded fields | AP-MA | LC | - | yes | no
    52-anas-versicolor | Pato Capuchino | Silver Teal | Spatula versicolor | Anseriformes | 38 - 43 cm | Shallow ponds and marshes with reeds | VS-MA | LC | - | no | no
    60-netta-peposaca | Pato Negro | Rosy-billed Pochard | Netta peposaca | Anseriformes | 53 - 57 cm | Lowland lakes and marshes rich in waterweed | AT-LL | LC | - | no | yes
    62-oxyura-ferruginea (jamaicensis) | Pato Rana de Pico Ancho | Andean Duck | Oxyura ferruginea | Anseriformes | 42 - 48 cm | Andean and Patagonian lakes with reeds | AP-MA | LC | - | no | yes
    64-oxyura-vittata | Pato Rana de Pico Delgado | Lake Duck | Oxyura vittata | Anseriformes | 36 - 46 cm | Reedy lowland ponds and lagoons | AT-LL | LC | - | no | yes
    # Charadriiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    90-vanellus-chilensis | Queltehue / Treile | Southern Lapwing | Vanellus chilensis | Charadriiformes | 32 - 38 cm | Pastures, wet meadows and city lawns | AN-MA | LC | - | no | no
    98-haematopus-palliatus | Pilpilén | American Oystercatcher | Haematopus palliatus | Charadriiformes | 40 - 44 cm | Sandy beaches and dunes | AP-VS, LI-LL | LC | - | no | no
    99-haematopus-ater | Pilpilén Negro | Blackish Oystercatcher | Haematopus ater | Charadriiformes | 43 - 45 cm | Wave-beaten rocky shores | AP-VS, LI-MA | LC | - | no | no
    92-recurvirostra-andina | Caití | Andean Avocet | Recurvirostra andina | Charadriiformes | 43 - 48 cm | Salt lakes and saline lagoons of the altiplano | AP-AT | LC | - | no | no
    115-stercorarius-chilensis | Salteador Chileno | Chilean Skua | Stercorarius chilensis | Charadriiformes | 53 - 59 cm | Southern coasts, fjords and nearby sea | AP-VS, LI-MA | LC | - | yes | no
    117-leucophaeus-scoresbii | Gaviota Austral | Dolphin Gull | Leucophaeus scoresbii | Charadriiformes | 40 - 46 cm | Rocky coasts, harbours and seabird colonies of the south | BI-MA | LC | - | no | no
    120-larus-pipixcan | Gaviota de Franklin | Franklin's Gull | Leucophaeus pipixcan | Charadriiformes | 32 - 38 cm | Beaches and river mouths in the austral summer | AP-LL | LC | - | yes | no
    116-larus-dominicanus | Gaviota Dominicana | Kelp Gull | Larus dominicanus | Charadriiformes | 54 - 65 cm | Coasts, harbours, lakes and rubbish tips | AP-MA | LC | - | no | no
    125-larosterna-inca | Gaviotín Monja | Inca Tern | Larosterna inca | Charadriiformes | 39 - 42 cm | Sea cliffs and cold waters of the Humboldt Current | AP-VS, LI-LR | NT | - | no | no
    128-rynchops-niger | Rayador | Black Skimmer | Rynchops niger | Charadriiformes | 40 - 50 cm | Estuaries, sandbars and calm river mouths | AP-LL | LC | - | yes | no
    91-himantopus-melanurus | Perrito | White-backed Stilt | Himantopus melanurus | Charadriiformes | 35 - 40 cm | Shallow lagoons, marshes and flooded fields | AT-LL | LC | - | no | yes
    214-pluvianellus-socialis | Chorlo de Magallanes | Magellanic Plover | Pluvianellus socialis | Charadriiformes | 18 - 20 cm | Stony shores of Patagonian lagoons; sheltered coasts | MA | VU | - | yes | no
    96-oreopholus-ruficollis | Chorlo de Campo | Tawny-throated Dotterel | Oreopholus ruficollis | Charadriiformes | 25 - 29 cm | Dry open plains, puna, steppe and coastal fields | AP-MA | LC | - | yes | no
    93-charadrius-collaris | Chorlo de Collar | Collared Plover | Anarhynchus collaris | Charadriiformes | 14 - 15 cm | Sandy river mouths, lagoons and gravel river beds | AT-LL | LC | - | no | no
    94-charadrius-falklandicus | Chorlo de Doble Collar | Two-banded Plover | Anarhynchus falklandicus | Charadriiformes | 17 - 19 cm | Beaches, mudflats and lake shores | CO-MA | LC | - | yes | yes
    113-nycticryphes-semicollaris | Becasina Pintada | South American Painted-snipe | Nycticryphes semicollaris | Charadriiformes | 19 - 23 cm | Overgrown marshes and wet meadows of central Chile | CO-LL | NT | - | no | no
    229-attagis-gayi | Perdicita Cordillerana | Rufous-bellied Seedsnipe | Attagis gayi | Charadriiformes | 27 - 31 cm | Bogs, scree and cushion plants of the high Andes | AP-MA | LC | - | no | no
    221-thinocorus-orbignyianus | Perdicita Cojón | Grey-breasted Seedsnipe | Thinocorus orbignyianus | Charadriiformes | 19 - 24 cm | Andean grassland, bogs and stony slopes | AP-MA | LC | - | no | yes
    114-thinocorus-rumicivorus | Perdicita | Least Seedsnipe | Thinocorus rumicivorus | Charadriiformes | 16 - 19 cm | Bare open plains, sandy fields and Patagonian steppe | AP-MA | LC | - | yes | yes
    105-numenius-phaeopus | Zarapito Común | Hudsonian Whimbrel | Numenius hudsonicus | Charadriiformes | 40 - 46 cm | Beaches, rocky shores, mudflats and coastal fields | AP-VS, LI-MA | LC | - | yes | no
    106-limosa-haemastica | Zarapito de Pico Recto | Hudsonian Godwit | Limosa haemastica | Charadriiformes | 36 - 42 cm | Tidal mudflats and estuaries, chiefly of Chiloé | AP-VS, LI-MA | VU | - | yes | yes
    108-aphriza-virgata | Playero de las Rompientes | Surfbird | Calidris virgata | Charadriiformes | 23 - 26 cm | Wave-splashed rocks of the sea coast | AP-VS, LI-AI | LC | - | yes | no
    109-calidris-alba | Playero Blanco | Sanderling | Calidris alba | Charadriiformes | 20 - 21 cm | Sandy ocean beaches | AP-VS, LI-MA | LC | - | yes | no
    239-phalaropus-tricolor | Pollito de Mar Tricolor | Wilson's Phalarope | Phalaropus tricolor | Charadriiformes | 22 - 24 cm | Salt lakes of the altiplano and shallow lagoons | AP-MA | LC | - | yes | yes
    104-tringa-semipalmata | Playero Grande | Willet | Tringa semipalmata | Charadriiformes | 33 - 41 cm | Beaches, rocky shores and estuaries, mostly northern | AP-VS, LI-AR | LC | - | yes | no
    102-tringa-melanoleuca | Pitotoy Grande | Greater Yellowlegs | Tringa melanoleuca | Charadriiformes | 29 - 33 cm | Estuaries, lagoons and marshes | AP-MA | NT | - | yes | no
    126-sternula-lorata | Gaviotín Chico | Peruvian Tern | Sternula lorata | Charadriiformes | 22 - 24 cm | Northern coast, nesting on desert flats near the sea | AP-AN | EN | - | yes | no
    123-sterna-hirundinacea | Gaviotín Sudamericano | South American Tern | Sterna hirundinacea | Charadriiformes | 41 - 43 cm | Sea coasts, islets and channels | AP-VS, LI-MA | LC | - | yes | no
    100-haematopus-leucopodus | Pilpilén Austral | Magellanic Oystercatcher | Haematopus leucopodus | Charadriiformes | 42 - 46 cm | Southern beaches, nesting on grassland and steppe | LL-MA | LC | - | no | no
    95-pluvialis-squatarola | Chorlo Ártico | Grey Plover | Pluvialis squatarola | Charadriiformes | 27 - 31 cm | Beaches and mudflats in the austral summer | AP-VS, LI-MA | VU | - | yes | no
    97-charadrius-modestus | Chorlo Chileno | Rufous-chested Dotterel | Zonibyx modestus | Charadriiformes | 19 - 22 cm | Far southern grassland and bogs; in winter, coasts | AT-MA | LC | - | yes | no
    101-phegornis-mitchellii | Chorlito Cordillerano | Diademed Sandpiper-Plover | Phegornis mitchellii | Charadriiformes | 17 - 19 cm | Cushion bogs and streamsides of the high Andes | AP-ML | NT | - | yes | no
    103-tringa-flavipes | Pitotoy Chico | Lesser Yellowlegs | Tringa flavipes | Charadriiformes | 23 - 25 cm | Shallow wetlands and estuaries in the austral summer | AP-MA | VU | - | yes | no
    107-arenaria-interpres | Playero Vuelvepiedras | Ruddy Turnstone | Arenaria interpres | Charadriiformes | 21 - 26 cm | Rocky shores and beaches in the austral summer | AP-VS, LI-MA | NT | - | yes | no
    110-calidris-bairdii | Playero de Baird | Baird's Sandpiper | Calidris bairdii | Charadriiformes | 14 - 18 cm | Muddy edges of Andean and lowland lakes, and coasts | AP-MA | LC | - | yes | no
    111-gallinago-paraguaiae | Becasina Común | Magellanic Snipe | Gallinago magellanica | Charadriiformes | 27 - 29 cm | Wet meadows, bogs and marsh edges | AT-MA | LC | - | yes | no
    112-gallinago-stricklandii | Becasina Grande | Fuegian Snipe | Gallinago stricklandii | Charadriiformes | 29 - 35 cm | Peat bogs and tussock moorland of the far south | AI-MA | NT | - | no | no
    224-phalaropus-fulicarius | Pollito de Mar Rojizo | Red Phalarope | Phalaropus fulicarius | Charadriiformes | 20 - 22 cm | Open sea off the coast in the austral summer | AP-VS, LI-MA | LC | - | yes | yes
    118-larus-belcheri | Gaviota Peruana | Belcher's Gull | Larus belcheri | Charadriiformes | 48 - 52 cm | Rocky shores and harbours of the north | AP-CO | LC | - | no | no
    119-larus-modestus | Gaviota Garuma | Grey Gull | Leucophaeus modestus | Charadriiformes | 44 - 46 cm | Sandy beaches, nesting inland in the Atacama Desert | AP-VS, LI-LL | LC | - | yes | no
    121-larus-serranus | Gaviota Andina | Andean Gull | Chroicocephalus serranus | Charadriiformes | 44 - 48 cm | High Andean lakes and bogs, some on coasts in winter | AP-AR | LC | - | no | no
    122-chroicocephalus-maculipennis | Gaviota Cáhuil | Brown-hooded Gull | Chroicocephalus maculipennis | Charadriiformes | 35 - 37 cm | Reedy lagoons, wet fields, estuaries and beaches | AP-MA | LC | - | yes | no
    124-sterna-trudeaui | Gaviotín Piquerito | Snowy-crowned Tern | Sterna trudeaui | Charadriiformes | 28 - 35 cm | Marshes, lagoons and estuaries near the coast | CO-VS, LI-LL | LC | - | no | no
    127-sterna-elegans | Gaviotín Elegante | Elegant Tern | Thalasseus elegans | Charadriiformes | 39 - 43 cm | Beaches and inshore waters in the austral summer | AP-VS, LI-LL | NT | - | yes | no
    234-sterna-hirundo | Gaviotín Boreal | Common Tern | Sterna hirundo | Charadriiformes | 31 - 38 cm | Beaches and coastal sea in the austral summer | AP-VS | LC | - | yes | no
    # Tinamiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    1-nothoprocta-perdicaria | Perdiz Chilena | Chilean Tinamou | Nothoprocta perdicaria | Tinamiformes | 29 cm | Grassland, wheat fields and open scrub | AT-LL | LC | endemic | no | no
    3-eudromia-elegans | Perdiz Copetona / Martineta | Elegant Crested Tinamou | Eudromia elegans | Tinamiformes | 38 - 41 cm | Dry Patagonian steppe of Aysén, near the border | AI | LC | - | no | no
    # Strigiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    137-bubo-magellanicus | Tucúquere | Lesser Horned Owl | Bubo magellanicus | Strigiformes | 45 cm | Open woodland, rocky ravines and Patagonian steppe | AP-MA | LC | - | no | no
    140-strix-rufipes | Concón | Rufous-legged Owl | Strix rufipes | Strigiformes | 33 - 38 cm | Old, dense temperate forest | VS-MA | LC | - | no | no
    138-tyto-alba | Lechuza | American Barn Owl | Tyto furcata | Strigiformes | 32 - 40 cm | Farmland, open woodland, barns and church towers | AP-MA | LC | - | no | no
    139-asio-flammeus | Nuco | Short-eared Owl | Asio flammeus | Strigiformes | 34 - 42 cm | Grassland, pastures and marshes | AT-MA | LC | - | no | no
    141-glaucidium-nana | Chuncho | Austral Pygmy Owl | Glaucidium nana | Strigiformes | 17 - 21 cm | Forest, scrub, farmland with trees and city parks | AT-MA | LC | - | no | no
    142-athene-cunicularia | Pequén | Burrowing Owl | Athene cunicularia | Strigiformes | 19 - 26 cm | Open fields, dry scrub and desert edges | AP-LL | LC | - | no | no
    # Pelecaniformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    24-ardea-cocoi | Garza Cuca | Cocoi Heron | Ardea cocoi | Pelecaniformes | 95 - 127 cm | Lake shores, rivers and estuaries | AN-MA | LC | - | no | no
    25-nycticorax-nycticorax | Huairavo Común | Black-crowned Night Heron | Nycticorax nycticorax | Pelecaniformes | 56 - 65 cm | Wetlands, rivers, harbours and city parks | AP-MA | LC | - | no | no
    28-theristicus-melanopis | Bandurria | Black-faced Ibis | Theristicus melanopis | Pelecaniformes | 71 - 76 cm | Damp meadows, pastures and open fields | AN-MA | LC | - | yes | no
    26-ixobrychus-involucris | Huairavillo | Stripe-backed Bittern | Botaurus involucris | Pelecaniformes | 28 - 35 cm | Dense reedbeds of lakes and marshes | AT-LL | LC | - | no | no
    23-bubuculcus-ibis | Garza Bueyera / Garza Boyera | Western Cattle Egret | Ardea ibis | Pelecaniformes | 46 - 56 cm | Pastures with cattle, ploughed fields and wetland edges | AP-MA | LC | - | no | no
    21-ardea-alba | Garza Grande | Great Egret | Ardea alba | Pelecaniformes | 80 - 104 cm | Lakes, rivers, marshes and estuaries | AP-MA | LC | - | no | no
    15-pelecanus-thagus | Pelícano Común | Peruvian Pelican | Pelecanus thagus | Pelecaniformes | 137 - 152 cm | Rocky coasts and harbours of the Humboldt Current | AP-VS, LI-AI | NT | - | no | no
    22-egretta-thula | Garza Chica | Snowy Egret | Egretta thula | Pelecaniformes | 56 - 66 cm | Estuaries, lagoons, rivers and rocky shores | AP-LL | LC | - | no | no
    27-plegadis-chihi | Cuervo de Pantano | White-faced Ibis | Plegadis chihi | Pelecaniformes | 46 - 56 cm | Marshes, reedbeds and flooded fields | VS-LL | LC | - | no | no
    # Podicipediformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    4-rollandia-rolland | Pimpollo | White-tufted Grebe | Rollandia rolland | Podicipediformes | 24 - 36 cm | Reedy lakes, ponds and sheltered channels | AP-MA | LC | - | no | no
    6-podilymbus-podiceps | Picurio | Pied-billed Grebe | Podilymbus podiceps | Podicipediformes | 30 - 38 cm | Ponds and lakes with reeds and waterweed | AT-AI | LC | - | no | no
    7-podiceps-major | Huala | Great Grebe | Podiceps major | Podicipediformes | 67 - 80 cm | Large lakes, estuaries and sheltered coasts | AT-MA | LC | - | no | no
    5-podiceps-occipitalis | Blanquillo | Silvery Grebe | Podiceps occipitalis | Podicipediformes | 25 - 29 cm | Open lakes from Patagonia to the altiplano | AP-MA | LC | - | yes | no
    # Procellariiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    8-thalassarche-melanophrys | Albatros de Ceja Negra | Black-browed Albatross | Thalassarche melanophris | Procellariiformes | 80 - 95 cm | Open sea, nesting on remote southern islands | AP-VS, LI-MA | LC | - | yes | no
    216-ardenna-grisea | Fardela Negra | Sooty Shearwater | Ardenna grisea | Procellariiformes | 40 - 51 cm | Open ocean, nesting in burrows on southern islands | AP-VS, LI-MA | NT | - | yes | no
    9-oceanites-oceanicus | Golondrina de Mar | Wilson's Storm Petrel | Oceanites oceanicus | Procellariiformes | 16 - 19 cm | Open ocean, nesting in rock crevices of the far south | AP-VS, LI-MA | LC | - | yes | no
    222-macronectes-giganteus | Petrel Gigante Antártico | Southern Giant Petrel | Macronectes giganteus | Procellariiformes | 86 - 99 cm | Cold seas and coasts, nesting on far southern islands | AP-VS, LI-MA | LC | - | yes | no
    248-diomedea-exulans | Albatros Errante | Snowy Albatross | Diomedea exulans | Procellariiformes | 107 - 135 cm | Open ocean, mostly far offshore in the south | AN-VS, LI-MA | VU | - | yes | no
    # Passeriformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    162-aphrastura-spinicauda | Rayadito | Thorn-tailed Rayadito | Aphrastura spinicauda | Passeriformes | 14 - 15 cm | Temperate forest and tall woodland | CO-MA | LC | - | no | no
    161-sylviorthorhynchus-desmurii | Colilarga | Des Murs's Wiretail | Sylviorthorhynchus desmurii | Passeriformes | 24 cm | Dense bamboo thickets in humid forest | VS-MA | LC | - | no | no
    159-pygarrhichas-albogularis | Comesebo Grande | White-throated Treerunner | Pygarrhichas albogularis | Passeriformes | 14 - 16 cm | Trunks and branches of southern beech forest | VS-MA | LC | - | no | no
    166-scelorchilus-albicollis | Tapaculo | White-throated Tapaculo | Scelorchilus albicollis | Passeriformes | 19 cm | Dry scrub on hillsides and in ravines | AN-ML | LC | endemic | no | no
    167-pteroptochos-megapodius | Turca | Moustached Turca | Pteroptochos megapodius | Passeriformes | 22 - 24 cm | Rocky slopes with sparse matorral | AT-BI | LC | endemic | no | no
    165-pteroptochos-tarnii | Hued-hued del Sur | Black-throated Huet-huet | Pteroptochos tarnii | Passeriformes | 23 - 25 cm | Floor of humid forest with dense undergrowth | BI-MA | LC | - | no | no
    168-scelorchilus-rubecula | Chucao | Chucao Tapaculo | Scelorchilus rubecula | Passeriformes | 18 - 19 cm | Shady undergrowth of humid temperate forest | LI-AI | LC | - | no | no
    169-eugralla-paradoxa | Churrín de la Mocha | Ochre-flanked Tapaculo | Eugralla paradoxa | Passeriformes | 14 - 15 cm | Dense thickets and bamboo in humid forest | ML-LL | LC | - | no | no
    170-scytalopus-magellanicus | Churrín del Sur | Magellanic Tapaculo | Scytalopus magellanicus | Passeriformes | 10 - 12 cm | Damp forest floor and mossy, brushy ravines | VS-MA | LC | - | no | no
    179-elaenia-albiceps | Fío-Fío | White-crested Elaenia | Elaenia albiceps | Passeriformes | 13 - 15 cm | Forest, scrub, orchards and gardens | AP-MA | LC | - | yes | no
    180-anairetes-parulus | Cachudito | Tufted Tit-Tyrant | Anairetes parulus | Passeriformes | 10 - 12 cm | Scrub, forest edge and gardens | AN-MA | LC | - | no | no
    174-lessonia-rufa | Colegial | Austral Negrito | Lessonia rufa | Passeriformes | 11 - 13 cm | Open ground beside lakes, rivers and beaches | AT-MA | LC | - | yes | yes
    181-tachycineta-meyeni | Golondrina Chilena | Chilean Swallow | Tachycineta leucopyga | Passeriformes | 13 cm | Forest edge, farmland, towns and open water | AT-MA | LC | - | yes | no
    182-pygochelidon-cyanoleuca | Golondrina de Dorso Negro | Blue-and-white Swallow | Pygochelidon cyanoleuca | Passeriformes | 11 - 13 cm | Open country, river banks and villages | AP-MA | LC | - | yes | no
    183-troglodytes-musculus | Chercán | Southern House Wren | Troglodytes musculus | Passeriformes | 11 - 13 cm | Scrub, forest edge, gardens and parks | AP-MA | LC | - | no | no
    186-turdus-falcklandii | Zorzal | Austral Thrush | Turdus falcklandii | Passeriformes | 23 - 27 cm | Forest, farmland, orchards and lawns | AN-MA | LC | - | no | no
    187-mimus-tenca | Tenca | Chilean Mockingbird | Mimus thenca | Passeriformes | 27 - 29 cm | Matorral, thorn scrub and dry hillsides | AT-LL | LC | - | no | no
    190-curaeus-curaeus | Tordo | Austral Blackbird | Curaeus curaeus | Passeriformes | 26 - 28 cm | Forest edge, scrub and farmland | AT-MA | LC | - | no | no
    193-sturnella-loyca | Loica | Long-tailed Meadowlark | Leistes loyca | Passeriformes | 25 - 28 cm | Grassland, pastures and open scrub | AT-MA | LC | - | no | yes
    200-diuca-diuca | Diuca | Diuca Finch | Diuca diuca | Passeriformes | 16 - 18 cm | Scrub, farmland, parks and gardens | AN-MA | LC | - | no | no
    201-zonotrichia-capensis | Chincol | Rufous-collared Sparrow | Zonotrichia capensis | Passeriformes | 13 - 15 cm | Almost any open or bushy place, from coast to Andes | AP-MA | LC | - | no | no
    203-carduelis-barbata | Jilguero | Black-chinned Siskin | Spinus barbatus | Passeriformes | 12 - 14 cm | Forest edge, weedy fields, parks and gardens | AT-MA | LC | - | no | yes
    202-passer-domesticus | Gorrión | House Sparrow | Passer domesticus | Passeriformes | 14 - 18 cm | Towns, villages and farmyards | AP-MA | LC | introduced | no | yes
    154-geositta-cunicularia | Minero Común | Common Miner | Geositta cunicularia | Passeriformes | 14 - 17 cm | Bare open ground, from coastal dunes to Andean steppe | AP-MA | LC | - | no | no
    155-upucerthia-dumetaria | Bandurrilla Común | Scale-throated Earthcreeper | Upucerthia dumetaria | Passeriformes | 20 - 22 cm | Dry scrub of Andean slopes and Patagonian steppe | AN-ML, AI-MA | LC | - | no | no
    156-ochetorhynchus-melanurus | Chiricoca | Crag Chilia | Ochetorhynchus melanurus | Passeriformes | 18 - 20 cm | Crags, ravines and rocky slopes with low scrub | AT-LI | LC | endemic | no | no
    215-cinclodes-fuscus | Churrete Acanelado | Buff-winged Cinclodes | Cinclodes fuscus | Passeriformes | 17 - 19 cm | Mountain streams and bogs; lowland wetlands in winter | AT-MA | LC | - | yes | no
    163-leptasthenura-aegithaloides | Tijeral Común | Plain-mantled Tit-Spinetail | Leptasthenura aegithaloides | Passeriformes | 15 - 17 cm | Matorral, desert scrub and bushy steppe | AP-MA | LC | - | no | no
    164-asthenes-humicola | Canastero Común | Dusky-tailed Canastero | Pseudasthenes humicola | Passeriformes | 14 - 16 cm | Matorral and thorny scrub of hillsides | AN-AR | LC | endemic | no | no
    173-hymenops-perspicillata | Run-run | Spectacled Tyrant | Hymenops perspicillatus | Passeriformes | 13 - 16 cm | Reedy marshes and damp grassland | AT-LL | LC | - | yes | yes
    176-pyrocephalus-rubinus | Saca-tu-real | Vermilion Flycatcher | Pyrocephalus rubinus | Passeriformes | 13 - 14 cm | Irrigated valleys and oases of the far north | AP-AN | LC | - | no | yes
    226-muscisaxicola-flavinucha | Dormilona Fraile | Ochre-naped Ground Tyrant | Muscisaxicola flavinucha | Passeriformes | 19 - 20 cm | Stony slopes, bogs and stream banks of the high Andes | AP-MA | LC | - | yes | no
    245-muscisaxicola-rufivertex | Dormilona de Nuca Rojiza | Rufous-naped Ground Tyrant | Muscisaxicola rufivertex | Passeriformes | 16 - 18 cm | Dry rocky slopes and ravines of the Andes | AP-LI | LC | - | yes | no
    185-phytotoma-rara | Rara | Rufous-tailed Plantcutter | Phytotoma rara | Passeriformes | 18 - 20 cm | Scrub, forest edge, orchards and gardens | AT-MA | LC | - | no | yes
    225-anthus-correndera | Bailarín Chico Común | Correndera Pipit | Anthus correndera | Passeriformes | 14 - 16 cm | Damp grassland, pastures and marsh edges | AP-MA | LC | - | no | no
    191-molothrus-bonariensis | Mirlo | Shiny Cowbird | Molothrus bonariensis | Passeriformes | 18 - 22 cm | Farmland, pastures with livestock, parks and gardens | AP-AI | LC | - | no | yes
    192-agelaius-thilius | Trile | Yellow-winged Blackbird | Agelasticus thilius | Passeriformes | 17 - 19 cm | Reedbeds of lakes and marshes | AT-AI | LC | - | no | yes
    196-phrygilus-patagonicus | Cometocino Patagónico | Patagonian Sierra Finch | Phrygilus patagonicus | Passeriformes | 14 - 15 cm | Southern beech forest, its edges and clearings | VS-MA | LC | - | no | yes
    197-phrygilus-fruticeti | Yal Común | Mourning Sierra Finch | Rhopospina fruticeti | Passeriformes | 18 cm | Bushy slopes of the Andes and Patagonian scrub | AP-MA | LC | - | no | yes
    237-phrygilus-unicolor | Pájaro Plomo | Plumbeous Sierra Finch | Geospizopsis unicolor | Passeriformes | 14 - 16 cm | Grassland, bogs and stony slopes of the high Andes | AP-MA | LC | - | no | yes
    247-melanodera-xanthogramma | Yal Cordillerano | Yellow-bridled Finch | Melanodera xanthogramma | Passeriformes | 15 - 17 cm | Rocky Andean slopes and grassland above the trees | VS-MA | LC | - | no | yes
    189-sicalis-luteola | Chirigüe Común / Chirihue | Grassland Yellow Finch | Sicalis luteola | Passeriformes | 12 - 14 cm | Grassland, pastures and weedy fields | AT-AI | LC | - | no | yes
    212-sicalis-auriventris | Chirigüe Dorado / Chirihue Dorado | Greater Yellow Finch | Sicalis auriventris | Passeriformes | 14 - 15 cm | Rocky slopes and valleys of the high Andes | AN-AR | LC | - | no | yes
    157-cinclodes-patagonicus | Churrete Común | Dark-bellied Cinclodes | Cinclodes patagonicus | Passeriformes | 18 - 20 cm | Banks of rivers and lakes, and rocky southern coasts | AT-MA | LC | - | no | no
    158-cinclodes-nigrofumosus | Churrete Costero | Chilean Seaside Cinclodes | Cinclodes nigrofumosus | Passeriformes | 21 - 27 cm | Wave-washed rocky shores from Arica to Valdivia | AP-VS, LI-LR | LC | endemic | no | no
    232-cinclodes-atacamensis | Churrete de Alas Blancas | White-winged Cinclodes | Cinclodes atacamensis | Passeriformes | 19 - 20 cm | Fast, rocky streams of the high Andes | AP-RM | LC | - | no | no
    160-phleocryptes-melanops | Trabajador | Wren-like Rushbird | Phleocryptes melanops | Passeriformes | 13 - 15 cm | Beds of reeds and rushes around lakes and lagoons | AP-MA | LC | - | no | no
    171-agriornis-montanus | Mero Gaucho | Black-billed Shrike-Tyrant | Agriornis montanus | Passeriformes | 23 - 25 cm | Open rocky slopes and valleys of the Andes | AP-MA | LC | - | no | no
    235-agriornis-lividus | Mero | Great Shrike-Tyrant | Agriornis lividus | Passeriformes | 26 - 28 cm | Matorral, bushy hillsides and Patagonian forest edge | AT-LR, AI-MA | LC | - | no | no
    172-muscisaxicola-albilora | Dormilona de Ceja Blanca | White-browed Ground Tyrant | Muscisaxicola albilora | Passeriformes | 16 - 17 cm | Stony Andean slopes and meadows, often near water | AN-MA | LC | - | yes | no
    233-muscisaxicola-maclovianus | Dormilona Tontita | Dark-faced Ground Tyrant | Muscisaxicola maclovianus | Passeriformes | 15 - 16 cm | Open ground of the far south; in winter, coasts | AP-MA | LC | - | yes | no
    175-colorhamphus-parvirostris | Viudita | Patagonian Tyrant | Colorhamphus parvirostris | Passeriformes | 12 - 13 cm | Southern beech forest; in winter, woods further north | CO-MA | LC | - | yes | no
    177-xolmis-pyrope | Diucón | Fire-eyed Diucon | Pyrope pyrope | Passeriformes | 19 - 21 cm | Forest edge, clearings, hedgerows and farmland | CO-MA | LC | - | no | no
    178-tachuris-rubrigastra | Sietecolores | Many-colored Rush Tyrant | Tachuris rubrigastra | Passeriformes | 11 cm | Tall reeds and rushes around lakes and lagoons | AN-AI | LC | - | no | no
    236-hirundo-rustica | Golondrina Bermeja | Barn Swallow | Hirundo rustica | Passeriformes | 15 - 19 cm | Fields, wetlands and coasts in the austral summer | AP-MA | LC | - | yes | no
    184-cistothorus-platensis | Chercán de las Vegas | Grass Wren | Cistothorus platensis | Passeriformes | 10 - 11 cm | Wet meadows and grassy or rushy marsh edges | AT-MA | LC | - | no | no
    194-phrygilus-gayi | Cometocino de Gay | Grey-hooded Sierra Finch | Phrygilus gayi | Passeriformes | 15 - 16 cm | Scrubby Andean slopes, dry valleys and steppe | AN-BI, AI-MA | LC | - | yes | yes
    195-phrygilus-atriceps | Cometocino del Norte | Black-hooded Sierra Finch | Phrygilus atriceps | Passeriformes | 15 - 16 cm | Highland scrub, terraces and villages of the north | AP-CO | LC | - | no | yes
    198-phrygilus-alaudinus | Platero | Band-tailed Sierra Finch | Rhopospina alaudina | Passeriformes | 13 - 15 cm | Dry, open slopes with grass, rocks and low bushes | AP, AN-LR | LC | - | no | yes
    204-carduelis-uropygialis | Jilguero Cordillerano | Yellow-rumped Siskin | Spinus uropygialis | Passeriformes | 12 - 13 cm | Scrubby Andean slopes, valleys and bogs | AT-BI | LC | - | yes | no
    # Apodiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    146-sephanoides-fernandensis | Picaflor de Juan Fernández | Juan Fernandez Firecrown | Sephanoides fernandensis | Apodiformes | 10 - 12 cm | Native forest and gardens of Robinson Crusoe Island | VS | CR | endemic | no | yes
    145-sephanoides-sephanoides | Picaflor Chico | Green-backed Firecrown | Sephanoides sephaniodes | Apodiformes | 9 - 11 cm | Temperate forest, scrub and flowering gardens | AN-MA | LC | - | yes | yes
    147-patagonas-gigas | Picaflor Gigante | Southern Giant Hummingbird | Patagona gigas | Apodiformes | 20 - 23 cm | Dry hillsides with puyas and cacti | AT-AR | LC | - | yes | no
    148-eulidia-yarrellii | Picaflor de Arica | Chilean Woodstar | Eulidia yarrellii | Apodiformes | 7 - 8 cm | Green valleys of the far northern desert | AP | CR | endemic | no | yes
    149-rhodopis-vesper | Picaflor del Norte | Oasis Hummingbird | Rhodopis vesper | Apodiformes | 11 - 14 cm | Green valleys, gardens and dry scrub of the north | AP-CO | LC | - | no | yes
    209-oreotrochilus-leucopleurus | Picaflor Cordillerano | White-sided Hillstar | Oreotrochilus leucopleurus | Apodiformes | 13 - 15 cm | Rocky Andean slopes and ravines with flowering scrub | AT-AR | LC | - | yes | yes
    # Columbiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    129-patagioenas-araucana | Torcaza | Chilean Pigeon | Patagioenas araucana | Columbiformes | 34 - 38 cm | Temperate forest and fruiting woodland | AT-AI | LC | - | no | no
    130-zenaida-auriculata | Tórtola Común | Eared Dove | Zenaida auriculata | Columbiformes | 24 - 26 cm | Farmland, scrub and towns | AP-MA | LC | - | no | no
    131-zenaida-meloda | Paloma de Alas Blancas / Cuculí | West Peruvian Dove | Zenaida meloda | Columbiformes | 27 - 30 cm | Irrigated valleys, oases and towns of the north | AP-VS | LC | - | no | no
    217-metriopelia-melanoptera | Tortolita Cordillerana / Tórtola Cordillerana | Black-winged Ground Dove | Metriopelia melanoptera | Columbiformes | 21 - 23 cm | Open Andean slopes with scrub, puyas and rocks | AP-MA | LC | - | no | no
    218-columba-livia | Paloma Doméstica | Rock Dove | Columba livia | Columbiformes | 30 - 36 cm | Cities, towns, harbours and farmyards | AP-MA | LC | introduced | no | no
    219-columbina-picui | Tortolita Cuyana | Picui Ground Dove | Columbina picui | Columbiformes | 15 - 18 cm | Farmland, dry scrub, gardens and parks | AN-LR | LC | - | no | no
    # Falconiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    242-caracara-plancus | Traro / Carancho Común | Crested Caracara | Caracara plancus | Falconiformes | 50 - 65 cm | Steppe, pastures and open woodland | AP-MA | LC | - | no | no
    79-milvago-chimango | Tiuque | Chimango Caracara | Daptrius chimango | Falconiformes | 32 - 43 cm | Farmland, coasts, towns and open country | AT-MA | LC | - | no | yes
    80-falco-sparverius | Cernícalo | American Kestrel | Falco sparverius | Falconiformes | 22 - 31 cm | Open country, farmland and towns | AP-MA | LC | - | no | yes
    78-phalcoboenus-megalopterus | Carancho Cordillerano | Mountain Caracara | Daptrius megalopterus | Falconiformes | 47 - 55 cm | Open high Andes and altiplano | AP-AR | LC | - | no | no
    82-falco-femoralis | Halcón Perdiguero | Aplomado Falcon | Falco femoralis | Falconiformes | 35 - 45 cm | Grassland, steppe and open farmland, coast to Andes | AP-MA | LC | - | no | no
    83-falco-peregrinus | Halcón Peregrino | Peregrine Falcon | Falco peregrinus | Falconiformes | 36 - 49 cm | Coasts, cliffs, wetlands, open country and cities | AP-MA | LC | - | yes | no
    # Sphenisciformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    231-eudyptes-chrysocome | Pingüino de Penacho Amarillo | Southern Rockhopper Penguin | Eudyptes chrysocome | Sphenisciformes | 45 - 58 cm | Rocky slopes with tussock grass on southern islands | AI-MA | VU | - | yes | no
    10-spheniscus-magellanicus | Pingüino de Magallanes | Magellanic Penguin | Spheniscus magellanicus | Sphenisciformes | 61 - 76 cm | Coasts and islands with soil for nest burrows | AT-VS, LI-MA | LC | - | yes | no
    13-aptenodytes-patagonicus | Pingüino Rey | King Penguin | Aptenodytes patagonicus | Sphenisciformes | 85 - 95 cm | Southern seas; a shore colony in Tierra del Fuego | MA | LC | - | no | no
    12-aptenodytes-forsteri | Pingüino Emperador | Emperor Penguin | Aptenodytes forsteri | Sphenisciformes | 100 - 130 cm | Sea ice and icy seas of the Antarctic sector | MA | EN | - | no | no
    223-eudyptes-chrysolophus | Pingüino Macaroni | Macaroni Penguin | Eudyptes chrysolophus | Sphenisciformes | 71 cm | Rocky, tussock-grown slopes of far southern islands | MA | VU | - | yes | no
    11-spheniscus-humboldti | Pingüino de Humboldt | Humboldt Penguin | Spheniscus humboldti | Sphenisciformes | 65 - 70 cm | Rocky islands and coasts of the Humboldt Current | AP-VS, LI-LL | VU | - | no | no
    # Rheiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    20-rhea-pennata | Ñandú / Suri | Lesser Rhea | Rhea pennata | Rheiformes | 92 - 100 cm | Patagonian steppe and altiplano grassland | AP-AT, AI-MA | LC | - | no | no
    # Gruiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    84-pardirallus-sanguinolentus | Pidén | Plumbeous Rail | Pardirallus sanguinolentus | Gruiformes | 30 - 38 cm | Reedbeds, ditches and marshy thickets | AP-MA | LC | - | no | no
    87-fulica-armillata | Tagua Común | Red-gartered Coot | Fulica armillata | Gruiformes | 43 - 51 cm | Lakes, lagoons and slow rivers | AT-MA | LC | - | no | no
    85-laterallus-jamaicensis | Pidencito | Black Rail | Laterallus jamaicensis | Gruiformes | 12 - 15 cm | Dense rushes and wet grass at marsh edges | AT-LR | EN | - | no | no
    86-porphyriops-melanops | Tagüita | Spot-flanked Gallinule | Porphyriops melanops | Gruiformes | 22 - 30 cm | Ponds and lagoons with floating plants and reeds | AT-LL | LC | - | no | no
    88-fulica-leucoptera | Tagua Chica | White-winged Coot | Fulica leucoptera | Gruiformes | 35 - 43 cm | Lakes, shallow lagoons and grassy shores | AT-MA | LC | - | no | no
    89-fulica-rufifrons | Tagua de Frente Roja | Red-fronted Coot | Fulica rufifrons | Gruiformes | 38 - 43 cm | Lagoons and marshes with dense reeds | AT-MA | LC | - | no | no
    # Suliformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    14-sula-variegata | Piquero | Peruvian Booby | Sula variegata | Suliformes | 71 - 76 cm | Sea cliffs and waters of the Humboldt Current | AP-VS, LI-LL | LC | - | no | no
    16-phalacrocorax-brasilianus | Cormorán Yeco | Neotropic Cormorant | Nannopterum brasilianum | Suliformes | 58 - 73 cm | Coasts, lakes, rivers and harbours | AP-MA | LC | - | no | no
    17-phalacrocorax-gaimardi | Cormorán Lile | Red-legged Cormorant | Poikilocarbo gaimardi | Suliformes | 71 - 76 cm | Sea cliffs and inshore waters | AP-VS, LI-AI | NT | - | no | no
    244-phalacrocorax-magellanicus | Cormorán de las Rocas | Rock Shag | Leucocarbo magellanicus | Suliformes | 65 - 72 cm | Sea cliffs, fjords and channels of the south | BI-MA | LC | - | no | no
    19-phalacrocorax-atriceps | Cormorán Imperial | Imperial Shag | Leucocarbo atriceps | Suliformes | 68 - 76 cm | Southern coasts, islets, fjords and channels | LL-MA | LC | - | no | no
    18-phalacrocorax-bougainvillii | Guanay | Guanay Cormorant | Leucocarbo bougainvilliorum | Suliformes | 71 - 76 cm | Coastal waters and islands of the Humboldt Current | AP-VS, LI-LR | NT | - | no | no
    # Cathartiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    68-vultur-gryphus | Cóndor | Andean Condor | Vultur gryphus | Cathartiformes | 100 - 130 cm | High Andes, cliffs and Patagonian steppe | AP-MA | VU | - | no | yes
    65-cathartes-aura | Jote de Cabeza Colorada | Turkey Vulture | Cathartes aura | Cathartiformes | 62 - 81 cm | Coasts, scrub and open country | AP-MA | LC | - | no | no
    66-coragyps-atratus | Jote de Cabeza Negra | Black Vulture | Coragyps atratus | Cathartiformes | 56 - 68 cm | Farmland, woodland edge, coasts and rubbish tips | AT-AI | LC | - | no | no
    # Psittaciformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    133-enicognathus-leptorhynchus | Loro Choroy | Slender-billed Parakeet | Enicognathus leptorhynchus | Psittaciformes | 40 - 42 cm | Southern forest with old trees and nearby fields | VS-AI | LC | endemic | no | no
    134-cyanoliseus-patagonus | Loro Tricahue | Burrowing Parrot | Cyanoliseus patagonus | Psittaciformes | 39 - 52 cm | Dry scrub and cliffs where it digs its nest tunnels | AT-CO, LI-ML | LC | - | no | no
    132-enicognathus-ferrugineus | Cachaña | Austral Parakeet | Enicognathus ferrugineus | Psittaciformes | 33 - 36 cm | Southern beech and monkey puzzle forest | LI-MA | LC | - | no | no
    135-psilopsiagon-aurifrons | Perico Cordillerano | Mountain Parakeet | Psilopsiagon aurifrons | Psittaciformes | 17 - 19 cm | Scrubby slopes and ravines of the Andes | AP-RM | LC | - | no | no
    136-myiopsitta-monachus | Cotorra Argentina | Monk Parakeet | Myiopsitta monachus | Psittaciformes | 28 - 30 cm | City parks and farmland with tall trees | AP-LR | LC | introduced | no | no
    # Phoenicopteriformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    29-phoenicopterus-chilensis | Flamenco Chileno | Chilean Flamingo | Phoenicopterus chilensis | Phoenicopteriformes | 110 - 130 cm | Salt lakes, lagoons and estuaries | AP-MA | NT | - | yes | no
    30-phoenicoparrus-andinus | Parina Grande | Andean Flamingo | Phoenicoparrus andinus | Phoenicopteriformes | 102 - 110 cm | Salt lakes of the high Andes | AP-AT | VU | - | yes | no
    31-phoenicoparrus-jamesi | Parina Chica | James's Flamingo | Phoenicoparrus jamesi | Phoenicopteriformes | 90 - 92 cm | Salt lakes of the altiplano above 3500 m | AP-AT | NT | - | yes | no
    # Piciformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    153-colaptes-pitius | Pitío | Chilean Flicker | Colaptes pitius | Piciformes | 30 - 33 cm | Open woodland, forest edge and clearings | AT-MA | LC | - | no | yes
    151-campephilus-magellanicus | Carpintero Negro | Magellanic Woodpecker | Campephilus magellanicus | Piciformes | 36 - 45 cm | Mature southern beech forest | ML-MA | LC | - | no | yes
    152-picoides-lignarius | Carpinterito | Striped Woodpecker | Veniliornis lignarius | Piciformes | 15 - 16 cm | Open woodland, scrub, orchards and gardens | CO-MA | LC | - | no | yes
    # Galliformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    2-callipela-californica | Codorniz | California Quail | Callipepla californica | Galliformes | 24 - 28 cm | Scrub, vineyards and brushy farmland | AT-LL | LC | introduced | no | yes
    # Coraciiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    150-ceryle-torquata | Martín Pescador | Ringed Kingfisher | Megaceryle torquata | Coraciiformes | 38 - 42 cm | Wooded rivers, lakes and sheltered southern coasts | BI-MA | LC | - | no | yes
    # Caprimulgiformes · Jaramillo 2003, Birds of Chile; Handbook of the Birds of the World; names: IOC and the API · IUCN Red List
    143-caprimulgus-longirostris | Gallina Ciega | Band-winged Nightjar | Systellura longirostris | Caprimulgiformes | 24 - 25 cm | Dry hillsides, matorral and open woodland | AP-MA | LC | - | no | yes
    # Ours, since the API has no such bird · the same
    ardenna-creatopus | Fardela Blanca | Pink-footed Shearwater | Ardenna creatopus | Procellariiformes | 48 cm | Open ocean, nesting on Juan Fernández and Isla Mocha | AP-VS, LI-LL | VU | endemic | yes | no
    """)
}
