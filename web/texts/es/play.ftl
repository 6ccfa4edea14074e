### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Estación { $number } de { $of }
play-time = Tiempo
play-time-of = Tiempo: { $used } de { $limit }

## Edicts panel.

play-edicts = Edictos
play-edict-letter = Edicto { $letter }
play-scores-now = Se puntúa ahora
play-edict-worth-now = Si se puntuara ahora: { n-stars }
play-scores-in = { $season ->
    [spring] Se puntúa en primavera
    [summer] Se puntúa en verano
    [fall] Se puntúa en otoño
   *[winter] Se puntúa en invierno
}
play-explain = Explicar
play-back = Volver al dibujo

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict }: { $stars } estrella más
   *[other] { $edict }: { $stars } estrellas más
}
play-edict-loses = { $stars ->
    [one] { $edict }: { $stars } estrella menos
   *[other] { $edict }: { $stars } estrellas menos
}

## Coins, monsters and the ledger. $count (number).

play-coins = Monedas
play-coins-of = { $count } de { $of } monedas
play-coin-plus-one = +1 moneda
play-coin-lost = Ya no caben más monedas. Esta se pierde.
play-toll = Tributo a los monstruos
play-toll-note = { $count ->
    [one] { $count } casilla vacía junto a monstruos
   *[other] { $count } casillas vacías junto a monstruos
}
play-toll-none = Ninguna casilla vacía junto a monstruos
play-ledger = Cuentas
play-stars = Estrellas
play-total = Total

## The card in hand.

play-card-explore = Carta de exploración
play-card-ruins = Carta de ruinas
play-card-ambush = Emboscada
play-card-hero = Héroe
play-card-time = Tiempo: { $count }
play-shape-number = Forma { $number }
play-terrain = Terreno
play-nothing-to-draw = Tu mapa está lleno. No hay nada que dibujar.

## Tools. Keep them short: they sit under small icons.

play-rotate = Girar
play-flip = Voltear
play-undo = Deshacer
play-redo = Rehacer
play-confirm = Entintar
play-next = Nueva carta
play-map = Mapa
play-close = Cerrar
play-more = Más

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Encaja.
play-does-not-fit = No encaja. { $why }

## Notices above the card.

play-must-cover-ruins = Cubre una casilla de ruinas vacía.
play-fallback = No cabe ninguna forma. Dibuja una sola casilla donde quieras, con cualquier terreno.
play-fallback-ruins = Ninguna forma llega a una casilla de ruinas vacía. Dibuja una sola casilla donde quieras, con cualquier terreno.

## Ambush.

play-ambush-revealed = ¡Emboscada! { $card }
play-ambush-corner-top-left = Los monstruos han entrado por la esquina superior izquierda.
play-ambush-corner-top-right = Los monstruos han entrado por la esquina superior derecha.
play-ambush-corner-bottom-left = Los monstruos han entrado por la esquina inferior izquierda.
play-ambush-corner-bottom-right = Los monstruos han entrado por la esquina inferior derecha.
play-ambush-no-room = Los monstruos no han encontrado sitio. La carta se descarta.
play-ambush-draw-on = Dibuja los monstruos en el mapa de { $player }.
play-ambush-fallback = La forma no cabe en ningún sitio. Dibuja una sola casilla de monstruo donde quieras.
play-ambush-on-you = Monstruos en tu mapa, por obra de { $player }.

## Heroes and the monsters that do more.

play-hero-place = Pon el héroe en una casilla vacía; gira o voltea su ataque.
play-hero-place-only = Pon el héroe en una casilla vacía.
play-troll-choose = El trol arrasa. Elige una casilla vacía junto a él para destruirla.
play-gorgon-choose = La gorgona clava la mirada. Elige una casilla junto a ella para destruirla.
play-zombie-wave = { $count ->
    [one] Los zombis ocupan { $count } casilla más.
   *[other] Los zombis ocupan { $count } casillas más.
}
play-dragon-beaten = El dragón ha caído: ¡3 monedas!

## Skills. $count (number of coins).

