### Groups of friends who draw the daily map. Loaded when such a group is opened.

## Making and joining. $player (text).

groups-new = Nouveau groupe
groups-yours = Tes groupes
groups-intro = Tout le groupe dessine la carte du jour. Quand tu as terminé la tienne, tu vois toutes les cartes côte à côte.
groups-make = Créer un groupe
groups-join = Rejoindre
groups-privacy = À partir d’aujourd’hui, ton nom, ton blason et chaque carte du jour que tu termines sont envoyés à toutes les personnes qui ont le lien. Tout est chiffré de bout en bout.
groups-invites = { $player } t’invite dans un groupe pour la carte du jour
groups-invited = On t’invite dans un groupe pour la carte du jour
groups-that-is-me = C’est moi
groups-full = Ce groupe est complet : il compte 20 membres.
groups-opening = Ouverture du groupe…
groups-failed = Le groupe n’a pas pu être ouvert. Réessaie.
groups-bad-link = Ce n’est pas un lien de groupe.
groups-alone = Il n’y a encore personne d’autre
groups-no-name = Sans nom

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Toutes les cartes
groups-have-finished = { $count ->
    [one] Carte terminée : { $players }.
   *[other] Cartes terminées : { $players }.
}
groups-nobody = Aucune carte terminée pour l’instant.
groups-closed = Tu verras les cartes quand la tienne sera terminée.
groups-best = Record du jour
groups-edict = Meilleur édit : { $edict }, { n-stars } ({ $season })
groups-replay = Relecture : { $player }

## Weeks, members, the link.

groups-this-week = Cette semaine
groups-earlier = Semaines précédentes
groups-sum = Total
groups-members = Membres
groups-hide = Masquer
groups-unhide = Afficher de nouveau
groups-other = Autres groupes
groups-leave = Quitter le groupe
groups-leave-sure = Quitter ce groupe ? Tes résultats sont retirés d’ici, et les relais reçoivent la demande de les supprimer. Ils peuvent l’ignorer, et tes amis gardent ce qu’ils ont déjà reçu.
groups-link = Lien du groupe
groups-link-note = Toute personne qui a ce lien peut rejoindre le groupe. Ne le donne qu’à tes amis.
groups-share-text = Dessine avec moi la carte du jour de Mapwright :
