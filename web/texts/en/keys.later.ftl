### Buttons that move the shape, for playing with two keys.

pad-move = Move the shape
pad-left = Left
pad-right = Right
pad-up = Up
pad-down = Down
pad-next-fit = Next place where it fits
