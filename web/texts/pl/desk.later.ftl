### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Kalkulator punktów
desk-intro = Przenieś tu papierową mapę i zobacz, ile daje gwiazdek i dlaczego.
desk-paint = Maluj
desk-paint-note = Wybierz teren i przeciągnij po kratkach.
desk-erase = Wymazuj
desk-clear = Wyczyść
desk-clear-sure = Wyczyścić całą mapę?
desk-sheet = Arkusz
desk-ruins-note = Ruiny zostają pod tym, co narysujesz.

## Edicts, coins, season. $letter (text).

desk-edicts = Edykty
desk-edict-choose = Wybierz edykt { $letter }
desk-season = Pora roku
desk-season-all = Wszystkie cztery edykty
desk-coins = Monety
desk-coins-more = O jedną monetę więcej
desk-coins-fewer = O jedną monetę mniej

## The result.

desk-result = Wynik
desk-toll = Danina dla potworów
desk-total = Razem
desk-cell-by-cell = Kratka po kratce

## Several players; the map as text.

desk-players = Gracze
desk-player-add = Dodaj gracza
desk-player-remove = Usuń gracza
desk-player-name = Imię gracza
desk-as-text = Mapa jako tekst
desk-copy = Kopiuj tekst mapy
desk-paste = Wklej tekst mapy
desk-copied = Tekst mapy skopiowany.
desk-pasted = Mapa wklejona.
