### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Graj
embed-start-note = Gra wczyta około { $size } MB, tylko raz.
embed-open = Otwórz w nowej karcie przeglądarki
embed-not-saved = Na tej stronie nie można zapisać gry. Otwórz ją w nowej karcie przeglądarki, żeby jej nie stracić.
embed-code-title = Gra na twojej stronie
embed-code-note = Wklej ten kod tam, gdzie ma się pojawić gra.
embed-code-copy = Kopiuj kod
embed-code-demo = Zobacz na blogu
