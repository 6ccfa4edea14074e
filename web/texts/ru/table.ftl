### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Имя
table-colour = Цвет
table-colour-red = Красный
table-colour-blue = Синий
table-colour-green = Зелёный
table-colour-ochre = Охра
table-colour-violet = Фиолетовый
table-colour-teal = Бирюзовый
table-colour-brown = Коричневый
table-colour-grey = Серый

## The curtain between players. $player (text).

table-curtain-title = Дальше: { $player }
table-curtain-text = Передай устройство. Остальные не смотрят.
table-curtain-ambush = Засада! Тебе досталась соседняя карта ({ $player }). Нарисуй монстров там, где они навредят.
table-curtain-show = Показать карту
table-done = Готово
table-drawing = Рисует: { $player }
table-your-turn = Твой ход
table-drawn = Готово

## Looking at others and at the scores. $place (number).

table-maps = Все карты
table-map-of = Карта: { $player }
table-your-map = Твоя карта
table-scores = Счёт
table-ranking = Места
table-last-season = Всё решает последний сезон.
table-place = { $place }-е место
table-lost = Отняли монстры
table-winner = { $player } побеждает!
table-you-win = Твоя победа!
table-tie = Общая победа: { $players }
table-tie-break = Звёзд поровну: побеждает тот, у кого монстры отняли меньше.

## Bots.

table-bot = Бот
table-thinking = Думает: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Ты
table-raid-why = Нарисовано там, где это сильнее всего тебе вредит. { $costs }
table-raid-costs = Ты теряешь звёзды. { $costs }
table-raid-nothing = Пока потерь нет.
table-add-bot = Добавить бота

## Столы на нескольких устройствах, на главной. $count (number).

home-together = Играть вместе
home-together-note = Каждый на своём устройстве
home-together-turn = { $count ->
    [one] Твой ход за { $count } столом
    [few] Твой ход за { $count } столами
    [many] Твой ход за { $count } столами
   *[other] Твой ход за { $count } столами
}

## How often each player has won at one table.

series-score = Выигранные игры: { $scores }.
series-score-of-three = До двух побед: { $scores }.
series-best-of-three = Играть до двух побед
series-won = { $player } побеждает в серии.
series-you-win = Победа в серии за тобой!
