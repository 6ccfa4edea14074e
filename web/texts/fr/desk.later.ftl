### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Aide au décompte
desk-intro = Recopie une carte dessinée sur papier : tu vois ce qu’elle rapporte, et pourquoi.
desk-paint = Peindre
desk-paint-note = Choisis un terrain et passe sur les cases.
desk-erase = Gomme
desk-clear = Vider la carte
desk-clear-sure = Vider toute la carte ?
desk-sheet = Feuille
desk-ruins-note = Les ruines restent sous ce que tu peins.

## Edicts, coins, season. $letter (text).

desk-edicts = Édits
desk-edict-choose = Choisir l’édit { $letter }
desk-season = Saison
desk-season-all = Les quatre édits
desk-coins = Pièces
desk-coins-more = Une pièce de plus
desk-coins-fewer = Une pièce de moins

## The result.

desk-result = Résultat
desk-toll = Tribut des monstres
desk-total = Total
desk-cell-by-cell = Case par case

## Several players; the map as text.

desk-players = Cartographes
desk-player-add = Ajouter une personne
desk-player-remove = Retirer cette personne
desk-player-name = Nom de la personne
desk-as-text = Carte en texte
desk-copy = Copier la carte en texte
desk-paste = Coller une carte en texte
desk-copied = La carte est copiée en texte.
desk-pasted = La carte est collée.
