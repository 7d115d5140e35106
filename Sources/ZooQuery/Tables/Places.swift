import ZooKit

extension Vocabulary {
  /// Where animals live and breeds are from, and what each place is a part of.
  static let places = TextTable(
    """
    term | part_of | also | spanish
    Africa | - | african | áfrica
    North Africa | Africa | north african, northern africa | norte de áfrica
    Sahara | North Africa | - | -
    Morocco | North Africa | moroccan | marruecos
    Egypt | North Africa | egyptian | egipto
    West Africa | Africa | west african, western africa | áfrica occidental
    Mali | West Africa | malian | malí
    Central Africa | Africa | central african | áfrica central
    East Africa | Africa | east african, eastern africa | áfrica oriental
    Ethiopia | East Africa | ethiopian, horn of africa | etiopía
    Kenya | East Africa | kenyan | kenia
    Tanzania | East Africa | tanzanian | -
    Southern Africa | Africa | - | áfrica austral
    South Africa | Southern Africa | south african | sudáfrica
    Namibia | Southern Africa | namibian | -
    Botswana | Southern Africa | okavango | botsuana
    Zimbabwe | Southern Africa | zimbabwean, rhodesian | zimbabue
    Madagascar | Africa | madagascan, malagasy | -
    Asia | - | asian | -
    Middle East | Asia | middle eastern, near east, levant | oriente medio
    Turkey | Middle East, Mediterranean | turkish, anatolia, anatolian | turquía
    Cyprus | Europe, Middle East, Mediterranean | cypriot | chipre
    Israel | Middle East, Mediterranean | israeli | -
    Arabia | Middle East | arabian, saudi arabia | -
    United Arab Emirates | Arabia | emirati, dubai | emiratos árabes unidos
    Iran | Middle East | persia, persian, iranian | irán
    Caucasus | Europe, Asia | georgia, armenia, azerbaijan | cáucaso
    Central Asia | Asia | central asian | asia central
    Afghanistan | Central Asia | afghan | afganistán
    Mongolia | Central Asia | mongolian | -
    South Asia | Asia | south asian, indian subcontinent | asia del sur
    India | South Asia | indian | -
    Nepal | South Asia | nepali, nepalese | -
    Sri Lanka | South Asia | sri lankan, ceylon | -
    Himalayas | Asia | himalaya, himalayan | himalaya
    Tibet | China | tibetan | tíbet
    East Asia | Asia | east asian, far east | asia oriental
    China | East Asia | chinese | -
    Japan | East Asia | japanese | japón
    Korea | East Asia | korean, south korea | corea
    Southeast Asia | Asia | southeast asian, south-east asia | sudeste asiático
    Thailand | Southeast Asia | thai, siam, siamese | tailandia
    Myanmar | Southeast Asia | burma, burmese | birmania
    Vietnam | Southeast Asia | vietnamese | -
    Malaysia | Southeast Asia | malaysian, malay | malasia
    Singapore | Southeast Asia | singaporean | singapur
    Indonesia | Southeast Asia | indonesian | -
    Borneo | Southeast Asia | bornean | -
    Sumatra | Indonesia | sumatran | -
    Philippines | Southeast Asia | philippine, filipino | filipinas
    Siberia | Asia, Russia | siberian | -
    Russia | - | russian | rusia
    Europe | - | european | europa
    British Isles | Europe | britain, great britain, british, united kingdom, uk, gb | reino unido
    England | British Isles | english | inglaterra
    Scotland | British Isles | scottish, scots | escocia
    Wales | British Isles | welsh | gales
    Ireland | British Isles | irish | irlanda
    Isle of Man | British Isles | manx | isla de man
    France | Europe | french | francia
    Germany | Europe | german | alemania
    Belgium | Europe | belgian | bélgica
    Netherlands | Europe | dutch, holland | países bajos, holanda
    Switzerland | Europe, Alps | swiss | suiza
    Austria | Europe, Alps | austrian | -
    Alps | Europe | alpine | alpes
    Italy | Europe, Mediterranean | italian | italia
    Spain | Europe, Mediterranean | spanish | españa
    Portugal | Europe | portuguese | -
    Malta | Europe, Mediterranean | maltese | -
    Mediterranean | - | mediterranean sea | mediterráneo
    Greece | Europe, Mediterranean | greek | grecia
    Croatia | Europe, Mediterranean | croatian, dalmatia | croacia
    Hungary | Europe | hungarian, magyar | hungría
    Poland | Europe | polish | polonia
    Scandinavia | Europe | scandinavian | escandinavia
    Norway | Scandinavia | norwegian | noruega
    Sweden | Scandinavia | swedish | suecia
    Finland | Scandinavia | finnish | finlandia
    Iceland | Europe | icelandic | islandia
    Arctic | - | arctic ocean, north pole | ártico
    Antarctica | - | antarctic, south pole | antártida
    Americas | - | america, american | américa
    North America | Americas | north american | américa del norte
    Alaska | United States | alaskan | -
    Canada | North America | canadian | canadá
    Newfoundland | Canada | - | terranova
    Greenland | North America, Arctic | - | groenlandia
    United States | North America | usa, us, american | estados unidos
    Rocky Mountains | North America | rockies | montañas rocosas
    Mexico | North America | mexican | méxico
    Central America | Americas | central american | américa central, centroamérica
    Caribbean | Americas | west indies, antilles | caribe
    Cuba | Caribbean | cuban | -
    South America | Americas | south american | américa del sur, sudamérica
    Amazon | South America | amazonia, amazonian, amazon basin | amazonas, amazonía
    Andes | South America | andean | -
    Galapagos | Ecuador | galápagos | -
    Colombia | South America | colombian | -
    Venezuela | South America | venezuelan | -
    Guianas | South America | guiana, guyana, suriname | guayanas
    Ecuador | South America | ecuadorian | -
    Peru | South America | peruvian | perú
    Bolivia | South America | bolivian | -
    Brazil | South America | brazilian | brasil
    Argentina | South America | argentine, argentinian | -
    Patagonia | South America | patagonian, tierra del fuego | -
    Chile | South America | chilean | -
    Northern Chile | Chile | - | norte de chile
    Central Chile | Chile | - | chile central
    Southern Chile | Chile | - | sur de chile
    Arica y Parinacota | Northern Chile | arica, parinacota | -
    Tarapacá | Northern Chile | - | -
    Antofagasta | Northern Chile | - | -
    Atacama | Northern Chile | - | -
    Coquimbo | Northern Chile | - | -
    Valparaíso | Central Chile | - | -
    Metropolitana | Central Chile | metropolitan region, santiago | -
    O'Higgins | Central Chile | - | -
    Maule | Central Chile | - | -
    Ñuble | Central Chile | - | -
    Biobío | Central Chile | bío bío, bio-bio | -
    La Araucanía | Southern Chile | araucanía | -
    Los Ríos | Southern Chile | - | -
    Los Lagos | Southern Chile | - | -
    Aysén | Southern Chile | aisén | -
    Magallanes | Southern Chile | - | -
    Juan Fernandez Islands | Chile | juan fernández | -
    Oceania | - | oceanian | oceanía
    Australia | Oceania | australian, aussie | -
    Outback | Australia | inland australia | -
    Tasmania | Australia | tasmanian | -
    New Guinea | Oceania | papua, papuan, papua new guinea | nueva guinea
    New Zealand | Oceania | new zealander | nueva zelanda
    Pacific Islands | Oceania, Pacific Ocean | polynesia | -
    all oceans | Atlantic Ocean, Pacific Ocean, Indian Ocean | every ocean, worldwide ocean | -
    Atlantic Ocean | - | atlantic | atlántico
    Pacific Ocean | - | pacific | pacífico
    Indian Ocean | - | - | océano índico
    Southern Ocean | Antarctica | - | océano austral
    Red Sea | Indian Ocean | - | mar rojo
    Coral Triangle | Pacific Ocean | - | -
    Great Barrier Reef | Australia, Pacific Ocean | - | gran barrera de coral
    Caspian Sea | Asia, Europe | caspian | -
    worldwide | - | everywhere, cosmopolitan | -
    """)
}
