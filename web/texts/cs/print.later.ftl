### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Vytisknout mapu
print-empty = Vytisknout prázdný list
print-name = Jméno
print-date = Datum
print-cards = Karty
print-cards-note = Pokud nemáš tištěné karty, vystřihni tyto a zamíchej je. Přepadení a hrdinové přibývají v každém období podle pravidel.
