### Buttons that move the shape, for playing with two keys.

pad-move = Двигать фигуру
pad-left = Влево
pad-right = Вправо
pad-up = Вверх
pad-down = Вниз
pad-next-fit = Следующее подходящее место
