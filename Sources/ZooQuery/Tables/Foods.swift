import ZooKit

extension Vocabulary {
  /// What animals eat, and what people call those who eat it.
  static let foods = TextTable(
    """
    term | plural | part_of | also | spanish
    carnivore | carnivores | - | carnivorous, meat eater, meat-eating, predator, hunter, meat | carnívoro
    herbivore | herbivores | - | herbivorous, plant eater, plant-eating, vegetarian, vegan, plants | herbívoro
    omnivore | omnivores | - | omnivorous, eats everything | omnívoro
    insect eater | insect eaters | - | insectivore, insectivorous, insect-eating | insectívoro
    ant eater | ant eaters | insect eater | ant-eating, termites, eats ants | -
    fish eater | fish eaters | - | piscivore, fish-eating | -
    filter feeder | filter feeders | - | plankton, plankton eater, krill | -
    scavenger | scavengers | - | carrion, carrion eater | carroñero
    blood eater | blood eaters | - | blood, bloodsucker | -
    fruit eater | fruit eaters | - | frugivore, fruit, fruit-eating | frutas
    seed eater | seed eaters | - | granivore, seeds | semillas
    nectar eater | nectar eaters | - | nectar, pollen | néctar
    leaf eater | leaf eaters | - | folivore, leaves, browser | hojas
    grass eater | grass eaters | - | grazer, grass, grazing | pasto
    bamboo eater | bamboo eaters | - | bamboo | bambú
    wood eater | wood eaters | - | wood | madera
    """)
}
