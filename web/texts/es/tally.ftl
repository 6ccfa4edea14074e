### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = ¡Nuevo récord!
final-best-before = Récord anterior: { n-stars }
final-best-here = Tu récord en esta hoja: { $best }
final-best-short = Tu récord en esta hoja: { $best }; te has quedado a { $count }
final-first-here = Tu primer mapa en esta hoja
final-edicts-year = Edictos en todo el año
final-edict-now = Con el mapa tal como está:
final-new-title = ¡Nuevo título!
final-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
final-hints-note = La partida se cuenta aparte.
final-undone-note = La partida cuenta, pero no como récord personal.
daily-no-hints = El primer intento se dibuja sin pistas.
stats-hinted = { $count ->
    [one] { $count } partida con pistas, contada aparte.
   *[other] { $count } partidas con pistas, contadas aparte.
}
stats-hinted-figures = Promedio: { $mean }; récord: { $best }

## The cards of a season. $count (number).

tracker-title = Cartas de esta estación
cards-seen = Ya reveladas
cards-left = Por salir
cards-none = Ninguna
cards-ambushes = { $count ->
    [0] Ninguna emboscada en el mazo
    [one] { $count } emboscada en el mazo
   *[other] { $count } emboscadas en el mazo
}
cards-heroes = { $count ->
    [0] Ningún héroe en el mazo
    [one] { $count } héroe en el mazo
   *[other] { $count } héroes en el mazo
}
cards-maybe = Cartas posibles:
cards-note = La estación puede acabar antes de que salgan todas. Las cartas de exploración se barajan de nuevo en cada estación.

## A banner over the map.

moment-go-on = Continuar

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Mueve la forma: toca una casilla del mapa o arrastra la forma.
learn-terrain-do-touch = Toca un terreno para elegirlo.
learn-rotate-do-touch = Pulsa «{ play-rotate }» hasta que coincida con las casillas punteadas.
learn-edict-do-touch = Toca el edicto A.
learn-shape-do-touch = Toca la forma con la moneda.
learn-dashed-cells = las casillas punteadas
learn-place-do-unnamed = Llévala a las casillas punteadas y pulsa «{ play-confirm }».
