extension BuiltInTable {
  /// Cats of history; each date is that of the event, which the description tells of.
  static let cats = BuiltInTable(
    """
    id | name | owner | tags | created | event | wikipedia | description
    # Reports of the time, the institutions that kept these cats, and the books and records named in the text.
    ccCopycatTexas01 | CC | Duane Kraemer | tabby,white,science,Texas A&M | 2001-12-22T00:00:00.000Z | born | CC_(cat) | The first cat ever cloned, born at Texas A&M University and later taken home by one of the researchers behind her.
    cremePuff1967Tex | Creme Puff | Jake Perry | tabby,oldest,record,Texas | 2005-08-06T00:00:00.000Z | died | Creme_Puff_(cat) | Died in Austin, Texas, at thirty-eight years and three days, the greatest age Guinness has recorded for a cat.
    deweySpencerIowa | Dewey Readmore Books | Spencer Public Library | orange,library,books | 1988-01-18T00:00:00.000Z | found | Dewey_Readmore_Books | Found as a kitten in the book return of an Iowa library on a freezing morning, he lived there for the rest of his life.
    fdcWillardPhys75 | F.D.C. Willard | Jack H. Hetherington | siamese,science,physics | 1975-11-24T00:00:00.000Z | published | F._D._C._Willard | A Siamese whose master named him as co-author of a paper on helium-3 printed in Physical Review Letters.
    felicetteSpace63 | Félicette | CERMA | tuxedo,science,space,France | 1963-10-18T00:00:00.000Z | launched | Félicette | The first cat to travel into space, sent up from Algeria on a French rocket and brought back alive by parachute.
    grumpyCat2012Red | Grumpy Cat | Tabatha Bundesen | internet,meme,Arizona | 2012-09-22T00:00:00.000Z | first posted | Grumpy_Cat | Tardar Sauce of Arizona, whose scowling face became a worldwide joke after a photograph of her was posted on Reddit.
    hamishMcHamish14 | Hamish McHamish | Marianne Baird | orange,statue,Scotland | 2014-04-05T00:00:00.000Z | statue unveiled | Hamish_McHamish | Long-haired ginger wanderer of St Andrews who lived to see a bronze statue of himself unveiled in the town.
    hodgeGoughSquare | Hodge | Samuel Johnson | books,statue,London | 1997-09-26T00:00:00.000Z | statue unveiled | Hodge_(cat) | The lexicographer's cat, once fed on oysters, was given a bronze statue facing his master's old house in Gough Square.
    humphreyNumber10 | Humphrey | Cabinet Office | black & white,chief mouser,politics,London | 1997-11-13T00:00:00.000Z | retired | Humphrey_(cat) | A stray who served at Downing Street under three prime ministers before he retired to the London suburbs.
    indiaWhiteHouse9 | India | George W. Bush | black,politics,White House | 2009-01-04T00:00:00.000Z | died | India_(cat) | Black cat of the Bush family, who died at the White House aged eighteen in the last weeks of the presidency.
    jockChartwellOne | Jock | Winston Churchill | orange,white,politics | 1962-11-30T00:00:00.000Z | given | - | Marmalade cat with a white bib and paws, a present to Winston Churchill on his eighty-eighth birthday.
    larryDowningSt10 | Larry | Cabinet Office | tabby,white,chief mouser,politics,London | 2011-02-15T00:00:00.000Z | appointed | Larry_(cat) | Came from Battersea Dogs and Cats Home to 10 Downing Street as chief mouser while David Cameron was prime minister.
    maruBoxesYoutube | Maru | mugumogu | internet,record,Japan | 2016-09-22T00:00:00.000Z | set a record | Maru_(cat) | Box-loving Scottish Fold whose videos passed 325 million views, making him the most watched animal on YouTube at the time.
    mrsChippyPolar15 | Mrs Chippy | Harry McNish | tabby,ship,Antarctica | 1915-10-29T00:00:00.000Z | died | Mrs_Chippy | Tom cat of the Endurance, shot on Shackleton's orders two days after the crew abandoned the ship to the Antarctic ice.
    noraPianoCatLt09 | Nora | Betsy Alexander | tabby,grey,music,internet | 2009-06-05T00:00:00.000Z | premiered | Nora_(cat) | Grey tabby who taught herself to paw at a piano; film of her was the soloist when CATcerto had its premiere in Lithuania.
    orangeyTiffany61 | Orangey | Frank Inn | orange,tabby,film,Hollywood | 1961-10-05T00:00:00.000Z | film released | Orangey | Twice winner of the PATSY award for animal actors, he played the cat without a name in Breakfast at Tiffany's.
    oscarSteereHouse | Oscar | Steere House | hospice,medicine,science | 2007-07-26T00:00:00.000Z | described | Oscar_(therapy_cat) | Nursing home cat in Providence, described in a medical journal for curling up beside residents in their last hours.
    palmerstonFo2016 | Palmerston | Foreign & Commonwealth Office | black & white,chief mouser,politics,London | 2016-04-13T00:00:00.000Z | appointed | Palmerston_(cat) | Rescued stray from Battersea who began work as chief mouser of the British Foreign Office, just across from Larry.
    simonHmsAmethyst | Simon | HMS Amethyst | black & white,ship,mouser,medal | 1949-04-20T00:00:00.000Z | wounded | Simon_(cat) | Wounded when his ship was shelled on the Yangtze, he went on catching rats and is the only cat to hold the Dickin Medal.
    socksClinton2009 | Socks | Chelsea Clinton | tuxedo,politics,White House | 2009-02-20T00:00:00.000Z | died | Socks_(cat) | White House cat of the Clinton years, who spent his last years in Maryland with the secretary Betty Currie.
    streetCatBob2012 | Street Cat Bob | James Bowen | orange,tabby,books,London | 2012-03-15T00:00:00.000Z | book published | - | Stray who attached himself to a London busker; the book about the pair became a best seller and then a film.
    stubbsTalkeetna7 | Stubbs | Nagley's Store | orange,politics,Alaska | 2017-07-21T00:00:00.000Z | died | Stubbs_(cat) | Stub-tailed honorary mayor of Talkeetna in Alaska, with his office in the general store, who died at the age of twenty.
    tamaKishiStation | Tama | Wakayama Electric Railway | calico,station,Japan | 2007-01-05T00:00:00.000Z | appointed | Tama_(cat) | Appointed master of a small rural railway station, she drew so many visitors that she helped to keep the line alive.
    tombiliIstanbul6 | Tombili | - | street cat,statue,internet,Istanbul | 2016-10-04T00:00:00.000Z | statue unveiled | Tombili | Plump Istanbul street cat known for lounging against a step, honoured there with a bronze figure unveiled on World Animal Day.
    towserGlenturret | Towser | Glenturret Distillery | tortoiseshell,mouser,record,Scotland | 1963-04-21T00:00:00.000Z | born | - | Born in April 1963, she lived almost twenty-four years at a Scottish distillery and is credited with 28,899 mice.
    trimInvestigator | Trim | Matthew Flinders | black,ship,explorer,Australia | 1801-07-18T00:00:00.000Z | sailed | Trim_(cat) | Sailed from England with Matthew Flinders in HMS Investigator and went right round Australia aboard her.
    """)
}
