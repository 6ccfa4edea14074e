### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Тренер
coach-hint = Підказка
coach-hint-title = Найкращі місця
coach-gain = На кінець гри приблизно { n-stars }
coach-use = Поставити тут
coach-thinking = Думаю…
coach-thinking-share = Думаю… { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Розбір
coach-review-intro = Твої ходи й ходи знавця з тими самими картами.
coach-review-progress = Розібрано: { $percent } %
coach-your-move = Твій хід
coach-expert-move = Хід знавця
coach-same-move = Знавець намалював би так само.
coach-given-away = { $stars ->
    [one] Втрачено приблизно { $stars } зірку
    [few] Втрачено приблизно { $stars } зірки
    [many] Втрачено приблизно { $stars } зірок
   *[other] Втрачено приблизно { $stars } зірки
}
coach-costliest = Найбільші втрати
coach-moment = { $season }, { $card }
coach-expected = Очікуваний підсумок
coach-expected-value = Очікується: { n-stars }
coach-behind = { $stars ->
    [one] На { $stars } зірку менше, ніж у знавця
    [few] На { $stars } зірки менше, ніж у знавця
    [many] На { $stars } зірок менше, ніж у знавця
   *[other] На { $stars } зірки менше, ніж у знавця
}
coach-ahead = { $stars ->
    [one] На { $stars } зірку більше, ніж у знавця
    [few] На { $stars } зірки більше, ніж у знавця
    [many] На { $stars } зірок більше, ніж у знавця
   *[other] На { $stars } зірки більше, ніж у знавця
}
coach-level = Нарівні зі знавцем
coach-own-stars = Ти: { n-stars }.
coach-chart = Графік очікуваного підсумку, хід за ходом
coach-expert-game = Гра знавця
coach-expert-stars = Знавець, ті самі карти: { n-stars }
coach-previous-move = Попередній хід
coach-next-move = Наступний хід
