### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Brąz od { $bronze } gwiazdek, srebro od { $silver }, złoto od { $gold }: tyle zdobywa ekspert z tymi kartami.
par-bronze = Brąz.
par-silver = Srebro.
par-gold = Złoto!
par-none = Jeszcze bez medalu.
par-next-bronze = { $count ->
    [one] Jeszcze { $count } gwiazdka do brązu.
    [few] Jeszcze { $count } gwiazdki do brązu.
    [many] Jeszcze { $count } gwiazdek do brązu.
   *[other] Jeszcze { $count } gwiazdki do brązu.
}
par-next-silver = { $count ->
    [one] Jeszcze { $count } gwiazdka do srebra.
    [few] Jeszcze { $count } gwiazdki do srebra.
    [many] Jeszcze { $count } gwiazdek do srebra.
   *[other] Jeszcze { $count } gwiazdki do srebra.
}
par-next-gold = { $count ->
    [one] Jeszcze { $count } gwiazdka do złota.
    [few] Jeszcze { $count } gwiazdki do złota.
    [many] Jeszcze { $count } gwiazdek do złota.
   *[other] Jeszcze { $count } gwiazdki do złota.
}
