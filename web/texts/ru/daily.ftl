### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Раздача дня
daily-number = № { $number }
daily-kind-base = Классический понедельник
daily-kind-heroes = Вторник героев
daily-kind-wasteland = Среда ущелий
daily-kind-combined = Двойной четверг
daily-kind-marches = Пятница пограничья
daily-kind-everything = Суббота на полную
daily-kind-skills = Воскресенье навыков
daily-intro = Раздача дня: { $name }. Засчитывается первая попытка, без подсказок.
daily-note = Одна раздача в день, общая для всех. Новая появляется в полночь по UTC.
daily-start = Начать
daily-continue = Продолжить
daily-again = Ещё раз
daily-not-yet = Ещё не сыграна
daily-started = Начата
daily-done = Завершено: { n-stars }
daily-missed = Пропущена
daily-first-try-note = Засчитывается первая попытка. Остальные — тренировка.
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
daily-no-streak = Сыграй сегодняшнюю раздачу, чтобы начать серию.
daily-calendar = Календарь
daily-earlier = Раньше
daily-later = Позже
daily-today = Сегодня
daily-next = Следующая раздача через { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Серия сохранится надёжнее, если установить игру на устройство.
install-do = Установить
install-menu = Надёжнее всего серия хранится в приложении: в Safari нажми «Поделиться» и добавь игру на экран «Домой».
install-refuse = Нет, спасибо

## Groups of friends. $finished, $friends (numbers).

groups-title = Раздача дня с друзьями
groups-note = Карты всей группы рядом
groups-finished = { $friends ->
    [one] Друзья: готово { $finished } из { $friends }
    [few] Друзья: готово { $finished } из { $friends }
    [many] Друзья: готово { $finished } из { $friends }
   *[other] Друзья: готово { $finished } из { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Задача дня
puzzles-day-not-yet = Ещё не решена
puzzles-day-given = Решение просмотрено
today-done = Выполнено { $count } из 2
today-solved = Решено
today-tried = Ещё не максимум

date-first-day = 1
date-1 = { $day } января { $year } г.
date-2 = { $day } февраля { $year } г.
date-3 = { $day } марта { $year } г.
date-4 = { $day } апреля { $year } г.
date-5 = { $day } мая { $year } г.
date-6 = { $day } июня { $year } г.
date-7 = { $day } июля { $year } г.
date-8 = { $day } августа { $year } г.
date-9 = { $day } сентября { $year } г.
date-10 = { $day } октября { $year } г.
date-11 = { $day } ноября { $year } г.
date-12 = { $day } декабря { $year } г.
