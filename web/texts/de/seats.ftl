### One list of seats, crests, bots that can be watched, and the cards by hand.

## Who sits where. $player (text).

new-table = An diesem Gerät
seats-person = Mensch
seats-kind = { $player }: Mensch oder Bot
seats-dress = { $player }: Farbe und Wappen
seats-crest = Wappen
seats-open = Offene Landkarten
seats-open-note = Alle sehen alle Landkarten.
seats-hidden-note = Zwischen den Zügen fällt ein Vorhang.
seats-watch = Den Bots zusehen
seats-watch-off = Aus
seats-watch-slow = Langsam
seats-watch-fast = Schnell
seats-skip = Überspringen

## Names that bots have by themselves.

bot-name-1 = Isolde
bot-name-2 = Bram
bot-name-3 = Odette
bot-name-4 = Caspar
bot-name-5 = Mirela
bot-name-6 = Tobias
bot-name-7 = Yvaine
bot-name-8 = Falk

## Crests.

crest-tower = Turm
crest-ship = Schiff
crest-tree = Baum
crest-key = Schlüssel
crest-sun = Sonne
crest-fish = Fisch
crest-bell = Glocke
crest-moon = Mond
crest-crown = Krone
crest-anchor = Anker
crest-quill = Feder
crest-bridge = Brücke

## The cards of a new game. $card (text), $count (number).

cards-title = Karten auswählen
cards-by-lot = Alle zufällig
cards-first = Die erste Partie aus der Spielregel
cards-lot = Zufällig
cards-lot-note = Der Startwert entscheidet.
cards-letters = Reihenfolge der Dekrete
cards-earlier = { $card } nach oben
cards-packs = Woher die Hinterhalte kommen
cards-four = Oder wähle genau vier aus ({ $count } von 4 gewählt). Bis dahin gilt die Auswahl oben.
cards-code = Code der Kartenfolge
cards-code-use = Übernehmen
cards-code-bad = Das ist kein gültiger Code einer Kartenfolge für ein Gerät. Beispiel: bA1-harbour.