play-skills = Habilidades
play-skill-use = { $count ->
    [one] Usar por { $count } moneda
   *[other] Usar por { $count } monedas
}
play-skill-use-free = Usar gratis
play-skill-pass = Sin habilidad
play-skill-cure-wounds = Coloca la forma de 1 × 2 junto a un monstruo.
play-skill-diplomacy = Elige una casilla para que sea granja y aldea a la vez.
play-skill-search = Elige una casilla junto a tu forma.
play-skill-concentrate = Dibuja la misma forma otra vez.
play-skill-move-silently = Deja que la forma se salga del mapa.
play-skill-negotiate = Dibuja un cuadrado de 2 × 2.
play-skill-knowledge = La forma se dibuja como aldea.
play-acrobatics-upright = Vertical
play-acrobatics-flat = Horizontal

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Fin de la primavera
    [summer] Fin del verano
    [fall] Fin del otoño
   *[winter] Fin del invierno
}
season-next = { $season ->
    [spring] A la primavera
    [summer] Al verano
    [fall] Al otoño
   *[winter] Al invierno
}
season-next-edicts = { $season ->
    [spring] En primavera se puntúan { $first } y { $second }.
    [summer] En verano se puntúan { $first } y { $second }.
    [fall] En otoño se puntúan { $first } y { $second }.
   *[winter] En invierno se puntúan { $first } y { $second }.
}
season-time-to-spend = Límite de tiempo: { $limit }
season-coins = Monedas
season-toll = Tributo a los monstruos
season-total = Esta estación
season-so-far = Hasta ahora
season-to-final = Ver el resultado
season-map-full = El mapa está lleno. Las estaciones que quedan se puntúan con él tal como está.

## Final screen. $rating and $stars are numbers.

final-heading = Mapa terminado
final-your-title = Tu título
final-next-title = Próximo título: { $title }, con { $count } más de valoración
final-again = Jugar otra vez
final-home = Inicio
final-share = Compartir
final-review = Analizar
final-replay = Repetición
final-keepsake = Recuerdo
final-more = Más

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Cuatro estaciones, una hoja en blanco y un reino por dibujar.
home-about = Dibuja un reino a lo largo de cuatro estaciones: un juego de mapas para el navegador.
home-no-script = Mapwright necesita JavaScript.
home-continue = Continuar
home-continue-note = { $season }, { $used } de { $limit } · { n-stars }
home-new = Nueva partida
home-daily = Mapa del día
home-atlas = Atlas
home-atlas-note = Doce mapas, un reino
home-atlas-note-seals = Mapa { $number } · sellos: { $earned } de 36
home-puzzles = Rompecabezas
home-puzzles-note = Aprovecha al máximo las últimas cartas de una estación
home-learn = Aprender a jugar
home-learn-note = Tu primera estación, paso a paso
home-rules = Reglas
home-rules-note = Breves y con todas las cartas
home-sheets = Tus hojas de mapa
home-sheets-note = Pinta una hoja de mapa y juega en ella
home-desk = Recuento de puntos
home-desk-note = Puntúa un mapa dibujado en papel
home-workshop = Taller de bots
home-gallery = Galería
home-gallery-note = Tus mapas terminados
home-programmers = Programación
home-games = Partidas guardadas
home-more = Más

## New game.

new-set = Cartas
new-sheet = Hoja de mapa
new-sheet-letter = Hoja { $letter }
new-sheet-own = Hoja propia
new-sheet-nameless = Tierra sin nombre
new-options = Opciones
new-seed = Semilla
new-seed-note = La misma semilla reparte las mismas cartas.
new-seed-random = Al azar
new-players = Participantes
new-player = Participante { $number }
new-player-add = Añadir participante
new-player-remove = Quitar
new-solo = Solitario
new-skills = Habilidades
new-heroes = Cartas de héroe
new-solo-ambushes = Emboscadas como en solitario
new-ambush-packs = Emboscadas
new-explore-set = Cartas de exploración
new-season-set = Cartas de estación
new-start = Empezar

## Menu, themes, languages, sound and motion.

menu-title = Menú
menu-home = Inicio
menu-rules = Reglas
menu-settings = Ajustes
menu-language = Idioma
menu-language-failed = No se ha podido cargar el idioma «{ $language }». Se mantiene el actual.
menu-language-unknown = La dirección pide un idioma que el juego no tiene: { $code }.
menu-theme = Tema
menu-theme-day = Día
menu-theme-candle = Vela
menu-theme-contrast = Alto contraste
menu-theme-system = Como el sistema
menu-motion = Animación
menu-motion-on = Activada
menu-motion-off = Desactivada
menu-keys = Las flechas mueven, R gira, F voltea, 1 a 9 eligen una forma o una habilidad, T cambia el terreno, Z deshace, Y rehace, H da una pista, Enter entinta, A a D explican un edicto, M activa y desactiva el sonido, Esc vuelve atrás.
menu-full-screen = Pantalla completa
menu-leave = Salir de la partida
menu-leave-note = Tu partida queda guardada.
menu-leave-puzzle = Salir del rompecabezas
menu-leave-puzzle-note = Puedes empezarlo de nuevo cuando quieras.
menu-on = Sí
menu-off = No
menu-ok = Aceptar
menu-cancel = Cancelar
menu-back = Atrás
menu-skip = Saltar al mapa

