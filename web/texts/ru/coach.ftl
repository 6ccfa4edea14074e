### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Тренер
coach-hint = Подсказка
coach-hint-title = Лучшие места
coach-gain = К концу игры примерно { n-stars }
coach-use = Поставить сюда
coach-thinking = Думаю…
coach-thinking-share = Думаю… { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Разбор
coach-review-intro = Твои ходы рядом с ходами знатока на той же раздаче.
coach-review-progress = Разобрано: { $percent } %
coach-your-move = Твой ход
coach-expert-move = Ход знатока
coach-same-move = Знаток нарисовал бы так же.
coach-given-away = { $stars ->
    [one] Упущена примерно { $stars } звезда
    [few] Упущено примерно { $stars } звезды
    [many] Упущено примерно { $stars } звёзд
   *[other] Упущено примерно { $stars } звезды
}
coach-costliest = Самые большие потери
coach-moment = { $season }, { $card }
coach-expected = Ожидаемый итог
coach-expected-value = Ожидается: { n-stars }
coach-behind = { $stars ->
    [one] На { $stars } звезду меньше, чем у знатока
    [few] На { $stars } звезды меньше, чем у знатока
    [many] На { $stars } звёзд меньше, чем у знатока
   *[other] На { $stars } звезды меньше, чем у знатока
}
coach-ahead = { $stars ->
    [one] На { $stars } звезду больше, чем у знатока
    [few] На { $stars } звезды больше, чем у знатока
    [many] На { $stars } звёзд больше, чем у знатока
   *[other] На { $stars } звезды больше, чем у знатока
}
coach-level = Наравне со знатоком
coach-own-stars = Ты: { n-stars }.
coach-chart = График ожидаемого итога, ход за ходом
coach-expert-game = Игра знатока
coach-expert-stars = Знаток, та же раздача: { n-stars }
coach-previous-move = Предыдущий ход
coach-next-move = Следующий ход
