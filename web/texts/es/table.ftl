### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Nombre
table-colour = Color
table-colour-red = Rojo
table-colour-blue = Azul
table-colour-green = Verde
table-colour-ochre = Ocre
table-colour-violet = Violeta
table-colour-teal = Turquesa
table-colour-brown = Marrón
table-colour-grey = Gris

## The curtain between players. $player (text).

table-curtain-title = Turno de { $player }
table-curtain-text = Pasa el dispositivo. El resto, sin mirar.
table-curtain-ambush = ¡Emboscada! Tienes delante el mapa de { $player }. Dibuja los monstruos donde más daño hagan.
table-curtain-show = Mostrar el mapa
table-done = Hecho
table-drawing = Dibujando: { $player }
table-your-turn = Es tu turno
table-drawn = Dibujado

## Looking at others and at the scores. $place (number).

table-maps = Todos los mapas
table-map-of = Mapa: { $player }
table-your-map = Tu mapa
table-scores = Puntuación
table-ranking = Clasificación
table-last-season = Todo se decide en la última estación.
table-place = Puesto { $place }
table-lost = Perdidas por monstruos
table-winner = ¡Victoria de { $player }!
table-you-win = ¡Has ganado!
table-tie = Victoria compartida: { $players }
table-tie-break = Empate a estrellas: gana quien haya perdido menos por los monstruos.

## Bots.

table-bot = Bot
table-thinking = Pensando: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Tú
table-raid-why = Dibujado donde más daño te hace. { $costs }
table-raid-costs = Te quita estrellas. { $costs }
table-raid-nothing = De momento no te quita nada.
table-add-bot = Añadir bot

## Tables on several devices, on home. $count (number).

home-together = Jugar en compañía
home-together-note = Cada cual en su dispositivo
home-together-turn = { $count ->
    [one] Tu turno en { $count } mesa
   *[other] Tu turno en { $count } mesas
}

## How often each player has won at one table.

series-score = Partidas ganadas: { $scores }.
series-score-of-three = Al mejor de tres: { $scores }.
series-best-of-three = Jugar al mejor de tres
series-won = Victoria en la serie: { $player }.
series-you-win = ¡Has ganado la serie!
