# The bot workshop and its course.

workshop-title = Atelier de bots
workshop-code = Le code du bot
workshop-name = Nom
workshop-new-name = Mon bot
workshop-save = Enregistrer
workshop-is-saved = Enregistré
workshop-saved = Le bot est enregistré dans ce navigateur.
workshop-storage-full = Il n’y a plus de place pour cela dans le navigateur : tout sera perdu à la fermeture de la page. Enregistre le bot dans un fichier.
workshop-open = Ouvrir
workshop-choose = Choisir un bot…
workshop-mine = Mes bots
workshop-starters = Modèles
workshop-starter-random = Hasard
workshop-starter-twenty_lines = Vingt lignes
workshop-starter-look_ahead = Un coup d’avance
workshop-export = Enregistrer en fichier Python
workshop-import = Ouvrir un fichier Python
workshop-share = Copier un lien vers ce bot
workshop-delete = Supprimer ce bot
workshop-deleted = « { $name } » est supprimé.
workshop-unsaved = Pas enregistré
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-search = Rechercher
workshop-indent = Indenter
workshop-outdent = Désindenter
workshop-keyrow = Touches de l’éditeur
workshop-lint-syntax = Erreur de syntaxe.
workshop-lint-name = Le nom { $name } n’est pas défini.
workshop-lint-import = Importer depuis { $module }
workshop-lint-import-name = Le paquet { $module } ne contient pas { $name }.
workshop-lint-member = { $owner } ne contient pas { $name }.
editor-find = Rechercher
editor-replace-with = Remplacer par
editor-next = suivant
editor-previous = précédent
editor-all = tout
editor-case = respecter la casse
editor-regexp = expression régulière
editor-word = mots entiers
editor-replace = remplacer
editor-replace-all = tout remplacer
editor-close = fermer
editor-match = résultat actuel
editor-on-line = à la ligne
editor-go-to-line = Aller à la ligne
editor-go = aller
editor-diagnostics = Problèmes
workshop-too-long = C’est trop long pour un bot : la limite est de 100 000 caractères.
workshop-link-long = Ce bot est trop long pour un lien. Enregistre-le plutôt dans un fichier.
workshop-foreign = Ce bot est arrivé par un lien. Lis-le d’abord : rien ne s’exécute avant que tu appuies sur un bouton.
workshop-foreign-broken = Le lien est abîmé. Voici ce qui a pu être lu du bot ; rien n’a été exécuté.
workshop-keys = Ctrl+Entrée exécute le bot. Échap, puis Tab, quitte l’éditeur.
workshop-run = Exécuter le bot
workshop-play = Jouer une partie
workshop-another-deal = Autre donne
workshop-league = Ligue
workshop-deals = Donnes par ligue
workshop-deals-count = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
workshop-kind = Boîte de jeu et feuille
workshop-other = Comparer avec
workshop-other-none = nos bots seulement
workshop-stop = Arrêter
workshop-running-play = Le bot joue…
workshop-running-league = La ligue se joue…
workshop-running-check = Contrôle en cours…
workshop-prints = Coups et sortie du bot
workshop-time = { $mean } s par coup, { $most } s au plus
workshop-seconds = { $seconds } s
workshop-cut = Le reste de la sortie a été coupé.
workshop-over = L’année est finie
workshop-as-replay = Ouvrir en relecture
workshop-games-of = Parties jouées par { $bot }. Choisis-en une pour la voir.
workshop-about-title = Écrire un bot
workshop-about = Un bot est une classe nommée Bot, avec une méthode choose(state) qui renvoie une des actions permises. Modifie le code, appuie sur « Jouer une partie » et regarde ce qu’il fait sur la carte. Dans une ligue, il joue les mêmes donnes que nos propres bots.
workshop-safe = Le code s’exécute dans ce navigateur, sans accès au réseau ni à tes parties, et tu peux l’arrêter à tout moment. La ligne de commande accepte le fichier que tu enregistres ici : mapwright league --bot mine.py.
workshop-reference = Référence de l’API
workshop-league-of = { $count ->
    [one] Ligue sur { $count } donne
   *[other] Ligue sur { $count } donnes
}
workshop-bot = Bot
workshop-mine-short = Ton bot
workshop-mean = Étoiles par partie
workshop-better = Ton bot a fait mieux
workshop-better-of = { $won } sur { $of }
workshop-interval = ± est l’intervalle de confiance à 95 %. Tous les bots jouent les mêmes donnes, en solo ; une égalité vaut une demi-victoire. L’avance en étoiles se calcule donne par donne.
workshop-expert-note = Dans une ligue, l’Expert n’examine que dix suites possibles : il joue donc moins bien que contre toi.
workshop-histogram = Répartition des étoiles de ton bot
workshop-bar = De { $from } à { $to } étoiles : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
workshop-by-edict = Étoiles par édit
workshop-edict = Édit

