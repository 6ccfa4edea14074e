### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Dźwięk
menu-volume = Głośność
menu-volume-of = Głośność { $percent }%
say-sound-on = Dźwięk włączony.
say-sound-off = Dźwięk wyłączony.
