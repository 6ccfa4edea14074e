### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Tu bot { $bot } no puede seguir. Novato ocupa su sitio. { $mistake }
guest-gone = Su código ya no está guardado en este navegador.
guest-play = Jugar contra él
