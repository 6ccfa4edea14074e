### Buttons that move the shape, for playing with two keys.

pad-move = Рухати фігуру
pad-left = Ліворуч
pad-right = Праворуч
pad-up = Вгору
pad-down = Вниз
pad-next-fit = Наступне придатне місце
