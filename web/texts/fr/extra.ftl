### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
extra-toll-more = { $stars ->
    [one] Les monstres coûtent { $stars } étoile de plus
   *[other] Les monstres coûtent { $stars } étoiles de plus
}
extra-toll-less = { $stars ->
    [one] Les monstres coûtent { $stars } étoile de moins
   *[other] Les monstres coûtent { $stars } étoiles de moins
}
extra-destroys = { $cells ->
    [one] Détruit { $cells } case
   *[other] Détruit { $cells } cases
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Ta forme ajouterait { $stars } étoile.
   *[other] Ta forme ajouterait { $stars } étoiles.
}
extra-ghost-takes = { $stars ->
    [one] Ta forme coûterait { $stars } étoile.
   *[other] Ta forme coûterait { $stars } étoiles.
}
extra-done = C’est dessiné. Tu peux encore annuler.
extra-end-season = Finir la saison
extra-finish-skills = Sans compétence
extra-dodge = Utiliser Acrobaties ?
extra-dodge-not = Les laisser venir
extra-destroy = Détruire
extra-place-hero = Placer
extra-ruins-moment = Des ruines ! La prochaine forme doit couvrir une case Ruines.
extra-hero-moment = Un héros arrive : { $card }
extra-previous = Édit précédent
extra-next = Édit suivant
extra-seasons = Saisons
extra-first-edict = Premier édit
extra-second-edict = Deuxième édit
extra-sum = Total

## Home and new game.

extra-more-options = Plus d’options
extra-fewer-options = Moins d’options
extra-damaged = Abîmée
extra-damaged-note = Cette partie enregistrée est illisible. Elle reste ici, pour que rien ne se perde.
extra-other-tab = Cette partie a continué dans un autre onglet. Ici, elle devient une partie à part ; les deux sont enregistrées.
extra-save-lost = Le moteur s’est arrêté puis a redémarré. Ta partie est comme tu l’as laissée.
extra-share-link = Copier un lien vers cette donne
extra-record-link = Copier un lien vers cette partie
extra-final-note = Ta note est { $rating } : { n-stars } moins { $par }, la valeur de ces édits.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Une montagne entourée de tous les côtés donne une pièce, et chaque pièce rapporte une étoile à la fin de chaque saison.
