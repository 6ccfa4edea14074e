### The replay of a finished game.

## Opening one.

replay-title = Повтор
replay-open = Відкрити гру
replay-open-file = З файлу
replay-open-paste = Вставити запис
replay-open-history = Зі своїх ігор
replay-open-other = Інша гра: текст, посилання або файл

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Пуск
replay-pause = Пауза
replay-back = Крок назад
replay-forward = Крок уперед
replay-start = На початок
replay-end = У кінець
replay-slider = Момент гри
replay-step = Крок { $number } із { $of }
replay-speed = Швидкість
replay-slow = Повільна
replay-normal = Звичайна
replay-fast = Швидка
replay-notation = Запис
replay-notation-copy = Копіювати запис
replay-take-over = Грати звідси
replay-take-over-note = Починає нову гру з цього моменту. Попередня лишається без змін.
