### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Son
menu-volume = Volume
menu-volume-of = Volume { $percent } %
menu-ambience = Fond sonore
menu-ambience-note = Le vent et une bougie qui crépite, tout bas.
say-sound-on = Son activé.
say-sound-off = Son coupé.

## The course of the game.

menu-playing = Pendant la partie
menu-haptics = Vibrations
menu-haptics-note = Une brève vibration quand une forme tient, quand elle est encrée, et quand des monstres surgissent.
menu-onward = Piocher automatiquement
menu-onward-note = Après une courte pause, pendant laquelle tu peux encore annuler.
menu-tap-inks = Toucher de nouveau pour encrer
menu-tap-inks-note = Touche la forme une deuxième fois pour l’encrer ; le bouton la fait pivoter.
menu-ask-skills = Proposer les compétences
menu-ask-skills-note = Une pause avant de piocher, chaque fois que tu peux utiliser une compétence.
menu-left-handed = Mode main gauche
menu-left-handed-note = Échange la place des boutons et celle des édits.
play-whole-map = Afficher toute la carte

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Tour annulé. La partie compte, mais pas comme record personnel.
share-message-undone = { $count ->
    [one] { $count } tour annulé
   *[other] { $count } tours annulés
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } cette saison
stars-this-season = cette saison
home-continue-running = { $season }, { $used } sur { $limit } · { $stars } { $running } cette saison

## Home’s way to the album.

home-album = Album
home-album-note = Un timbre pour chacun de tes exploits
