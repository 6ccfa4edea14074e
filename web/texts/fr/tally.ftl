### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Nouveau record !
final-best-before = Ancien record : { n-stars }
final-best-here = Ton record sur cette feuille : { $best }
final-best-short = Ton record sur cette feuille : { $best }, il manquait { $count }
final-first-here = Ta première carte sur cette feuille
final-edicts-year = Les édits sur toute l’année
final-edict-now = Sur la carte telle qu’elle est :
final-new-title = Nouveau titre !
final-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
final-hints-note = La partie est comptée à part.
final-undone-note = La partie compte, mais pas comme record personnel.
daily-no-hints = Le premier essai se dessine sans indices.
stats-hinted = { $count ->
    [one] { $count } partie avec indices, comptée à part.
   *[other] { $count } parties avec indices, comptées à part.
}
stats-hinted-figures = Moyenne : { $mean }, record : { $best }

## The cards of a season. $count (number).

tracker-title = Le paquet de cette saison
cards-seen = Déjà sorties
cards-left = Encore à venir
cards-none = Aucune
cards-ambushes = { $count ->
    [0] Aucune embuscade dans le paquet
    [one] { $count } embuscade dans le paquet
   *[other] { $count } embuscades dans le paquet
}
cards-heroes = { $count ->
    [0] Aucun héros dans le paquet
    [one] { $count } héros dans le paquet
   *[other] { $count } héros dans le paquet
}
cards-maybe = Cartes possibles :
cards-note = La saison peut finir avant que tout le paquet soit sorti. Les cartes Exploration sont mélangées de nouveau à chaque saison.

## A banner over the map.

moment-go-on = Continuer

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Déplace la forme : touche une case de la carte, ou fais glisser la forme.
learn-terrain-do-touch = Touche un terrain pour le choisir.
learn-rotate-do-touch = Appuie sur « { play-rotate } » jusqu’à ce que la forme suive les cases en pointillés.
learn-edict-do-touch = Touche l’édit A.
learn-shape-do-touch = Touche la forme qui porte la pièce.
learn-dashed-cells = les cases en pointillés
learn-place-do-unnamed = Amène-la sur les cases en pointillés et appuie sur « { play-confirm } ».
