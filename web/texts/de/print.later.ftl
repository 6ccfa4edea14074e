### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Landkarte drucken
print-empty = Leeres Blatt drucken
print-name = Name
print-date = Datum
print-cards = Die Karten
print-cards-note = Wenn du die gedruckten Karten nicht hast, schneide diese aus und mische sie. Hinterhalte und Helden kommen Jahreszeit für Jahreszeit dazu, wie in den Regeln beschrieben.
