extension FactTable {
  /// Dog breeds; weights in lb and kg, heights in in and cm.
  static let dogBreeds = FactTable(
    """
    id | name | breed_group | bred_for | origin | country_code | life_span | temperament | weight_imperial | weight_metric | height_imperial | height_metric
    1 | Affenpinscher | Toy | Ratting in stables and kitchens | Germany | DE | 12 - 15 years | Spirited, Comical, Inquisitive, Fearless, Headstrong | 7 - 10 | 3 - 5 | 9 - 11.5 | 23 - 29
    2 | Afghan Hound | Hound | Coursing hare, gazelle and other fast game | Afghanistan | AF | 12 - 14 years | Dignified, Independent, Reserved, Sensitive, Playful | 50 - 60 | 23 - 27 | 25 - 27 | 64 - 69
    4 | Airedale Terrier | Terrier | Hunting otter and badger along rivers | England | GB | 11 - 14 years | Clever, Outgoing, Bold, Energetic, Determined | 50 - 70 | 23 - 32 | 22 - 24 | 56 - 61
    6 | Akita | Working | Hunting bear and boar, guarding | Japan | JP | 10 - 14 years | Dignified, Loyal, Fearless, Reserved, Quiet | 70 - 130 | 32 - 59 | 24 - 28 | 61 - 71
    8 | Alaskan Husky | Mixed | Racing and hauling sleds over snow | United States | US | 10 - 15 years | Tireless, Driven, Friendly, Hardy, Cooperative | 35 - 60 | 16 - 27 | 20 - 26 | 51 - 66
    9 | Alaskan Malamute | Working | Pulling heavy freight sleds | United States | US | 10 - 14 years | Affectionate, Sociable, Playful, Independent, Hardy | 75 - 85 | 34 - 39 | 23 - 25 | 58 - 64
    18 | Anatolian Shepherd Dog | Working | Protecting flocks from wolves and other predators | Turkey | TR | 11 - 13 years | Protective, Independent, Calm, Steady, Brave | 80 - 150 | 36 - 68 | 27 - 29 | 69 - 74
    21 | Australian Cattle Dog | Herding | Driving cattle over long distances | Australia | AU | 12 - 16 years | Tough, Alert, Tireless, Loyal, Wary | 35 - 50 | 16 - 23 | 17 - 20 | 43 - 51
    23 | Australian Shepherd | Herding | Herding stock on ranches | United States | US | 12 - 15 years | Smart, Energetic, Eager, Devoted, Watchful | 40 - 65 | 18 - 29 | 18 - 23 | 46 - 58
    25 | Azawakh | Hound | Coursing game and guarding desert camps | Mali, Niger, Burkina Faso | ML | 12 - 15 years | Aloof, Proud, Loyal, Independent, Vigilant | 33 - 55 | 15 - 25 | 23.5 - 29 | 60 - 74
    28 | Basenji | Hound | Driving game into nets | Democratic Republic of the Congo | CD | 13 - 14 years | Quiet, Curious, Independent, Poised, Clever | 22 - 24 | 10 - 11 | 16 - 17 | 41 - 43
    30 | Basset Hound | Hound | Trailing rabbit and hare by scent | France, England | FR | 12 - 13 years | Easygoing, Patient, Gentle, Stubborn, Sociable | 40 - 65 | 18 - 29 | 13 - 15 | 33 - 38
    31 | Beagle | Hound | Hunting hare and rabbit in packs | England | GB | 10 - 15 years | Merry, Curious, Sociable, Gentle, Vocal | 18 - 30 | 8 - 14 | 13 - 15 | 33 - 38
    36 | Belgian Malinois | Herding | Herding sheep, later police and army work | Belgium | BE | 12 - 14 years | Intense, Confident, Alert, Tireless, Trainable | 40 - 80 | 18 - 36 | 22 - 26 | 56 - 66
    41 | Bernese Mountain Dog | Working | Farm work, droving and pulling carts | Switzerland | CH | 7 - 10 years | Gentle, Calm, Affectionate, Steady, Loyal | 70 - 115 | 32 - 52 | 23 - 27.5 | 58 - 70
    42 | Bichon Frise | Non-Sporting | Companionship | France, Belgium | FR | 14 - 15 years | Cheerful, Playful, Affectionate, Curious, Sociable | 12 - 18 | 5 - 8 | 9.5 - 11.5 | 24 - 29
    45 | Bloodhound | Hound | Following game and people by scent | Belgium, England | BE | 10 - 12 years | Gentle, Determined, Patient, Independent, Stubborn | 80 - 110 | 36 - 50 | 23 - 27 | 58 - 69
    48 | Boerboel | Working | Guarding farms and homesteads | South Africa | ZA | 9 - 11 years | Confident, Protective, Dominant, Calm, Loyal | 110 - 200 | 50 - 91 | 22 - 27 | 56 - 69
    50 | Border Collie | Herding | Gathering and driving sheep | England, Scotland | GB | 12 - 15 years | Brilliant, Intense, Energetic, Responsive, Athletic | 30 - 55 | 14 - 25 | 18 - 22 | 46 - 56
    1001 | Borzoi | Hound | Coursing wolf, fox and hare | Russia | RU | 9 - 14 years | Quiet, Gentle, Dignified, Independent, Athletic | 60 - 105 | 27 - 48 | 26 - 32 | 66 - 81
    53 | Boston Terrier | Non-Sporting | Ratting and companionship | United States | US | 11 - 13 years | Lively, Friendly, Bright, Affectionate, Amusing | 12 - 25 | 5 - 11 | 15 - 17 | 38 - 43
    55 | Boxer | Working | Holding big game, later guard and police work | Germany | DE | 10 - 12 years | Playful, Bold, Loyal, Energetic, Protective | 50 - 80 | 23 - 36 | 21.5 - 25 | 55 - 64
    59 | Brittany | Sporting | Pointing and retrieving game birds | France | FR | 12 - 14 years | Eager, Quick, Sensitive, Energetic, Friendly | 30 - 40 | 14 - 18 | 17.5 - 20.5 | 44 - 52
    61 | Bull Terrier | Terrier | Companion to gentlemen, from fighting stock | England | GB | 12 - 13 years | Clownish, Playful, Stubborn, Affectionate, Active | 50 - 70 | 23 - 32 | 21 - 22 | 53 - 56
    1002 | Bulldog | Non-Sporting | Bull baiting, later companionship | England | GB | 8 - 10 years | Calm, Friendly, Brave, Stubborn, Dignified | 40 - 50 | 18 - 23 | 14 - 15 | 36 - 38
    1003 | Canaan Dog | Herding | Guarding and herding for desert peoples | Israel | IL | 12 - 15 years | Alert, Wary, Territorial, Clever, Devoted | 35 - 55 | 16 - 25 | 19 - 24 | 48 - 61
    67 | Cane Corso | Working | Guarding estates and hunting boar | Italy | IT | 9 - 12 years | Confident, Loyal, Protective, Serious, Intelligent | 88 - 110 | 40 - 50 | 23.5 - 27.5 | 60 - 70
    71 | Cavalier King Charles Spaniel | Toy | Companionship | England | GB | 12 - 15 years | Gentle, Affectionate, Sociable, Trusting, Patient | 13 - 18 | 6 - 8 | 12 - 13 | 30 - 33
    76 | Chesapeake Bay Retriever | Sporting | Retrieving ducks from icy water | United States | US | 10 - 13 years | Hardy, Determined, Protective, Bright, Loyal | 55 - 80 | 25 - 36 | 21 - 26 | 53 - 66
    1004 | Chihuahua | Toy | Companionship | Mexico | MX | 14 - 16 years | Bold, Alert, Devoted, Sassy, Quick | 3 - 6 | 1 - 3 | 5 - 8 | 13 - 20
    79 | Chinese Shar-Pei | Non-Sporting | Guarding, hunting and pit fighting | China | CN | 8 - 12 years | Reserved, Loyal, Calm, Independent, Suspicious | 45 - 60 | 20 - 27 | 18 - 20 | 46 - 51
    81 | Chow Chow | Non-Sporting | Hunting, guarding and pulling loads | China | CN | 8 - 12 years | Aloof, Dignified, Independent, Quiet, Loyal | 45 - 70 | 20 - 32 | 17 - 20 | 43 - 51
    87 | Cocker Spaniel (American) | Sporting | Flushing and retrieving small game birds | United States | US | 10 - 14 years | Merry, Gentle, Sensitive, Trusting, Lively | 20 - 30 | 9 - 14 | 13.5 - 15.5 | 34 - 39
    1005 | Collie | Herding | Herding sheep in the Highlands | Scotland | GB | 12 - 14 years | Gentle, Devoted, Responsive, Proud, Intelligent | 50 - 75 | 23 - 34 | 22 - 26 | 56 - 66
    1006 | Dachshund | Hound | Going to ground after badger | Germany | DE | 12 - 16 years | Brave, Stubborn, Curious, Lively, Clever | 16 - 32 | 7 - 15 | 8 - 9 | 20 - 23
    92 | Dalmatian | Non-Sporting | Running beside and guarding carriages | Croatia | HR | 11 - 13 years | Energetic, Outgoing, Dignified, Sensitive, Athletic | 45 - 70 | 20 - 32 | 19 - 24 | 48 - 61
    94 | Doberman Pinscher | Working | Personal protection and guard work | Germany | DE | 10 - 12 years | Alert, Fearless, Obedient, Loyal, Athletic | 60 - 100 | 27 - 45 | 24 - 28 | 61 - 71
    95 | Dogo Argentino | Working | Hunting boar and puma | Argentina | AR | 9 - 15 years | Courageous, Tenacious, Loyal, Athletic, Protective | 80 - 100 | 36 - 45 | 23.5 - 27 | 60 - 69
    103 | English Springer Spaniel | Sporting | Flushing and retrieving game birds | England | GB | 12 - 14 years | Eager, Cheerful, Obedient, Friendly, Active | 40 - 50 | 18 - 23 | 19 - 20 | 48 - 51
    111 | Finnish Spitz | Non-Sporting | Locating treed game birds by barking | Finland | FI | 13 - 15 years | Vocal, Lively, Independent, Alert, Friendly | 20 - 33 | 9 - 15 | 15.5 - 20 | 39 - 51
    113 | French Bulldog | Non-Sporting | Companionship | France | FR | 10 - 12 years | Affectionate, Easygoing, Playful, Alert, Adaptable | 20 - 28 | 9 - 13 | 11 - 13 | 28 - 33
    115 | German Shepherd Dog | Herding | Herding sheep, later police and army work | Germany | DE | 9 - 13 years | Confident, Intelligent, Loyal, Brave, Watchful | 50 - 90 | 23 - 41 | 22 - 26 | 56 - 66
    116 | German Shorthaired Pointer | Sporting | All-round hunting of birds and mammals | Germany | DE | 10 - 12 years | Energetic, Willing, Friendly, Smart, Bold | 45 - 70 | 20 - 32 | 21 - 25 | 53 - 64
    121 | Golden Retriever | Sporting | Retrieving waterfowl and upland birds | Scotland | GB | 10 - 12 years | Friendly, Gentle, Trustworthy, Eager, Patient | 55 - 75 | 25 - 34 | 21.5 - 24 | 55 - 61
    124 | Great Dane | Working | Boar hunting, later guarding estates | Germany | DE | 7 - 10 years | Gentle, Patient, Dependable, Friendly, Courageous | 110 - 175 | 50 - 79 | 28 - 32 | 71 - 81
    125 | Great Pyrenees | Working | Guarding sheep on mountain pastures | France | FR | 10 - 12 years | Calm, Patient, Protective, Independent, Gentle | 85 - 115 | 39 - 52 | 25 - 32 | 64 - 81
    127 | Greyhound | Hound | Coursing hare and racing | Great Britain | GB | 10 - 13 years | Gentle, Quiet, Athletic, Sensitive, Independent | 60 - 70 | 27 - 32 | 27 - 30 | 69 - 76
    130 | Havanese | Toy | Companionship | Cuba | CU | 14 - 16 years | Cheerful, Clever, Outgoing, Affectionate, Funny | 7 - 13 | 3 - 6 | 8.5 - 11.5 | 22 - 29
    1007 | Icelandic Sheepdog | Herding | Herding sheep and horses on open range | Iceland | IS | 12 - 14 years | Cheerful, Hardy, Inquisitive, Friendly, Vocal | 25 - 30 | 11 - 14 | 16.5 - 18 | 42 - 46
    134 | Irish Setter | Sporting | Finding and pointing game birds | Ireland | IE | 12 - 15 years | Outgoing, Sweet, Energetic, Playful, Impulsive | 60 - 70 | 27 - 32 | 25 - 27 | 64 - 69
    137 | Irish Wolfhound | Hound | Hunting wolf and elk | Ireland | IE | 6 - 8 years | Gentle, Dignified, Calm, Courageous, Loyal | 105 - 160 | 48 - 73 | 30 - 35 | 76 - 89
    1008 | Jindo | - | Hunting boar and deer, guarding the home | South Korea | KR | 14 - 15 years | Faithful, Brave, Independent, Fastidious, Alert | 30 - 50 | 14 - 23 | 18 - 22 | 46 - 56
    142 | Keeshond | Non-Sporting | Watchdog on river barges and farms | Netherlands | NL | 12 - 15 years | Outgoing, Lively, Affectionate, Alert, Bright | 35 - 45 | 16 - 20 | 17 - 18 | 43 - 46
    144 | Komondor | Working | Guarding flocks from wolves and thieves | Hungary | HU | 10 - 12 years | Vigilant, Brave, Independent, Calm, Devoted | 88 - 132 | 40 - 60 | 25.5 - 30 | 65 - 76
    149 | Labrador Retriever | Sporting | Retrieving fish and waterfowl | Canada, England | CA | 10 - 13 years | Friendly, Outgoing, Eager, Gentle, Adaptable | 55 - 80 | 25 - 36 | 21.5 - 24.5 | 55 - 62
    156 | Lhasa Apso | Non-Sporting | Indoor watchdog of Tibetan monasteries | China | CN | 12 - 15 years | Confident, Wary, Independent, Comical, Loyal | 12 - 18 | 5 - 8 | 10 - 11 | 25 - 28
    161 | Maltese | Toy | Companionship | - | - | 12 - 15 years | Gentle, Playful, Fearless, Affectionate, Lively | 4 - 7 | 2 - 3 | 7 - 9 | 18 - 23
    168 | Miniature Schnauzer | Terrier | Ratting on farms | Germany | DE | 12 - 15 years | Spirited, Alert, Obedient, Friendly, Bright | 11 - 20 | 5 - 9 | 12 - 14 | 30 - 36
    171 | Newfoundland | Working | Hauling nets and water rescue | Canada | CA | 8 - 10 years | Sweet, Patient, Gentle, Devoted, Calm | 100 - 150 | 45 - 68 | 26 - 28 | 66 - 71
    1009 | Norwegian Elkhound | Hound | Tracking moose and holding it at bay | Norway | NO | 12 - 15 years | Bold, Dependable, Hardy, Alert, Friendly | 48 - 55 | 22 - 25 | 19.5 - 20.5 | 50 - 52
    177 | Nova Scotia Duck Tolling Retriever | Sporting | Luring ducks into range and retrieving them | Canada | CA | 12 - 14 years | Playful, Quick, Intelligent, Affectionate, Determined | 35 - 50 | 16 - 23 | 17 - 21 | 43 - 53
    181 | Papillon | Toy | Companionship | France, Belgium | FR | 14 - 16 years | Happy, Alert, Clever, Friendly, Active | 5 - 10 | 2 - 5 | 8 - 11 | 20 - 28
    183 | Pekingese | Toy | Companion of the Chinese imperial court | China | CN | 12 - 14 years | Regal, Stubborn, Affectionate, Confident, Loyal | 7 - 14 | 3 - 6 | 6 - 9 | 15 - 23
    184 | Pembroke Welsh Corgi | Herding | Driving cattle by nipping at their heels | Wales | GB | 12 - 13 years | Bright, Bold, Affectionate, Outgoing, Alert | 22 - 30 | 10 - 14 | 10 - 12 | 25 - 30
    188 | Pharaoh Hound | Hound | Hunting rabbit | Malta | MT | 12 - 14 years | Clever, Playful, Sensitive, Friendly, Affectionate | 45 - 55 | 20 - 25 | 21 - 25 | 53 - 64
    193 | Pomeranian | Toy | Companionship | Germany, Poland | DE | 12 - 16 years | Lively, Inquisitive, Bold, Vocal, Affectionate | 3 - 7 | 1 - 3 | 7 - 9.5 | 18 - 24
    1010 | Poodle (Standard) | Non-Sporting | Retrieving waterfowl | Germany, France | DE | 12 - 15 years | Brilliant, Proud, Active, Trainable, Sensitive | 40 - 70 | 18 - 32 | 18 - 24 | 46 - 61
    1011 | Portuguese Water Dog | Working | Herding fish into nets, carrying messages | Portugal | PT | 11 - 13 years | Spirited, Athletic, Obedient, Bold, Affectionate | 35 - 60 | 16 - 27 | 17 - 23 | 43 - 58
    201 | Pug | Toy | Companionship | China | CN | 12 - 15 years | Charming, Mischievous, Loving, Sociable, Stubborn | 14 - 18 | 6 - 8 | 10 - 13 | 25 - 33
    209 | Rhodesian Ridgeback | Hound | Holding lions at bay, guarding farms | South Africa, Zimbabwe | ZA | 10 - 12 years | Dignified, Headstrong, Reserved, Loyal, Independent | 70 - 85 | 32 - 39 | 24 - 27 | 61 - 69
    210 | Rottweiler | Working | Driving cattle and pulling butchers' carts | Germany | DE | 8 - 10 years | Confident, Loyal, Courageous, Calm, Protective | 80 - 135 | 36 - 61 | 22 - 27 | 56 - 69
    212 | Saint Bernard | Working | Guarding and rescue at an Alpine hospice | Switzerland | CH | 8 - 10 years | Gentle, Patient, Calm, Friendly, Watchful | 120 - 180 | 54 - 82 | 26 - 30 | 66 - 76
    214 | Samoyed | Working | Herding reindeer and pulling sleds | Russia | RU | 12 - 14 years | Friendly, Gentle, Sociable, Playful, Adaptable | 35 - 65 | 16 - 29 | 19 - 23.5 | 48 - 60
    219 | Scottish Terrier | Terrier | Going to ground after fox and badger | Scotland | GB | 11 - 13 years | Independent, Dignified, Bold, Stubborn, Loyal | 18 - 22 | 8 - 10 | 10 - 11 | 25 - 28
    221 | Shetland Sheepdog | Herding | Herding small livestock on island crofts | Scotland | GB | 12 - 14 years | Bright, Responsive, Gentle, Vocal, Loyal | 15 - 25 | 7 - 11 | 13 - 16 | 33 - 41
    222 | Shiba Inu | Non-Sporting | Hunting birds and small game in brush | Japan | JP | 13 - 16 years | Spirited, Alert, Independent, Fastidious, Confident | 17 - 23 | 8 - 10 | 13.5 - 16.5 | 34 - 42
    223 | Shih Tzu | Toy | Companion of the Chinese imperial court | China | CN | 10 - 16 years | Affectionate, Outgoing, Playful, Trusting, Charming | 9 - 16 | 4 - 7 | 9 - 10.5 | 23 - 27
    226 | Siberian Husky | Working | Pulling light sleds over long distances | Russia | RU | 12 - 14 years | Outgoing, Mischievous, Gentle, Energetic, Independent | 35 - 60 | 16 - 27 | 20 - 23.5 | 51 - 60
    238 | Staffordshire Bull Terrier | Terrier | Pit fighting and ratting, later companionship | England | GB | 12 - 14 years | Courageous, Affectionate, Tenacious, Clever, Reliable | 24 - 38 | 11 - 17 | 14 - 16 | 36 - 41
    244 | Tibetan Mastiff | Working | Guarding herds, camps and monasteries | China | CN | 10 - 12 years | Aloof, Watchful, Independent, Protective, Stubborn | 70 - 150 | 32 - 68 | 24 - 29 | 61 - 74
    251 | Vizsla | Sporting | Pointing and retrieving game | Hungary | HU | 12 - 14 years | Affectionate, Energetic, Sensitive, Gentle, Eager | 44 - 60 | 20 - 27 | 21 - 24 | 53 - 61
    253 | Weimaraner | Sporting | Hunting big game, later pointing birds | Germany | DE | 10 - 13 years | Fearless, Energetic, Obedient, Friendly, Alert | 55 - 90 | 25 - 41 | 23 - 27 | 58 - 69
    256 | West Highland White Terrier | Terrier | Hunting fox, badger and vermin | Scotland | GB | 13 - 15 years | Plucky, Cheerful, Independent, Alert, Hardy | 15 - 20 | 7 - 9 | 10 - 11 | 25 - 28
    257 | Whippet | Hound | Coursing rabbit and racing | England | GB | 12 - 15 years | Gentle, Quiet, Affectionate, Calm, Playful | 25 - 40 | 11 - 18 | 18 - 22 | 46 - 56
    262 | Xoloitzcuintli | Non-Sporting | Companionship and guarding the home | Mexico | MX | 13 - 18 years | Calm, Loyal, Alert, Tranquil, Watchful | 10 - 55 | 5 - 25 | 10 - 23 | 25 - 58
    264 | Yorkshire Terrier | Toy | Ratting in mills and mines | England | GB | 11 - 15 years | Feisty, Bold, Affectionate, Sprightly, Confident | 4 - 7 | 2 - 3 | 7 - 8 | 18 - 20
    """)
}
