### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Bronz od { $bronze } hvězd, stříbro od { $silver }, zlato od { $gold }: tolik má s těmito kartami expert.
par-bronze = Bronz.
par-silver = Stříbro.
par-gold = Zlato!
par-none = Zatím bez medaile.
par-next-bronze = { $count ->
    [one] Ještě { $count } hvězda do bronzu.
    [few] Ještě { $count } hvězdy do bronzu.
    [many] Ještě { $count } hvězdy do bronzu.
   *[other] Ještě { $count } hvězd do bronzu.
}
par-next-silver = { $count ->
    [one] Ještě { $count } hvězda do stříbra.
    [few] Ještě { $count } hvězdy do stříbra.
    [many] Ještě { $count } hvězdy do stříbra.
   *[other] Ještě { $count } hvězd do stříbra.
}
par-next-gold = { $count ->
    [one] Ještě { $count } hvězda do zlata.
    [few] Ještě { $count } hvězdy do zlata.
    [many] Ještě { $count } hvězdy do zlata.
   *[other] Ještě { $count } hvězd do zlata.
}
