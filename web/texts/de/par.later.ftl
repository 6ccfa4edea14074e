### Medals for a deal, from the expert’s stars. Loaded with the screens that few visits need.

## $bronze, $silver, $gold, $count (numbers).

par-goals = Bronze ab { $bronze } Sternen, Silber ab { $silver }, Gold ab { $gold }: so viele schafft der Profi mit diesen Karten.
par-bronze = Bronze.
par-silver = Silber.
par-gold = Gold!
par-none = Noch keine Medaille.
par-next-bronze = { $count ->
    [one] Noch { $count } Stern bis Bronze.
   *[other] Noch { $count } Sterne bis Bronze.
}
par-next-silver = { $count ->
    [one] Noch { $count } Stern bis Silber.
   *[other] Noch { $count } Sterne bis Silber.
}
par-next-gold = { $count ->
    [one] Noch { $count } Stern bis Gold.
   *[other] Noch { $count } Sterne bis Gold.
}
