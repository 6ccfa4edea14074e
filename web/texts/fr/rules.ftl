### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 étoile par case Forêt au bord de la carte.
rule-greenbough = 1 étoile par rangée et par colonne où il y a de la forêt.
rule-treetower = 1 étoile par case Forêt qui ne touche aucune case vide.
rule-stoneside-forest = 3 étoiles par montagne reliée à une autre montagne par une même forêt.
rule-canal-lake = 1 étoile par case Eau qui touche un champ et par case Champ qui touche l’eau.
rule-mages-valley = Au contact d’une montagne : 2 étoiles par case Eau, 1 par case Champ.
rule-golden-granary = 1 étoile par case Eau qui touche des ruines, 3 par case Champ sur des ruines.
rule-shoreside-expanse = 3 étoiles par zone de champs qui ne touche ni eau ni bord, et par zone d’eau qui ne touche ni champ ni bord.
rule-wildholds = 8 étoiles par village de 6 cases ou plus.
rule-great-city = Ton plus grand village qui ne touche aucune montagne : 1 étoile par case.
rule-greengold-plains = 3 étoiles par village qui touche au moins 3 autres types de terrain.
rule-shieldgate = Ton deuxième plus grand village : 2 étoiles par case.
rule-borderlands = 6 étoiles par rangée pleine et par colonne pleine.
rule-lost-barony = Ton plus grand carré plein : 3 étoiles par case de côté.
rule-broken-road = 3 étoiles par diagonale pleine qui descend du bord gauche au bord inférieur.
rule-cauldrons = 1 étoile par case vide enfermée de tous les côtés.
rule-faunlost-thicket = Ta plus longue ligne verticale de forêt, sans trou : 2 étoiles par case.
rule-deepwood = 6 étoiles par forêt de 5 cases ou plus qui ne touche aucun village.
rule-heart-of-the-forest = 2 étoiles par case Forêt qui ne touche que de la forêt.
rule-sleepy-valley = 4 étoiles par rangée qui contient au moins 3 cases Forêt.
rule-craylund = 7 étoiles par zone de champs qui touche au moins 3 cases Eau.
rule-ulems-wallow = 4 étoiles par case Eau qui touche au moins 2 cases Champ.
rule-clawsgrave-peaks = 5 étoiles par montagne au contact d’une zone d’eau qui touche un champ.
rule-jorekburg = 4 étoiles par colonne avec autant de cases Champ que de cases Eau, et au moins une de chaque.
rule-traylo-monastery = 7 étoiles par village qui a 4 cases alignées.
rule-outer-enclave = Ton meilleur village : 1 étoile par case vide qui le touche.
rule-gnomish-colony = 6 étoiles par village qui contient un carré de 2 × 2.
rule-caravansary = Ton meilleur village : 1 étoile par rangée et par colonne qu’il atteint.
rule-dwarvenholds = 7 étoiles par rangée pleine et par colonne pleine qui contient une montagne.
rule-silos = 10 étoiles par colonne pleine parmi A, C, E, G, I et K.
rule-banded-hills = 4 étoiles par rangée qui réunit au moins 5 types de terrain.
rule-starlit-sigil = 4 étoiles par groupe d’exactement 3 cases vides reliées.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Trois gobelins se glissent en diagonale. Remplis les cases vides à leur contact, ou paie une étoile pour chacune.
rule-bugbear-assault = Deux paires de gobelours, avec un espace entre elles. Cet espace coûte des étoiles tant qu’il n’est pas rempli.
rule-kobold-onslaught = Quatre kobolds : trois alignés, un à côté de celui du milieu.
rule-gnoll-raid = Cinq gnolls en fer à cheval. Le creux coûte une étoile tant qu’il n’est pas rempli.
rule-dragon-inferno = Quand chaque case du dragon est détruite ou ne touche plus de case vide, la personne à qui appartient la feuille gagne 3 pièces, une seule fois.
rule-zombie-plague = Un zombie. Après le décompte de chaque saison, toute case vide au contact d’un zombie devient un zombie.
rule-giant-troll-ravage = Après le décompte de chaque saison, détruis sur ta carte une case vide au contact d’un troll encore en vie.
rule-gorgon-gaze = La personne qui dessine la gorgone détruit aussitôt une case à son contact. Les montagnes ne risquent rien.
rule-flayer-incursion = Trois écorcheurs en équerre. Ils tiennent presque partout.
rule-insectoid-invasion = Quatre insectoïdes en ligne brisée.
rule-ratman-strike = Trois hommes-rats en ligne droite.
rule-ogre-charge = Quatre ogres en carré.

## Heroes.

rule-dobrik = Attaque les quatre cases voisines. Les monstres y sont détruits, maintenant et plus tard.
rule-wren = Attaque trois cases alignées en travers, à deux cases devant elle. Les monstres y sont détruits, maintenant et plus tard.
rule-freyla = Attaque trois cases en ligne droite devant elle. Les monstres y sont détruits, maintenant et plus tard.
rule-dal = Attaque les quatre cases qu’il touche par un coin. Les monstres y sont détruits, maintenant et plus tard.

## Skills. The cost is shown beside the name.

rule-acrobatics = Pendant une embuscade, les monstres n’occupent que 1 × 2 cases sur ta carte. En solo, tu choisis le sens.
rule-concentrate = Pas pendant une embuscade. Dessine une deuxième fois la même forme, avec le même terrain. Cette deuxième forme ne donne pas de pièce.
rule-cure-wounds = Dessine en plus un 1 × 2 au contact d’un monstre, avec un terrain de la carte révélée.
rule-diplomacy = Dessine en plus une case qui est à la fois champ et village.
rule-knowledge = La forme choisie devient un village.
rule-move-silently = Ta forme peut dépasser du bord. Seule la partie sur la carte est dessinée. Pas pendant une embuscade en solo.
rule-negotiate = À la place des formes proposées, dessine un 2 × 2 avec un terrain de la carte révélée. Il ne donne pas de pièce.
rule-search = Dessine en plus une case du même terrain au contact de la forme que tu viens de dessiner.

