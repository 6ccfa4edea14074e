### The replay of a finished game.

## Opening one.

replay-title = Odtwarzanie
replay-open = Otwórz grę
replay-open-file = Z pliku
replay-open-paste = Wklej zapis
replay-open-history = Ze swoich gier
replay-open-other = Inna gra: tekst, link albo plik

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Odtwórz
replay-pause = Pauza
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-start = Na początek
replay-end = Na koniec
replay-slider = Moment gry
replay-step = Krok { $number } z { $of }
replay-speed = Tempo
replay-slow = Wolne
replay-normal = Zwykłe
replay-fast = Szybkie
replay-notation = Zapis
replay-notation-copy = Kopiuj zapis
replay-take-over = Graj stąd
replay-take-over-note = Zaczyna nową grę od tej chwili. Poprzednia zostaje bez zmian.
