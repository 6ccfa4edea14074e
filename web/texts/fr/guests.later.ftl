### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Ton bot { $bot } ne peut pas continuer. Novice prend sa place. { $mistake }
guest-gone = Son code n’est plus enregistré dans ce navigateur.
guest-play = Jouer contre lui
