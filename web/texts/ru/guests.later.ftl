### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Твой бот «{ $bot }» не может играть дальше. Его место занимает «Новичок». { $mistake }
guest-gone = Его кода в этом браузере больше нет.
guest-play = Сыграть против него
