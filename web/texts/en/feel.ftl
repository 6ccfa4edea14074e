### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Sound
menu-volume = Volume
menu-volume-of = Volume { $percent }%
say-sound-on = Sound on.
say-sound-off = Sound off.
