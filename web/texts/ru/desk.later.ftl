### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Подсчёт звёзд
desk-intro = Перенеси сюда бумажную карту и посмотри, сколько она даёт звёзд и почему.
desk-paint = Рисовать
desk-paint-note = Выбери тип местности и проведи по клеткам.
desk-erase = Стереть
desk-clear = Очистить
desk-clear-sure = Очистить всю карту?
desk-sheet = Лист
desk-ruins-note = Руины остаются под нарисованным.

## Edicts, coins, season. $letter (text).

desk-edicts = Указы
desk-edict-choose = Выбрать указ { $letter }
desk-season = Сезон
desk-season-all = Все четыре указа
desk-coins = Монеты
desk-coins-more = На монету больше
desk-coins-fewer = На монету меньше

## The result.

desk-result = Итог
desk-toll = Дань монстрам
desk-total = Итого
desk-cell-by-cell = По клеткам

## Several players; the map as text.

desk-players = Игроки
desk-player-add = Добавить игрока
desk-player-remove = Убрать игрока
desk-player-name = Имя игрока
desk-as-text = Карта в виде текста
desk-copy = Копировать текст карты
desk-paste = Вставить текст карты
desk-copied = Текст карты скопирован.
desk-pasted = Карта вставлена.
