import ZooKit

extension Vocabulary {
  /// What lists are sorted by, and what people say for it: words that ask for an order by themselves, in any order, adjectives that do so
  /// before a kind, and what the animals of an exhibit are rated by, of which there is a most and a least. `-` before an
  /// order turns it round. The biggest animal is the heaviest one; how fast one is, is not known of any.
  static let orders = TextTable(
    """
    order | superlatives | adjectives | rated | of
    weight | heaviest, biggest, largest, más grande, más pesado | heavy, big, large, huge | - | -
    -weight | lightest, smallest, más pequeño, más pequeña, más chico | small, tiny, pequeño, pequeña, pequeños, pequeñas | - | -
    height | tallest, más alto | tall | - | -
    -height | shortest | - | - | -
    length | longest | - | - | -
    lifespan | oldest, longest-lived, longest lived, longest living, longest live, longest lives | old | - | -
    -lifespan | shortest-lived, shortest lived, shortest living, shortest live, shortest lives | - | - | -
    - | fastest, slowest, strongest, weakest, quietest | - | - | -
    affection | - | - | affection, affectionate | cat-breeds
    adaptability | - | - | adaptability, adaptable | cat-breeds
    child-friendly | child-friendly, child friendly, good with kids, good with children, for kids, for children, for families | - | - | cat-breeds
    dog-friendly | dog-friendly, dog friendly | - | - | cat-breeds
    cat-friendly | cat-friendly | - | - | cat-breeds
    stranger-friendly | stranger-friendly, stranger friendly | - | friendly | cat-breeds
    energy | - | - | energy, energetic, active | cat-breeds
    intelligence | - | - | intelligence, intelligent, smart, clever | cat-breeds
    social-needs | needs company, social-needs | - | - | cat-breeds
    vocalisation | - | - | vocalisation, talkative, noisy, loud | cat-breeds
    grooming | - | - | grooming, groomed | cat-breeds
    shedding | - | - | shedding, shed, sheds | cat-breeds
    -shedding | non-shedding, non shedding, low-shedding, dont shed, doesnt shed, do not shed, shed little, sheds little | - | - | cat-breeds
    health-issues | health-issues | - | - | cat-breeds
    """)

  /// Other words for the most or the least of what animals are rated by.
  static let degrees = TextTable(
    """
    word | degree
    best | most
    highest | most
    lowest | least
    low | least
    """)
}
