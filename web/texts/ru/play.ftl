### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Сезон { $number } из { $of }
play-time = Время
play-time-of = Время: { $used } из { $limit }

## Edicts panel.

play-edicts = Указы
play-edict-letter = Указ { $letter }
play-scores-now = Оценивается сейчас
play-edict-worth-now = { n-stars }, если бы подсчёт был сейчас
play-scores-in = { $season ->
    [spring] Оценивается весной
    [summer] Оценивается летом
    [fall] Оценивается осенью
   *[winter] Оценивается зимой
}
play-explain = Объяснить
play-back = Назад к карте

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] «{ $edict }»: +{ $stars } звезда
    [few] «{ $edict }»: +{ $stars } звезды
    [many] «{ $edict }»: +{ $stars } звёзд
   *[other] «{ $edict }»: +{ $stars } звезды
}
play-edict-loses = { $stars ->
    [one] «{ $edict }»: −{ $stars } звезда
    [few] «{ $edict }»: −{ $stars } звезды
    [many] «{ $edict }»: −{ $stars } звёзд
   *[other] «{ $edict }»: −{ $stars } звезды
}

## Coins, monsters and the ledger. $count (number).

play-coins = Монеты
play-coins-of = Монеты: { $count } из { $of }
play-coin-plus-one = +1 монета
play-coin-lost = Места для монет больше нет. Эта монета пропадает.
play-toll = Дань монстрам
play-toll-note = { $count ->
    [one] { $count } пустая клетка рядом с монстрами
    [few] { $count } пустые клетки рядом с монстрами
    [many] { $count } пустых клеток рядом с монстрами
   *[other] { $count } пустые клетки рядом с монстрами
}
play-toll-none = Рядом с монстрами нет пустых клеток
play-ledger = Счёт
play-stars = Звёзды
play-total = Итого

## The card in hand.

play-card-explore = Карточка исследования
play-card-ruins = Карточка руин
play-card-ambush = Засада
play-card-hero = Герой
play-card-time = Время { $count }
play-shape-number = Фигура { $number }
play-terrain = Тип местности
play-nothing-to-draw = Карта заполнена. Рисовать больше негде.

## Tools. Keep them short: they sit under small icons.

play-rotate = Повернуть
play-flip = Отразить
play-undo = Отменить
play-redo = Повторить
play-confirm = Начертить
play-next = Дальше
play-map = Карта
play-close = Закрыть
play-more = Показать ещё

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Подходит.
play-does-not-fit = Не подходит. { $why }

## Notices above the card.

play-must-cover-ruins = Накрой пустую клетку руин.
play-fallback = Ни для одной фигуры нет места. Нарисуй одну клетку: где угодно и любого типа местности.
play-fallback-ruins = Ни одна фигура не достаёт до пустых руин. Нарисуй одну клетку: где угодно и любого типа местности.

## Ambush.

play-ambush-revealed = Засада! { $card }
play-ambush-corner-top-left = Монстры пришли из левого верхнего угла.
play-ambush-corner-top-right = Монстры пришли из правого верхнего угла.
play-ambush-corner-bottom-left = Монстры пришли из левого нижнего угла.
play-ambush-corner-bottom-right = Монстры пришли из правого нижнего угла.
play-ambush-no-room = Монстрам не нашлось места. Карточка сброшена.
play-ambush-draw-on = Нарисуй монстров на соседней карте ({ $player }).
play-ambush-fallback = Фигуре нигде нет места. Нарисуй одну клетку монстров где угодно.
play-ambush-on-you = { $player } рисует монстров на твоей карте.

## Heroes and the monsters that do more.

play-hero-place = Поставь героя в пустую клетку. Схему атаки можно поворачивать и отражать.
play-hero-place-only = Поставь героя в пустую клетку.
play-troll-choose = Тролль буйствует. Выбери одну пустую клетку рядом с ним: она будет уничтожена.
play-gorgon-choose = Горгона смотрит. Выбери одну клетку рядом с ней: она будет уничтожена.
play-zombie-wave = { $count ->
    [one] Зомби захватывают ещё { $count } клетку.
    [few] Зомби захватывают ещё { $count } клетки.
    [many] Зомби захватывают ещё { $count } клеток.
   *[other] Зомби захватывают ещё { $count } клетки.
}
play-dragon-beaten = Дракон побеждён: 3 монеты!

## Skills. $count (number of coins).

