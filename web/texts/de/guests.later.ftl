### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Dein Bot „{ $bot }“ kann nicht weiterspielen. „Neuling“ übernimmt seinen Platz. { $mistake }
guest-gone = Sein Code ist in diesem Browser nicht mehr gespeichert.
guest-play = Gegen ihn spielen
