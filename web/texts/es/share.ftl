### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Compartir
share-link = Copiar enlace
share-link-copied = Enlace copiado.
share-text = Copiar texto
share-text-copied = Texto copiado.
share-picture = Imagen
share-picture-saved = Imagen guardada.
share-qr = Código QR
share-qr-note = Escanéalo para jugar con las mismas cartas.
share-with-result = Con mi resultado
share-with-result-note = Quien reciba el enlace juega con las mismas cartas y luego ve los dos mapas, uno junto al otro.
share-with-language = Enlace en este idioma
share-failed = No se ha podido compartir. Copia el enlace.

## The text that is shared. $link (text).

share-message-link = Las mismas cartas: { $link }

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Rival
share-ghost = Estrellas de mi rival
share-ghost-note = Ves las estrellas de tu rival por estación, no su mapa.
invite-waits = Te espera una invitación
invite-drop = Quitar la invitación
invite-return = Volver a la invitación
invite-return-from = Volver a la invitación: { $player }
duel-title = Duelo
home-duel-turn = Tu turno en el duelo: { $player }
series-next = Partida { $number }

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Recuerdo
keepsake-name = Tu nombre
keepsake-by = Dibujado por { $player }
keepsake-png = PNG
keepsake-print = Imprimir
keepsake-label = Mapa terminado, { n-stars }, { $title }

## Gallery.

gallery-title = Galería
gallery-none = Aún no hay mapas terminados. Aquí colgará el primero.
gallery-count = { $count ->
    [one] { $count } mapa
   *[other] { $count } mapas
}
gallery-newest = Más recientes
gallery-best = Mejores
