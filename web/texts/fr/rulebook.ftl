### A short rulebook in our own words.

book-title = Règles
book-search = Rechercher
book-print = Imprimer
book-contents = Sommaire
book-nothing-found = Aucun résultat.
book-example = Exemple
book-about = Règles : { $what }
book-solo-value = Valeur en solo : { $count }
book-corner = { $corner ->
    [top-left] Solo : depuis le coin supérieur gauche
    [top-right] Solo : depuis le coin supérieur droit
    [bottom-left] Solo : depuis le coin inférieur gauche
   *[bottom-right] Solo : depuis le coin inférieur droit
}
book-arrow = { $arrow ->
    [clockwise] dans le sens des aiguilles d’une montre
   *[counter-clockwise] dans le sens inverse des aiguilles d’une montre
}

## Goal.

book-goal-title = But du jeu
book-goal-1 = Pendant quatre saisons, tu dessines une carte de 11 × 11 cases. Quatre édits disent ce que la couronne aimerait y voir.
book-goal-2 = Chaque saison, deux édits comptent. Dans l’année, chaque édit compte donc deux fois. Les pièces ajoutent des étoiles, les monstres en retirent.
book-goal-3 = Après l’hiver, la personne qui a le plus d’étoiles l’emporte. En cas d’égalité, c’est celle à qui les monstres en ont pris le moins. Si l’égalité persiste, la victoire est partagée.

## A turn.

book-turn-title = Un tour
book-turn-1 = Une carte est révélée. Tout le monde dessine en même temps une des formes proposées, sur sa propre feuille.
book-turn-2 = La plupart des cartes révélées prennent du temps. Quand le temps total atteint la limite de la saison, celle-ci se termine. Le temps en trop est perdu.
book-turn-3 = Les cartes Ruines, Embuscade et Héros ne prennent pas de temps.

## Drawing.

book-drawing-title = Dessiner
book-drawing-1 = Choisis une forme et un terrain parmi ceux de la carte révélée. Tu peux faire pivoter la forme et la retourner.
book-drawing-2 = La forme doit tenir tout entière sur la feuille et ne couvrir que des cases vides. Elle n’a pas besoin de toucher un autre dessin. Une case Ruines est vide tant que rien n’y est dessiné. Les cases Montagne et Désert sont pleines dès le départ.
book-drawing-3 = Si aucune des formes proposées ne tient nulle part, dessine à la place une seule case, où tu veux : forêt, village, champ, eau ou monstre, au choix.
book-drawing-4 = Deux cases sont voisines, ou se touchent, quand elles ont un côté en commun. Les coins ne comptent jamais. Une zone est un groupe de cases voisines du même terrain ; une case isolée est aussi une zone.

## Coins.

book-coins-title = Pièces
book-coins-1 = Certaines formes portent une pièce. Si tu dessines une de ces formes, tu gagnes une pièce.
book-coins-2 = Une montagne donne une pièce dès que toutes ses cases voisines sont pleines, peu importe qui les a remplies.
book-coins-3 = Chaque pièce rapporte une étoile à la fin de chaque saison, y compris celle en cours : plus elle arrive tôt, mieux c’est. Il y a de la place pour 14 pièces.

## Ruins.

book-ruins-title = Ruines
book-ruins-1 = Après une carte Ruines, la carte suivante est révélée aussitôt. La forme de la prochaine carte Exploration doit couvrir au moins une case Ruines vide.
book-ruins-2 = Si c’est impossible, dessine une seule case, du terrain que tu veux, n’importe où sur ta feuille.
book-ruins-3 = Si une embuscade ou un héros survient entre-temps, joue cette carte d’abord. Les ruines attendent la prochaine carte Exploration.

## Ambush at a table.

book-ambush-title = Embuscade
book-ambush-1 = Chaque feuille passe à la personne voisine, dans le sens de la flèche. Dessine les monstres sur la feuille que tu reçois, là où ils font le plus mal. Puis chaque feuille revient à sa place.
book-ambush-2 = À la fin de chaque saison, tu perds une étoile par case vide au contact d’un monstre. Remplis ces cases pour arrêter les pertes.
book-ambush-3 = Si la forme ne tient nulle part, dessine une seule case Monstre ordinaire.

## Ambush when playing alone.

