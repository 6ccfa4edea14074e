### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Підрахунок зірок
desk-intro = Перенеси сюди паперову мапу й подивися, скільки вона дає зірок і чому.
desk-paint = Малювати
desk-paint-note = Обери тип місцевості й проведи по клітинках.
desk-erase = Стерти
desk-clear = Очистити
desk-clear-sure = Очистити всю мапу?
desk-sheet = Аркуш
desk-ruins-note = Руїни лишаються під намальованим.

## Edicts, coins, season. $letter (text).

desk-edicts = Укази
desk-edict-choose = Обрати указ { $letter }
desk-season = Сезон
desk-season-all = Усі чотири укази
desk-coins = Монети
desk-coins-more = На монету більше
desk-coins-fewer = На монету менше

## The result.

desk-result = Підсумок
desk-toll = Данина монстрам
desk-total = Разом
desk-cell-by-cell = За клітинками

## Several players; the map as text.

desk-players = Гравці
desk-player-add = Додати гравця
desk-player-remove = Прибрати гравця
desk-player-name = Ім’я гравця
desk-as-text = Мапа як текст
desk-copy = Копіювати текст мапи
desk-paste = Вставити текст мапи
desk-copied = Текст мапи скопійовано.
desk-pasted = Мапу вставлено.
