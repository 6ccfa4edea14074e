### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Новый рекорд!
final-best-before = Раньше: { n-stars }
final-best-here = Твой рекорд на этом листе: { $best }
final-best-short = Твой рекорд на этом листе: { $best }, не хватило { $count }
final-first-here = Твоя первая карта на этом листе
final-edicts-year = Указы за весь год
final-edict-now = На готовой карте:
final-new-title = Новый титул!
final-hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
    [many] { $count } подсказок
   *[other] { $count } подсказки
}
final-hints-note = Учтено отдельно
final-undone-note = Игра засчитана, но не в рекорды.
daily-no-hints = Первая попытка — без подсказок.
stats-hinted = { $count ->
    [one] { $count } игра с подсказками учтена отдельно.
    [few] { $count } игры с подсказками учтены отдельно.
    [many] { $count } игр с подсказками учтено отдельно.
   *[other] { $count } игры с подсказками учтено отдельно.
}
stats-hinted-figures = В среднем: { $mean }, лучший результат: { $best }

## The cards of a season. $count (number).

tracker-title = Карточки этого сезона
cards-seen = Уже открыты
cards-left = Ещё в колоде
cards-none = Нет
cards-ambushes = { $count ->
    [0] Засад в колоде нет
    [one] В колоде { $count } засада
    [few] В колоде { $count } засады
    [many] В колоде { $count } засад
   *[other] В колоде { $count } засады
}
cards-heroes = { $count ->
    [0] Героев в колоде нет
    [one] В колоде { $count } герой
    [few] В колоде { $count } героя
    [many] В колоде { $count } героев
   *[other] В колоде { $count } героя
}
cards-maybe = Это может быть:
cards-note = Сезон может кончиться раньше, чем выйдут все. Карточки исследования каждый сезон перемешивают заново.

## A banner over the map.

moment-go-on = Дальше

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Передвинь фигуру: коснись клетки карты или перетащи фигуру.
learn-terrain-do-touch = Коснись типа местности, чтобы сменить его.
learn-rotate-do-touch = Нажимай «{ play-rotate }», пока она не совпадёт с пунктиром.
learn-edict-do-touch = Коснись указа А.
learn-shape-do-touch = Коснись фигуры с монетой.
learn-dashed-cells = клетках с пунктиром
learn-place-do-unnamed = Передвинь её на клетки с пунктиром и нажми «{ play-confirm }».
