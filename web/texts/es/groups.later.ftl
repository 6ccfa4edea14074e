### Groups of friends who draw the daily map. Loaded when such a group is opened.

## Making and joining. $player (text).

groups-new = Grupo nuevo
groups-yours = Tus grupos
groups-intro = Todo el grupo dibuja el mapa del día. Cuando termines el tuyo, verás los mapas uno junto a otro.
groups-make = Crear un grupo
groups-join = Unirme
groups-privacy = A partir de hoy, tu nombre, tu emblema y cada mapa del día que termines se envían a quienes tengan el enlace. Todo va cifrado de extremo a extremo.
groups-invites = { $player } te invita a un grupo para el mapa del día
groups-invited = Tienes una invitación a un grupo para el mapa del día
groups-that-is-me = Soy yo
groups-full = Este grupo está completo: tiene 20 miembros.
groups-opening = Abriendo el grupo…
groups-failed = No se ha podido abrir el grupo. Inténtalo de nuevo.
groups-bad-link = Este enlace no es de un grupo.
groups-alone = Aún no se ha unido nadie más
groups-no-name = Sin nombre

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Todos los mapas
groups-have-finished = { $count ->
    [one] Ha terminado: { $players }.
   *[other] Han terminado: { $players }.
}
groups-nobody = Aún no ha terminado nadie.
groups-closed = Verás los mapas cuando termines el tuyo.
groups-best = Lo mejor del día
groups-edict = Mejor edicto: { $edict }, { n-stars } ({ $season })
groups-replay = Ver la repetición: { $player }

## Weeks, members, the link.

groups-this-week = Esta semana
groups-earlier = Semanas anteriores
groups-sum = Total
groups-members = Miembros
groups-hide = Ocultar
groups-unhide = Mostrar de nuevo
groups-other = Otros grupos
groups-leave = Salir del grupo
groups-leave-sure = ¿Salir de este grupo? Tus resultados se quitan de aquí y se pide a los servidores intermediarios que los borren. Puede que no lo hagan, y los demás miembros conservan lo que ya han recibido.
groups-link = Enlace al grupo
groups-link-note = Cualquiera que tenga este enlace puede unirse. Compártelo solo con gente de confianza.
groups-share-text = Dibuja conmigo el mapa del día de Mapwright:
