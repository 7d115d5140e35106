import ZooKit

extension Vocabulary {
  /// When animals are awake.
  static let activities = TextTable(
    """
    term | also | spanish
    nocturnal | night, active at night, night-active, nighttime | nocturno, nocturna
    diurnal | day, daytime, active by day | diurno, diurna
    crepuscular | dusk, dawn, twilight | crepuscular
    cathemeral | day and night | -
    """)
}
