### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Un défi
share-challenge-text = { $player } : { n-stars } avec cette donne. Peux-tu faire mieux ?
share-challenge-plain = La même donne des deux côtés. Qui dessinera la meilleure carte ?
share-challenge-start = Jouer
share-yours = Toi
duel-send-back = Renvoyer
duel-send = Envoyer le lien
duel-rounds = Manches du duel
duel-endless = Sans fin
duel-best-of-three = Au meilleur des trois
duel-best-of-five = Au meilleur des cinq
duel-finished-maps = Les cartes terminées
duel-deciding = Le tour décisif : « { $moment } ». { $player } : environ { n-stars } de plus.
duel-show-turn = Montrer
duel-difference = Écart
duel-message = Duel de cartographes : à toi de jouer. { $link }
error-duel-version = Ce duel vient d’une autre version du jeu. Recharge la page et ouvre le lien de nouveau. Rien n’a changé.
error-duel = Ce lien de duel n’est pas valable. Il en manque peut-être une partie. Rien n’a changé.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Égalité, { $mine } à { $other }, avec { $player }
end-ahead = Tu mènes { $mine } à { $other } face à { $player }
end-behind = { $player } mène { $other } à { $mine }
end-both-maps = Les deux cartes : { $player }
end-place = Place { $place } sur { $count } pour l’instant
end-all-maps = Toutes les cartes du groupe

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Duel : { $player }
duel-round = Manche { $number }
duel-round-of = Manche { $number } sur { $length }
duel-round-score = Manche { $number } : { $mine } à { $other }
duel-round-missed = Les cartes de cette manche sont sur un autre appareil.
duel-history = Toutes les manches
duel-won = Tu gagnes le duel { $mine } à { $other } !
duel-lost = { $player } gagne le duel { $other } à { $mine }.
duel-drawn = Le duel finit à égalité, { $mine } à { $other }.
duel-answer-waits = { $player }, manche { $number } : { n-stars } avec cette donne. Peux-tu faire mieux ?
duel-play-round = Jouer la manche { $number }
duel-unsent = { $player } n’a pas encore vu ce duel.
duel-own-waits = Ta manche { $number } est dessinée : { n-stars }.
duel-their-turn = C’est à { $player } de jouer : la réponse arrivera par un lien.
duel-send-first = Proposer le duel
duel-send-again = Renvoyer le lien
duel-rematch = Revanche
duel-turn-answer = Une nouvelle manche attend
duel-turn-send = À envoyer
duel-turn-wait = En attente de la réponse
duel-turn-over = Terminé
duel-gone = Ce duel n’est pas sur cet appareil. Son dernier lien le rouvrira.
duel-full = Ce duel contient déjà une autre partie de cette manche. La carte est dans la galerie.

## A newcomer with a friend’s link.

invite-learn = C’est nouveau pour toi ? Apprends en trois minutes
invite-learn-on = Continuer la leçon
invite-learn-note = La partie t’attend

## Ways to play with others.

ways-now = Maintenant, à une table
ways-now-text = Tout le monde dessine sur son propre appareil, en direct ou par correspondance, sur plusieurs jours.
ways-now-go = Vers les tables
ways-duel = À tour de rôle : un duel
ways-duel-text = Dessine une carte, envoie-la par un lien et reçois une réponse : la même donne, deux cartes côte à côte.
ways-duel-go = Dessiner la première carte
ways-daily = Chaque jour : un groupe
ways-daily-text = Tout le groupe dessine la carte du jour ; ensuite, les cartes s’affichent côte à côte.
ways-daily-go = Créer un groupe
ways-daily-open = Vers le groupe
ways-cup = Tout le monde ensemble : une coupe
ways-cup-text = Jusqu’à 100 personnes dessinent les mêmes cartes à partir d’un seul lien : une classe, un club, un stream.
ways-cup-go = Créer une coupe
ways-cup-open = Vers la coupe
