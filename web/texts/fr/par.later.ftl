### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Bronze à partir de { $bronze } étoiles, argent à partir de { $silver }, or à partir de { $gold } : le résultat de l’Expert avec cette donne.
par-bronze = Bronze.
par-silver = Argent.
par-gold = Or !
par-none = Pas encore de médaille.
par-next-bronze = { $count ->
    [one] Encore { $count } étoile pour le bronze.
   *[other] Encore { $count } étoiles pour le bronze.
}
par-next-silver = { $count ->
    [one] Encore { $count } étoile pour l’argent.
   *[other] Encore { $count } étoiles pour l’argent.
}
par-next-gold = { $count ->
    [one] Encore { $count } étoile pour l’or.
   *[other] Encore { $count } étoiles pour l’or.
}
