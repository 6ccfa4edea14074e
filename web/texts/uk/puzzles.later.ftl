### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Задачі
puzzles-intro = Мапа й останні карти сезону: здобудь якнайбільше зірок.
puzzles-more = Ще задачі
puzzles-all = Усі задачі
puzzles-name-free = Задача
puzzles-name-run = На час
puzzles-name-own = Переломний момент
puzzles-task = { $season ->
    [spring] Максимум зірок за весну
    [summer] Максимум зірок за літо
    [fall] Максимум зірок за осінь
   *[winter] Максимум зірок за зиму
}
puzzles-grade-1 = легко
puzzles-grade-2 = середньо
puzzles-grade-3 = складно
puzzles-then = Далі
puzzles-last-card = Остання карта
puzzles-share = Копіювати посилання на цю задачу
puzzles-share-short = Поділитися

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Правильно!
puzzles-right-note = Це максимум: { n-stars }.
puzzles-short = { $count ->
    [one] Бракує { $count } зірки
    [few] Бракує { $count } зірок
    [many] Бракує { $count } зірок
   *[other] Бракує { $count } зірки
}
puzzles-short-note = Твій результат: { n-stars }.
puzzles-best-way = Розв’язок { $number } із { $of }
puzzles-most = Максимум
puzzles-count = Порахувати
puzzles-next = Наступна задача
puzzles-looking = Шукаємо задачу…
puzzles-back = Назад
puzzles-again = Ще раз
puzzles-solution = Показати розв’язок
puzzles-other-ways = Інші розв’язки
puzzles-own = Твоя відповідь
puzzles-way-before = Попередній розв’язок
puzzles-way-after = Наступний розв’язок

## The day. $tries, $stars (numbers).

puzzles-day-solved = Розв’язана. Спроб: { $tries }
puzzles-day-short = Ще не максимум. З першої спроби забракло: { n-stars }
puzzles-day-start = Розв’язати
puzzles-day-again = Ще раз

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Одна за одною
puzzles-free-note = Скільки завгодно, від легких до складних
puzzles-solved = Розв’язано: { $solved } із { $tried }
puzzles-solved-short = Розв’язано: { $count }
puzzles-run = На час
puzzles-run-note = Якнайбільше за п’ять хвилин
puzzles-run-best = Найкращий результат: { $count }
puzzles-run-best-new = Твій найкращий результат!
puzzles-run-over = Час вийшов. Розв’язано: { $count }
puzzles-run-tried = Відповідей: { $count }.
puzzles-rating = Рейтинг
puzzles-rated = Задач у рейтингу: { $count }
puzzles-rating-range = Твій рейтинг за весь час: від { $low } до { $high }
puzzles-training = Вправи на один указ
puzzles-training-note = Задачі, у яких дає зірки обраний указ.
puzzles-code = Задача від друга
puzzles-code-note = Посилання або код
puzzles-code-open = Відкрити
puzzles-bad-code = Цю задачу не вдається відкрити. Можливо, бракує частини посилання чи коду. Нічого не змінено.
puzzles-bad-moment = Цей переломний момент не вдається відкрити. Можливо, бракує частини посилання. Нічого не змінено.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Твої переломні моменти
puzzles-own-note = Найбільші втрати останньої гри у вигляді задач
puzzles-turning-note = Ці сезони могли дати більше. Здогадаєшся як?
puzzles-turning-none = Останні карти кожного сезону зіграно якнайкраще. Чудово намальовано!
puzzles-turning-wait = Переглядаємо гру: { $percent } %
puzzles-turning-lost = Можна було взяти ще: { n-stars }
