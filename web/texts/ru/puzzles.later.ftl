### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Задачи
puzzles-intro = Карта и последние карточки сезона: набери как можно больше звёзд.
puzzles-more = Ещё задачи
puzzles-all = Все задачи
puzzles-name-free = Задача
puzzles-name-run = На время
puzzles-name-own = Переломный момент
puzzles-task = { $season ->
    [spring] Максимум звёзд за весну
    [summer] Максимум звёзд за лето
    [fall] Максимум звёзд за осень
   *[winter] Максимум звёзд за зиму
}
puzzles-grade-1 = легко
puzzles-grade-2 = средне
puzzles-grade-3 = сложно
puzzles-then = Дальше
puzzles-last-card = Последняя карточка
puzzles-share = Копировать ссылку на эту задачу
puzzles-share-short = Поделиться

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Верно!
puzzles-right-note = Это максимум: { n-stars }.
puzzles-short = { $count ->
    [one] Не хватает { $count } звезды
    [few] Не хватает { $count } звёзд
    [many] Не хватает { $count } звёзд
   *[other] Не хватает { $count } звезды
}
puzzles-short-note = Твой результат: { n-stars }.
puzzles-best-way = Решение { $number } из { $of }
puzzles-most = Максимум
puzzles-count = Посчитать
puzzles-next = Следующая задача
puzzles-looking = Ищем задачу…
puzzles-back = Назад
puzzles-again = Ещё раз
puzzles-solution = Показать решение
puzzles-other-ways = Другие решения
puzzles-own = Твой ответ
puzzles-way-before = Предыдущее решение
puzzles-way-after = Следующее решение

## The day. $tries, $stars (numbers).

puzzles-day-solved = Решена. Попыток: { $tries }
puzzles-day-short = Ещё не максимум. С первой попытки не хватило: { n-stars }
puzzles-day-start = Решить
puzzles-day-again = Ещё раз

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Одна за другой
puzzles-free-note = Сколько угодно, от лёгких до сложных
puzzles-solved = Решено: { $solved } из { $tried }
puzzles-solved-short = Решено: { $count }
puzzles-run = На время
puzzles-run-note = Как можно больше за пять минут
puzzles-run-best = Лучший результат: { $count }
puzzles-run-best-new = Твой лучший результат!
puzzles-run-over = Время вышло. Решено: { $count }
puzzles-run-tried = Ответов: { $count }.
puzzles-rating = Рейтинг
puzzles-rated = Задач в рейтинге: { $count }
puzzles-rating-range = Твой рейтинг за всё время: от { $low } до { $high }
puzzles-training = Упражнения на один указ
puzzles-training-note = Задачи, в которых даёт звёзды выбранный указ.
puzzles-code = Задача от друга
puzzles-code-note = Ссылка или код
puzzles-code-open = Открыть
puzzles-bad-code = Эту задачу не удаётся открыть. Возможно, не хватает части ссылки или кода. Ничего не изменено.
puzzles-bad-moment = Этот переломный момент не удаётся открыть. Возможно, не хватает части ссылки. Ничего не изменено.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Твои переломные моменты
puzzles-own-note = Самые большие потери последней игры в виде задач
puzzles-turning-note = Эти сезоны могли дать больше. Догадаешься как?
puzzles-turning-none = Последние карточки каждого сезона сыграны как нельзя лучше. Отлично нарисовано!
puzzles-turning-wait = Просматриваем игру: { $percent } %
puzzles-turning-lost = Можно было взять ещё: { n-stars }
