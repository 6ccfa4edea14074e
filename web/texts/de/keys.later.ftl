### Buttons that move the shape, for playing with two keys.

pad-move = Form bewegen
pad-left = Links
pad-right = Rechts
pad-up = Hoch
pad-down = Runter
pad-next-fit = Nächster Platz, an dem sie passt
