### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Twój bot { $bot } nie może grać dalej. Jego miejsce zajmuje Nowicjusz. { $mistake }
guest-gone = Jego kodu nie ma już w tej przeglądarce.
guest-play = Zagraj przeciw niemu
