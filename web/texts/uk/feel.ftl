### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Звук
menu-volume = Гучність
menu-volume-of = Гучність { $percent } %
say-sound-on = Звук увімкнено.
say-sound-off = Звук вимкнено.
