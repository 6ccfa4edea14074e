### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Zvuk
menu-volume = Hlasitost
menu-volume-of = Hlasitost { $percent } %
menu-ambience = Zvuk na pozadí
menu-ambience-note = Vítr a praskání svíčky, velmi tiše.
say-sound-on = Zvuk zapnutý.
say-sound-off = Zvuk vypnutý.

## How the game goes on.

menu-playing = Průběh hry
menu-haptics = Vibrace
menu-haptics-note = Krátké zavibrování, když tvar zapadne, když ho zakreslíš nebo když přijdou nestvůry.
menu-onward = Další karta automaticky
menu-onward-note = Po krátké pauze, během níž jde tah ještě vrátit.
menu-tap-inks = Zakreslit druhým klepnutím
menu-tap-inks-note = Klepni na položený tvar ještě jednou a zakreslíš ho; otáčí se tlačítkem.
menu-ask-skills = Ptát se na dovednosti
menu-ask-skills-note = Další karta počká, pokud ještě můžeš použít dovednost.
menu-left-handed = Pro leváky
menu-left-handed-note = Karta a tlačítka si vymění strany s výnosy.
play-whole-map = Ukázat celou mapu

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Tah je vrácený. Hra se počítá, ale ne mezi osobní rekordy.
share-message-undone = { $count ->
    [one] { $count } vrácený tah
    [few] { $count } vrácené tahy
    [many] { $count } vráceného tahu
   *[other] { $count } vrácených tahů
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } v tomto období
stars-this-season = v tomto období
home-continue-running = { $season }, { $used } / { $limit } · { $stars } { $running } v tomto období

## Home’s way to the album.

home-album = Album
home-album-note = Sbírka známek za tvoje úspěchy
