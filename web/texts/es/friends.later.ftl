### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Un desafío
share-challenge-text = { $player }: { n-stars } con estas cartas. ¿Lo superas?
share-challenge-plain = Dos mapas con las mismas cartas. ¿Cuál saldrá mejor?
share-challenge-start = Jugar
share-yours = Tu mapa
duel-send-back = Devolver el desafío
duel-send = Enviar el enlace
duel-rounds = Rondas del duelo
duel-endless = Sin límite
duel-best-of-three = Al mejor de tres
duel-best-of-five = Al mejor de cinco
duel-finished-maps = Los mapas terminados
duel-deciding = El turno decisivo: «{ $moment }». { $player }: cerca de { n-stars } más.
duel-show-turn = Verlo
duel-difference = Diferencia
duel-message = Un duelo de mapas: ahora es tu turno. { $link }
error-duel-version = Este duelo se creó con otra versión del juego. Recarga la página y abre el enlace otra vez. No se ha cambiado nada.
error-duel = Este enlace de duelo no es válido. Quizá le falte una parte. No se ha cambiado nada.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Empate: { $mine } a { $other } ({ $player })
end-ahead = Vas por delante: { $mine } a { $other } ({ $player })
end-behind = Vas por detrás: { $mine } a { $other } ({ $player })
end-both-maps = Los dos mapas: { $player }
end-place = De momento, puesto { $place } de { $count }
end-all-maps = Todos los mapas del grupo

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Duelo: { $player }
duel-round = Ronda { $number }
duel-round-of = Ronda { $number } de { $length }
duel-round-score = Ronda { $number }: { $mine } a { $other }
duel-round-missed = Los mapas de esta ronda están en otro dispositivo.
duel-history = Todas las rondas
duel-won = ¡Has ganado el duelo por { $mine } a { $other }!
duel-lost = Has perdido el duelo por { $mine } a { $other } ({ $player }).
duel-drawn = El duelo acaba en empate: { $mine } a { $other }.
duel-answer-waits = { $player }, ronda { $number }: { n-stars } con estas cartas. ¿Lo superas?
duel-play-round = Jugar la ronda { $number }
duel-unsent = Aún sin enviar: { $player }.
duel-own-waits = Ronda { $number } dibujada: { n-stars }.
duel-their-turn = Ahora dibuja { $player }: la respuesta llegará como enlace.
duel-send-first = Enviarlo a tu rival
duel-send-again = Enviar el enlace otra vez
duel-rematch = Revancha
duel-turn-answer = Hay una ronda nueva
duel-turn-send = Por enviar
duel-turn-wait = Falta la respuesta
duel-turn-over = Terminado
duel-gone = Este duelo no está en este dispositivo. Su último enlace vuelve a abrirlo.
duel-full = Este duelo ya tiene otra partida de esta ronda. El mapa está en la galería.

## A newcomer with a friend’s link.

invite-learn = ¿Primera vez? Aprende en tres minutos
invite-learn-on = Seguir aprendiendo
invite-learn-note = La partida espera

## Ways to play with others.

ways-now = Ahora: en una mesa
ways-now-text = Cada cual dibuja en su dispositivo, en directo o a ratos a lo largo de varios días.
ways-now-go = A las mesas
ways-duel = Por turnos: un duelo
ways-duel-text = Dibuja un mapa, envíalo como enlace y recibe una respuesta: las mismas cartas y los dos mapas frente a frente.
ways-duel-go = Dibujar un mapa
ways-daily = Cada día: un grupo
ways-daily-text = Todo el grupo dibuja el mapa del día; después, los mapas cuelgan uno junto a otro.
ways-daily-go = Crear un grupo
ways-daily-open = Al grupo
ways-cup = Con mucha gente: una copa
ways-cup-text = Hasta 100 personas dibujan los mismos mapas con un solo enlace: una clase, un club, una emisión en directo.
ways-cup-go = Crear una copa
ways-cup-open = A la copa
