### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Sonido
menu-volume = Volumen
menu-volume-of = Volumen: { $percent } %
menu-ambience = Sonido de fondo
menu-ambience-note = Viento y una vela que chisporrotea, muy bajito.
say-sound-on = Sonido activado.
say-sound-off = Sonido desactivado.

## The course of the game.

menu-playing = Al jugar
menu-haptics = Vibración
menu-haptics-note = Una vibración corta cuando una forma encaja o se entinta y cuando aparecen monstruos.
menu-onward = Nueva carta automática
menu-onward-note = Tras una breve pausa en la que aún puedes deshacer.
menu-tap-inks = Entintar con un segundo toque
menu-tap-inks-note = Toca otra vez la forma para entintarla; gírala con el botón.
menu-ask-skills = Preguntar por las habilidades
menu-ask-skills-note = Una pausa antes de la siguiente carta cuando puedas usar una habilidad.
menu-left-handed = Modo zurdo
menu-left-handed-note = Intercambia la carta y los botones con los edictos.
play-whole-map = Ver el mapa entero

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Turno deshecho. La partida cuenta, pero no como récord personal.
share-message-undone = { $count ->
    [one] { $count } turno deshecho
   *[other] { $count } turnos deshechos
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } en esta estación
stars-this-season = en esta estación
home-continue-running = { $season }, { $used } de { $limit } · { $stars } { $running } en esta estación

## Home’s way to the album.

home-album = Álbum
home-album-note = Estampas por tus logros
