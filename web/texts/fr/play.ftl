### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Saison { $number } sur { $of }
play-time = Temps
play-time-of = Temps { $used } sur { $limit }

## Edicts panel.

play-edicts = Édits
play-edict-letter = Édit { $letter }
play-scores-now = Compte maintenant
play-edict-worth-now = { n-stars } si l’édit comptait maintenant
play-scores-in = { $season ->
    [spring] Compte au printemps
    [summer] Compte en été
    [fall] Compte en automne
   *[winter] Compte en hiver
}
play-explain = Expliquer
play-back = Reprendre le dessin

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict } : { $stars } étoile de plus
   *[other] { $edict } : { $stars } étoiles de plus
}
play-edict-loses = { $stars ->
    [one] { $edict } : { $stars } étoile de moins
   *[other] { $edict } : { $stars } étoiles de moins
}

## Coins, monsters and the ledger. $count (number).

play-coins = Pièces
play-coins-of = Pièces : { $count } sur { $of }
play-coin-plus-one = +1 pièce
play-coin-lost = La piste des pièces est pleine. Cette pièce est perdue.
play-toll = Tribut des monstres
play-toll-note = { $count ->
    [one] { $count } case vide au contact des monstres
   *[other] { $count } cases vides au contact des monstres
}
play-toll-none = Aucune case vide au contact des monstres
play-ledger = Comptes
play-stars = Étoiles
play-total = Total

## The card in hand.

play-card-explore = Carte Exploration
play-card-ruins = Carte Ruines
play-card-ambush = Embuscade
play-card-hero = Héros
play-card-time = Temps { $count }
play-shape-number = Forme { $number }
play-terrain = Terrain
play-nothing-to-draw = Ta carte est pleine. Il n’y a rien à dessiner.

## Tools. Keep them short: they sit under small icons.

play-rotate = Pivoter
play-flip = Retourner
play-undo = Annuler
play-redo = Rétablir
play-confirm = Encrer
play-next = Piocher
play-map = Carte
play-close = Fermer
play-more = Plus

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = La forme tient.
play-does-not-fit = Impossible ici. { $why }

## Notices above the card.

play-must-cover-ruins = Couvre une case Ruines vide.
play-fallback = Aucune forme ne tient. Dessine une seule case, où tu veux, du terrain que tu veux.
play-fallback-ruins = Aucune forme n’atteint une case Ruines vide. Dessine une seule case, où tu veux, du terrain que tu veux.

## Ambush.

play-ambush-revealed = Embuscade ! { $card }
play-ambush-corner-top-left = Les monstres sont venus du coin supérieur gauche.
play-ambush-corner-top-right = Les monstres sont venus du coin supérieur droit.
play-ambush-corner-bottom-left = Les monstres sont venus du coin inférieur gauche.
play-ambush-corner-bottom-right = Les monstres sont venus du coin inférieur droit.
play-ambush-no-room = Les monstres n’ont trouvé aucune place. L’embuscade est défaussée.
play-ambush-draw-on = Dessine les monstres chez { $player }.
play-ambush-fallback = La forme ne tient nulle part. Dessine une seule case Monstre, où tu veux.
play-ambush-on-you = { $player } a dessiné des monstres sur ta carte.

## Heroes and the monsters that do more.

play-hero-place = Place le héros sur une case vide ; son attaque peut pivoter et se retourner.
play-hero-place-only = Place le héros sur une case vide.
play-troll-choose = Le troll saccage tout. Choisis la case vide à son contact qui sera détruite.
play-gorgon-choose = La gorgone te fixe. Choisis la case à son contact qui sera détruite.
play-zombie-wave = { $count ->
    [one] Les zombies prennent { $count } case de plus.
   *[other] Les zombies prennent { $count } cases de plus.
}
play-dragon-beaten = Le dragon est vaincu : 3 pièces !

## Skills. $count (number of coins).

