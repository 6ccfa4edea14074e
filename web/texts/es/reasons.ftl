### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Una parte de la forma queda fuera del mapa.
reason-covers-filled = Alguna de estas casillas ya está llena.
reason-covers-mountain = Sobre una montaña no se puede dibujar.
reason-covers-wasteland = Sobre el yermo no se puede dibujar.
reason-ruins-duty = Esta forma tiene que cubrir una casilla de ruinas vacía.
reason-wrong-terrain = Esta carta no ofrece ese terreno.
reason-wrong-shape = Esta carta no ofrece esa forma.
reason-must-draw-shape = Aún cabe una forma de esta carta, así que no se permite una sola casilla.
reason-not-your-turn = No es tu turno.
reason-game-over = Esta partida ya ha terminado.
reason-no-coins = No tienes monedas suficientes.
reason-skill-used = Ya has usado una habilidad en esta estación.
reason-skill-not-dealt = Esa habilidad no está en esta partida.
reason-skill-timing = Esa habilidad no se puede usar ahora.
reason-not-beside-monster = Tiene que quedar junto a un monstruo.
reason-not-beside-shape = Tiene que quedar junto a la forma que acabas de dibujar.
reason-nothing-to-undo = No hay nada que deshacer.
reason-not-a-choice = Esa casilla no se puede elegir.
reason-inside = Con Sigilo, la forma tiene que salirse del mapa.

## Something went wrong outside the rules.

error-engine = El motor del juego se ha detenido. Tu partida está a salvo.
error-bad-link = No se puede leer este enlace. Quizá le falte una parte.
error-too-long = Esto es demasiado largo para ser una partida.
error-damaged-save = Esta partida guardada está dañada y no se puede abrir.
error-message = El juego ha enviado algo que su motor no entiende. Recarga la página.
error-record = Este registro está dañado o incompleto.
error-map = Esto no es un mapa en forma de texto. Hacen falta 11 filas de 11 caracteres.
error-cell = Esa casilla no existe en el mapa.
error-seed = Una semilla tiene de 1 a 64 letras (de la «a» a la «z»), cifras, «-» o «_».
error-deal = No se puede leer este código de reparto.
error-action = Este registro contiene una jugada que no se puede leer.
error-setup = Estas opciones no se pueden combinar.
error-sheet = No se puede leer esta hoja de mapa. Quizá le falte una parte.
error-sheet-full = En esta hoja de mapa hay muy poco sitio para dibujar.
error-no-game = No hay ninguna partida abierta.
error-puzzle = Eso no es un rompecabezas.
error-moment = Este momento de la partida no se puede abrir como rompecabezas.
error-not-loaded = Esta parte del juego aún no se ha cargado.
error-date = Eso no es una fecha.
error-not-finished = Esta partida aún no ha terminado.
error-unknown = Algo ha fallado. Tu partida está a salvo.
