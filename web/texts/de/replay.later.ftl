### The replay of a finished game.

## Opening one.

replay-title = Nachspielen
replay-open = Partie öffnen
replay-open-file = Aus einer Datei
replay-open-paste = Aufzeichnung einfügen
replay-open-history = Aus deinen Partien
replay-open-other = Eine andere Partie: Text, Link oder Datei

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Abspielen
replay-pause = Pause
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-start = Zum Anfang
replay-end = Zum Ende
replay-slider = Moment der Partie
replay-step = Schritt { $number } von { $of }
replay-speed = Tempo
replay-slow = Langsam
replay-normal = Normal
replay-fast = Schnell
replay-notation = Notation
replay-notation-copy = Aufzeichnung kopieren
replay-take-over = Ab hier spielen
replay-take-over-note = Beginnt an dieser Stelle eine neue Partie. Das Original bleibt, wie es ist.
