### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Estadísticas
stats-none = Aún no hay partidas terminadas. Tus estadísticas empiezan con la primera.
stats-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats-games-played = Partidas terminadas
stats-best = Récord
stats-mean = Promedio
stats-lost = Estrellas perdidas por monstruos
stats-streak = Racha diaria
stats-longest-streak = Racha más larga
stats-by-set = Récord por cartas y hoja
stats-by-edict = Promedio por edicto
stats-by-season = Promedio por estación
stats-titles = Títulos conseguidos
stats-over-time = Estrellas a lo largo del tiempo
stats-all = Todas las partidas
stats-solo = En solitario

## Keeping and moving the data. $percent (number).

stats-data = Tus datos
stats-data-note = Todo se guarda en este dispositivo. Exportar reúne tus partidas, tus hojas de mapa, tus bots y tus copas en un archivo. Las mesas y los grupos no van en él. Los bots importados esperan en el taller, en «{ workshop-unsaved }».
stats-export = Exportar
stats-import = Importar
stats-importing = Leyendo… { $percent } %
stats-imported = { $count ->
    [one] { $count } partida nueva añadida.
   *[other] { $count } partidas nuevas añadidas.
}
stats-import-none = En este archivo no hay nada nuevo.
stats-import-bad = No se puede leer este archivo. No se ha cambiado nada.
stats-delete = Borrar todo
stats-delete-sure = ¿Borrar todas las partidas, los récords, las hojas de mapa, las mesas, los grupos, las copas, los bots y los ajustes de este dispositivo? No se puede deshacer.
stats-delete-groups = Se pide a los servidores intermediarios que borren tus resultados en los grupos, pero puede que no lo hagan.
stats-deleted = Se ha borrado todo.
stats-not-deleted = No se ha podido borrar todo. Cierra las demás pestañas con Mapwright e inténtalo de nuevo.
error-file = Este archivo no se exportó desde Mapwright. No se ha cambiado nada.
stats-taken-note = Las partidas continuadas desde una repetición no cuentan.
stats-import-skipped = { $count ->
    [one] No se ha podido leer { $count } partida.
   *[other] No se han podido leer { $count } partidas.
}
