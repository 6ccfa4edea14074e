### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Neuer Rekord!
final-best-before = Bisheriger Rekord: { n-stars }
final-best-here = Dein Rekord auf diesem Blatt: { $best }
final-best-short = Dein Rekord auf diesem Blatt: { $best } (diesmal { $count } weniger)
final-first-here = Deine erste Landkarte auf diesem Blatt
final-edicts-year = Dekrete im ganzen Jahr
final-edict-now = So, wie die Landkarte jetzt ist:
final-new-title = Ein neuer Titel!
final-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
final-hints-note = Die Partie wird getrennt gezählt.
final-undone-note = Die Partie zählt, aber nicht als persönlicher Rekord.
daily-no-hints = Beim ersten Versuch gibt es keine Tipps.
stats-hinted = { $count ->
    [one] { $count } Partie mit Tipps, getrennt gezählt.
   *[other] { $count } Partien mit Tipps, getrennt gezählt.
}
stats-hinted-figures = Durchschnitt: { $mean }, Rekord: { $best }

## The cards of a season. $count (number).

tracker-title = Karten dieser Jahreszeit
cards-seen = Aufgedeckt
cards-left = Noch im Stapel
cards-none = Keine
cards-ambushes = { $count ->
    [0] Kein Hinterhalt im Stapel
    [one] { $count } Hinterhalt im Stapel
   *[other] { $count } Hinterhalte im Stapel
}
cards-heroes = { $count ->
    [0] Kein Held im Stapel
    [one] { $count } Held im Stapel
   *[other] { $count } Helden im Stapel
}
cards-maybe = Mögliche Karten:
cards-note = Die Jahreszeit kann enden, bevor alle aufgedeckt sind. Die Erkundungskarten werden zu jeder Jahreszeit neu gemischt.

## A banner over the map.

moment-go-on = Weiter

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Bewege die Form: Tippe auf ein Feld der Landkarte, oder ziehe die Form.
learn-terrain-do-touch = Tippe auf eine Geländeart, um sie zu wählen.
learn-rotate-do-touch = Drücke auf „{ play-rotate }“, bis die Form zu den gestrichelten Feldern passt.
learn-edict-do-touch = Tippe auf Dekret A.
learn-shape-do-touch = Tippe auf die Form mit der Münze.
learn-dashed-cells = die gestrichelten Felder
learn-place-do-unnamed = Schiebe sie auf die gestrichelten Felder und drücke auf „{ play-confirm }“.
