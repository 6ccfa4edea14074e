### The replay of a finished game.

## Opening one.

replay-title = Přehrávání
replay-open = Otevřít hru
replay-open-file = Ze souboru
replay-open-paste = Vložit záznam
replay-open-history = Ze svých her
replay-open-other = Jiná hra: text, odkaz nebo soubor

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Spustit
replay-pause = Pauza
replay-back = Krok zpět
replay-forward = Krok vpřed
replay-start = Na začátek
replay-end = Na konec
replay-slider = Okamžik hry
replay-step = Krok { $number } / { $of }
replay-speed = Rychlost
replay-slow = Pomalá
replay-normal = Běžná
replay-fast = Rychlá
replay-notation = Zápis
replay-notation-copy = Kopírovat záznam
replay-take-over = Hrát odtud
replay-take-over-note = Začne novou hru od tohoto okamžiku. Ta původní zůstane, jak je.
