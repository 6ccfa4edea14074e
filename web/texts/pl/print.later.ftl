### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Wydrukuj mapę
print-empty = Wydrukuj pusty arkusz
print-name = Imię
print-date = Data
print-cards = Karty
print-cards-note = Jeśli nie masz drukowanych kart, wytnij te i potasuj. Zasadzki i herosi dochodzą w kolejnych porach roku, zgodnie z zasadami.
