### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Raccourcis clavier
menu-letter-keys-note = R, F, T, les autres lettres et les chiffres servent de boutons. Sinon, seules les flèches, Tab, Entrée et Échap agissent.
menu-two-keys = Deux touches
menu-two-keys-note = Espace passe au bouton suivant, Entrée l’active. Des flèches pour déplacer la forme apparaissent à l’écran. Utile avec un contacteur.

## Said once, in Safari.

stored-seven-days = Safari supprime les parties enregistrées après sept jours sans visite. Pour les garder, ajoute Mapwright à l’écran d’accueil ou au Dock, ou exporte-les depuis les statistiques.
stored-to-statistics = Ouvrir les statistiques
