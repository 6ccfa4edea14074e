### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Nom
table-colour = Couleur
table-colour-red = Rouge
table-colour-blue = Bleu
table-colour-green = Vert
table-colour-ochre = Ocre
table-colour-violet = Violet
table-colour-teal = Sarcelle
table-colour-brown = Brun
table-colour-grey = Gris

## The curtain between players. $player (text).

table-curtain-title = Tour suivant : { $player }
table-curtain-text = Fais passer l’appareil. Les autres regardent ailleurs.
table-curtain-ambush = Embuscade ! Tu as maintenant en main la carte d’une autre personne : { $player }. Dessine les monstres là où ils font mal.
table-curtain-show = Montrer la carte
table-done = Terminé
table-drawing = Dessin en cours : { $player }
table-your-turn = À toi
table-drawn = C’est fait

## Looking at others and at the scores. $place (number).

table-maps = Toutes les cartes
table-map-of = Carte : { $player }
table-your-map = Ta carte
table-scores = Scores
table-ranking = Classement
table-last-season = La dernière saison décide.
table-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
table-lost = Prises par les monstres
table-winner = Victoire : { $player } !
table-you-win = La victoire est à toi !
table-tie = Victoire partagée : { $players }
table-tie-break = À égalité d’étoiles : la victoire revient à qui en a laissé le moins aux monstres.

## Bots.

table-bot = Bot
table-thinking = En train de réfléchir : { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Toi
table-raid-why = Dessinés là où ils te font le plus mal. { $costs }
table-raid-costs = Cela te coûte des étoiles. { $costs }
table-raid-nothing = Cela ne te coûte rien pour l’instant.
table-add-bot = Ajouter un bot

## Tables on several devices, on home. $count (number).

home-together = Jouer ensemble
home-together-note = Sur plusieurs appareils
home-together-turn = { $count ->
    [one] À toi de jouer à { $count } table
   *[other] À toi de jouer à { $count } tables
}

## How often each player has won at one table.

series-score = Parties gagnées : { $scores }.
series-score-of-three = Au meilleur des trois : { $scores }.
series-best-of-three = Jouer au meilleur des trois
series-won = Match gagné : { $player }.
series-you-win = Tu gagnes le match !
