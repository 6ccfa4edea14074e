### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Грати
embed-start-note = Завантажить близько { $size } МБ, один раз.
embed-open = Відкрити в новій вкладці
embed-not-saved = Ця сторінка не дозволяє зберегти гру. Відкрий її в новій вкладці, щоб не втратити.
embed-code-title = Встав гру на свою сторінку
embed-code-note = Встав цей код там, де має бути гра.
embed-code-copy = Копіювати код
embed-code-demo = Подивитися в блозі
