### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Coach
coach-hint = Indice
coach-hint-title = Les meilleures places
coach-gain = Environ { n-stars } d’ici la fin
coach-use = Placer ici
coach-thinking = Le coach réfléchit…
coach-thinking-share = Le coach réfléchit… { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Analyse
coach-review-intro = Tes coups face à ceux de l’Expert, avec la même donne.
coach-review-progress = Déjà analysé : { $percent } %
coach-your-move = Ton coup
coach-expert-move = Coup de l’Expert
coach-same-move = L’Expert dessinerait la même chose.
coach-given-away = { $stars ->
    [one] A coûté environ { $stars } étoile
   *[other] A coûté environ { $stars } étoiles
}
coach-costliest = Les moments les plus coûteux
coach-moment = { $season }, { $card }
coach-expected = Total attendu
coach-expected-value = Attendu : { n-stars }
coach-behind = { $stars ->
    [one] { $stars } étoile de moins que l’Expert
   *[other] { $stars } étoiles de moins que l’Expert
}
coach-ahead = { $stars ->
    [one] { $stars } étoile de plus que l’Expert
   *[other] { $stars } étoiles de plus que l’Expert
}
coach-level = À égalité avec l’Expert
coach-own-stars = Toi : { n-stars }.
coach-chart = Courbe du total attendu, tour après tour
coach-expert-game = Regarder l’Expert
coach-expert-stars = L’Expert, même donne : { n-stars }
coach-previous-move = Coup précédent
coach-next-move = Coup suivant
