# The bot workshop and its course.

workshop-title = Taller de bots
workshop-code = El código del bot
workshop-name = Nombre
workshop-new-name = Mi bot
workshop-save = Guardar
workshop-is-saved = Guardado
workshop-saved = El bot está guardado en este navegador.
workshop-storage-full = En el navegador no queda sitio para guardarlo: se perderá al cerrar la página. Guárdalo como archivo.
workshop-open = Abrir
workshop-choose = Elige un bot…
workshop-mine = Mis bots
workshop-starters = Plantillas
workshop-starter-random = Azar
workshop-starter-twenty_lines = Veinte líneas
workshop-starter-look_ahead = Mirar adelante
workshop-export = Guardar como archivo de Python
workshop-import = Abrir un archivo de Python
workshop-share = Copiar enlace a este bot
workshop-delete = Borrar este bot
workshop-deleted = «{ $name }»: bot borrado.
workshop-unsaved = Sin guardar
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-search = Buscar
workshop-indent = Aumentar sangría
workshop-outdent = Reducir sangría
workshop-keyrow = Teclas para el editor
workshop-lint-syntax = Error de sintaxis.
workshop-lint-name = El nombre { $name } no está definido.
workshop-lint-import = Importar desde { $module }
workshop-lint-import-name = En el paquete { $module } no existe { $name }.
workshop-lint-member = En { $owner } no existe { $name }.
editor-find = Buscar
editor-replace-with = Reemplazar con
editor-next = siguiente
editor-previous = anterior
editor-all = todas
editor-case = mayúsculas y minúsculas
editor-regexp = expresión regular
editor-word = palabras completas
editor-replace = reemplazar
editor-replace-all = reemplazar todo
editor-close = cerrar
editor-match = coincidencia actual
editor-on-line = en la línea
editor-go-to-line = Ir a la línea
editor-go = ir
editor-diagnostics = Avisos
workshop-too-long = Es demasiado largo para un bot: el límite son 100 000 caracteres.
workshop-link-long = Este bot es demasiado largo para un enlace. Guárdalo como archivo.
workshop-foreign = Este bot ha llegado con un enlace. Léelo primero: nada se ejecuta hasta que pulses un botón.
workshop-foreign-broken = El enlace está dañado. Esto es lo que se ha podido leer del bot; no se ha ejecutado nada.
workshop-keys = Ctrl+Enter ejecuta el bot. Esc y después Tab salen del editor.
workshop-run = Ejecutar el bot
workshop-play = Jugar una partida
workshop-another-deal = Otro reparto
workshop-league = Liga
workshop-deals = Repartos de una liga
workshop-deals-count = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
workshop-kind = Cartas y hoja de mapa
workshop-other = Comparar con
workshop-other-none = solo nuestros bots
workshop-stop = Detener
workshop-running-play = El bot está jugando…
workshop-running-league = Jugando la liga…
workshop-running-check = Haciendo la prueba…
workshop-prints = Jugadas y salida del bot
workshop-time = { $mean } s por jugada, { $most } s como máximo
workshop-seconds = { $seconds } s
workshop-cut = El resto de la salida se ha cortado.
workshop-over = El año ha terminado
workshop-as-replay = Abrir como repetición
workshop-games-of = Partidas de { $bot }. Pulsa una para verla.
workshop-about-title = Escribe un bot
workshop-about = Un bot es una clase llamada Bot con un método choose(state) que devuelve una de las acciones permitidas. Cambia el código, pulsa «Jugar una partida» y mira qué hace en el mapa. En una liga juega los mismos repartos que nuestros bots.
workshop-safe = El código se ejecuta en este navegador, sin acceso a la red ni a tus partidas, y puedes detenerlo cuando quieras. La línea de comandos acepta el archivo que guardes aquí: mapwright league --bot mine.py.
workshop-reference = Referencia de la API
workshop-league-of = { $count ->
    [one] Liga de { $count } reparto
   *[other] Liga de { $count } repartos
}
workshop-bot = Bot
workshop-mine-short = Tu bot
workshop-mean = Estrellas por partida
workshop-better = Tu bot lo hizo mejor
workshop-better-of = { $won } de { $of }
workshop-interval = ± es el intervalo de confianza del 95 %. Todos los bots juegan los mismos repartos en solitario; un empate cuenta como media victoria. La ventaja en estrellas se cuenta reparto por reparto.
workshop-expert-note = En una liga, Experto solo mira diez futuros, así que juega peor que contra ti.
workshop-histogram = Distribución de las estrellas de tu bot
workshop-bar = De { $from } a { $to } estrellas: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
workshop-by-edict = Estrellas por edicto
workshop-edict = Edicto

