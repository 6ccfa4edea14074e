### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Ton
menu-volume = Lautstärke
menu-volume-of = Lautstärke { $percent } %
menu-ambience = Hintergrundgeräusche
menu-ambience-note = Wind und eine knisternde Kerze, ganz leise.
say-sound-on = Ton an.
say-sound-off = Ton aus.

## The course of the game.

menu-playing = Spielablauf
menu-haptics = Vibration
menu-haptics-note = Ein kurzes Brummen, wenn eine Form passt oder eingezeichnet wird und wenn Monster auftauchen.
menu-onward = Nächste Karte automatisch aufdecken
menu-onward-note = Nach einer kurzen Pause, in der du noch etwas rückgängig machen kannst.
menu-tap-inks = Zweites Tippen zeichnet ein
menu-tap-inks-note = Tippe die Form noch einmal an, um sie einzuzeichnen; gedreht wird mit der Schaltfläche.
menu-ask-skills = Nach Fertigkeiten fragen
menu-ask-skills-note = Vor der nächsten Karte anhalten, wenn du eine Fertigkeit einsetzen kannst.
menu-left-handed = Linkshändig
menu-left-handed-note = Karte und Schaltflächen tauschen mit den Dekreten die Seite.
play-whole-map = Ganze Landkarte zeigen

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Zug rückgängig gemacht. Die Partie zählt, aber nicht als persönlicher Rekord.
share-message-undone = { $count ->
    [one] { $count } Zug rückgängig
   *[other] { $count } Züge rückgängig
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } in dieser Jahreszeit
stars-this-season = in dieser Jahreszeit
home-continue-running = { $season }, { $used } von { $limit } · { $stars } { $running } in dieser Jahreszeit

## Home’s way to the album.

home-album = Album
home-album-note = Stempel für deine Leistungen
