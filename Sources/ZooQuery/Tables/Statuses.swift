import ZooKit

extension Vocabulary {
  /// How threatened an animal is; `category` is what the IUCN Red List calls it.
  package static let statuses = TextTable(
    """
    term | part_of | also | spanish | category
    threatened | - | at risk, rare, in danger, in peril | amenazado | -
    vulnerable | threatened | - | - | VU
    endangered | threatened | - | en peligro | EN
    critically endangered | endangered | critical, nearly extinct, almost extinct | en peligro crítico | CR
    extinct in the wild | - | - | extinto en estado silvestre | EW
    near threatened | - | - | casi amenazado | NT
    least concern | - | safe, not threatened | preocupación menor | LC
    data deficient | - | - | datos insuficientes | DD
    not evaluated | - | unassessed | no evaluado | NE
    """)
}
