import ZooKit

extension Vocabulary {
  /// Words before a term that must not be true.
  static let negations = TextTable(
    """
    word
    not
    isnt
    arent
    non
    """)

  /// Words between the names of animals, `with` and `to` after `compare` alone; and what those join that don't only compare:
  /// one description, or a list of all that either means.
  static let separators = TextTable(
    """
    word | after | joins
    , | - | one
    & | - | one
    vs | - | -
    vs. | - | -
    versus | - | -
    and | - | one
    or | - | list
    than | - | -
    with | compare | -
    to | compare | -
    """)

  /// Words and phrases that mean nothing beside a term, and the fact that some ask for.
  static let fillers = TextTable(
    """
    word | asks
    a
    an
    the
    in
    from
    of
    on
    at
    by
    to
    for
    on earth
    on the planet
    in the world
    of the world
    in the whole world
    alive
    with
    and
    or
    but
    that
    which
    whats
    whos
    wheres
    what
    who
    where
    how
    you
    your
    i
    we
    see
    how long do | lifespan
    how long does | lifespan
    how long can | lifespan
    how old | lifespan
    how long is | length
    how long are | length
    how big | weight
    how large | weight
    how small | weight
    how heavy | weight
    how fast | speed
    how tall | height
    how high | height
    are
    is
    do
    does
    can
    have
    has
    there
    live
    lives
    living
    found
    eat | diet
    eats | diet
    eating | diet
    diet | diet
    food | diet
    habitat | habitat
    origin | origin
    temperament | temperament
    personality | temperament
    conservation status | conservation
    range | range
    show
    me
    all
    any
    every
    everything
    some
    list
    find
    animal
    animals
    species
    kind
    kinds
    genus
    why
    when
    long
    old
    many
    much
    but
    also
    only
    please
    tell
    give
    about
    it
    its
    they
    their
    be
    was
    were
    been
    most
    more
    less
    best
    good
    el
    la
    los
    las
    de
    del
    en
    un
    una
    que
    y
    con
    animales
    viven
    vive
    come
    comen | diet
    hay
    beast
    beasts
    creature
    creatures
    critter
    critters
    thing
    things
    tagged
    call
    called
    start with
    starts with
    starting with
    begin with
    begins with
    beginning with
    near
    around
    would
    win
    fight
    named
    own | owner
    owns | owner
    owned | owner
    owner | owner
    owners | owner
    tag | tags
    tags | tags
    belongs
    get
    become
    becomes
    tall
    high
    heavy
    weigh | weight
    weighs | weight
    weight | weight
    height | height
    length | length
    lifespan | lifespan
    life span | lifespan
    life expectancy | lifespan
    age | lifespan
    bigger | weight
    larger | weight
    heavier | weight
    smaller | weight
    lighter | weight
    taller | height
    shorter | height
    longer | length
    older | lifespan
    faster | speed
    slower | speed
    stronger
    weaker
    size
    group | group
    groups | group
    baby | young
    babies | young
    young | young
    cubs | young
    sound | sound
    sounds | sound
    noise | sound
    make
    makes
    say
    says
    look
    looks
    like
    one
    ones
    top
    first
    """)
}
