### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Casse-tête
puzzles-intro = Une carte et la fin d’une saison : gagne autant d’étoiles que le permettent les dernières cartes Exploration.
puzzles-more = D’autres casse-tête
puzzles-all = Tous les casse-tête
puzzles-name-free = Casse-tête
puzzles-name-run = Contre la montre
puzzles-name-own = Moment décisif
puzzles-task = { $season ->
    [spring] Le plus d’étoiles d’ici la fin du printemps
    [summer] Le plus d’étoiles d’ici la fin de l’été
    [fall] Le plus d’étoiles d’ici la fin de l’automne
   *[winter] Le plus d’étoiles d’ici la fin de l’hiver
}
puzzles-grade-1 = facile
puzzles-grade-2 = moyen
puzzles-grade-3 = difficile
puzzles-then = Ensuite
puzzles-last-card = En dernier
puzzles-share = Copier un lien vers ce casse-tête
puzzles-share-short = Partager

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Exact !
puzzles-right-note = { n-stars } : c’est le maximum.
puzzles-short = { $count ->
    [one] Il manque { $count } étoile
   *[other] Il manque { $count } étoiles
}
puzzles-short-note = Ton résultat : { n-stars }.
puzzles-best-way = Solution { $number } sur { $of }
puzzles-most = Maximum
puzzles-count = Voir le décompte
puzzles-next = Casse-tête suivant
puzzles-looking = Recherche d’un casse-tête…
puzzles-back = Retour
puzzles-again = Réessayer
puzzles-solution = Voir la solution
puzzles-other-ways = Autres solutions
puzzles-own = Ta réponse
puzzles-way-before = Solution précédente
puzzles-way-after = Solution suivante

## The day. $tries, $stars (numbers).

puzzles-day-solved = { $tries ->
    [one] Résolu en { $tries } essai
   *[other] Résolu en { $tries } essais
}
puzzles-day-short = Pas encore le maximum : il manquait { n-stars } au premier essai
puzzles-day-start = Résoudre
puzzles-day-again = Réessayer

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Sans fin
puzzles-free-note = Autant que tu veux, du plus facile au plus difficile
puzzles-solved = Résolus : { $solved } sur { $tried }
puzzles-solved-short = Résolus : { $count }
puzzles-run = Contre la montre
puzzles-run-note = Autant que tu peux en cinq minutes
puzzles-run-best = Ton record : { $count }
puzzles-run-best-new = C’est ton record !
puzzles-run-over = Temps écoulé. Résolus : { $count }
puzzles-run-tried = Réponses données : { $count }.
puzzles-rating = Cote
puzzles-rated = Casse-tête cotés : { $count }
puzzles-rating-range = Ta cote jusqu’ici : au plus bas { $low }, au plus haut { $high }
puzzles-training = Travailler un édit
puzzles-training-note = Des casse-tête où cet édit rapporte des étoiles.
puzzles-code = Un casse-tête reçu
puzzles-code-note = Lien ou code
puzzles-code-open = Ouvrir
puzzles-bad-code = Ce casse-tête ne peut pas être ouvert. Il manque peut-être une partie du lien ou du code. Rien n’a changé.
puzzles-bad-moment = Ce moment décisif ne peut pas être ouvert. Il manque peut-être une partie du lien. Rien n’a changé.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Tes moments décisifs
puzzles-own-note = Les moments les plus coûteux de ta dernière partie, en casse-tête
puzzles-turning-note = Des saisons qui pouvaient rapporter plus. Sauras-tu trouver comment ?
puzzles-turning-none = Aucune saison ne pouvait rapporter plus avec ses dernières cartes Exploration. Beau dessin !
puzzles-turning-wait = Examen de la partie : { $percent } %
puzzles-turning-lost = Il y avait mieux : { n-stars } de plus
