### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Jugar en compañía
together-intro = Cada cual usa su dispositivo. Abre una mesa y tendrás enseguida tu primera carta. Después envía el enlace a tu gente, que puede unirse en cualquier momento.
together-your-name = Tu nombre
together-friend = Alguien
together-add-friend = Añadir a alguien
together-open = Abrir una mesa
together-paste-link = O pega un enlace que te hayan enviado
together-join = Unirme
together-privacy = Sin cuentas ni servidor de juego. Todo va cifrado de extremo a extremo.
together-tables = Tus mesas
together-nobody = Aún no se ha unido nadie más
together-line-turn = Es tu turno
together-line-over = Terminada
together-line-unsent = Aún sin enviar
together-forget = Quitar esta mesa
together-damaged = No se puede leer la copia guardada de esta mesa. Se queda aquí hasta que quites la mesa. Abre el enlace otra vez: quizá la partida siga guardada en otro sitio.
together-opening = Abriendo la mesa…
together-failed = No se ha podido abrir la mesa. Inténtalo de nuevo.
together-bad-link = Este enlace no es de una mesa.
together-cut-link = A este enlace le falta una parte o se ha modificado. Pídelo otra vez o cópialo entero.
together-old-link = Este enlace se creó con otra versión de Mapwright. Recarga la página; si no funciona, pide un enlace nuevo.
together-embed = Para jugar en varios dispositivos, abre Mapwright en su propia página.
together-embed-open = Abrir Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } te invita a dibujar un mapa en compañía
together-invited = Tienes una invitación para dibujar un mapa en compañía
together-who = ¿Quién eres?
together-no-free-seat = No quedan sitios libres
together-players = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}
together-free = Sitio libre
together-sit-here = Sentarme aquí
together-i-am = Soy { $player }
together-watch = Mirar

## The link.

together-invite = Invitar
together-link = Enlace a la mesa
together-qr-note = Escanéalo para unirte
together-copy = Copiar
together-share = Enviar
together-share-text = Ven a dibujar un mapa conmigo en Mapwright:
together-link-note = Cualquiera que tenga este enlace puede jugar y mirar. Compártelo solo con gente de confianza.
together-other-device = Seguir en otro dispositivo
together-other-device-note = Abre este enlace en tu otro dispositivo. Los dos pueden quedar abiertos.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Sigue dibujando: { $players }
   *[other] Siguen dibujando: { $players }
}
together-going-on = Ya está todo dibujado. Enseguida sale la siguiente carta…
together-waiting-for = A la espera de: { $players }
together-sending = Enviando…
together-sent = { $count ->
    [one] Enviado. Ahora dibuja: { $players }. Puedes cerrar esta página.
   *[other] Enviado. Ahora dibujan: { $players }. Puedes cerrar esta página.
}
together-sending-now = Lo último que dibujaste no se había enviado. Se está enviando ahora.
together-away = { $count ->
    [one] Sin conexión: { $players }
   *[other] Sin conexión: { $players }
}
together-here-count = Aquí: { $count } de { $all }
together-company = En la mesa
together-draws = Dibujando
together-lost = Sin conexión
together-absent = Ahora no está aquí
together-not-joined = Aún no se ha unido
together-bot-draws = Dibuja un bot hasta que vuelva
together-draw-for = Dibujar en lugar de { $player }
together-drawing-for = Estás dibujando en lugar de { $player }
together-bot-for = Que dibuje un bot hasta que vuelva { $player }
together-bot-stop = Ha vuelto { $player }: detener el bot
together-take-back = Recuperar mi sitio
together-bot-drew-for-you = Un bot ha dibujado por ti en tu ausencia.
together-player-drew-for-you = En tu ausencia ha dibujado por ti { $player }.
together-not-counted = Esta carta se dibujó también en otro dispositivo. Cuenta aquel dibujo.
together-leave = Salir
together-leave-note = Puedes volver cuando quieras: la mesa queda en tu lista.

## The relays. $count, $all (numbers).

together-line-connecting = Conectando…
together-line-relays = Servidores intermediarios conectados: { $count } de { $all }
together-line-offline = Sin internet. Todo está guardado y se enviará más tarde.
together-line-refused = Los servidores intermediarios rechazan lo que envía esta página. Todo está guardado en este dispositivo.
together-line-no-relays = No hay ningún servidor intermediario configurado. Todo está guardado en este dispositivo.
together-line-not-stored = Los servidores intermediarios no guardan las jugadas. Juega mientras esté aquí toda la mesa.

## After the game. $player, $seasons, $score (text).

together-next = Hay otra mesa con las mismas personas.
together-next-join = Unirme
together-running-score = Partidas ganadas: { $score }
together-bot-drew-in = { $player }: un bot dibujó parte del mapa ({ $seasons })

## Your turn. $players (text).

together-notify = Avisarme cuando sea mi turno
together-notify-on = Recibirás un aviso cuando sea tu turno.
together-notify-off = No avisarme más
together-notify-refused = El navegador no permite los avisos. Puedes cambiarlo en los ajustes del sitio.
together-turn-body = Es tu turno. En la mesa: { $players }.
together-turn-alone = Es tu turno en la mesa.
