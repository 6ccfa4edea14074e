### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Jugar
embed-start-note = Descarga unos { $size } MB, una sola vez.
embed-open = Abrir en otra pestaña
embed-not-saved = En esta página no se pueden guardar partidas. Ábrela en otra pestaña para conservar las tuyas.
embed-code-title = Ponlo en tu página
embed-code-note = Pega este código donde deba aparecer el juego.
embed-code-copy = Copiar código
embed-code-demo = Verlo en un blog
