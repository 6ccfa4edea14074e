### Buttons that move the shape, for playing with two keys.

pad-move = Déplacer la forme
pad-left = À gauche
pad-right = À droite
pad-up = Vers le haut
pad-down = Vers le bas
pad-next-fit = Prochain endroit où elle tient
