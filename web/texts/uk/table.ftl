### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Ім’я
table-colour = Колір
table-colour-red = Червоний
table-colour-blue = Синій
table-colour-green = Зелений
table-colour-ochre = Вохра
table-colour-violet = Фіолетовий
table-colour-teal = Бірюзовий
table-colour-brown = Коричневий
table-colour-grey = Сірий

## The curtain between players. $player (text).

table-curtain-title = Далі: { $player }
table-curtain-text = Передай пристрій. Решта не дивиться.
table-curtain-ambush = Засідка! Тобі дісталася сусідня мапа ({ $player }). Намалюй монстрів там, де вони дошкулять.
table-curtain-show = Показати мапу
table-done = Готово
table-drawing = Малює: { $player }
table-your-turn = Твій хід
table-drawn = Готово

## Looking at others and at the scores. $place (number).

table-maps = Усі мапи
table-map-of = Мапа: { $player }
table-your-map = Твоя мапа
table-scores = Рахунок
table-ranking = Місця
table-last-season = Усе вирішує останній сезон.
table-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
    [7] 7-ме місце
    [8] 8-ме місце
   *[other] { $place }-те місце
}
table-lost = Забрали монстри
table-winner = { $player } перемагає!
table-you-win = Твоя перемога!
table-tie = Спільна перемога: { $players }
table-tie-break = Зірок порівну: перемагає той, у кого монстри забрали менше.

## Bots.

table-bot = Бот
table-thinking = Думає: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Ти
table-raid-why = Намальовано там, де це найбільше тобі шкодить. { $costs }
table-raid-costs = Ти втрачаєш зірки. { $costs }
table-raid-nothing = Поки що втрат немає.
table-add-bot = Додати бота

## Столи на кількох пристроях, на головній. $count (number).

home-together = Грати разом
home-together-note = Кожен на своєму пристрої
home-together-turn = { $count ->
    [one] Твій хід за { $count } столом
    [few] Твій хід за { $count } столами
    [many] Твій хід за { $count } столами
   *[other] Твій хід за { $count } столами
}

## How often each player has won at one table.

series-score = Виграні ігри: { $scores }.
series-score-of-three = До двох перемог: { $scores }.
series-best-of-three = Грати до двох перемог
series-won = { $player } перемагає в серії.
series-you-win = Перемога в серії за тобою!
