### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Твій бот «{ $bot }» не може грати далі. Його місце займає «Новачок». { $mistake }
guest-gone = Його коду в цьому браузері вже немає.
guest-play = Зіграти проти нього
