### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Print the map
print-empty = Print an empty sheet
print-name = Name
print-date = Date
print-cards = The cards
print-cards-note = If you do not have the printed cards, cut these out and shuffle them. Ambushes and heroes join season by season, as the rules say.
