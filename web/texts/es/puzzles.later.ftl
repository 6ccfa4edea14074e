### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Rompecabezas
puzzles-intro = Un mapa y las últimas cartas de una estación: gana todas las estrellas que permitan.
puzzles-more = Más rompecabezas
puzzles-all = Todos los rompecabezas
puzzles-name-free = Rompecabezas
puzzles-name-run = Contrarreloj
puzzles-name-own = Momento clave
puzzles-task = { $season ->
    [spring] El máximo de estrellas al final de la primavera
    [summer] El máximo de estrellas al final del verano
    [fall] El máximo de estrellas al final del otoño
   *[winter] El máximo de estrellas al final del invierno
}
puzzles-grade-1 = fácil
puzzles-grade-2 = intermedio
puzzles-grade-3 = difícil
puzzles-then = Después
puzzles-last-card = Última carta
puzzles-share = Copiar enlace a este rompecabezas
puzzles-share-short = Compartir

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = ¡Correcto!
puzzles-right-note = El máximo es { n-stars }.
puzzles-short = { $count ->
    [one] Falta { $count } estrella
   *[other] Faltan { $count } estrellas
}
puzzles-short-note = Tu resultado: { n-stars }.
puzzles-best-way = Solución { $number } de { $of }
puzzles-most = Máximo
puzzles-count = Ver el recuento
puzzles-next = Siguiente rompecabezas
puzzles-looking = Buscando un rompecabezas…
puzzles-back = Atrás
puzzles-again = Intentarlo otra vez
puzzles-solution = Ver la solución
puzzles-other-ways = Otras soluciones
puzzles-own = Tu respuesta
puzzles-way-before = Solución anterior
puzzles-way-after = Solución siguiente

## The day. $tries, $stars (numbers).

puzzles-day-solved = { $tries ->
    [one] Resuelto en { $tries } intento
   *[other] Resuelto en { $tries } intentos
}
puzzles-day-short = Aún no es el máximo: { n-stars } por debajo en el primer intento
puzzles-day-start = Resolver
puzzles-day-again = Intentarlo otra vez

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Sin fin
puzzles-free-note = Todos los que quieras, de fáciles a difíciles
puzzles-solved = Resueltos: { $solved } de { $tried }
puzzles-solved-short = Resueltos: { $count }
puzzles-run = Contrarreloj
puzzles-run-note = Todos los que puedas en cinco minutos
puzzles-run-best = Mejor marca: { $count }
puzzles-run-best-new = ¡Tu mejor marca!
puzzles-run-over = Se acabó el tiempo. Resueltos: { $count }
puzzles-run-tried = Intentados: { $count }.
puzzles-rating = Nivel
puzzles-rated = Rompecabezas que cuentan para tu nivel: { $count }
puzzles-rating-range = Tu nivel hasta ahora: mínimo { $low }, máximo { $high }
puzzles-training = Practicar un edicto
puzzles-training-note = Rompecabezas en los que este edicto da estrellas.
puzzles-code = Un rompecabezas recibido
puzzles-code-note = Enlace o código
puzzles-code-open = Abrir
puzzles-bad-code = No se puede abrir este rompecabezas. Quizá le falte una parte al enlace o al código. No se ha cambiado nada.
puzzles-bad-moment = No se puede abrir este momento clave. Quizá le falte una parte al enlace. No se ha cambiado nada.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Tus momentos clave
puzzles-own-note = Los momentos que más te costaron en tu última partida, como rompecabezas
puzzles-turning-note = Estaciones en las que se podía ganar más. ¿Sabrás ver cómo?
puzzles-turning-none = En ninguna estación se podía ganar más con las últimas cartas. ¡Buen trazo!
puzzles-turning-wait = Revisando la partida: { $percent } %
puzzles-turning-lost = Margen de mejora: { n-stars }