## What a bot can do wrong
workshop-wrong-line = Línea { $line }: { $mistake }
workshop-wrong-syntax = error de sintaxis: { $quoted }
workshop-wrong-raised = el bot falló con { $name }: { $quoted }
workshop-wrong-nothing = En este archivo no hay ninguna clase Bot con un método choose(state).
workshop-wrong-no-init = la clase Bot necesita un método que reciba dos valores: def __init__(self, seed, budget)
workshop-wrong-no-self = el método choose necesita self y el estado: def choose(self, state)
workshop-wrong-junk = choose ha devuelto { $quoted }, que no es una acción. Devuelve una de legal(state).
workshop-wrong-list = choose ha devuelto una lista de { $quoted } acciones. Devuelve una de ellas.
workshop-wrong-illegal = choose ha devuelto una acción que aquí no permiten las reglas: { $quoted }
workshop-wrong-slow = el bot ha pensado una acción durante más de diez segundos y se ha detenido.
workshop-wrong-refused = un bot no puede importar { $quoted }: dispone de Python y del motor, pero no del navegador ni de la red.
workshop-wrong-memory = el bot ha superado su límite de memoria de 512 MB.
workshop-wrong-silent = El bot no ha respondido a tiempo y se ha detenido. Puede que esté en un bucle sin fin.
workshop-wrong-turn = El bot ha tardado más de veinte segundos en un turno y se ha detenido.
workshop-wrong-wrong = El bot ha enviado una respuesta no válida y se ha detenido.
workshop-wrong-broken = Python ha fallado al ejecutar este bot y ha vuelto a arrancar. Puede deberse a una recursión sin fin.
workshop-wrong-stopped = Detenido.
workshop-trace = Cómo se llegó al error
workshop-trace-line = Línea { $line }, en { $name }:

## The course
course-title = De la primera jugada a un bot ganador
course-progress = { $count ->
    [0] Un curso de diez pasos
    [one] { $count } de diez pasos superado
   *[other] { $count } de diez pasos superados
}
course-steps = Pasos del curso
course-step = Paso { $number }: { $title }
course-link = Copiar enlace a este paso
course-leave = Salir del curso
course-task = Tarea:
course-check = Probar
course-anew = Empezar el paso de nuevo
course-model = Mostrar una respuesta
course-next = Paso siguiente
course-hint = Pista
course-anew-mine = Empezar de nuevo con mi paso anterior
course-next-mine = Paso siguiente con mi código
course-next-model = Paso siguiente con la respuesta modelo
course-answer-title = Una respuesta posible al paso { $number }
course-answer-note = Las líneas marcadas no están en tu código.
course-answer-back = Volver a la tarea
course-answer-take = Ponerla en el editor
course-answers-link = Copiar enlace con todas mis respuestas
course-answers-none = Todavía no hay respuestas.
course-answers-long = Estas respuestas son demasiado largas para un enlace.
course-answers-broken = No se pueden leer las respuestas de este enlace. Las tuyas no han cambiado.
course-answers-author = Respuestas de { $name }. Las tuyas están a salvo: sal de este curso para volver a ellas.
course-no-step = El curso tiene diez pasos; este es el primero.
course-passed = superado
course-take-along = Guardar como mi bot
course-bot-name = Paso { $number }
course-goal = Prueba: { $count } repartos fijos, en solitario. Tu bot tiene que llegar a un promedio de { n-stars } como mínimo.
course-goal-table = Prueba: { $count } repartos fijos en una mesa de dos con nuestro Voraz. Tu bot tiene que llegar a un promedio de { n-stars } como mínimo.
course-goal-wins = Prueba: { $count } repartos fijos en una mesa de dos. Tu bot tiene que vencer a nuestro Voraz al menos en { $least } de ellos.
course-result-passed = Superado: promedio de { $value } (mínimo: { $least }).
course-result-missed = Todavía no: promedio de { $value } (mínimo: { $least }).
course-wins-passed = Superado. Victorias: { $value } de { $count } (mínimo: { $least }).
course-wins-missed = Todavía no. Victorias: { $value } de { $count } (mínimo: { $least }).
course-deals = Los repartos de la prueba. Pulsa uno para ver su partida.
course-leads = Tu ventaja sobre Voraz en cada reparto. Pulsa uno para ver su partida.
course-watch = Ver el reparto { $number }
course-end-title = Curso completado
course-end-text = Has escrito un bot que vence a Voraz. Esto es lo que puede hacer ahora.
course-end-league = Compararlo con nuestros bots en muchos repartos
course-end-table = Sentarte a jugar con él en una mesa
course-end-share = Enviarlo: quien lo reciba puede leer su código y jugar contra él
course-end-command = En la línea de comandos juega ligas en todos los núcleos y con todos los conjuntos de cartas: `mapwright league --bot mine.py`.
course-end-learning = O entrena a un agente que aprenda por sí mismo qué merece la pena: `mapwright.learning` tiene entornos para Gymnasium y PettingZoo.

