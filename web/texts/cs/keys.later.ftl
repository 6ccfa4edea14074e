### Buttons that move the shape, for playing with two keys.

pad-move = Posunout tvar
pad-left = Vlevo
pad-right = Vpravo
pad-up = Nahoru
pad-down = Dolů
pad-next-fit = Další vhodné místo
