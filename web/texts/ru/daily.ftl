### The map of the day.

## $number, $count, $stars (numbers); $date, $time (texts).

daily-title = Карта дня
daily-number = № { $number }
daily-note = Одна раздача в день, общая для всех. Новая появляется в полночь по всемирному времени.
daily-start = Начать
daily-continue = Продолжить
daily-again = Ещё раз
daily-not-yet = Ещё не нарисована
daily-started = Начата
daily-done = Нарисовано: { n-stars }
daily-missed = Пропущена
daily-first-try-note = Считается первая попытка. Остальные — тренировка.
daily-practice = Тренировка
daily-best = Лучшая попытка: { n-stars }
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-longest-streak = { $count ->
    [one] Самая длинная серия: { $count } день
    [few] Самая длинная серия: { $count } дня
    [many] Самая длинная серия: { $count } дней
   *[other] Самая длинная серия: { $count } дня
}
daily-no-streak = Нарисуй сегодняшнюю карту, чтобы начать серию.
daily-calendar = Календарь
daily-earlier = Раньше
daily-later = Позже
daily-today = Сегодня
daily-next = Следующая карта через { $time }