## What a bot can do wrong
workshop-wrong-line = Ligne { $line } : { $mistake }
workshop-wrong-syntax = erreur de syntaxe : { $quoted }
workshop-wrong-raised = le bot a échoué avec { $name } : { $quoted }
workshop-wrong-nothing = Ce fichier ne contient pas de classe Bot avec une méthode choose(state).
workshop-wrong-no-init = la classe Bot a besoin d’une méthode qui prend deux valeurs : def __init__(self, seed, budget)
workshop-wrong-no-self = la méthode choose doit prendre self et l’état : def choose(self, state)
workshop-wrong-junk = choose a renvoyé { $quoted }, qui n’est pas une action. Renvoie un élément de legal(state).
workshop-wrong-list = choose a renvoyé une liste. Nombre d’actions : { $quoted }. N’en renvoie qu’une.
workshop-wrong-illegal = choose a renvoyé une action que les règles ne permettent pas ici : { $quoted }
workshop-wrong-slow = le bot a réfléchi plus de dix secondes à une action et a été arrêté.
workshop-wrong-refused = un bot ne peut pas importer { $quoted } : il dispose de Python et du moteur, mais ni du navigateur ni du réseau.
workshop-wrong-memory = le bot a dépassé sa limite de mémoire de 512 Mo.
workshop-wrong-silent = Le bot n’a pas répondu à temps et a été arrêté. Il tourne peut-être dans une boucle sans fin.
workshop-wrong-turn = Le bot a mis plus de vingt secondes pour un tour et a été arrêté.
workshop-wrong-wrong = Le bot a envoyé une réponse non valable et a été arrêté.
workshop-wrong-broken = Python a planté pendant l’exécution de ce bot et a redémarré. Une récursion sans fin peut en être la cause.
workshop-wrong-stopped = Arrêté.
workshop-trace = Comment l’erreur s’est produite
workshop-trace-line = Ligne { $line }, dans { $name } :

## The course
course-title = De la première action au bot qui gagne
course-progress = { $count ->
    [0] Un cours en dix étapes
    [one] { $count } étape réussie sur dix
   *[other] { $count } étapes réussies sur dix
}
course-steps = Étapes du cours
course-step = Étape { $number } : { $title }
course-link = Copier un lien vers cette étape
course-leave = Quitter le cours
course-task = À faire :
course-check = Vérifier
course-anew = Recommencer l’étape
course-model = Voir une réponse
course-next = Étape suivante
course-hint = Indice
course-anew-mine = Repartir de mon code précédent
course-next-mine = Étape suivante avec mon code
course-next-model = Étape suivante avec la réponse proposée
course-answer-title = Une réponse possible à l’étape { $number }
course-answer-note = Les lignes marquées ne sont pas dans ton code.
course-answer-back = Retour à l’exercice
course-answer-take = La mettre dans l’éditeur
course-answers-link = Copier un lien avec toutes mes réponses
course-answers-none = Il n’y a pas encore de réponses.
course-answers-long = Ces réponses sont trop longues pour un lien.
course-answers-broken = Les réponses de ce lien sont illisibles. Tes propres réponses n’ont pas changé.
course-answers-author = Ces réponses sont signées { $name }. Les tiennes sont à l’abri : quitte ce cours pour les retrouver.
course-no-step = Le cours a dix étapes ; voici la première.
course-passed = réussie
course-take-along = Enregistrer parmi mes bots
course-bot-name = Étape { $number }
course-goal = Contrôle : { $count } donnes fixes, en solo. Ton bot doit atteindre en moyenne au moins { n-stars }.
course-goal-table = Contrôle : { $count } donnes fixes, à une table de deux avec notre Glouton. Ton bot doit atteindre en moyenne au moins { n-stars }.
course-goal-wins = Contrôle : { $count } donnes fixes, à une table de deux. Ton bot doit battre notre Glouton sur au moins { $least } d’entre elles.
course-result-passed = Réussi : { $value } en moyenne, il fallait { $least }.
course-result-missed = Pas encore : { $value } en moyenne, il faut { $least }.
course-wins-passed = Réussi. Parties gagnées : { $value } sur { $count }, il en fallait { $least }.
course-wins-missed = Pas encore. Parties gagnées : { $value } sur { $count }, il en faut { $least }.
course-deals = Les donnes du contrôle. Choisis-en une pour voir sa partie.
course-leads = Ton avance sur Glouton, donne par donne. Choisis-en une pour voir sa partie.
course-watch = Voir la donne { $number }
course-end-title = Cours terminé
course-end-text = Tu as écrit un bot qui bat Glouton. Voici ce qu’il peut faire maintenant.
course-end-league = Le comparer à nos bots sur beaucoup de donnes
course-end-table = T’asseoir à une table avec lui
course-end-share = Faire lire son code à tes amis, qui pourront jouer contre lui
course-end-command = En ligne de commande, il joue des ligues sur tous les cœurs du processeur et avec toutes les boîtes de jeu : `mapwright league --bot mine.py`.
course-end-learning = Ou entraîne un agent qui apprend tout seul ce qui en vaut la peine : `mapwright.learning` offre des environnements pour Gymnasium et PettingZoo.

