import ZooKit

extension Vocabulary {
  /// What animals eat, and what people call those who eat it.
  static let foods = TextTable(
    """
    term | plural | part_of | also | spanish
    carnivore | carnivores | - | carnivorous, meat eater, meat-eating, predator, hunter, meat, eat meat, eats meat, eating meat | carnívoro, come carne, comen carne
    herbivore | herbivores | - | herbivorous, plant eater, plant-eating, vegetarian, vegan, plants, eat plants, eats plants, eating plants | herbívoro, come plantas, comen plantas
    omnivore | omnivores | - | omnivorous, eats everything | omnívoro
    insect eater | insect eaters | - | insectivore, insectivorous, insect-eating, eat insects, eats insects, eating insects | insectívoro, come insectos, comen insectos
    ant eater | ant eaters | insect eater | ant-eating, termites, eats ants, eat ants, eating ants | come hormigas, comen hormigas
    fish eater | fish eaters | - | piscivore, fish-eating, eat fish, eats fish, eating fish | come peces, comen peces
    filter feeder | filter feeders | - | plankton eater, eat plankton, eats plankton, eating plankton | come plancton, comen plancton
    scavenger | scavengers | - | carrion, carrion eater, eat carrion, eats carrion, eating carrion | carroñero, come carroña, comen carroña
    blood eater | blood eaters | - | blood, bloodsucker, eat blood, eats blood, eating blood | come sangre, comen sangre
    fruit eater | fruit eaters | - | frugivore, fruit, fruit-eating, eat fruit, eats fruit, eating fruit | frutas, come frutas, comen frutas
    seed eater | seed eaters | - | granivore, seeds, eat seeds, eats seeds, eating seeds | semillas, come semillas, comen semillas
    nectar eater | nectar eaters | - | nectar, pollen, eat nectar, eats nectar, eating nectar | néctar, come néctar, comen néctar
    leaf eater | leaf eaters | - | folivore, leaves, browser, eat leaves, eats leaves, eating leaves | hojas, come hojas, comen hojas
    grass eater | grass eaters | - | grazer, grass, grazing, eat grass, eats grass, eating grass | pasto, come pasto, comen pasto
    bamboo eater | bamboo eaters | - | bamboo, eat bamboo, eats bamboo, eating bamboo | bambú, come bambú, comen bambú
    wood eater | wood eaters | - | wood, eat wood, eats wood, eating wood | madera, come madera, comen madera
    """)
}
