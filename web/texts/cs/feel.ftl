### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Zvuk
menu-volume = Hlasitost
menu-volume-of = Hlasitost { $percent } %
say-sound-on = Zvuk zapnutý.
say-sound-off = Zvuk vypnutý.

## How the game goes on.

menu-playing = Průběh hry
menu-haptics = Vibrace
menu-haptics-note = Krátké zachvění, když tvar zapadne, když ho zakreslíte nebo když přijdou nestvůry.
menu-onward = Další karta sama
menu-onward-note = Po krátké pauze, ve které se dá ještě vrátit zpět.
menu-tap-inks = Druhé ťuknutí zakreslí
menu-tap-inks-note = Ťuknutím na položený tvar ho zakreslíte; otáčí se tlačítkem.
menu-ask-skills = Ptát se na dovednosti
menu-ask-skills-note = Před každou další kartou čekat, dokud se dá použít dovednost.
