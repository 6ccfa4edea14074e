### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Une partie de la forme sort de la carte.
reason-covers-filled = Certaines de ces cases sont déjà pleines.
reason-covers-mountain = On ne peut rien dessiner sur une montagne.
reason-covers-wasteland = On ne peut rien dessiner sur un désert.
reason-ruins-duty = Cette forme doit couvrir une case Ruines vide.
reason-wrong-terrain = La carte révélée n’offre pas ce terrain.
reason-wrong-shape = La carte révélée n’offre pas cette forme.
reason-must-draw-shape = Une des formes proposées tient encore quelque part : tu ne peux pas dessiner une case seule.
reason-not-your-turn = Ce n’est pas ton tour.
reason-game-over = Cette partie est terminée.
reason-no-coins = Tu n’as pas assez de pièces.
reason-skill-used = Tu as déjà utilisé une compétence cette saison.
reason-skill-not-dealt = Cette compétence n’est pas en jeu.
reason-skill-timing = Cette compétence ne peut pas servir maintenant.
reason-not-beside-monster = Il faut toucher un monstre.
reason-not-beside-shape = Il faut toucher la forme que tu viens de dessiner.
reason-nothing-to-undo = Il n’y a rien à annuler.
reason-not-a-choice = Cette case ne peut pas être choisie.
reason-inside = Avec Discrétion, la forme doit dépasser du bord.

## Something went wrong outside the rules.

error-engine = Le moteur du jeu s’est arrêté. Ta partie n’est pas perdue.
error-bad-link = Ce lien est illisible. Il en manque peut-être une partie.
error-too-long = C’est trop long pour être une partie.
error-damaged-save = Cette partie enregistrée est abîmée et ne peut pas être ouverte.
error-message = Le jeu a envoyé quelque chose que son moteur ne comprend pas. Recharge la page.
error-record = Ce relevé est abîmé ou incomplet.
error-map = Ce n’est pas une carte en texte. Il faut 11 lignes de 11 caractères.
error-cell = Cette case n’existe pas sur la carte.
error-seed = Une graine se compose de 1 à 64 lettres (de a à z), chiffres, « - » ou « _ ».
error-deal = Ce code de donne est illisible.
error-action = Ce relevé contient un coup illisible.
error-setup = Ces options ne vont pas ensemble.
error-sheet = Cette feuille de carte est illisible. Il en manque peut-être une partie.
error-sheet-full = Cette feuille de carte n’a pas assez de place pour dessiner.
error-no-game = Aucune partie n’est ouverte.
error-puzzle = Ce n’est pas un casse-tête.
error-moment = Ce moment de la partie ne peut pas devenir un casse-tête.
error-not-loaded = Cette fonction du jeu n’est pas encore chargée.
error-date = Ce n’est pas une date.
error-not-finished = Cette partie n’est pas encore terminée.
error-unknown = Quelque chose n’a pas marché. Ta partie n’est pas perdue.
