### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Тренер
coach-hint = Підказка
coach-hint-title = Найкращі місця
coach-place = { $number }. { $terrain }, від { $from } до { $to }
coach-gain = До кінця приблизно { n-stars }
coach-gain-now = Зараз: { n-stars }
coach-why-edict = Допомагає указу «{ $edict }»
coach-why-coin = Дає монету
coach-why-mountain = Замикає гору
coach-why-monster = { $count ->
    [one] Закриває від монстрів { $count } клітинку
    [few] Закриває від монстрів { $count } клітинки
    [many] Закриває від монстрів { $count } клітинок
   *[other] Закриває від монстрів { $count } клітинки
}
coach-why-room = Лишає місце на потім
coach-show = Показати
coach-use = Поставити тут
coach-thinking = Думаю
coach-stop = Стоп
coach-none = Тут немає з чого обирати.

## The review. $percent (number), $card (text), $season (text).

coach-review = Розбір
coach-review-intro = Твої ходи поруч із ходами знавця, ті самі карти.
coach-review-progress = Розібрано: { $percent } %
coach-your-move = Твій хід
coach-expert-move = Хід знавця
coach-same-move = Знавець намалював би так само.
coach-given-away = { $stars ->
    [one] втрачено { $stars } зірку
    [few] втрачено { $stars } зірки
    [many] втрачено { $stars } зірок
   *[other] втрачено { $stars } зірки
}
coach-given-away-total = Утрачено загалом: { n-stars }
coach-nothing-given = Нічого не втрачено. Чудова робота!
coach-costliest = Найдорожчі моменти
coach-moment = { $season }, { $card }
coach-expected = Очікуваний підсумок
coach-expected-value = Очікується: { n-stars }
coach-chart = Графік очікуваного підсумку, хід за ходом
coach-expert-game = Гра знавця
coach-expert-stars = Знавець, ті самі карти: { n-stars }
coach-previous-move = Попередній хід
coach-next-move = Наступний хід
