### Own map sheets: the editor, remarks of the engine, trials and links.

## Painting a sheet.

sheets-title = Tes propres feuilles
sheets-intro = Peins des montagnes, des ruines et des déserts. Toutes les parties peuvent se jouer sur ta feuille.
sheets-name = Nom de la feuille
sheets-mirror = Peindre en miroir
sheets-mirror-none = Non
sheets-mirror-across = Gauche et droite
sheets-mirror-down = Haut et bas
sheets-mirror-turn = Demi-tour
sheets-surprise = Surprise !
sheets-start-from = Partir de…
sheets-blank = Feuille vierge

## What can be done with it. $name (text) is the name of a sheet.

sheets-linked = On t’a envoyé cette feuille. Dessine dessus tout de suite, garde-la ou modifie-la.
sheets-draw = Dessiner dessus
sheets-keep = Garder
sheets-is-kept = Gardée
sheets-kept = La feuille est enregistrée.
sheets-not-stored = Ce navigateur ne permet pas d’enregistrer la feuille. Elle reste ici jusqu’à la fermeture de la page, et son lien continue de marcher.
sheets-too-many = Il y a déjà 100 feuilles. Supprimes-en une d’abord.
sheets-share = Partager
sheets-link = Lien de la feuille
sheets-link-note = Scanne pour ouvrir cette feuille.
sheets-link-message = Dessine sur cette feuille de carte :
sheets-mine = Mes feuilles
sheets-none = Les feuilles que tu gardes apparaissent ici et quand tu prépares une nouvelle partie.
sheets-open = Ouvrir la feuille « { $name } »
sheets-delete = Supprimer la feuille « { $name } »
sheets-delete-sure = Supprimer définitivement ?

## What the engine says of it. $count (number) of cells, $cells (text).

sheets-judgement = Se joue-t-elle bien ?
sheets-good = Aucun problème.
sheets-remark-full = Cases où dessiner : { $count }. Il en faut au moins 20 pour une partie.
sheets-remark-tight = Cases où dessiner : { $count }. Avec si peu, la carte est pleine bien avant l’hiver.
sheets-remark-no-ruins = Il n’y a pas de ruines. Après une carte Ruines, on ne dessine qu’une seule case.
sheets-remark-no-mountain = Il n’y a pas de montagne. Les édits sur les montagnes ne rapporteront rien.
sheets-remark-closed-mountain = Sans case où dessiner à son contact, une montagne ne donne pas de pièce : { $cells }
sheets-remark-single-cell = Aucune forme n’atteint ces cases, car elles sont enfermées : { $cells }

## A bot tries it. $sheet (text) is a printed sheet, $stars (number), $count of $games (numbers).

sheets-try = Essayer
sheets-try-note = Un bot y joue 20 parties rapides, puis 20 avec les mêmes donnes sur une autre feuille : { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Arrêter
sheets-fewer = { $sheet } : environ { n-stars } de plus que sur la tienne.
sheets-more = { $sheet } : environ { n-stars } de moins que sur la tienne.
sheets-as-many = { $sheet } : à peu près autant d’étoiles que sur la tienne.
sheets-single-cells = Après une carte Ruines, on n’a pu dessiner qu’une seule case dans { $count } des { $games } parties.
sheets-full-maps = La carte était pleine dans { $count } des { $games } parties.
