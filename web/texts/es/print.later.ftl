### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Carta (EE. UU.)
print-poster = Imprimir el mapa
print-empty = Imprimir una hoja en blanco
print-name = Nombre
print-date = Fecha
print-cards = Las cartas
print-cards-note = Si no tienes las cartas impresas, recorta estas y barájalas. Las emboscadas y los héroes se añaden estación a estación, como dicen las reglas.