book-ambush-solo-title = Embuscade en solo
book-ambush-solo-1 = Les monstres se placent tout seuls. Leur forme part du coin indiqué, ne pivote jamais et longe le bord dans le sens de la flèche jusqu’à ce qu’elle tienne.
book-ambush-solo-2 = Si elle ne tient nulle part le long du bord, elle refait le tour une case plus à l’intérieur, et ainsi de suite. S’il n’y a aucune place, il ne se passe rien.

## Season’s end.

book-season-title = Fin d’une saison
book-season-1 = Les édits A et B comptent au printemps, B et C en été, C et D en automne, D et A en hiver.
book-season-2 = Additionne les étoiles des deux édits, plus une étoile par pièce. Retire une étoile par case vide au contact d’un monstre.
book-season-3 = Les cartes Exploration sont mélangées de nouveau, avec une carte Embuscade de plus et, si tu joues avec les héros, une carte Héros de plus. Les embuscades et les héros qui ne sont pas encore sortis restent dans le paquet.
book-season-4 = Après l’hiver, la partie est terminée.

## Solo.

book-solo-title = Partie solo
book-solo-1 = Chaque édit a une valeur. Ta note est égale à tes étoiles moins la valeur des quatre édits. Elle te vaut un titre.
book-solo-2 = Si ta carte est pleine, la partie s’arrête. La saison en cours et les suivantes sont comptées sur la carte telle qu’elle est.

## Heroes.

book-heroes-title = Héros
book-heroes-1 = Quand une carte Héros est révélée, dessine le héros sur une case vide de ta feuille et marque ses cases d’attaque. Tu peux faire pivoter et retourner leur motif. Il peut passer sur des cases pleines et dépasser du bord. Les cases d’attaque vides restent vides.
book-heroes-2 = Les monstres qui se trouvent sur des cases d’attaque sont détruits, et ceux qui y seront dessinés plus tard le seront aussi. Le reste ne risque rien.
book-heroes-3 = Une case détruite est pleine, mais n’a pas de terrain et ne coûte pas d’étoile.
book-heroes-4 = Un héros peut aussi être détruit. Ses cases d’attaque restent actives.

## Monsters of Heroes.

book-monsters-title = Monstres à effet
book-monsters-1 = Dragon : quand chacune de ses cases est détruite ou ne touche plus de case vide, la personne à qui appartient la feuille gagne 3 pièces, une seule fois.
book-monsters-2 = Zombie : après le décompte de chaque saison, toute case vide au contact d’un zombie devient un zombie.
book-monsters-3 = Troll : après le décompte de chaque saison, si tu as un troll encore en vie, tu détruis une case vide à son contact.
book-monsters-4 = Gorgone : la personne qui la dessine détruit aussitôt une case à son contact. Les montagnes ne risquent rien. En solo, tu choisis.

## Skills.

book-skills-title = Compétences
book-skills-1 = Trois compétences sont visibles pendant toute la partie. Une fois par saison, tu peux en utiliser une pendant que tu dessines.
book-skills-2 = Tu paies avec les pièces que tu as déjà. Les pièces dépensées sont barrées : elles ne rapportent plus rien, mais gardent leur place sur la piste. Les compétences à 0 sont gratuites.

## Combined game.

book-combined-title = Combiner les deux boîtes
book-combined-1 = Choisis une feuille, les cartes Saison et les cartes Exploration d’une boîte ou de l’autre, et quatre cartes Embuscade quelconques. Les deux cartes Ruines sont toujours de la partie. Les cartes Héros sont facultatives.
book-combined-2 = Les édits viennent des deux boîtes, toujours un par catégorie : forêt, champs et eau, village, carte entière.
book-combined-3 = Si tu n’utilises que la boîte Héros, il n’y a pas de cartes Ruines et les cases Ruines n’ont aucun effet.

## Edicts.

book-edicts-title = Édits
book-edicts-1 = Il y a quatre catégories : forêt, champs et eau, village, carte entière. Un édit de chaque catégorie est en jeu ; le hasard les répartit sur A, B, C et D.
book-edicts-2 = Au bord de la carte, une case voisine qui manque ne te pénalise jamais. Monstre, montagne et héros sont aussi des types de terrain ; les ruines, le désert et les cases détruites n’en sont pas.
book-edicts-kind-forest = Forêt
book-edicts-kind-farm-water = Champs et eau
book-edicts-kind-village = Village
book-edicts-kind-spatial = Carte entière
