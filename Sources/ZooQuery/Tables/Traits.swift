import ZooKit

extension Vocabulary {
  /// What else is asked for: of wild animals what they do, of breeds what they are for and how they are.
  static let traits = TextTable(
    """
    term | also | spanish
    venomous | venom, stinging, stings | venenoso
    poisonous | poison, toxic | tóxico
    dangerous | deadly | peligroso
    flightless | cannot fly, can't fly | -
    hibernates | hibernating, hibernation, winter sleep | hiberna
    migrates | migrating, migration, migratory, migrant | migratorio
    glides | gliding, can glide | planea
    changes colour | changes color, colour-changing, color-changing | -
    regrows limbs | regenerates, regeneration | -
    mimics | mimic, mimicry | imita
    uses tools | tool use, tool-using, tools | -
    glows | bioluminescent, glowing | -
    electric | electricity | eléctrico
    domestic | domesticated, tame | doméstico
    endemic | - | endémico
    introduced | invasive | introducido
    hypoallergenic | non-shedding, dont shed, doesnt shed, do not shed, allergy-friendly | hipoalergénico
    hairless | bald, naked, without hair, without fur, no hair, no fur | sin pelo
    short legs | short-legged, dwarf | -
    short tail | bobtail, bob-tailed, tailless, without a tail, without tail, no tail | -
    curly coat | rex, curly, curly-coated | -
    long hair | long-haired, longhair, fluffy | pelo largo
    natural | natural breed | -
    rare breed | rare breeds | -
    experimental | new breed | -
    lap | lap cat, lapcat | -
    indoor | indoors, apartment | -
    herding | herder, herding dog, sheepdog, cattle dog | pastor, perro pastor
    guarding | guard dog, watchdog, protection | guardián, perro guardián
    hunting | hunting dog | perro de caza
    retrieving | retriever, gun dog, gundog | -
    pointing | pointer | -
    coursing | sighthound | lebrel
    scent | scenthound, tracking, tracker | -
    ratting | ratter, vermin | -
    sled | sled dog, sledge dog, pulling | perro de trineo
    companion | companion dog | perro de compañía
    water | water dog | perro de agua
    fighting | - | -
    racing | racer | -
    toy | toy group, toy dog | -
    terrier | terriers | -
    hound group | - | -
    working | working group, working dog | perro de trabajo
    sporting | sporting group | -
    herding group | - | -
    non-sporting | non-sporting group | -
    affectionate | loving, cuddly, devoted | cariñoso
    friendly | sociable, outgoing, good-natured | amistoso
    gentle | docile, sweet, good with kids, good with children, for kids, for children, for families, child-friendly, kid-friendly | tranquilo
    playful | lively, merry, cheerful | juguetón
    intelligent | clever, smart, bright | inteligente
    active | energetic, athletic, tireless | activo
    loyal | faithful | leal
    independent | aloof, reserved | independiente
    vocal | talkative, noisy | -
    curious | inquisitive | curioso
    brave | bold, courageous, fearless | valiente
    protective | watchful | protector
    trainable | obedient, eager | -
    """)
}
