### Buttons that move the shape, for playing with two keys.

pad-move = Mover la forma
pad-left = Izquierda
pad-right = Derecha
pad-up = Arriba
pad-down = Abajo
pad-next-fit = Siguiente sitio donde encaja
