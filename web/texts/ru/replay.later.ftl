### The replay of a finished game.

## Opening one.

replay-title = Повтор
replay-open = Открыть игру
replay-open-file = Из файла
replay-open-paste = Вставить запись
replay-open-history = Из своих игр
replay-open-other = Другая игра: текст, ссылка или файл

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Пуск
replay-pause = Пауза
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-start = В начало
replay-end = В конец
replay-slider = Момент игры
replay-step = Шаг { $number } из { $of }
replay-speed = Скорость
replay-slow = Медленная
replay-normal = Обычная
replay-fast = Быстрая
replay-notation = Запись
replay-notation-copy = Копировать запись
replay-take-over = Играть отсюда
replay-take-over-note = Начинает новую игру с этого момента. Прежняя остаётся без изменений.