## Loading. $percent and $count (seconds) are numbers.

load-title = Preparando la tinta
load-engine = Descargando el motor
load-library = Desempaquetando las reglas
load-memory = Preparando la memoria
load-starting = Arrancando
load-ready = Todo listo
load-percent = { $percent } %
load-bytes = { $loaded } de { $total } MB
load-time-left = { $count ->
    [one] falta { $count } segundo
   *[other] faltan unos { $count } segundos
}
load-slow = Está tardando más de lo normal. Mientras tanto puedes leer las reglas.
load-failed = No se ha podido cargar el motor.
load-repaired = Un archivo guardado del juego estaba dañado y se ha sustituido: recarga la página.
load-damaged = Hay archivos guardados del juego que están dañados y no se han podido sustituir. Recarga la página cuando tengas conexión.
load-retry = Reintentar
load-update = Hay una versión nueva.
load-update-now = Actualizar
load-update-later = Más tarde
load-storage-refused = Este navegador no permite guardar. Tu partida durará hasta que cierres la página.

## Saved games. $count (number), $when (a date as text).

games-title = Partidas guardadas
games-none = Aún no hay partidas guardadas.
games-open = Abrir
games-delete = Borrar
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
games-finished = Terminada
games-when = Última vez: { $when }
games-copy = Copiar registro
games-copied = Copiado.
games-not-copied = No se ha podido copiar.

## Error panel. The sentences are in reasons.ftl.

error-title = Algo ha fallado
error-report-note = El informe contiene las jugadas de esta partida y el error. Léelo antes de enviarlo.
error-report-copy = Copiar informe
error-reload = Recargar
error-continue = Seguir
error-details = Detalles

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Mapa de 11 por 11 casillas
say-row = Fila { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, sobre ruinas
say-cell-ruins-empty = { $cell }, ruinas sin cubrir
say-cell-struck = { $cell }, { $what }, aquí ataca un héroe
say-cell-surrounded = { $cell }, { $what }, rodeada, su moneda ya está ganada
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } casilla, { $from }. Encaja.
   *[other] { $terrain }, { $count } casillas, de { $from } a { $to }. Encaja.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } casilla, { $from }. No encaja. { $why }
   *[other] { $terrain }, { $count } casillas, de { $from } a { $to }. No encaja. { $why }
}
say-rotated = Forma girada.
say-flipped = Forma volteada.
say-shape-chosen = { $count ->
    [one] Forma { $number }, { $count } casilla.
   *[other] Forma { $number }, { $count } casillas.
}
say-terrain-chosen = { $terrain }.
say-inked = Entintado.
say-undone = Deshecho.
say-redone = Rehecho.
say-card = Nueva carta: { $card }.
say-edict = Edicto { $letter }, { $edict }, { n-stars }
say-edict-live = Se puntúa en esta estación

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Diario
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }: { $text }
log-by-on = { $player } → { $on }: { $text }
log-fallback = Una sola casilla, { $terrain }: { $cells }
log-coin = Forma con moneda: +1
log-mountain = Montaña { $cell } rodeada: +1 moneda
log-ambush = Emboscada, { $card }: { $cells }
log-ambush-none = Emboscada, { $card }: sin sitio
log-hero = Héroe, { $card }: { $cell }
log-destroyed = Casillas destruidas: { $cells }
log-dragon = El dragón ha caído: +3 monedas
log-zombies = Los zombis se extienden: { $cells }
log-troll = El trol destruye { $cell }
log-gorgon = La gorgona destruye { $cell }
log-skill = Habilidad: { $skill }
log-season-scored = { $season ->
    [spring] Primavera puntuada: { n-stars }
    [summer] Verano puntuado: { n-stars }
    [fall] Otoño puntuado: { n-stars }
   *[winter] Invierno puntuado: { n-stars }
}
log-nothing = No se dibuja nada
log-end = La partida termina: { n-stars }