## Ruins cards.

rule-temple-ruins = La forme de la prochaine carte Exploration doit couvrir une case Ruines vide. Si c’est impossible, dessine une seule case, où tu veux.
rule-outpost-ruins = La forme de la prochaine carte Exploration doit couvrir une case Ruines vide. Si c’est impossible, dessine une seule case, où tu veux.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Rien ne rapporte encore d’étoiles ici.
why-sentinel-wood = { $count ->
    [one] { $count } case Forêt au bord : { n-stars }.
   *[other] { $count } cases Forêt au bord : { n-stars }.
}
why-greenbough = { $count ->
    [one] { $count } rangée ou colonne avec de la forêt : { n-stars }.
   *[other] { $count } rangées et colonnes avec de la forêt : { n-stars }.
}
why-treetower = { $count ->
    [one] { $count } case Forêt sans case vide à côté : { n-stars }.
   *[other] { $count } cases Forêt sans case vide à côté : { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } montagne reliée par une forêt : { n-stars }.
   *[other] { $count } montagnes reliées par des forêts : { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } case où l’eau et les champs se touchent : { n-stars }.
   *[other] { $count } cases où l’eau et les champs se touchent : { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } case Eau ou Champ au contact d’une montagne : { n-stars }.
   *[other] { $count } cases Eau et Champ au contact des montagnes : { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } case Eau à côté des ruines ou Champ dessus : { n-stars }.
   *[other] { $count } cases Eau à côté des ruines ou Champ dessus : { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } zone de champs ou d’eau bien à l’écart : { n-stars }.
   *[other] { $count } zones de champs et d’eau bien à l’écart : { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } village de 6 cases ou plus : { n-stars }.
   *[other] { $count } villages de 6 cases ou plus : { n-stars }.
}
why-great-city = Le plus grand village loin des montagnes : { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } village au contact de 3 types de terrain ou plus : { n-stars }.
   *[other] { $count } villages au contact de 3 types de terrain ou plus : { n-stars }.
}
why-shieldgate = Le deuxième plus grand village, 2 par case : { n-stars }.
why-borderlands = { $count ->
    [one] { $count } rangée ou colonne pleine : { n-stars }.
   *[other] { $count } rangées et colonnes pleines : { n-stars }.
}
why-lost-barony = Le plus grand carré plein, 3 par case de côté : { n-stars }.
why-broken-road = { $count ->
    [one] { $count } diagonale pleine : { n-stars }.
   *[other] { $count } diagonales pleines : { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } case vide enfermée de tous les côtés : { n-stars }.
   *[other] { $count } cases vides enfermées de tous les côtés : { n-stars }.
}
why-faunlost-thicket = La plus longue ligne verticale de forêt, 2 par case : { n-stars }.
why-deepwood = { $count ->
    [one] { $count } grande forêt loin des villages : { n-stars }.
   *[other] { $count } grandes forêts loin des villages : { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } case Forêt qui ne touche que de la forêt : { n-stars }.
   *[other] { $count } cases Forêt qui ne touchent que de la forêt : { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } rangée avec au moins 3 cases Forêt : { n-stars }.
   *[other] { $count } rangées avec au moins 3 cases Forêt : { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } zone de champs au contact d’au moins 3 cases Eau : { n-stars }.
   *[other] { $count } zones de champs au contact d’au moins 3 cases Eau : { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } case Eau au contact d’au moins 2 cases Champ : { n-stars }.
   *[other] { $count } cases Eau au contact d’au moins 2 cases Champ : { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } montagne au contact d’une eau qui touche un champ : { n-stars }.
   *[other] { $count } montagnes au contact d’une eau qui touche un champ : { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } colonne avec autant de champs que d’eau : { n-stars }.
   *[other] { $count } colonnes avec autant de champs que d’eau : { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } village avec 4 cases alignées : { n-stars }.
   *[other] { $count } villages avec 4 cases alignées : { n-stars }.
}
why-outer-enclave = Cases vides au contact du meilleur village : { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } village avec un carré de 2 × 2 : { n-stars }.
   *[other] { $count } villages avec un carré de 2 × 2 : { n-stars }.
}
why-caravansary = Rangées et colonnes qu’atteint le meilleur village : { n-stars }.
why-dwarvenholds = { $count ->
    [one] { $count } rangée ou colonne pleine avec une montagne : { n-stars }.
   *[other] { $count } rangées et colonnes pleines avec une montagne : { n-stars }.
}
why-silos = { $count ->
    [one] { $count } colonne pleine parmi A, C, E, G, I, K : { n-stars }.
   *[other] { $count } colonnes pleines parmi A, C, E, G, I, K : { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } rangée avec au moins 5 types de terrain : { n-stars }.
   *[other] { $count } rangées avec au moins 5 types de terrain : { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } groupe d’exactement 3 cases vides : { n-stars }.
   *[other] { $count } groupes d’exactement 3 cases vides : { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } pièce, une étoile.
   *[other] { $count } pièces, une étoile chacune.
}
why-toll = { $count ->
    [one] { $count } case vide au contact des monstres, une étoile en moins.
   *[other] { $count } cases vides au contact des monstres, une étoile en moins pour chacune.
}
