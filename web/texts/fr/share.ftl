### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Partager
share-link = Copier le lien
share-link-copied = Lien copié.
share-text = Copier le texte
share-text-copied = Texte copié.
share-picture = Image
share-picture-saved = Image enregistrée.
share-qr = Code QR
share-qr-note = Scanne-le pour jouer la même donne.
share-with-result = Avec mon résultat
share-with-result-note = L’autre personne joue la même donne, puis voit les deux cartes côte à côte.
share-with-language = Lien dans cette langue
share-failed = Le partage n’a pas marché. Copie plutôt le lien.

## The text that is shared. $link (text).

share-message-link = La même donne : { $link }

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Complice
share-ghost = Les étoiles d’en face
share-ghost-note = Saison après saison, tu vois les étoiles d’en face, mais pas la carte.
invite-waits = Une invitation attend
invite-drop = Retirer l’invitation
invite-return = Revenir à l’invitation
invite-return-from = Revenir à l’invitation : { $player }
duel-title = Duel
home-duel-turn = Ton tour dans le duel : { $player }
series-next = Partie { $number }

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Souvenir
keepsake-name = Ton nom
keepsake-by = Dessin : { $player }
keepsake-png = PNG
keepsake-print = Imprimer
keepsake-label = Carte terminée, { n-stars }, { $title }

## Gallery.

gallery-title = Galerie
gallery-none = Pas encore de carte terminée. La première sera accrochée ici.
gallery-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gallery-newest = Récentes
gallery-best = Meilleures
