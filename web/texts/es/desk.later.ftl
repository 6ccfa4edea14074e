### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Recuento de puntos
desk-intro = Copia un mapa de papel y mira cuántas estrellas da y por qué.
desk-paint = Pintar
desk-paint-note = Elige un terreno y arrastra sobre las casillas.
desk-erase = Borrar
desk-clear = Vaciar el mapa
desk-clear-sure = ¿Vaciar todo el mapa?
desk-sheet = Hoja
desk-ruins-note = Las ruinas se conservan debajo de lo que pintes.

## Edicts, coins, season. $letter (text).

desk-edicts = Edictos
desk-edict-choose = Elegir el edicto { $letter }
desk-season = Estación
desk-season-all = Los cuatro edictos
desk-coins = Monedas
desk-coins-more = Una moneda más
desk-coins-fewer = Una moneda menos

## The result.

desk-result = Resultado
desk-toll = Tributo a los monstruos
desk-total = Total
desk-cell-by-cell = Casilla por casilla

## Several players; the map as text.

desk-players = Participantes
desk-player-add = Añadir participante
desk-player-remove = Quitar participante
desk-player-name = Nombre de participante
desk-as-text = Mapa como texto
desk-copy = Copiar el mapa como texto
desk-paste = Pegar un mapa como texto
desk-copied = Mapa copiado como texto.
desk-pasted = Mapa pegado.
