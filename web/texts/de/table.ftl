### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Name
table-colour = Farbe
table-colour-red = Rot
table-colour-blue = Blau
table-colour-green = Grün
table-colour-ochre = Ocker
table-colour-violet = Violett
table-colour-teal = Petrol
table-colour-brown = Braun
table-colour-grey = Grau

## The curtain between players. $player (text).

table-curtain-title = Als Nächstes: { $player }
table-curtain-text = Gib das Gerät weiter. Alle anderen schauen weg.
table-curtain-ambush = Hinterhalt! Vor dir liegt jetzt diese Landkarte: { $player }. Zeichne die Monster dort ein, wo sie wehtun.
table-curtain-show = Landkarte zeigen
table-done = Fertig
table-drawing = Am Zug: { $player }
table-your-turn = Du bist am Zug
table-drawn = Fertig

## Looking at others and at the scores. $place (number).

table-maps = Alle Landkarten
table-map-of = Landkarte: { $player }
table-your-map = Deine Landkarte
table-scores = Punktestand
table-ranking = Rangliste
table-last-season = Die letzte Jahreszeit entscheidet.
table-place = { $place }. Platz
table-lost = An Monster verloren
table-winner = Sieg für { $player }!
table-you-win = Du gewinnst!
table-tie = Geteilter Sieg: { $players }
table-tie-break = Gleich viele Sterne: Wer weniger an Monster verloren hat, gewinnt.

## Bots.

table-bot = Bot
table-thinking = Überlegt gerade: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Du
table-raid-why = Dort gezeichnet, wo es dir am meisten wehtut. { $costs }
table-raid-costs = Das kostet dich Sterne. { $costs }
table-raid-nothing = Das kostet dich vorerst nichts.
table-add-bot = Bot hinzufügen

## Tables on several devices, on home. $count (number).

home-together = Gemeinsam spielen
home-together-note = Alle am eigenen Gerät
home-together-turn = { $count ->
    [one] Du bist an { $count } Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}

## How often each player has won at one table.

series-score = Gewonnene Partien: { $scores }.
series-score-of-three = Auf zwei Siege: { $scores }.
series-best-of-three = Auf zwei Siege spielen
series-won = Die Serie ist entschieden. Sieg für { $player }.
series-you-win = Du gewinnst die Serie!
