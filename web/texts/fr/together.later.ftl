### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Jouer ensemble
together-intro = Tout le monde joue sur son propre appareil. Ouvre une table : ta première carte Exploration est là tout de suite. Puis envoie le lien à tes amis, qui peuvent arriver à tout moment.
together-your-name = Ton nom
together-friend = Complice
together-add-friend = Autre place
together-open = Ouvrir une table
together-paste-link = Ou colle un lien que l’on t’a envoyé
together-join = Rejoindre
together-privacy = Ni compte, ni serveur de jeu. Tout est chiffré de bout en bout.
together-tables = Tes tables
together-nobody = Il n’y a encore personne d’autre
together-line-turn = À toi
together-line-over = Terminée
together-line-unsent = Pas encore envoyée
together-forget = Retirer cette table
together-damaged = La copie enregistrée de cette table est illisible. Elle reste ici jusqu’à ce que tu retires la table. Ouvre le lien de nouveau : la partie existe peut-être encore ailleurs.
together-opening = Ouverture de la table…
together-failed = La table n’a pas pu être ouverte. Réessaie.
together-bad-link = Ce n’est pas un lien de table.
together-cut-link = Une partie de ce lien manque ou a changé. Demande-le de nouveau, ou copie-le en entier.
together-old-link = Ce lien vient d’une autre version de Mapwright. Recharge la page ; si cela ne suffit pas, demande un nouveau lien.
together-embed = Pour jouer sur plusieurs appareils, ouvre Mapwright sur sa propre page.
together-embed-open = Ouvrir Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } t’invite à venir dessiner une carte
together-invited = On t’invite à venir dessiner une carte
together-who = Qui es-tu ?
together-no-free-seat = Toutes les places sont prises
together-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
together-free = Place libre
together-sit-here = S’asseoir ici
together-i-am = C’est moi : { $player }
together-watch = Regarder

## The link.

together-invite = Inviter
together-link = Lien de la table
together-qr-note = Scanne pour rejoindre
together-copy = Copier
together-share = Envoyer
together-share-text = Viens dessiner une carte avec moi dans Mapwright :
together-link-note = Toute personne qui a ce lien peut jouer et regarder. Ne le donne qu’à tes amis.
together-other-device = Continuer sur un autre appareil
together-other-device-note = Ouvre ce lien sur ton autre appareil. Les deux peuvent rester ouverts.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Encore en train de dessiner : { $players }
   *[other] Encore en train de dessiner : { $players }
}
together-going-on = Tout le monde a fini. La suite arrive…
together-waiting-for = On attend { $players }
together-sending = Envoi…
together-sent = { $count ->
    [one] C’est envoyé. Tour suivant : { $players }. Tu peux fermer cette page.
   *[other] C’est envoyé. Tour suivant : { $players }. Tu peux fermer cette page.
}
together-sending-now = Ton dernier dessin n’était pas encore parti. Il part maintenant.
together-away = { $count ->
    [one] Hors ligne : { $players }
   *[other] Hors ligne : { $players }
}
together-here-count = Ici : { $count } sur { $all }
together-company = À la table
together-draws = En train de dessiner
together-lost = Hors ligne
together-absent = Pas là pour l’instant
together-not-joined = Pas encore à la table
together-bot-draws = Un bot dessine en attendant
together-draw-for = Dessiner pour { $player }
together-drawing-for = Tu dessines pour { $player }
together-bot-for = Un bot pour { $player }, jusqu’à son retour
together-bot-stop = { $player } est de retour : arrêter le bot
together-take-back = Reprendre ma place
together-bot-drew-for-you = Un bot a dessiné pour toi pendant ton absence.
together-player-drew-for-you = { $player } a dessiné pour toi pendant ton absence.
together-not-counted = Cette carte Exploration a aussi été dessinée sur un autre appareil. C’est ce dessin-là qui compte.
together-leave = Quitter
together-leave-note = Tu peux revenir quand tu veux : la table est dans ta liste.

## The relays. $count, $all (numbers).

together-line-connecting = Connexion…
together-line-relays = Connexion par { $count } relais sur { $all }
together-line-offline = Pas de connexion internet. Tout est enregistré et sera envoyé plus tard.
together-line-refused = Les relais refusent ce que cette page envoie. Tout est enregistré sur cet appareil.
together-line-no-relays = Aucun relais n’est configuré. Tout est enregistré sur cet appareil.
together-line-not-stored = Les relais ne gardent pas les coups. Joue quand tout le monde est là.

## After the game. $player, $seasons, $score (text).

together-next = Il y a une autre table avec les mêmes personnes.
together-next-join = Rejoindre
together-running-score = Parties gagnées : { $score }
together-bot-drew-in = { $player } : un bot a dessiné une partie de la carte ({ $seasons })

## Your turn. $players (text).

together-notify = Me prévenir quand c’est à moi
together-notify-on = Une notification te préviendra quand ce sera à toi.
together-notify-off = Ne plus me prévenir
together-notify-refused = Le navigateur n’autorise pas les notifications. Tu peux changer cela dans les réglages du site.
together-turn-body = À toi de jouer à la table avec { $players }.
together-turn-alone = À toi de jouer à la table.