course-1-title = Jouer selon les règles
course-1-text = Un bot est une classe nommée `Bot`. Un nouveau bot est créé pour chaque partie ; sa méthode `choose` est appelée chaque fois qu’il y a quelque chose à décider. Elle reçoit l’état de la partie et doit renvoyer une action.
course-1-more = Pas besoin de connaître les règles pour en trouver une : `legal(state)` renvoie la liste de tout ce qui est permis à ce moment – chaque forme de la carte révélée, à chaque endroit et de chaque terrain.
course-1-task = Le bot renvoie None, qui n’est pas une action. Fais-lui renvoyer la première action permise.
course-1-hint = Importe `legal` en haut du fichier. Une liste commence à l’indice 0.
course-2-title = Voir ce que rapporte une action
course-2-text = `act(state, action)` montre où mène une action : la fonction renvoie un nouvel état et la liste de ce qui s’est passé. L’état reçu reste tel quel : tu peux donc essayer toutes les actions.
course-2-more = Un édit compte les étoiles d’une carte : `EDICTS[id].count(board)`. Les identifiants des quatre édits de cette partie sont dans `state.deal.edicts`, et ta carte est `state.players[0].board`.
course-2-task = Essaie toutes les actions permises et prends celle après laquelle le premier édit rapporte le plus d’étoiles. La fonction `max` de Python, avec `key=`, le fait en une ligne.
course-2-hint = `act(state, action)[0]` est l’état après l’action. Écris une méthode qui dit ce que vaut un tel état, et donne-la à `max` comme `key=`.
course-3-title = Les édits de la saison
course-3-text = À la fin d’une saison, deux édits seulement comptent : A et B au printemps, B et C en été, C et D en automne, D et A en hiver.
course-3-more = `SEASONS[state.season].edicts` contient les lettres des deux édits qui comptent maintenant. `zip` parcourt ensemble les lettres `ABCD` et `state.deal.edicts`.
course-3-task = Compte les deux édits de la saison, au lieu de toujours compter le premier.
course-3-hint = Commence par `stars = 0` et n’ajoute que les édits dont la lettre est dans `SEASONS[state.season].edicts`.
course-4-title = Gare aux monstres
course-4-text = Chaque case vide au contact d’un monstre coûte une étoile à la fin de chaque saison. `toll(board)` les compte.
course-4-more = Remplir ces cases vaut souvent mieux qu’un édit, et un monstre enfermé ne coûte plus rien.
course-4-task = Retire le tribut de la valeur d’une carte.
course-4-hint = Une seule ligne change : commence par `-toll(board)` au lieu de 0.
course-5-title = Penser à toute l’année
course-5-text = Chaque édit compte deux fois par an. Ce que tu dessines au printemps pour l’édit A compte tout de suite et encore en hiver, pour l’édit B tout de suite et en été. Après l’hiver, plus rien ne compte.
course-5-more = `SEASONS[state.season:]` contient les saisons qui restent, celle en cours comprise. Pour chaque édit, calcule dans combien d’entre elles il compte.
course-5-task = Compte chaque édit autant de fois qu’il comptera encore, et le tribut une fois par saison restante.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` donne le nombre de fois où un édit comptera encore. Le tribut compte `len(seasons)` fois.
course-6-title = Les pièces
course-6-text = Tu gagnes une pièce pour la plus petite forme de certaines cartes Exploration, et pour une montagne entourée de ses quatre côtés. Dès lors, elle rapporte une étoile à la fin de chaque saison : quatre pour une pièce du printemps.
course-6-more = `player.coins` est le nombre de pièces que l’on possède.
course-6-task = Ajoute les pièces : chacune compte à chaque saison restante.
course-6-hint = Les pièces et le tribut comptent le même nombre de fois. Une seule parenthèse suffit : `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Une carte bien rangée
course-7-text = Des cases vides isolées et des contours effilochés sont difficiles à remplir plus tard. Les bots qui ne regardent que les étoiles en laissent beaucoup derrière eux.
course-7-more = Un ensemble de cases est un nombre entier, avec un bit par case : `board.empty` contient les cases vides, `board.filled` les autres. `neighbours(mask)` donne les voisines d’un ensemble de cases, `clusters(mask)` le découpe en groupes d’un seul tenant, et `mask.bit_count()` compte les cases.
course-7-task = Retire quelque chose pour le désordre : une demi-étoile par case vide à côté d’une case pleine, et une étoile par groupe de moins de quatre cases vides.
course-7-hint = `neighbours(board.filled) & board.empty` donne les cases vides à côté de cases pleines. Pour les groupes, compte les éléments de `clusters(board.empty)` dont le `bit_count()` est inférieur à 4.
course-8-title = Un coup d’avance
course-8-text = La prochaine carte Exploration est cachée, mais pas inconnue : le paquet contient celles de `EXPLORE_SETS[state.setup.explore]`, sauf celles déjà révélées cette saison.
course-8-more = `placements(shape, free)` donne la liste des endroits où une forme tient. `board.draw(terrain, cells)` renvoie la carte avec ce dessin. Pour tes quelques meilleures actions, tu peux donc vérifier ce que devient la carte après un bon placement d’une carte Exploration qui peut suivre.
course-8-task = Parmi tes quelques meilleures actions, choisis celle après laquelle les formes qui peuvent suivre se placent le mieux. Un échantillon suffit : une action ne peut durer que dix secondes.
course-8-hint = Trie les actions par valeur et garde les quatre premières. Pour chacune, prends trois cartes Exploration, essaie une quarantaine d’endroits par carte et additionne ce que rapporte le meilleur. `random.Random(seed).sample` tire de tels échantillons.
course-9-title = À une table
course-9-text = À une table, on dessine à plusieurs, et tout le monde a sa propre carte. Ton bot peut avoir n’importe quelle place : `state.task.by` dit à qui c’est de jouer, et `state.task.on` sur la carte de qui l’on dessine.
course-9-more = Pour l’instant, ton bot regarde la carte de la place 0, qui n’est peut-être pas la sienne.
course-9-task = Évalue la carte concernée : `state.players[state.task.on]`.
course-9-hint = Prends `seat = state.task.on` dans `choose` et passe cette valeur à chaque méthode qui lit maintenant `state.players[0]`.
course-10-title = Battre Glouton
course-10-text = Quand une embuscade survient, tu dessines les monstres sur une carte voisine : `task.by` et `task.on` diffèrent alors, et le pire pour cette carte est le meilleur pour toi.
course-10-more = Il vaut aussi la peine d’examiner plus d’actions et plus de cartes Exploration : notre Glouton, lui, ne calcule pas de coup d’avance.
course-10-task = Dessine les monstres là où ils font le plus mal. Puis bats Glouton sur la plupart des donnes.
course-10-hint = Si `task.by` et `task.on` diffèrent, multiplie la valeur par −1 avant de trier, et renvoie la première action sans chercher plus loin.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Toutes les actions permises à ce moment à qui doit jouer.
word-act = Exécute l’action, et rien de plus : la prochaine carte du paquet reste cachée. Lève `RuleError` si l’action n’est pas permise.
word-EDICTS = Tous les édits par identifiant : `EDICTS[id].count(board)` renvoie les étoiles de l’un d’eux sur une carte.
word-State-players = Les places de la table dans l’ordre, à partir de 0.
word-Player-board = La carte de cette place.
word-State-deal = Les édits, les compétences et le paquet de la partie. Ce qui est encore à venir est imaginaire : le regarder n’avance à rien.
word-SEASONS = Les quatre saisons dans l’ordre, le printemps d’abord.
word-State-season = Le numéro de la saison : 0 est le printemps, 3 l’hiver.
word-toll = Les étoiles que prennent les monstres : une par case vide au contact d’un monstre.
word-Player-coins = Les pièces gagnées et pas encore dépensées : chacune rapporte une étoile à chaque saison.
word-neighbours = Toutes les cases qui ont un côté commun avec une case de `mask` ; une case de `mask` n’en fait partie que si elle en touche une autre.
word-clusters = Les groupes d’un seul tenant parmi les cases de `mask`, dans l’ordre de lecture de leur première case.
word-Board-empty = Toutes les cases où l’on peut dessiner, sous forme de masque ; une case Ruines en fait partie tant qu’elle n’est pas couverte.
word-Board-filled = Toutes les cases où l’on ne peut pas dessiner, sous forme de masque : dessin, case détruite, montagne ou désert.
word-placements = Tous les ensembles de cases que la forme peut couvrir dans `empty`, pivotée et retournée ; aucun n’apparaît deux fois.
word-EXPLORE_BY_ID = Toutes les cartes Exploration par identifiant.
word-EXPLORE_SETS = Les cartes Exploration des boîtes `base` et `heroes`.
word-Board-draw = La carte avec les cases `cells` remplies ; les monstres sur des cases d’attaque sont détruits.
word-State-turn = Le numéro du tour dans sa saison, à partir de 0 ; `-1` avant le premier.
word-Task-on = La place dont la carte reçoit le dessin : une place voisine dans une embuscade à une table, la même sinon.
word-Task-by = La place qui agit.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = Le bot le plus simple : il prend n’importe quelle action permise, toutes avec la même chance.
starter-random-2 = Tout bot est une classe de ce nom. Un nouveau bot est créé pour chaque partie.
starter-random-3 = La graine est un texte qui change selon la partie et la place. Un bot qui en tire tout son hasard rejoue la même partie sur la même donne, et ses erreurs sont alors faciles à trouver.
starter-random-4 = `state` est la partie à ce moment. `legal` donne la liste de tout ce que les règles permettent maintenant : chaque forme de la carte révélée, à chaque endroit où elle tient, de chacun de ses terrains. Il faut renvoyer l’un de ces choix.
starter-twenty_lines-1 = Essaie toutes les actions et prend celle qui laisse la meilleure carte, en donnant le même poids aux quatre édits.
starter-twenty_lines-2 = La tâche dit qui agit sur la carte de qui : la place `task.by` sur la carte de la place `task.on`. Elles ne diffèrent que si l’on dessine des monstres sur une carte voisine, et le bot veut alors la pire carte.
starter-twenty_lines-3 = `act` renvoie l’état après une action, où la prochaine carte du paquet est encore cachée, et la liste de ce qui s’est passé. Entre des actions de même valeur, le hasard décide, pour que le bot n’ait pas de coin préféré.
starter-twenty_lines-4 = Ce que la carte rapporterait si les quatre édits comptaient maintenant : les étoiles de chacun, une étoile par pièce, et une étoile de moins par case vide à côté d’un monstre.
starter-look_ahead-1 = Un coup d’avance : ce qui est dessiné maintenant doit laisser une bonne place à ce qui peut suivre.
starter-look_ahead-2 = actions examinées de près
starter-look_ahead-3 = cartes Exploration qui peuvent suivre, pour chacune d’elles
starter-look_ahead-4 = endroits essayés pour chaque carte Exploration
starter-look_ahead-5 = D’abord, chaque action est jugée à la carte qu’elle laisse.
starter-look_ahead-6 = Puis les meilleures sont essayées avec le même échantillon de cartes Exploration.
starter-look_ahead-7 = Le paquet est caché, mais une carte Exploration révélée cette saison ne peut pas revenir avant la suivante.
starter-look_ahead-8 = Additionne, pour chaque carte Exploration, ce que vaut la carte avec le meilleur des endroits essayés.
starter-look_ahead-9 = Chaque édit compte autant de fois qu’il comptera encore ; les pièces et le tribut comptent à chaque saison restante.