course-1-title = Jugar según las reglas
course-1-text = Un bot es una clase llamada `Bot`. En cada partida se crea uno nuevo; su método `choose` se llama cada vez que hay algo que decidir. Recibe el estado de la partida y tiene que devolver una acción.
course-1-more = Para encontrar una no hace falta conocer las reglas: `legal(state)` devuelve una lista de todo lo que está permitido en ese momento, con todas las formas de la carta en todos los sitios y terrenos.
course-1-task = El bot devuelve None, que no es una acción. Haz que devuelva la primera acción permitida.
course-1-hint = Importa `legal` al principio del archivo. Una lista empieza en el índice 0.
course-2-title = Ver qué da una acción
course-2-text = `act(state, action)` muestra adónde lleva una acción: devuelve un estado nuevo y una lista de lo que ha pasado. El estado que recibiste no cambia, así que puedes probar todas las acciones.
course-2-more = Un edicto cuenta las estrellas de un mapa: `EDICTS[id].count(board)`. Los identificadores de los cuatro edictos de la partida están en `state.deal.edicts`, y tu mapa es `state.players[0].board`.
course-2-task = Prueba todas las acciones permitidas y elige aquella tras la que el primer edicto dé más estrellas. En Python, `max` con `key=` lo hace en una línea.
course-2-hint = `act(state, action)[0]` es el estado tras la acción. Escribe un método que diga cuánto vale un estado así y pásalo a `max` como `key=`.
course-3-title = Los edictos de la estación
course-3-text = Al final de una estación solo se puntúan dos edictos: A y B en primavera, B y C en verano, C y D en otoño, D y A en invierno.
course-3-more = `SEASONS[state.season].edicts` contiene las letras de los dos que se puntúan ahora. `zip` recorre a la vez las letras `ABCD` y `state.deal.edicts`.
course-3-task = Cuenta los dos edictos que se puntúan en esta estación, en vez de siempre el primero.
course-3-hint = Empieza con `stars = 0` y suma solo los edictos cuya letra esté en `SEASONS[state.season].edicts`.
course-4-title = Cuidado con los monstruos
course-4-text = Cada casilla vacía junto a un monstruo quita una estrella al final de cada estación. `toll(board)` las cuenta.
course-4-more = Llenar esas casillas suele valer más que un edicto, y un monstruo encerrado ya no quita nada.
course-4-task = Resta el tributo de lo que vale un mapa.
course-4-hint = Basta con cambiar una línea: empieza con `-toll(board)` en vez de 0.
course-5-title = Pensar en todo el año
course-5-text = Cada edicto se puntúa dos veces al año. Lo que dibujas en primavera cuenta para el edicto A ahora y otra vez en invierno; para el edicto B, ahora y en verano. Después del invierno no queda nada que puntuar.
course-5-more = `SEASONS[state.season:]` son las estaciones que quedan, incluida la actual. Cuenta en cuántas de ellas se puntúa cada edicto.
course-5-task = Cuenta cada edicto tantas veces como se vaya a puntuar todavía, y el tributo una vez por cada estación que queda.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` cuenta cuántas veces se puntuará todavía un edicto. El tributo cuenta `len(seasons)` veces.
course-6-title = Monedas
course-6-text = Consigues una moneda por la forma más pequeña de algunas cartas y por una montaña rodeada por sus cuatro lados. Desde entonces da una estrella al final de cada estación: cuatro, si la moneda es de la primavera.
course-6-more = `player.coins` dice cuántas tiene cada participante.
course-6-task = Suma las monedas: cada una cuenta en todas las estaciones que quedan.
course-6-hint = Las monedas y el tributo cuentan las mismas veces, así que basta un par de paréntesis: `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Un mapa ordenado
course-7-text = Las casillas vacías sueltas y los bordes deshilachados son difíciles de llenar después. Los bots que solo miran las estrellas dejan muchos.
course-7-more = Un conjunto de casillas es un número entero con un bit por casilla: `board.empty` son las casillas vacías; `board.filled`, las demás. `neighbours(mask)` da las casillas contiguas a otras, `clusters(mask)` las separa en grupos conectados y `mask.bit_count()` cuenta casillas.
course-7-task = Resta algo por el desorden: media estrella por cada casilla vacía junto a una llena, y una estrella por cada grupo de menos de cuatro casillas vacías.
course-7-hint = `neighbours(board.filled) & board.empty` son las casillas vacías junto a las llenas. Para los grupos, cuenta los trozos de `clusters(board.empty)` cuyo `bit_count()` sea menor que 4.
course-8-title = Mirar una carta más allá
course-8-text = La próxima carta está oculta, pero no es del todo desconocida: en el mazo están las cartas de `EXPLORE_SETS[state.setup.explore]`, salvo las que ya han salido en esta estación.
course-8-more = `placements(shape, free)` enumera dónde cabe una forma. `board.draw(terrain, cells)` devuelve el mapa con ella dibujada. Así puedes comprobar, para tus mejores acciones, cuánto vale el mapa tras colocar bien una carta que podría salir después.
course-8-task = De tus mejores acciones, elige aquella tras la que mejor se puedan colocar las próximas cartas posibles. Basta una muestra: una acción puede tardar diez segundos como máximo.
course-8-hint = Ordena las acciones por su valor y quédate con las cuatro primeras. En cada una, suma lo que da el mejor de unos cuarenta sitios para cada una de tres cartas. `random.Random(seed).sample` toma muestras así.
course-9-title = En una mesa
course-9-text = En una mesa se dibuja en compañía, cada cual en su mapa. Puedes ocupar cualquier sitio: `state.task.by` dice a quién le toca y `state.task.on`, en qué mapa se dibuja.
course-9-more = Hasta ahora tu bot mira el mapa del sitio 0, que puede ser de otra persona.
course-9-task = Valora el mapa que corresponda: `state.players[state.task.on]`.
course-9-hint = Usa `seat = state.task.on` en `choose` y pásalo a todos los métodos que ahora leen `state.players[0]`.
course-10-title = Vencer a Voraz
course-10-text = Cuando llega una emboscada, dibujas los monstruos en el mapa vecino: entonces `task.by` y `task.on` son distintos, y lo peor para ese mapa es lo mejor para ti.
course-10-more = También conviene examinar más acciones y más cartas: nuestro Voraz no mira más allá de la carta actual.
course-10-task = Dibuja los monstruos donde más daño hagan. Después, vence a Voraz en la mayoría de los repartos.
course-10-hint = Si `task.by` y `task.on` son distintos, multiplica el valor por −1 antes de ordenar y devuelve la primera acción sin mirar más allá.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Todas las acciones permitidas ahora a quien actúa.
word-act = Realiza la acción y nada más: la próxima carta sigue oculta. Lanza `RuleError` si la acción no está permitida.
word-EDICTS = Todos los edictos por identificador: `EDICTS[id].count(board)` devuelve las estrellas que da uno de ellos en un mapa.
word-State-players = Participantes por sitio, desde 0.
word-Player-board = El mapa de ese sitio.
word-State-deal = Los edictos, las habilidades y las cartas de la partida. Las que aún no han salido son imaginarias, así que mirarlas no sirve de nada.
word-SEASONS = Las cuatro estaciones en orden, empezando por la primavera.
word-State-season = El número de la estación: 0 es la primavera y 3, el invierno.
word-toll = Las estrellas que quitan los monstruos: una por cada casilla vacía junto a un monstruo.
word-Player-coins = Las monedas conseguidas y sin gastar: cada una da una estrella en cada estación.
word-neighbours = Todas las casillas que comparten un lado con una casilla de `mask`; una casilla de la propia `mask` solo está si tiene al lado otra de ellas.
word-clusters = Los grupos conectados de las casillas de `mask`, en el orden de lectura de su primera casilla.
word-Board-empty = Todas las casillas en las que se puede dibujar, como máscara; una casilla de ruinas es una de ellas hasta que se cubre.
word-Board-filled = Todas las casillas en las que no se puede dibujar, como máscara: dibujadas, destruidas, montaña o yermo.
word-placements = Todos los conjuntos de casillas que la forma puede cubrir dentro de `empty`, girada y volteada; ninguno se repite.
word-EXPLORE_BY_ID = Todas las cartas de exploración por identificador.
word-EXPLORE_SETS = Las cartas de exploración de los conjuntos `base` y `heroes`.
word-Board-draw = El mapa con `cells` llenas; los monstruos en casillas de ataque quedan destruidos.
word-State-turn = El número del turno actual en su estación, desde 0; `-1` antes del primero.
word-Task-on = El sitio en cuyo mapa se dibuja: en una emboscada en la mesa, el vecino; si no, el mismo.
word-Task-by = El sitio que actúa.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = El bot más sencillo: elige cualquier acción permitida, todas con la misma probabilidad.
starter-random-2 = Todo bot es una clase con este nombre. En cada partida se crea uno nuevo.
starter-random-3 = La semilla es un texto distinto en cada partida y cada sitio. Un bot que saca de ella todo su azar repite la misma partida con el mismo reparto, y así es fácil encontrar los errores.
starter-random-4 = `state` es la partida en este momento. `legal` enumera todo lo que permiten ahora las reglas: cada forma de la carta, en cada sitio donde cabe y con cada uno de sus terrenos. Hay que devolver una de esas acciones.
starter-twenty_lines-1 = Prueba todas las acciones y elige la que deja el mejor mapa, contando los cuatro edictos por igual.
starter-twenty_lines-2 = La tarea dice quién actúa y en qué mapa: el sitio `task.by` en el mapa del sitio `task.on`. Solo son distintos cuando se dibujan monstruos en el mapa vecino, y entonces el bot busca el peor mapa.
starter-twenty_lines-3 = `act` devuelve el estado tras una acción, con la próxima carta aún oculta, y una lista de lo que ha pasado. Entre acciones igual de buenas decide el azar, para que el bot no tenga un rincón favorito.
starter-twenty_lines-4 = Lo que daría el mapa si ahora se puntuaran los cuatro edictos: las estrellas de cada uno, una estrella por moneda y una menos por cada casilla vacía junto a un monstruo.
starter-look_ahead-1 = Mira una carta más allá: lo que se dibuja ahora debe dejar un buen sitio para lo que pueda venir.
starter-look_ahead-2 = acciones que se examinan a fondo
starter-look_ahead-3 = cartas que pueden salir, para cada una de ellas
starter-look_ahead-4 = sitios que se prueban con cada carta
starter-look_ahead-5 = Primero, cada acción se valora por el mapa que deja.
starter-look_ahead-6 = Después, las mejores se prueban con la misma muestra de cartas.
starter-look_ahead-7 = El mazo está oculto, pero una carta que ya ha salido en esta estación no puede repetirse hasta la siguiente.
starter-look_ahead-8 = Lo que vale el mapa tras el mejor de algunos sitios para cada carta, sumado.
starter-look_ahead-9 = Cada edicto cuenta tantas veces como se vaya a puntuar todavía; las monedas y el tributo, en todas las estaciones que quedan.
