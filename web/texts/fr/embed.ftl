### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Jouer
embed-start-note = Environ { $size } Mo à télécharger, une seule fois.
embed-open = Ouvrir dans un nouvel onglet
embed-not-saved = Sur cette page, les parties ne peuvent pas être enregistrées. Ouvre le jeu dans un nouvel onglet pour garder la tienne.
embed-code-title = Le jeu sur ta page
embed-code-note = Colle ce code à l’endroit où le jeu doit apparaître.
embed-code-copy = Copier le code
embed-code-demo = Voir un exemple dans un blog
