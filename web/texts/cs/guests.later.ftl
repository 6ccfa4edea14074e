### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Tvůj bot { $bot } nemůže hrát dál. Jeho místo přebírá Nováček. { $mistake }
guest-gone = Jeho kód už v tomto prohlížeči není uložený.
guest-play = Zahrát si proti němu
