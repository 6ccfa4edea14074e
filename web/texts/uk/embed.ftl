### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Грати
embed-start-note = Завантажиться близько { $size } МБ, лише один раз.
embed-open = Відкрити в новій вкладці
embed-not-saved = На цій сторінці гру зберегти не можна. Відкрий її в новій вкладці, щоб не втратити.
embed-code-title = Гра на твоїй сторінці
embed-code-note = Встав цей код туди, де має бути гра.
embed-code-copy = Копіювати код
embed-code-demo = Подивитися в блозі