play-skills = Compétences
play-skill-use = { $count ->
    [one] Utiliser pour { $count } pièce
   *[other] Utiliser pour { $count } pièces
}
play-skill-use-free = Utiliser gratuitement
play-skill-pass = Sans compétence
play-skill-cure-wounds = Place le 1 × 2 au contact d’un monstre.
play-skill-diplomacy = Choisis la case qui sera à la fois champ et village.
play-skill-search = Choisis une case au contact de ta forme.
play-skill-concentrate = Dessine la même forme une deuxième fois.
play-skill-move-silently = Fais dépasser la forme du bord de la carte.
play-skill-negotiate = Dessine plutôt un carré de 2 × 2.
play-skill-knowledge = La forme devient un village.
play-acrobatics-upright = Vertical
play-acrobatics-flat = Horizontal

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Fin du printemps
    [summer] Fin de l’été
    [fall] Fin de l’automne
   *[winter] Fin de l’hiver
}
season-next = { $season ->
    [spring] Vers le printemps
    [summer] Vers l’été
    [fall] Vers l’automne
   *[winter] Vers l’hiver
}
season-next-edicts = { $season ->
    [spring] Édits du printemps : { $first } et { $second }.
    [summer] Édits de l’été : { $first } et { $second }.
    [fall] Édits de l’automne : { $first } et { $second }.
   *[winter] Édits de l’hiver : { $first } et { $second }.
}
season-time-to-spend = Limite de temps : { $limit }
season-coins = Pièces
season-toll = Tribut des monstres
season-total = Cette saison
season-so-far = Jusqu’ici
season-to-final = Voir le résultat
season-map-full = La carte est pleine. Les saisons restantes sont comptées sur la carte telle qu’elle est.

## Final screen. $rating and $stars are numbers.

final-heading = La carte est terminée
final-your-title = Ton titre
final-next-title = Titre suivant : { $title }, il manque { $count }
final-again = Rejouer
final-home = Accueil
final-share = Partager
final-review = Analyse
final-replay = Relecture
final-keepsake = Souvenir
final-more = Plus

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Quatre saisons, une feuille blanche, un royaume à dessiner.
home-about = Dessine un royaume au fil de quatre saisons : un jeu de cartographie pour le navigateur.
home-no-script = Mapwright a besoin de JavaScript.
home-continue = Continuer
home-continue-note = { $season }, { $used } sur { $limit } · { n-stars }
home-new = Nouvelle partie
home-daily = Carte du jour
home-atlas = Atlas
home-atlas-note = Douze cartes, un royaume
home-atlas-note-seals = Carte { $number } · sceaux : { $earned } sur 36
home-puzzles = Casse-tête
home-puzzles-note = Tire le meilleur parti d’une fin de saison
home-learn = Apprendre à jouer
home-learn-note = Ta première saison, pas à pas
home-rules = Règles
home-rules-note = Courtes, avec toutes les cartes du jeu
home-sheets = Tes propres feuilles
home-sheets-note = Peins une feuille de carte et joue dessus
home-desk = Aide au décompte
home-desk-note = Compte les étoiles d’une carte dessinée sur papier
home-workshop = Atelier de bots
home-gallery = Galerie
home-gallery-note = Tes cartes terminées
home-programmers = Pour programmer
home-games = Parties enregistrées
home-more = Plus

## New game.

new-set = Boîte de jeu
new-sheet = Feuille de carte
new-sheet-letter = Feuille { $letter }
new-sheet-own = Ta feuille
new-sheet-nameless = Pays sans nom
new-options = Options
new-seed = Graine
new-seed-note = La même graine produit toujours la même donne.
new-seed-random = Au hasard
new-players = Autour de la table
new-player = Cartographe { $number }
new-player-add = Ajouter une place
new-player-remove = Retirer
new-solo = Solo
new-skills = Compétences
new-heroes = Cartes Héros
new-solo-ambushes = Embuscades comme en solo
new-ambush-packs = Embuscades
new-explore-set = Cartes Exploration
new-season-set = Cartes Saison
new-start = Commencer

## Menu, themes, languages, sound and motion.

menu-title = Menu
menu-home = Accueil
menu-rules = Règles
menu-settings = Réglages
menu-language = Langue
menu-language-failed = Impossible de charger la langue « { $language } ». L’actuelle est conservée.
menu-language-unknown = L’adresse demande une langue que le jeu n’a pas : { $code }.
menu-theme = Thème
menu-theme-day = Jour
menu-theme-candle = Bougie
menu-theme-contrast = Contraste élevé
menu-theme-system = Comme le système
menu-motion = Animations
menu-motion-on = Oui
menu-motion-off = Non
menu-keys = Les flèches déplacent la forme, R la fait pivoter, F la retourne, 1 à 9 choisissent une forme ou une compétence, T le terrain, Z annule, Y rétablit, H donne un indice, Entrée encre la forme, A à D expliquent un édit, M coupe ou remet le son, Échap revient en arrière.
menu-full-screen = Plein écran
menu-leave = Quitter la partie
menu-leave-note = Ta partie est enregistrée.
menu-leave-puzzle = Quitter le casse-tête
menu-leave-puzzle-note = Tu peux le recommencer quand tu veux.
menu-on = Oui
menu-off = Non
menu-ok = OK
menu-cancel = Annuler
menu-back = Retour
menu-skip = Aller à la carte

