### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Mapa del día
daily-number = N.º { $number }
daily-kind-base = Lunes clásico
daily-kind-heroes = Martes de héroes
daily-kind-wasteland = Miércoles del yermo
daily-kind-combined = Jueves doble
daily-kind-marches = Viernes de frontera
daily-kind-everything = Sábado con todo
daily-kind-skills = Domingo de habilidades
daily-intro = Mapa del día: { $name }. Cuenta el primer intento, sin pistas.
daily-note = Un reparto al día, el mismo para todo el mundo. El nuevo llega a medianoche, hora UTC.
daily-start = Dibujar el mapa de hoy
daily-continue = Continuar
daily-again = Practicar
daily-not-yet = Aún sin dibujar
daily-started = A medias
daily-done = Terminado: { n-stars }
daily-missed = Sin jugar
daily-first-try-note = Cuenta el primer intento. Los demás son práctica.
daily-practice = Práctica
daily-best = Mejor intento: { n-stars }
daily-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
daily-longest-streak = { $count ->
    [one] Racha más larga: { $count } día
   *[other] Racha más larga: { $count } días
}
daily-no-streak = Dibuja el mapa de hoy para empezar una racha.
daily-calendar = Calendario
daily-earlier = Antes
daily-later = Después
daily-today = Hoy
daily-next = Próximo mapa en { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Tu racha estará más segura si instalas el juego en este dispositivo.
install-do = Instalar
install-menu = Tu racha estará más segura como aplicación: en Safari, pulsa «Compartir» y luego «Añadir a pantalla de inicio» («Agregar a inicio»).
install-refuse = No, gracias

## Groups of friends. $finished, $friends (numbers).

groups-title = Mapa del día en grupo
groups-note = Compara tus mapas con los de tu grupo
groups-finished = { $friends ->
    [one] Mapas terminados en el grupo: { $finished } de { $friends }
   *[other] Mapas terminados en el grupo: { $finished } de { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Rompe­cabezas del día
puzzles-day-not-yet = Aún sin resolver
puzzles-day-given = Solución vista
today-done = { $count } de 2 hechos
today-solved = Resuelto
today-tried = Aún no es el máximo

## Days. $day, $year (texts). Home says today's before Fluent is there: no line may hold more than these two.
## date-first-day stands for $day on the first of a month: “1er janvier” in French.

date-first-day = 1
date-1 = { $day } de enero de { $year }
date-2 = { $day } de febrero de { $year }
date-3 = { $day } de marzo de { $year }
date-4 = { $day } de abril de { $year }
date-5 = { $day } de mayo de { $year }
date-6 = { $day } de junio de { $year }
date-7 = { $day } de julio de { $year }
date-8 = { $day } de agosto de { $year }
date-9 = { $day } de septiembre de { $year }
date-10 = { $day } de octubre de { $year }
date-11 = { $day } de noviembre de { $year }
date-12 = { $day } de diciembre de { $year }
