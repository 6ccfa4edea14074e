### One list of seats, crests, bots that can be watched, and the cards by hand.

## Who sits where. $player (text).

new-table = En este dispositivo
seats-person = Persona
seats-kind = { $player }: persona o bot
seats-dress = { $player }: color y emblema
seats-crest = Emblema
seats-open = Mapas a la vista
seats-open-note = Todo el mundo ve todos los mapas.
seats-hidden-note = Entre turno y turno cae un telón.
seats-watch = Ver jugar a los bots
seats-watch-off = No
seats-watch-slow = Lento
seats-watch-fast = Rápido
seats-skip = Saltar

## Names that bots have by themselves.

bot-name-1 = Isolda
bot-name-2 = Beltrán
bot-name-3 = Odette
bot-name-4 = Gaspar
bot-name-5 = Mirela
bot-name-6 = Tobías
bot-name-7 = Jimena
bot-name-8 = Falco

## Crests.

crest-tower = Torre
crest-ship = Barco
crest-tree = Árbol
crest-key = Llave
crest-sun = Sol
crest-fish = Pez
crest-bell = Campana
crest-moon = Luna
crest-crown = Corona
crest-anchor = Ancla
crest-quill = Pluma
crest-bridge = Puente

## The cards of a new game. $card (text), $count (number).

cards-title = Elegir las cartas
cards-by-lot = Todo al azar
cards-first = La primera partida del reglamento
cards-lot = Al azar
cards-lot-note = Lo decide la semilla.
cards-letters = Orden de los edictos
cards-earlier = Subir { $card }
cards-packs = Paquetes de los que salen las emboscadas
cards-four = O elige exactamente cuatro (llevas { $count } de 4). Hasta entonces se usan los paquetes de arriba.
cards-code = Código del reparto
cards-code-use = Rellenar
cards-code-bad = Este código de reparto no sirve para un solo dispositivo. Ejemplo: bA1-harbour.
