### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Звёзд на бронзу — { $bronze }, на серебро — { $silver }, на золото — { $gold }: столько у знатока на этой раздаче.
par-bronze = Бронза.
par-silver = Серебро.
par-gold = Золото!
par-none = Пока без медали.
par-next-bronze = { $count ->
    [one] Ещё { $count } звезда до бронзы.
    [few] Ещё { $count } звезды до бронзы.
    [many] Ещё { $count } звёзд до бронзы.
   *[other] Ещё { $count } звезды до бронзы.
}
par-next-silver = { $count ->
    [one] Ещё { $count } звезда до серебра.
    [few] Ещё { $count } звезды до серебра.
    [many] Ещё { $count } звёзд до серебра.
   *[other] Ещё { $count } звезды до серебра.
}
par-next-gold = { $count ->
    [one] Ещё { $count } звезда до золота.
    [few] Ещё { $count } звезды до золота.
    [many] Ещё { $count } звёзд до золота.
   *[other] Ещё { $count } звезды до золота.
}
