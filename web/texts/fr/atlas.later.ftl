### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Sceaux : { $earned } sur { $all }
atlas-map = Carte { $number }
atlas-new = Nouveau :
atlas-draw = Dessiner cette carte
atlas-again = La redessiner
atlas-watch = Voir la meilleure partie
atlas-best = Ton record :
atlas-open-all = Ouvrir toutes les cartes
atlas-open-all-note = Si tu connais déjà le jeu sur papier.
atlas-locked = Gagne le premier sceau de la carte { $number } pour ouvrir celle-ci.
atlas-hint-note = Une partie avec indices peut rapporter les deux premiers sceaux, mais pas le troisième.
atlas-opponent = Adversaire : { $name }
atlas-seal-drawn = Dessin
atlas-seal-drawn-how = Termine avec { n-stars } ou plus.
atlas-seal-task = Mission
atlas-seal-mastered = Maîtrise
atlas-seal-mastered-how = Termine avec { n-stars } ou plus, sans indices.
atlas-seal-earned = gagné
atlas-seal-missing = pas encore gagné
atlas-state-locked = pas encore ouverte
atlas-state-open = à dessiner
atlas-failed = L’atlas n’a pas pu être chargé. Tes cartes sont à l’abri.

## The realm, made of the finished maps.

atlas-realm = Ton royaume
atlas-realm-name = Nom du royaume
atlas-realm-default = Les Douze Cartes
atlas-realm-label = { $name } : cartes dessinées, { $earned } sur { $all }
atlas-whole = Le royaume est entier : les douze cartes sont dessinées.
atlas-save = Garder l’image
atlas-print = Imprimer
atlas-share = Partager
atlas-zoom = Agrandir
atlas-unzoom = Réduire

## On the final screen.

atlas-final-seals = Nouveaux sceaux dans l’atlas
atlas-final-none = Pas de nouveau sceau dans l’atlas cette fois
atlas-final-next = Carte suivante : { $name }
atlas-final-atlas = Vers l’atlas

## The maps: name, story, what is new.

atlas-name-year = La première année
atlas-story-year = La diligence te dépose dans une vallée qu’aucune carte ne montre. Tu as du papier, quatre édits et une année. Ce que tu dessines au printemps compte encore en hiver : garde de la place.
atlas-new-year = une année entière et quatre édits
atlas-name-ruins = Vieilles pierres
atlas-story-ruins = Les bergers disent qu’il y a des murs sous l’herbe. Après une carte Ruines, ta forme doit couvrir une case Ruines. Si aucune forme n’y arrive, tu ne dessines qu’une seule case. Garde un accès à chacune des ruines.
atlas-new-ruins = les ruines
atlas-name-ambush = Hôtes indésirables
atlas-story-ambush = De la fumée monte des collines, et pourtant personne n’y vit. Les monstres prennent des cases de ta carte, et chaque case vide à leur contact coûte une étoile par saison. Emmure-les.
atlas-new-ambush = les embuscades
atlas-name-wasteland = Le Cœur gris
atlas-story-wasteland = Au milieu de ce pays s’étend un désert. On ne peut rien y dessiner, mais ses cases sont pleines. Cela aide certains édits et en gêne d’autres.
atlas-new-wasteland = un désert
atlas-name-neighbour = Par-dessus la haie
atlas-story-neighbour = De l’autre côté de la haie, un bot novice dessine avec la même donne. Quand les monstres arrivent, tu les dessines sur sa carte, et la tienne passe par-dessus la haie. Pas de quartier.
atlas-new-neighbour = un adversaire
atlas-name-skills = La bourse
atlas-story-skills = Trois compétences attendent à côté de la carte, et tu peux en utiliser une par saison. Certaines sont gratuites. Les autres coûtent des pièces qui rapporteraient une étoile à chaque saison.
atlas-new-skills = les compétences
atlas-name-heroes = Ceux qui restent
atlas-story-heroes = Des héros arrivent dans ce pays, et chacun garde les cases alentour. Un monstre sur une case d’attaque est détruit, même s’il vient plus tard. Poste tes héros là où le danger viendra.
atlas-new-heroes = les héros
atlas-name-monsters = L’année de la peste
atlas-story-monsters = Ces monstres ne sont pas comme les autres. Les zombies se répandent après chaque saison, la gorgone et le troll détruisent des cases, et un dragon emmuré rapporte trois pièces. Lis bien chaque carte Embuscade.
atlas-new-monsters = des monstres à effet
atlas-name-ambush-pack = La Couronne des monts
atlas-story-ambush-pack = D’autres monstres franchissent les cols, sous des formes que tu n’as jamais vues. De l’autre côté, Glouton les envoie là où ils font le plus mal. Et chaque montagne que tu entoures te paie.
atlas-new-ambush-pack = d’autres embuscades
atlas-name-heroes-and-skills = Ruse et courage
atlas-story-heroes-and-skills = Les héros tiennent les frontières et les compétences réparent les dégâts. Chaque saison peut être bonne, si tu sais ce qui y comptera.
atlas-new-heroes-and-skills = les héros avec les compétences
atlas-name-everything = D’une mer à l’autre
atlas-story-everything = Ruines et héros, monstres anciens et nouveaux : cette fois, tout est dans le paquet. Les marchands veulent traverser le pays en bateau, et il n’y a pas encore de fleuve.
atlas-new-everything = tout à la fois
atlas-name-masterpiece = Le chef-d’œuvre
atlas-story-masterpiece = Il reste une page blanche dans l’atlas. L’adversaire le plus fort de tous dessine avec la même donne, et à chaque embuscade, les cartes changent de mains. Tu auras besoin de tout ce que tu as appris.
atlas-new-masterpiece = l’adversaire le plus fort

## The tasks.

atlas-task-forest = Dessine une forêt de douze cases reliées.
atlas-task-harvest = Dessine des champs sur quatre cases Ruines.
atlas-task-fence = Finis l’année sans aucune case vide au contact d’un monstre.
atlas-task-wasteland = Remplis toutes les cases autour du désert.
atlas-task-neighbour = Fais en sorte que les monstres coûtent à ton adversaire 15 étoiles de plus qu’à toi.
atlas-task-skills = Utilise chacune des trois compétences.
atlas-task-heroes = Détruis six cases Monstre avec tes héros.
atlas-task-plague = Ne laisse aucun zombie se répandre et gagne les pièces du dragon.
atlas-task-mountains = Entoure les cinq montagnes.
atlas-task-seasons = Gagne au moins 25 étoiles à chaque saison.
atlas-task-river = Relie le bord gauche au bord droit par une seule zone d’eau.
atlas-task-expert = Finis avec plus d’étoiles que ton adversaire.
