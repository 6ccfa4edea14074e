### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Звук
menu-volume = Громкость
menu-volume-of = Громкость { $percent } %
say-sound-on = Звук включён.
say-sound-off = Звук выключен.
