### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Bronce desde { $bronze } estrellas, plata desde { $silver } y oro desde { $gold }: el resultado del experto con estas cartas.
par-bronze = Bronce.
par-silver = Plata.
par-gold = ¡Oro!
par-none = Aún sin medalla.
par-next-bronze = { $count ->
    [one] Te falta { $count } estrella para el bronce.
   *[other] Te faltan { $count } estrellas para el bronce.
}
par-next-silver = { $count ->
    [one] Te falta { $count } estrella para la plata.
   *[other] Te faltan { $count } estrellas para la plata.
}
par-next-gold = { $count ->
    [one] Te falta { $count } estrella para el oro.
   *[other] Te faltan { $count } estrellas para el oro.
}
