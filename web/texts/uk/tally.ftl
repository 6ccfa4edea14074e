### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Новий рекорд!
final-best-before = Раніше: { n-stars }
final-best-here = Твій рекорд на цьому аркуші: { $best }
final-best-short = Твій рекорд на цьому аркуші: { $best }, забракло { $count }
final-first-here = Твоя перша мапа на цьому аркуші
final-edicts-year = Укази за весь рік
final-edict-now = На готовій мапі:
final-new-title = Новий титул!
final-hints = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
    [many] { $count } підказок
   *[other] { $count } підказки
}
final-hints-note = Враховано окремо
final-undone-note = Гру зараховано, але не до рекордів.
daily-no-hints = Перша спроба — без підказок.
stats-hinted = { $count ->
    [one] { $count } гру з підказками враховано окремо.
    [few] { $count } гри з підказками враховано окремо.
    [many] { $count } ігор із підказками враховано окремо.
   *[other] { $count } гри з підказками враховано окремо.
}
stats-hinted-figures = У середньому: { $mean }, найкращий результат: { $best }

## The cards of a season. $count (number).

tracker-title = Карти цього сезону
cards-seen = Уже відкриті
cards-left = Ще в колоді
cards-none = Немає
cards-ambushes = { $count ->
    [0] Засідок у колоді немає
    [one] У колоді { $count } засідка
    [few] У колоді { $count } засідки
    [many] У колоді { $count } засідок
   *[other] У колоді { $count } засідки
}
cards-heroes = { $count ->
    [0] Героїв у колоді немає
    [one] У колоді { $count } герой
    [few] У колоді { $count } герої
    [many] У колоді { $count } героїв
   *[other] У колоді { $count } героя
}
cards-maybe = Це може бути:
cards-note = Сезон може скінчитися раніше, ніж вийдуть усі. Карти дослідження щосезону перемішують знову.

## A banner over the map.

moment-go-on = Далі

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Пересунь фігуру: торкнися клітинки мапи або перетягни фігуру.
learn-terrain-do-touch = Торкнися типу місцевості, щоб змінити його.
learn-rotate-do-touch = Натискай «{ play-rotate }», доки вона не збіжиться з пунктиром.
learn-edict-do-touch = Торкнися указу А.
learn-shape-do-touch = Торкнися фігури з монетою.
learn-dashed-cells = клітинках із пунктиром
learn-place-do-unnamed = Пересунь її на клітинки з пунктиром і натисни «{ play-confirm }».
