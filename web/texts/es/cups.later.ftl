### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Copas
cups-new = Copa nueva
cups-yours = Tus copas
cups-untitled = Una copa
cups-intro = Hasta 100 personas dibujan los mismos mapas, cada una en su dispositivo, con un solo enlace. El marcador muestra por dónde va cada cual y quién tiene más estrellas.
cups-intro-member = { $rounds ->
    [one] Todo el mundo dibuja el mismo mapa con las mismas cartas, cada cual en su dispositivo. Nadie ve tu mapa antes de terminar el suyo.
   *[other] Todo el mundo dibuja los mismos { $rounds } mapas con las mismas cartas, cada cual en su dispositivo. Nadie ve tu mapa antes de terminar el suyo.
}
cups-news = Rondas terminadas: { $finished } de { $rounds }. Miembros: { $members }
cups-cup-name = Nombre de la copa
cups-name-example = Por ejemplo: Clase 7.º B
cups-rounds = Rondas
cups-when = Cuándo
cups-together = A la vez
cups-any-time = A cualquier hora
cups-together-note = Tú abres cada ronda con un botón, y entonces dibuja todo el mundo.
cups-any-time-note = Todas las rondas están abiertas desde el principio.
cups-card-time = Tiempo para cada carta
cups-card-time-note = Cuando se acaba el tiempo, la página avisa. Nadie pierde nada.
cups-seconds = { $count } s
cups-no-limit = Sin límite
cups-i-draw = Yo también dibujo
cups-name = Nombre en el marcador
cups-other-name = Otro nombre
cups-animals = Nutria,Lince,Garza,Tejón,Halcón,Castor,Marta,Cuervo,Ciervo,Liebre,Búho,Trucha,Cisne,Lobo,Oso,Grulla,Erizo,Ardilla,Comadreja,Milano
cups-make = Crear la copa
cups-invites = Tienes una invitación a la copa «{ $title }»
cups-invited = Tienes una invitación a una copa
cups-join = Entrar en la copa
cups-watch = Solo mirar
cups-other-device = Ya participo en la copa con otro dispositivo
cups-full = Esta copa está completa: tiene 100 miembros. Puedes mirarla.
cups-outside = El marcador tiene sitio para 100 y está lleno. Puedes dibujar, pero el resto no ve tu resultado.
cups-privacy = El nombre que elijas aquí, tu emblema y tus mapas de la copa se envían a quienes tengan el enlace. Todo va cifrado de extremo a extremo.
cups-opening = Abriendo la copa…
cups-failed = No se ha podido abrir la copa. Inténtalo de nuevo.
cups-bad-link = Este enlace no es de una copa.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Ronda { $number }
cups-all-rounds = Todas las rondas
cups-draw = Dibujar la ronda { $number }
cups-go-on = Continuar la ronda { $number }
cups-draw-note = No hay pistas ni se deshacen turnos, y las emboscadas siguen las reglas del juego en solitario.
cups-done = Has terminado todas las rondas
cups-waiting = A la espera de la ronda { $number }
cups-organiser-away = ¿No está quien organiza?
cups-organiser-away-note = Cualquiera puede abrir la ronda siguiente. Antes, acuérdalo con los demás miembros.
cups-open-round = Abrir la ronda { $number }
cups-are-here = { $count ->
    [one] Hay { $count } miembro aquí.
   *[other] Hay { $count } miembros aquí.
}
cups-have-finished = Ronda { $number } terminada: { $finished } de { $players }.
cups-you-watch = Estás mirando esta copa
cups-draw-along = Dibujar también
cups-time-up = Se acabó el tiempo
cups-to-board = Al marcador

## The board, the projector, the end.

cups-board = Marcador
cups-place = Puesto
cups-progress = Estaciones
cups-stars = Estrellas
cups-finished = terminado
cups-checking = comprobando
cups-hidden = Ves las estrellas del resto hasta la última estación que hayas terminado.
cups-own-place = Puesto { $place } de { $count }
cups-decided = decidido en: { $season }
cups-nth = { $place }.º
cups-projector = Mostrar en un proyector
cups-projector-sure = El proyector muestra las estrellas de todos los mapas, también de estaciones que aún no has terminado. ¿Abrirlo?
cups-projector-start = Abrir el marcador
cups-projector-close = Cerrar el marcador
cups-scan = Escanea para entrar
cups-winners = { $count ->
    [one] Victoria en la copa: { $players }
   *[other] Copa compartida: { $players }
}
cups-still-drawing = { $count ->
    [one] Falta { $count } miembro por terminar.
   *[other] Faltan { $count } miembros por terminar.
}
cups-print = Imprimir el diploma
cups-save-table = Guardar la tabla
cups-certificate = { $count ->
    [one] { n-stars } en { $count } ronda
   *[other] { n-stars } en { $count } rondas
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Enlace a la copa
cups-link-note = Cualquiera que tenga este enlace puede entrar.
cups-share-text = Ven a dibujar los mismos mapas en Mapwright:
cups-terms = { $rounds ->
    [one] { $rounds } ronda, { $sheet }
   *[other] { $rounds } rondas, { $sheet }
}
cups-other = Otras copas
cups-leave = Salir de la copa
cups-leave-sure = ¿Salir de esta copa? Tus resultados se quitan de aquí y se pide a los servidores intermediarios que los borren. Puede que no lo hagan.
