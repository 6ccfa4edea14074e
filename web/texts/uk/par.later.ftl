### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Зірок на бронзу — { $bronze }, на срібло — { $silver }, на золото — { $gold }: стільки здобуває знавець із цими картами.
par-bronze = Бронза.
par-silver = Срібло.
par-gold = Золото!
par-none = Поки без медалі.
par-next-bronze = { $count ->
    [one] Ще { $count } зірка до бронзи.
    [few] Ще { $count } зірки до бронзи.
    [many] Ще { $count } зірок до бронзи.
   *[other] Ще { $count } зірки до бронзи.
}
par-next-silver = { $count ->
    [one] Ще { $count } зірка до срібла.
    [few] Ще { $count } зірки до срібла.
    [many] Ще { $count } зірок до срібла.
   *[other] Ще { $count } зірки до срібла.
}
par-next-gold = { $count ->
    [one] Ще { $count } зірка до золота.
    [few] Ще { $count } зірки до золота.
    [many] Ще { $count } зірок до золота.
   *[other] Ще { $count } зірки до золота.
}
