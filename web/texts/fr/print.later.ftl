### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Lettre US
print-poster = Imprimer la carte
print-empty = Imprimer une feuille vierge
print-name = Nom
print-date = Date
print-cards = Le paquet
print-cards-note = Si tu n’as pas la boîte du jeu, découpe ce paquet et mélange-le. Les embuscades et les héros s’ajoutent saison après saison, comme l’indiquent les règles.
