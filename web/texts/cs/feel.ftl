### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Zvuk
menu-volume = Hlasitost
menu-volume-of = Hlasitost { $percent } %
say-sound-on = Zvuk zapnutý.
say-sound-off = Zvuk vypnutý.
