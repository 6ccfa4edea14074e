### The replay of a finished game.

## Opening one.

replay-title = Relecture
replay-open = Ouvrir une partie
replay-open-file = Depuis un fichier
replay-open-paste = Coller un relevé
replay-open-history = Parmi tes parties
replay-open-other = Une autre partie : texte, lien ou fichier

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-start = Aller au début
replay-end = Aller à la fin
replay-slider = Moment de la partie
replay-step = Étape { $number } sur { $of }
replay-speed = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-notation = Notation
replay-notation-copy = Copier le relevé
replay-take-over = Jouer à partir d’ici
replay-take-over-note = Commence une nouvelle partie à partir de ce moment. L’originale ne change pas.