## Loading. $percent and $count (seconds) are numbers.

load-title = On prépare l’encre
load-engine = Chargement du moteur
load-library = Déballage des règles
load-memory = Préparation de la mémoire
load-starting = Démarrage
load-ready = Tout est prêt
load-percent = { $percent } %
load-bytes = { $loaded } sur { $total } Mo
load-time-left = { $count ->
    [one] encore { $count } seconde environ
   *[other] encore { $count } secondes environ
}
load-slow = C’est plus long que d’habitude. En attendant, tu peux lire les règles.
load-failed = Le moteur du jeu n’a pas pu être chargé.
load-repaired = Un fichier du jeu était abîmé. Il a été remplacé : recharge la page.
load-damaged = Des fichiers du jeu sont abîmés et n’ont pas pu être remplacés. Recharge la page dès que tu as une connexion.
load-retry = Réessayer
load-update = Une nouvelle version est prête.
load-update-now = Mettre à jour
load-update-later = Plus tard
load-storage-refused = Ce navigateur ne permet pas d’enregistrer. Ta partie sera perdue à la fermeture de la page.

## Saved games. $count (number), $when (a date as text).

games-title = Parties enregistrées
games-none = Aucune partie enregistrée pour l’instant.
games-open = Ouvrir
games-delete = Supprimer
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-finished = Terminée
games-when = Dernier coup : { $when }
games-copy = Copier le relevé
games-copied = C’est copié.
games-not-copied = La copie a échoué.

## Error panel. The sentences are in reasons.ftl.

error-title = Quelque chose n’a pas marché
error-report-note = Le rapport contient les coups de cette partie et l’erreur. Lis-le avant de l’envoyer.
error-report-copy = Copier le rapport
error-reload = Recharger
error-continue = Continuer
error-details = Détails

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Carte de 11 cases sur 11
say-row = Rangée { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, sur des ruines
say-cell-ruins-empty = { $cell }, ruines vides
say-cell-struck = { $cell }, { $what }, sous l’attaque d’un héros
say-cell-surrounded = { $cell }, { $what }, entourée, sa pièce est gagnée
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } case, { $from }. La forme tient.
   *[other] { $terrain }, { $count } cases, de { $from } à { $to }. La forme tient.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } case, { $from }. Impossible ici. { $why }
   *[other] { $terrain }, { $count } cases, de { $from } à { $to }. Impossible ici. { $why }
}
say-rotated = Forme pivotée.
say-flipped = Forme retournée.
say-shape-chosen = { $count ->
    [one] Forme { $number }, { $count } case.
   *[other] Forme { $number }, { $count } cases.
}
say-terrain-chosen = { $terrain }.
say-inked = C’est encré.
say-undone = Annulé.
say-redone = Rétabli.
say-card = Carte révélée : { $card }.
say-edict = Édit { $letter }, { $edict }, { n-stars }
say-edict-live = Compte cette saison

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label } : { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Journal
log-card = { $card }
log-drawn = { $terrain } : { $cells }
log-on = { $player } : { $text }
log-by-on = { $player } → { $on } : { $text }
log-fallback = Case seule, { $terrain } : { $cells }
log-coin = Forme avec une pièce : +1
log-mountain = Montagne { $cell } entourée : +1 pièce
log-ambush = Embuscade, { $card } : { $cells }
log-ambush-none = Embuscade, { $card } : aucune place
log-hero = Héros, { $card } : { $cell }
log-destroyed = Cases détruites : { $cells }
log-dragon = Dragon vaincu : +3 pièces
log-zombies = Nouveaux zombies : { $cells }
log-troll = Le troll détruit { $cell }
log-gorgon = La gorgone détruit { $cell }
log-skill = Compétence : { $skill }
log-season-scored = { $season ->
    [spring] Décompte du printemps : { n-stars }
    [summer] Décompte de l’été : { n-stars }
    [fall] Décompte de l’automne : { n-stars }
   *[winter] Décompte de l’hiver : { n-stars }
}
log-nothing = Rien de dessiné
log-end = Fin de la partie : { n-stars }
