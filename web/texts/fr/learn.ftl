### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Apprendre à jouer
learn-step = Étape { $number } sur { $of }
learn-skip = Quitter
learn-resume = Reprendre la leçon
learn-try-again = Pas tout à fait. Appuie sur « { play-undo } » et place la forme sur les cases en pointillés, ou continue simplement.
learn-well-done = Bien joué !
learn-done-elsewhere = Ça marche aussi.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Bienvenue, cartographe
learn-welcome-text = Cette feuille blanche est ta carte. Tu vas y dessiner des forêts, des villages, des champs et de l’eau, et la couronne te paiera en étoiles. Une saison suffit pour apprendre le jeu.
learn-welcome-do = Déplace la forme : clique sur une case de la carte, touche-la, ou utilise les flèches.
learn-terrain-title = Choisis un terrain
learn-terrain-text = La carte Exploration montre ce que tu peux dessiner : une forme, deux terrains. L’édit A récompense la forêt au bord de la carte.
learn-terrain-do = Touche un terrain, ou appuie sur T pour en changer.
learn-rotate-title = Fais pivoter la forme
learn-rotate-text = Une forme peut pivoter et se retourner. Les cases en pointillés montrent une bonne place.
learn-rotate-do = Appuie sur « { play-rotate } », ou sur R, jusqu’à ce que la forme suive les cases en pointillés.
learn-place-title = Encre la forme
learn-place-text = Tant que tu n’as pas encré, rien n’est définitif.
learn-place-do = Amène-la sur les cases en pointillés, { $cells }, et appuie sur « { play-confirm } ».
learn-edict-title = Les édits
learn-edict-text = Au printemps, ce sont les édits A et B qui comptent. La carte peut montrer quelles cases rapportent des étoiles, et pourquoi.
learn-edict-do = Touche l’édit A, ou appuie sur A.
learn-shape-title = Choisis une forme
learn-shape-text = Cette fois, tu as le choix entre deux formes. La plus petite rapporte une pièce.
learn-shape-do = Touche la forme qui porte la pièce, ou appuie sur 1.
learn-coin-title = Une pièce
learn-coin-text = Une pièce rapporte une étoile à la fin de chaque saison : plus elle arrive tôt, mieux c’est.
learn-coin-do = Encre la forme sur { $cells }. De l’eau viendra plus tard à côté : l’édit B récompense ce voisinage.
learn-ruins-title = Des ruines
learn-ruins-text = Une carte Ruines vient de sortir : cette forme doit donc couvrir une case Ruines de ta carte. Cherche les colonnes brisées.
learn-ruins-do = Amène la forme sur une case Ruines en pointillés, fais-la pivoter au besoin et encre-la.
learn-mountain-title = Autour de la montagne
learn-mountain-text = Remplis toutes les cases autour d’une montagne : elle aussi te donne une pièce.
learn-mountain-do = L’une d’elles est presque entourée : choisis la petite forme, fais-la pivoter et encre-la sur { $cells }.
learn-ambush-title = Une embuscade
learn-ambush-text = Des monstres ! À la fin de la saison, chaque case vide à leur contact te coûte une étoile.
learn-ambush-do = Choisis l’eau, fais pivoter la forme et encre-la sur { $cells }.
learn-season-end-title = La saison se termine
learn-season-end-before = Cette carte Exploration consomme le temps qui restait au printemps.
learn-season-end-do = Dessine la forme là où elle t’aide le plus, puis appuie sur « { extra-end-season } ».
learn-season-end-text = Deux édits comptent, les pièces ajoutent des étoiles et les monstres en retirent. Puis vient la saison suivante, avec les deux édits suivants.
learn-goodbye-title = Maintenant, tu sais jouer
learn-goodbye-text = Continue cette partie en été, en automne et en hiver, ou dessine la première des douze cartes de l’atlas. Les règles restent toujours à portée de main.
learn-goodbye-praise = Beau dessin ! Ta première saison est sur la carte, et ton premier timbre dans l’album.
learn-goodbye-continue = Continuer
learn-goodbye-atlas = Première carte de l’atlas

## What is said between the steps.

learn-turn-card = Révèle maintenant la suite : appuie sur « { play-next } ».
learn-look = Les cases encerclées rapportent les étoiles. Ensuite, appuie sur « { play-back } ».
learn-look-toll = Chaque case encerclée de rouge coûte une étoile. Ensuite, appuie sur « { play-back } ».
learn-free = Place-la où tu veux et encre-la.

## Tips, each shown once, when something first happens.

tip-title = Bon à savoir
tip-close = Compris
tip-off = Arrêter les conseils
tip-setting = Conseils
tip-first-ruins = Une carte Ruines : la forme de la prochaine carte Exploration doit couvrir une case Ruines vide. Si c’est impossible, tu dessines une seule case, où tu veux.
tip-first-ambush = Une embuscade : chaque case vide au contact d’un monstre coûte une étoile à chaque fin de saison. Remplis ces cases pour arrêter les pertes.
tip-first-coin = Ta première pièce. Elle rapporte une étoile à la fin de chaque saison : plus elle arrive tôt, mieux c’est.
tip-first-mountain = Tu as entouré une montagne, et elle t’a donné une pièce. Chaque montagne n’en donne qu’une.
tip-first-zombie = Les zombies se répandent : après le décompte de chaque saison, toute case vide au contact d’un zombie devient un zombie. Emmure-les.
tip-first-troll = Le troll a toujours faim : après le décompte de chaque saison, tu perds une case vide à son contact.
tip-first-gorgon = La gorgone détruit aussitôt une case à son contact. Les montagnes ne risquent rien.
tip-first-dragon = Ne laisse au dragon aucune case vide à son contact, ou détruis-le, et tu gagnes 3 pièces.
tip-first-hero = Un héros détruit les monstres sur ses cases d’attaque, maintenant et plus tard. Place-le là où ils sont, ou là où ils viendront.
tip-first-skill = Tu peux utiliser une compétence par saison. La plupart coûtent des pièces, et une pièce dépensée ne rapporte plus d’étoile.
tip-first-fallback = Aucune forme ne tient : tu dessines donc une seule case, où tu veux, du terrain que tu veux.
