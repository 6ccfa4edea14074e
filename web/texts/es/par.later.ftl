### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Bronze from { $bronze } stars, silver from { $silver }, gold from { $gold }: the expert’s result with these cards.
par-bronze = Bronze.
par-silver = Silver.
par-gold = Gold!
par-none = No medal yet.
par-next-bronze = { $count ->
    [one] { $count } more star for bronze.
   *[other] { $count } more stars for bronze.
}
par-next-silver = { $count ->
    [one] { $count } more star for silver.
   *[other] { $count } more stars for silver.
}
par-next-gold = { $count ->
    [one] { $count } more star for gold.
   *[other] { $count } more stars for gold.
}
