### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Nový rekord!
final-best-before = Dříve: { n-stars }
final-best-here = Tvůj rekord na tomto listu: { $best }
final-best-short = Tvůj rekord na tomto listu: { $best } (o { $count } víc)
final-first-here = Tvoje první mapa na tomto listu
final-edicts-year = Výnosy za celý rok
final-edict-now = Na hotové mapě:
final-new-title = Nový titul!
final-hints = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
final-hints-note = Hra se počítá zvlášť.
final-undone-note = Hra se počítá, ale ne mezi rekordy.
daily-no-hints = První pokus je bez nápovědy.
stats-hinted = { $count ->
    [one] { $count } hra s nápovědou se počítá zvlášť.
    [few] { $count } hry s nápovědou se počítají zvlášť.
    [many] { $count } hry s nápovědou se počítají zvlášť.
   *[other] { $count } her s nápovědou se počítá zvlášť.
}
stats-hinted-figures = Průměr: { $mean } · nejlepší: { $best }

## The cards of a season. $count (number).

tracker-title = Karty tohoto období
cards-seen = Už odkryté
cards-left = Ještě v balíčku
cards-none = Žádné
cards-ambushes = { $count ->
    [0] V balíčku není žádné přepadení
    [one] V balíčku je { $count } přepadení
    [few] V balíčku jsou { $count } přepadení
    [many] V balíčku je { $count } přepadení
   *[other] V balíčku je { $count } přepadení
}
cards-heroes = { $count ->
    [0] V balíčku není žádný hrdina
    [one] V balíčku je { $count } hrdina
    [few] V balíčku jsou { $count } hrdinové
    [many] V balíčku je { $count } hrdiny
   *[other] V balíčku je { $count } hrdinů
}
cards-maybe = Může to být:
cards-note = Období může skončit dřív, než přijdou všechny. Karty průzkumu se každé období zamíchají znovu.

## A banner over the map.

moment-go-on = Dál

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Posuň tvar: klepni na políčko mapy, nebo tvar přetáhni.
learn-terrain-do-touch = Klepnutím vyber terén.
learn-rotate-do-touch = Tiskni „{ play-rotate }“, dokud tvar nebude odpovídat čárkovaným políčkům.
learn-edict-do-touch = Klepni na výnos A.
learn-shape-do-touch = Klepni na tvar s mincí.
learn-dashed-cells = čárkovaná políčka
learn-place-do-unnamed = Posuň ho na čárkovaná políčka a stiskni „{ play-confirm }“.
