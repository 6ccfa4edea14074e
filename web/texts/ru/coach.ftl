### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Тренер
coach-hint = Подсказка
coach-hint-title = Лучшие места
coach-place = { $number }. { $terrain }, от { $from } до { $to }
coach-gain = К концу примерно { n-stars }
coach-gain-now = Сейчас: { n-stars }
coach-why-edict = Помогает указу «{ $edict }»
coach-why-coin = Даёт монету
coach-why-mountain = Замыкает гору
coach-why-monster = { $count ->
    [one] Закрывает от монстров { $count } клетку
    [few] Закрывает от монстров { $count } клетки
    [many] Закрывает от монстров { $count } клеток
   *[other] Закрывает от монстров { $count } клетки
}
coach-why-room = Оставляет место на потом
coach-show = Показать
coach-use = Поставить сюда
coach-thinking = Думаю
coach-stop = Стоп
coach-none = Здесь не из чего выбирать.

## The review. $percent (number), $card (text), $season (text).

coach-review = Разбор
coach-review-intro = Твои ходы рядом с ходами знатока, та же раздача.
coach-review-progress = Разобрано: { $percent } %
coach-your-move = Твой ход
coach-expert-move = Ход знатока
coach-same-move = Знаток нарисовал бы так же.
coach-given-away = { $stars ->
    [one] упущена { $stars } звезда
    [few] упущено { $stars } звезды
    [many] упущено { $stars } звёзд
   *[other] упущено { $stars } звезды
}
coach-given-away-total = Упущено всего: { n-stars }
coach-nothing-given = Ничего не упущено. Отличная работа!
coach-costliest = Самые дорогие моменты
coach-moment = { $season }, { $card }
coach-expected = Ожидаемый итог
coach-expected-value = Ожидается: { n-stars }
coach-chart = График ожидаемого итога, ход за ходом
coach-expert-game = Игра знатока
coach-expert-stars = Знаток, та же раздача: { n-stars }
coach-previous-move = Предыдущий ход
coach-next-move = Следующий ход