play-skills = Навыки
play-skill-use = { $count ->
    [one] За { $count } монету
    [few] За { $count } монеты
    [many] За { $count } монет
   *[other] За { $count } монеты
}
play-skill-use-free = Бесплатно
play-skill-pass = Без навыка
play-skill-cure-wounds = Поставь фигуру 1 × 2 рядом с монстром.
play-skill-diplomacy = Выбери клетку, которая станет полями и поселением.
play-skill-search = Выбери клетку рядом со своей фигурой.
play-skill-concentrate = Нарисуй ту же фигуру ещё раз.
play-skill-move-silently = Фигура должна выступать за край.
play-skill-negotiate = Нарисуй вместо этого квадрат 2 × 2.
play-skill-knowledge = Фигура становится поселением.
play-acrobatics-upright = Вертикально
play-acrobatics-flat = Горизонтально

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Конец весны
    [summer] Конец лета
    [fall] Конец осени
   *[winter] Конец зимы
}
season-next = { $season ->
    [spring] Дальше — весна
    [summer] Дальше — лето
    [fall] Дальше — осень
   *[winter] Дальше — зима
}
season-next-edicts = { $season ->
    [spring] Весной оцениваются указы { $first } и { $second }.
    [summer] Летом оцениваются указы { $first } и { $second }.
    [fall] Осенью оцениваются указы { $first } и { $second }.
   *[winter] Зимой оцениваются указы { $first } и { $second }.
}
season-time-to-spend = Продолжительность сезона: { $limit }
season-coins = Монеты
season-toll = Дань монстрам
season-total = За сезон
season-so-far = Всего
season-to-final = К итогам
season-map-full = Карта заполнена. Оставшиеся сезоны оценены по ней.

## Final screen. $rating and $stars are numbers.

final-heading = Карта завершена
final-your-title = Твой титул
final-next-title = До титула «{ $title }» — ещё { $count }
final-again = Сыграть ещё
final-home = На главную
final-share = Поделиться
final-review = Разбор
final-replay = Повтор
final-keepsake = На память
final-more = Ещё

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Четыре времени года, чистый лист и край, который ждёт пера.
home-about = Нарисуй карту целого края за четыре времени года: игра о картографах в браузере.
home-no-script = Для Mapwright нужен JavaScript.
home-continue = Продолжить
home-continue-note = { $season }, { $used } из { $limit } · { n-stars }
home-new = Новая игра
home-daily = Раздача дня
home-atlas = Атлас
home-atlas-note = Двенадцать карт — один край
home-atlas-note-seals = Карта { $number } · печати: { $earned } из 36
home-puzzles = Задачи
home-puzzles-note = Максимум звёзд за сезон
home-learn = Обучение
home-learn-note = Первый сезон, шаг за шагом
home-rules = Правила
home-rules-note = Кратко, со всеми карточками
home-sheets = Свои листы
home-sheets-note = Нарисуй лист карты и играй на нём
home-desk = Подсчёт звёзд
home-desk-note = Для карты, нарисованной на бумаге
home-workshop = Мастерская ботов
home-gallery = Галерея
home-gallery-note = Твои завершённые карты
home-programmers = Для программистов
home-games = Сохранённые игры
home-more = Ещё

## New game.

new-set = Набор
new-sheet = Лист карты
new-sheet-letter = Лист { $letter }
new-sheet-own = Свой лист
new-sheet-nameless = Безымянный край
new-options = Параметры
new-seed = Зерно
new-seed-note = Одно и то же зерно даёт одну и ту же раздачу.
new-seed-random = Случайное
new-players = Игроки
new-player = Игрок { $number }
new-player-add = Добавить игрока
new-player-remove = Убрать
new-solo = Одиночная игра
new-skills = Навыки
new-heroes = Карточки героев
new-solo-ambushes = Засады как в одиночной игре
new-ambush-packs = Засады
new-explore-set = Карточки исследования
new-season-set = Карточки сезонов
new-start = Начать

## Menu, themes, languages, sound and motion.

menu-title = Меню
menu-home = На главную
menu-rules = Правила
menu-settings = Настройки
menu-language = Язык
menu-language-failed = Не удалось загрузить язык «{ $language }». Остаётся прежний.
menu-language-unknown = В адресе указан язык, которого в игре нет: { $code }.
menu-theme = Тема
menu-theme-day = День
menu-theme-candle = Свеча
menu-theme-contrast = Контраст
menu-theme-system = Как в системе
menu-motion = Анимация
menu-motion-on = Включена
menu-motion-off = Выключена
menu-keys = Стрелки — движение, R — поворот, F — отражение, 1–9 — выбор фигуры или навыка, T — тип местности, Z — отменить, Y — повторить, H — подсказка, Enter — начертить, A, B, C, D — объяснение указов А, Б, В, Г, M — звук, Esc — назад.
menu-full-screen = На весь экран
menu-leave = Выйти из игры
menu-leave-note = Игра сохранена.
menu-leave-puzzle = Выйти из задачи
menu-leave-puzzle-note = Её можно в любой момент начать заново.
menu-on = Включено
menu-off = Выключено
menu-ok = Хорошо
menu-cancel = Отмена
menu-back = Назад
menu-skip = Перейти к карте

