import ZooKit

extension Vocabulary {
  /// What exhibits are called besides their ids. A word may call several, of which the last is that of single animals.
  static let exhibits = TextTable(
    """
    exhibit | names | spanish
    animals | zoo animal, zoo animals, animal, zoo | animales
    cat-breeds | cat breed, cat breeds, cat, cats, house cat, house cats, housecat, domestic cat | gato, gatos, razas de gatos
    dog-breeds | dog breed, dog breeds, dog, dogs, pet dog, domestic dog | perro, perros, razas de perros
    birds | bird, bird of Chile, birds of Chile | ave, aves, pájaro, pájaros, aves de Chile, pájaros de Chile
    cats | cat, famous cats | gato, gatos, gatos famosos
    """)

  /// What the cats are called that the user has added.
  static let ownCats = TextTable(
    """
    words
    mine
    my cat
    my cats
    my own cats
    own cats
    mis gatos
    """)
}
