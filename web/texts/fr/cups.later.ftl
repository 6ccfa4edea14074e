### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Coupes
cups-new = Nouvelle coupe
cups-yours = Tes coupes
cups-untitled = Une coupe
cups-intro = Jusqu’à 100 personnes dessinent les mêmes cartes, chacune sur son appareil, à partir d’un seul lien. Le tableau montre où en est chaque personne et qui a le plus d’étoiles.
cups-intro-member = { $rounds ->
    [one] Sur son propre appareil, tout le monde dessine la même carte avec la même donne. Personne ne voit ta carte avant d’avoir terminé la sienne.
   *[other] Sur son propre appareil, tout le monde dessine les mêmes { $rounds } cartes avec les mêmes donnes. Personne ne voit ta carte avant d’avoir terminé la sienne.
}
cups-news = Manches terminées : { $finished } sur { $rounds }. Membres : { $members }
cups-cup-name = Nom de la coupe
cups-name-example = Par exemple : Cinquième B
cups-rounds = Manches
cups-when = Quand
cups-together = En même temps
cups-any-time = Quand on veut
cups-together-note = Tu ouvres chaque manche avec un bouton, et tout le monde dessine à ce moment-là.
cups-any-time-note = Toutes les manches sont ouvertes dès le début.
cups-card-time = Temps par carte révélée
cups-card-time-note = Quand le temps est écoulé, la page le dit. Personne n’y perd rien.
cups-seconds = { $count } s
cups-no-limit = Sans limite
cups-i-draw = Je dessine aussi
cups-name = Nom sur le tableau
cups-other-name = Autre nom
cups-animals = Loutre,Lynx,Héron,Blaireau,Faucon,Castor,Martre,Corbeau,Cerf,Lièvre,Hibou,Brochet,Cygne,Loup,Ours,Grue,Hérisson,Écureuil,Belette,Milan
cups-make = Créer la coupe
cups-invites = On t’invite à la coupe « { $title } »
cups-invited = On t’invite à une coupe
cups-join = Rejoindre la coupe
cups-watch = Seulement regarder
cups-other-device = Je suis déjà dans la coupe sur un autre appareil
cups-full = Cette coupe est complète : elle compte 100 membres. Tu peux la regarder.
cups-outside = Le tableau a 100 places, et il est plein. Tu peux dessiner, mais les autres ne voient pas ton résultat.
cups-privacy = Le nom que tu choisis ici, ton blason et tes cartes de la coupe sont envoyés à toutes les personnes qui ont le lien. Tout est chiffré de bout en bout.
cups-opening = Ouverture de la coupe…
cups-failed = La coupe n’a pas pu être ouverte. Réessaie.
cups-bad-link = Ce n’est pas un lien de coupe.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Manche { $number }
cups-all-rounds = Toutes les manches
cups-draw = Dessiner la manche { $number }
cups-go-on = Continuer la manche { $number }
cups-draw-note = Pas d’indices, pas de tour annulé, et les embuscades suivent les règles du solo.
cups-done = Toutes tes manches sont terminées
cups-waiting = En attente de la manche { $number }
cups-organiser-away = La personne qui organise n’est pas là ?
cups-organiser-away-note = N’importe qui peut ouvrir la manche suivante. Mets-toi d’abord d’accord avec les autres.
cups-open-round = Ouvrir la manche { $number }
cups-are-here = { $count ->
    [one] { $count } membre est là.
   *[other] { $count } membres sont là.
}
cups-have-finished = Manche { $number } terminée : { $finished } sur { $players }.
cups-you-watch = Tu regardes cette coupe
cups-draw-along = Dessiner aussi
cups-time-up = Temps écoulé
cups-to-board = Vers le tableau

## The board, the projector, the end.

cups-board = Tableau
cups-place = Place
cups-progress = Saisons
cups-stars = Étoiles
cups-finished = terminé
cups-checking = vérification en cours
cups-hidden = Tu vois les étoiles des autres jusqu’à la saison que tu as terminée toi aussi.
cups-own-place = Place { $place } sur { $count }
cups-decided = départage : { $season }
cups-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
cups-projector = Projeter le tableau
cups-projector-sure = La projection montre les étoiles de tout le monde, même pour les saisons que tu n’as pas terminées. L’ouvrir ?
cups-projector-start = Ouvrir le tableau
cups-projector-close = Fermer le tableau
cups-scan = Scanne pour rejoindre
cups-winners = { $count ->
    [one] La coupe revient à { $players }
   *[other] La coupe est partagée : { $players }
}
cups-still-drawing = { $count ->
    [one] { $count } membre n’a pas encore terminé.
   *[other] { $count } membres n’ont pas encore terminé.
}
cups-print = Imprimer le diplôme
cups-save-table = Enregistrer le tableau
cups-certificate = { $count ->
    [one] { n-stars } en une manche
   *[other] { n-stars } en { $count } manches
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Lien de la coupe
cups-link-note = Toute personne qui a ce lien peut rejoindre la coupe.
cups-share-text = Dessine les mêmes cartes que nous dans Mapwright :
cups-terms = { $rounds ->
    [one] Une manche, { $sheet }
   *[other] { $rounds } manches, { $sheet }
}
cups-other = Autres coupes
cups-leave = Quitter la coupe
cups-leave-sure = Quitter cette coupe ? Tes résultats sont retirés d’ici, et les relais reçoivent la demande de les supprimer. Ils peuvent l’ignorer.
