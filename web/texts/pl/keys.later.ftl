### Buttons that move the shape, for playing with two keys.

pad-move = Przesuń kształt
pad-left = W lewo
pad-right = W prawo
pad-up = W górę
pad-down = W dół
pad-next-fit = Następne pasujące miejsce
