### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Мапа дня
daily-number = № { $number }
daily-kind-base = Класичний понеділок
daily-kind-heroes = Вівторок героїв
daily-kind-wasteland = Середа ущелин
daily-kind-combined = Подвійний четвер
daily-kind-marches = П’ятниця порубіжжя
daily-kind-everything = Субота на повну
daily-kind-skills = Неділя навичок
daily-intro = Мапа дня: { $name }. Зараховується перша спроба, без підказок.
daily-note = Одна роздача на день, однакова для всіх. Нова з’являється опівночі за UTC.
daily-start = Почати
daily-continue = Продовжити
daily-again = Ще раз
daily-not-yet = Ще не намальована
daily-started = Розпочата
daily-done = Завершено: { n-stars }
daily-missed = Пропущена
daily-first-try-note = Зараховується перша спроба. Решта — тренування.
daily-practice = Тренування
daily-best = Найкраща спроба: { n-stars }
daily-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дні поспіль
}
daily-longest-streak = { $count ->
    [one] Найдовша серія: { $count } день
    [few] Найдовша серія: { $count } дні
    [many] Найдовша серія: { $count } днів
   *[other] Найдовша серія: { $count } дні
}
daily-no-streak = Намалюй сьогоднішню мапу, щоб почати серію.
daily-calendar = Календар
daily-earlier = Раніше
daily-later = Пізніше
daily-today = Сьогодні
daily-next = Наступна мапа через { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Серія збережеться надійніше, якщо встановити гру на пристрій.
install-do = Установити
install-menu = У застосунку серія зберігається найнадійніше: у Safari натисни «Поширити», а тоді «На початковий екран».
install-refuse = Ні, дякую

## Groups of friends. $finished, $friends (numbers).

groups-title = Мапа дня з друзями
groups-note = Мапи всієї групи поруч
groups-finished = { $friends ->
    [one] Друзі: готово { $finished } з { $friends }
    [few] Друзі: готово { $finished } з { $friends }
    [many] Друзі: готово { $finished } з { $friends }
   *[other] Друзі: готово { $finished } з { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Задача дня
puzzles-day-not-yet = Ще не розв’язана
puzzles-day-given = Розв’язок переглянуто
today-done = Виконано { $count } з 2
today-solved = Розв’язано
today-tried = Ще не максимум

date-first-day = 1
date-1 = { $day } січня { $year } р.
date-2 = { $day } лютого { $year } р.
date-3 = { $day } березня { $year } р.
date-4 = { $day } квітня { $year } р.
date-5 = { $day } травня { $year } р.
date-6 = { $day } червня { $year } р.
date-7 = { $day } липня { $year } р.
date-8 = { $day } серпня { $year } р.
date-9 = { $day } вересня { $year } р.
date-10 = { $day } жовтня { $year } р.
date-11 = { $day } листопада { $year } р.
date-12 = { $day } грудня { $year } р.
