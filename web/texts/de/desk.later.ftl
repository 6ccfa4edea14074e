### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Punkterechner
desk-intro = Übertrage eine Landkarte vom Papier und sieh, was sie einbringt und warum.
desk-paint = Malen
desk-paint-note = Wähle eine Geländeart und ziehe über die Felder.
desk-erase = Radieren
desk-clear = Landkarte leeren
desk-clear-sure = Die ganze Landkarte leeren?
desk-sheet = Blatt
desk-ruins-note = Ruinen bleiben unter dem, was du malst.

## Edicts, coins, season. $letter (text).

desk-edicts = Dekrete
desk-edict-choose = Dekret { $letter } wählen
desk-season = Jahreszeit
desk-season-all = Alle vier Dekrete
desk-coins = Münzen
desk-coins-more = Eine Münze mehr
desk-coins-fewer = Eine Münze weniger

## The result.

desk-result = Ergebnis
desk-toll = Monstertribut
desk-total = Gesamt
desk-cell-by-cell = Feld für Feld

## Several players; the map as text.

desk-players = Mit am Tisch
desk-player-add = Person hinzufügen
desk-player-remove = Person entfernen
desk-player-name = Name der Person
desk-as-text = Landkarte als Text
desk-copy = Landkarte als Text kopieren
desk-paste = Landkarte aus Text einfügen
desk-copied = Landkarte als Text kopiert.
desk-pasted = Landkarte eingefügt.