## Loading. $percent and $count (seconds) are numbers.

load-title = Разводим чернила
load-engine = Загружаем движок
load-library = Распаковываем правила
load-memory = Готовим память
load-starting = Запускаем
load-ready = Готово
load-percent = { $percent } %
load-bytes = { $loaded } из { $total } МБ
load-time-left = { $count ->
    [one] осталась примерно { $count } секунда
    [few] осталось примерно { $count } секунды
    [many] осталось примерно { $count } секунд
   *[other] осталось примерно { $count } секунды
}
load-slow = Загрузка идёт дольше обычного. Пока можно почитать правила.
load-failed = Движок не удалось загрузить.
load-repaired = Сохранённый файл игры был повреждён. Он заменён: перезагрузи страницу.
load-damaged = Сохранённые файлы игры повреждены, и заменить их не удалось. Перезагрузи страницу, когда появится интернет.
load-retry = Ещё раз
load-update = Готова новая версия.
load-update-now = Обновить
load-update-later = Позже
load-storage-refused = Браузер не разрешает сохранить игру. Игра продлится, пока открыта эта страница.

## Saved games. $count (number), $when (a date as text).

games-title = Сохранённые игры
games-none = Сохранённых игр пока нет.
games-open = Открыть
games-delete = Удалить
games-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
games-finished = Завершена
games-when = Последний ход: { $when }
games-copy = Копировать запись
games-copied = Скопировано.
games-not-copied = Скопировать не удалось.

## Error panel. The sentences are in reasons.ftl.

error-title = Что-то пошло не так
error-report-note = В отчёте — ходы этой игры и ошибка. Прочитай его перед отправкой.
error-report-copy = Копировать отчёт
error-reload = Перезагрузить
error-continue = Продолжить
error-details = Подробнее

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Карта, 11 на 11 клеток
say-row = Ряд { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, на руинах
say-cell-ruins-empty = { $cell }, пустые руины
say-cell-struck = { $cell }, { $what }, здесь атакует герой
say-cell-surrounded = { $cell }, { $what }, окружено, монета взята
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } клетка, { $from }. Подходит.
    [few] { $terrain }, { $count } клетки, от { $from } до { $to }. Подходит.
    [many] { $terrain }, { $count } клеток, от { $from } до { $to }. Подходит.
   *[other] { $terrain }, { $count } клетки, от { $from } до { $to }. Подходит.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } клетка, { $from }. Не подходит. { $why }
    [few] { $terrain }, { $count } клетки, от { $from } до { $to }. Не подходит. { $why }
    [many] { $terrain }, { $count } клеток, от { $from } до { $to }. Не подходит. { $why }
   *[other] { $terrain }, { $count } клетки, от { $from } до { $to }. Не подходит. { $why }
}
say-rotated = Повёрнуто.
say-flipped = Отражено.
say-shape-chosen = { $count ->
    [one] Фигура { $number }, { $count } клетка.
    [few] Фигура { $number }, { $count } клетки.
    [many] Фигура { $number }, { $count } клеток.
   *[other] Фигура { $number }, { $count } клетки.
}
say-terrain-chosen = { $terrain }.
say-inked = Начерчено.
say-undone = Отменено.
say-redone = Повторено.
say-card = Новая карточка: { $card }.
say-edict = Указ { $letter }, { $edict }, { n-stars }
say-edict-live = Оценивается в этом сезоне

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Ход игры
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }. { $text }
log-by-on = { $player } → { $on }. { $text }
log-fallback = Одна клетка. { $terrain }: { $cells }
log-coin = Фигура с монетой: +1
log-mountain = Гора { $cell } окружена: +1 монета
log-ambush = Засада, { $card }: { $cells }
log-ambush-none = Засада, { $card }: нет места
log-hero = Герой, { $card }: { $cell }
log-destroyed = Уничтожено: { $cells }
log-dragon = Дракон побеждён: +3 монеты
log-zombies = Зомби распространяются: { $cells }
log-troll = Тролль уничтожает { $cell }
log-gorgon = Горгона уничтожает { $cell }
log-skill = Навык: { $skill }
log-season-scored = { $season ->
    [spring] Итог весны: { n-stars }
    [summer] Итог лета: { n-stars }
    [fall] Итог осени: { n-stars }
   *[winter] Итог зимы: { n-stars }
}
log-nothing = Ничего не нарисовано
log-end = Конец игры: { n-stars }
