### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Entrenador
coach-hint = Pista
coach-hint-title = Los mejores sitios
coach-gain = Cerca de { n-stars } al final
coach-use = Colocar
coach-thinking = Pensando…
coach-thinking-share = Pensando… { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Análisis
coach-review-intro = Tus jugadas junto a las del experto, con las mismas cartas.
coach-review-progress = Analizado: { $percent } %
coach-your-move = Tu jugada
coach-expert-move = Jugada del experto
coach-same-move = El experto dibujaría lo mismo.
coach-given-away = { $stars ->
    [one] Te costó cerca de { $stars } estrella
   *[other] Te costó cerca de { $stars } estrellas
}
coach-costliest = Los momentos que más te costaron
coach-moment = { $season }, { $card }
coach-expected = Total previsto
coach-expected-value = Previsto: { n-stars }
coach-behind = { $stars ->
    [one] { $stars } estrella menos que el experto
   *[other] { $stars } estrellas menos que el experto
}
coach-ahead = { $stars ->
    [one] { $stars } estrella más que el experto
   *[other] { $stars } estrellas más que el experto
}
coach-level = Empate con el experto
coach-own-stars = Tú: { n-stars }.
coach-chart = Gráfico del total previsto, turno a turno
coach-expert-game = Ver la partida del experto
coach-expert-stars = El experto, con las mismas cartas: { n-stars }
coach-previous-move = Jugada anterior
coach-next-move = Jugada siguiente
