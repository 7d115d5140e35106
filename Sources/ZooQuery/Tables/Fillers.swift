import ZooKit

extension Vocabulary {
  /// Words that mean nothing beside a term.
  static let fillers = TextTable(
    """
    word
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
    with
    and
    or
    that
    which
    what
    who
    where
    how
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
    eat
    eats
    eating
    show
    me
    all
    any
    every
    some
    list
    find
    animal
    animals
    species
    kind
    kinds
    """)
}
