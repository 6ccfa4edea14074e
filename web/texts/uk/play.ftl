### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Сезон { $number } із { $of }
play-time = Час
play-time-of = Час: { $used } із { $limit }

## Edicts panel.

play-edicts = Укази
play-edict-letter = Указ { $letter }
play-scores-now = Оцінюється зараз
play-edict-worth-now = { n-stars }, якби підрахунок був зараз
play-scores-in = { $season ->
    [spring] Оцінюється навесні
    [summer] Оцінюється влітку
    [fall] Оцінюється восени
   *[winter] Оцінюється взимку
}
play-explain = Пояснити
play-back = Назад до мапи

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] «{ $edict }»: +{ $stars } зірка
    [few] «{ $edict }»: +{ $stars } зірки
    [many] «{ $edict }»: +{ $stars } зірок
   *[other] «{ $edict }»: +{ $stars } зірки
}
play-edict-loses = { $stars ->
    [one] «{ $edict }»: −{ $stars } зірка
    [few] «{ $edict }»: −{ $stars } зірки
    [many] «{ $edict }»: −{ $stars } зірок
   *[other] «{ $edict }»: −{ $stars } зірки
}

## Coins, monsters and the ledger. $count (number).

play-coins = Монети
play-coins-of = Монети: { $count } із { $of }
play-coin-plus-one = +1 монета
play-coin-lost = Місця для монет більше немає. Ця монета пропадає.
play-toll = Данина монстрам
play-toll-note = { $count ->
    [one] { $count } порожня клітинка біля монстрів
    [few] { $count } порожні клітинки біля монстрів
    [many] { $count } порожніх клітинок біля монстрів
   *[other] { $count } порожні клітинки біля монстрів
}
play-toll-none = Біля монстрів немає порожніх клітинок
play-ledger = Рахунок
play-stars = Зірки
play-total = Разом

## The card in hand.

play-card-explore = Карта дослідження
play-card-ruins = Карта руїн
play-card-ambush = Засідка
play-card-hero = Герой
play-card-time = Час { $count }
play-shape-number = Фігура { $number }
play-terrain = Тип місцевості
play-nothing-to-draw = Мапа заповнена. Малювати більше ніде.

## Tools. Keep them short: they sit under small icons.

play-rotate = Повернути
play-flip = Дзеркалити
play-undo = Скасувати
play-redo = Повторити
play-confirm = Накреслити
play-next = Далі
play-map = Мапа
play-close = Закрити
play-more = Показати ще

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Підходить.
play-does-not-fit = Не підходить. { $why }

## Notices above the card.

play-must-cover-ruins = Накрий порожню клітинку руїн.
play-fallback = Для жодної фігури немає місця. Намалюй будь-де одну клітинку будь-якого типу місцевості.
play-fallback-ruins = Жодна фігура не дістає до порожніх руїн. Намалюй будь-де одну клітинку будь-якого типу місцевості.

## Ambush.

play-ambush-revealed = Засідка! { $card }
play-ambush-corner-top-left = Монстри прийшли з лівого верхнього кута.
play-ambush-corner-top-right = Монстри прийшли з правого верхнього кута.
play-ambush-corner-bottom-left = Монстри прийшли з лівого нижнього кута.
play-ambush-corner-bottom-right = Монстри прийшли з правого нижнього кута.
play-ambush-no-room = Монстрам не знайшлося місця. Карту скинуто.
play-ambush-draw-on = Намалюй монстрів на сусідній мапі ({ $player }).
play-ambush-fallback = Для фігури немає місця. Намалюй будь-де одну клітинку монстрів.
play-ambush-on-you = { $player } малює монстрів на твоїй мапі.

## Heroes and the monsters that do more.

play-hero-place = Постав героя в порожню клітинку. Схему атаки можна повертати й віддзеркалювати.
play-hero-place-only = Постав героя в порожню клітинку.
play-troll-choose = Троль лютує. Обери одну порожню клітинку біля нього: її буде знищено.
play-gorgon-choose = Горгона дивиться. Обери одну клітинку біля неї: її буде знищено.
play-zombie-wave = { $count ->
    [one] Зомбі захоплюють ще { $count } клітинку.
    [few] Зомбі захоплюють ще { $count } клітинки.
    [many] Зомбі захоплюють ще { $count } клітинок.
   *[other] Зомбі захоплюють ще { $count } клітинки.
}
play-dragon-beaten = Дракона переможено: 3 монети!

## Skills. $count (number of coins).

play-skills = Навички
play-skill-use = { $count ->
    [one] За { $count } монету
    [few] За { $count } монети
    [many] За { $count } монет
   *[other] За { $count } монети
}
play-skill-use-free = Безкоштовно
play-skill-pass = Без навички
play-skill-cure-wounds = Постав фігуру 1 × 2 біля монстра.
play-skill-diplomacy = Обери клітинку для полів і поселення.
play-skill-search = Обери клітинку біля своєї фігури.
play-skill-concentrate = Намалюй ту саму фігуру ще раз.
play-skill-move-silently = Фігура має виступати за край.
play-skill-negotiate = Намалюй натомість квадрат 2 × 2.
play-skill-knowledge = Фігура стає поселенням.
play-acrobatics-upright = Вертикально
play-acrobatics-flat = Горизонтально

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Кінець весни
    [summer] Кінець літа
    [fall] Кінець осені
   *[winter] Кінець зими
}
season-next = { $season ->
    [spring] Далі — весна
    [summer] Далі — літо
    [fall] Далі — осінь
   *[winter] Далі — зима
}
season-next-edicts = { $season ->
    [spring] Навесні оцінюються укази { $first } і { $second }.
    [summer] Улітку оцінюються укази { $first } і { $second }.
    [fall] Восени оцінюються укази { $first } і { $second }.
   *[winter] Узимку оцінюються укази { $first } і { $second }.
}
season-time-to-spend = Тривалість сезону: { $limit }
season-coins = Монети
season-toll = Данина монстрам
season-total = За сезон
season-so-far = Усього
season-to-final = До підсумку
season-map-full = Мапа заповнена. Решту сезонів оцінено за цією мапою.

## Final screen. $rating and $stars are numbers.

final-heading = Мапу завершено
final-your-title = Твій титул
final-next-title = До титулу «{ $title }» — ще { $count }
final-again = Зіграти ще
final-home = На головну
final-share = Поділитися
final-review = Розбір
final-replay = Повтор
final-keepsake = На згадку
final-more = Більше

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Чотири пори року, чистий аркуш і край, що чекає на перо.
home-about = Намалюй мапу цілого краю за чотири пори року: гра про картографів у браузері.
home-no-script = Для Mapwright потрібен JavaScript.
home-continue = Продовжити
home-continue-note = { $season }, { $used } із { $limit } · { n-stars }
home-new = Нова гра
home-daily = Мапа дня
home-atlas = Атлас
home-atlas-note = Дванадцять мап — один край
home-atlas-note-seals = Мапа { $number } · печатки: { $earned } з 36
home-puzzles = Задачі
home-puzzles-note = Максимум зірок за сезон
home-learn = Навчання
home-learn-note = Перший сезон, крок за кроком
home-rules = Правила
home-rules-note = Стисло, з усіма картами
home-sheets = Власні аркуші
home-sheets-note = Намалюй аркуш мапи й грай на ньому
home-desk = Підрахунок зірок
home-desk-note = Для мапи, намальованої на папері
home-workshop = Майстерня ботів
home-gallery = Галерея
home-gallery-note = Твої завершені мапи
home-programmers = Для програмістів
home-games = Збережені ігри
home-more = Більше

## New game.

new-set = Карти
new-sheet = Аркуш мапи
new-sheet-letter = Аркуш { $letter }
new-sheet-own = Власний аркуш
new-sheet-nameless = Безіменний край
new-options = Параметри
new-seed = Зерно
new-seed-note = Те саме зерно — та сама роздача.
new-seed-random = Випадкове
new-players = Гравці
new-player = Гравець { $number }
new-player-add = Додати гравця
new-player-remove = Прибрати
new-solo = Одиночна гра
new-skills = Навички
new-heroes = Карти героїв
new-solo-ambushes = Засідки як в одиночній грі
new-ambush-packs = Засідки
new-explore-set = Карти дослідження
new-season-set = Карти сезонів
new-start = Почати

## Menu, themes, languages, sound and motion.

menu-title = Меню
menu-home = На головну
menu-rules = Правила
menu-settings = Налаштування
menu-language = Мова
menu-language-failed = Не вдалося завантажити мову «{ $language }». Лишається попередня.
menu-language-unknown = В адресі вказано мову, якої гра не має: { $code }.
menu-theme = Тема
menu-theme-day = День
menu-theme-candle = Свічка
menu-theme-contrast = Контраст
menu-theme-system = Як у системі
menu-motion = Анімація
menu-motion-on = Увімкнено
menu-motion-off = Вимкнено
menu-keys = Стрілки — рух, R — поворот, F — віддзеркалення, 1–9 — вибір фігури або навички, T — тип місцевості, Z — скасувати, Y — повторити, H — підказка, Enter — накреслити, A, B, C, D — пояснення указів А, Б, В, Г, M — звук, Esc — назад.
menu-full-screen = На весь екран
menu-leave = Вийти з гри
menu-leave-note = Гру збережено.
menu-leave-puzzle = Вийти із задачі
menu-leave-puzzle-note = Її можна будь-коли почати знову.
menu-on = Увімкнено
menu-off = Вимкнено
menu-ok = Гаразд
menu-cancel = Скасувати
menu-back = Назад
menu-skip = Перейти до мапи

## Loading. $percent and $count (seconds) are numbers.

load-title = Розводимо чорнило
load-engine = Завантажуємо рушій
load-library = Розпаковуємо правила
load-memory = Готуємо пам’ять
load-starting = Запускаємо
load-ready = Готово
load-percent = { $percent } %
load-bytes = { $loaded } із { $total } МБ
load-time-left = { $count ->
    [one] лишилася приблизно { $count } секунда
    [few] лишилося приблизно { $count } секунди
    [many] лишилося приблизно { $count } секунд
   *[other] лишилося приблизно { $count } секунди
}
load-slow = Це триває довше, ніж зазвичай. Тим часом можна почитати правила.
load-failed = Рушій не вдалося завантажити.
load-repaired = Збережений файл гри було пошкоджено. Його замінено: перезавантаж сторінку.
load-damaged = Збережені файли гри пошкоджено, і замінити їх не вдалося. Перезавантаж сторінку, коли з’явиться інтернет.
load-retry = Ще раз
load-update = Готова нова версія.
load-update-now = Оновити
load-update-later = Пізніше
load-storage-refused = Браузер не дозволяє зберегти гру. Гра триватиме, доки відкрита ця сторінка.

## Saved games. $count (number), $when (a date as text).

games-title = Збережені ігри
games-none = Збережених ігор іще немає.
games-open = Відкрити
games-delete = Видалити
games-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
games-finished = Завершена
games-when = Останній хід: { $when }
games-copy = Копіювати запис
games-copied = Скопійовано.
games-not-copied = Скопіювати не вдалося.

## Error panel. The sentences are in reasons.ftl.

error-title = Щось пішло не так
error-report-note = У звіті — ходи цієї гри та помилка. Прочитай його перед надсиланням.
error-report-copy = Копіювати звіт
error-reload = Перезавантажити
error-continue = Продовжити
error-details = Докладніше

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Мапа, 11 на 11 клітинок
say-row = Рядок { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, на руїнах
say-cell-ruins-empty = { $cell }, порожні руїни
say-cell-struck = { $cell }, { $what }, тут атакує герой
say-cell-surrounded = { $cell }, { $what }, оточено, монету взято
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } клітинка, { $from }. Підходить.
    [few] { $terrain }, { $count } клітинки, від { $from } до { $to }. Підходить.
    [many] { $terrain }, { $count } клітинок, від { $from } до { $to }. Підходить.
   *[other] { $terrain }, { $count } клітинки, від { $from } до { $to }. Підходить.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } клітинка, { $from }. Не підходить. { $why }
    [few] { $terrain }, { $count } клітинки, від { $from } до { $to }. Не підходить. { $why }
    [many] { $terrain }, { $count } клітинок, від { $from } до { $to }. Не підходить. { $why }
   *[other] { $terrain }, { $count } клітинки, від { $from } до { $to }. Не підходить. { $why }
}
say-rotated = Повернуто.
say-flipped = Віддзеркалено.
say-shape-chosen = { $count ->
    [one] Фігура { $number }, { $count } клітинка.
    [few] Фігура { $number }, { $count } клітинки.
    [many] Фігура { $number }, { $count } клітинок.
   *[other] Фігура { $number }, { $count } клітинки.
}
say-terrain-chosen = { $terrain }.
say-inked = Накреслено.
say-undone = Скасовано.
say-redone = Повторено.
say-card = Нова карта: { $card }.
say-edict = Указ { $letter }, { $edict }, { n-stars }
say-edict-live = Оцінюється цього сезону

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Перебіг гри
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }. { $text }
log-by-on = { $player } → { $on }. { $text }
log-fallback = Одна клітинка. { $terrain }: { $cells }
log-coin = Фігура з монетою: +1
log-mountain = Гору { $cell } оточено: +1 монета
log-ambush = Засідка, { $card }: { $cells }
log-ambush-none = Засідка, { $card }: немає місця
log-hero = Герой, { $card }: { $cell }
log-destroyed = Знищено: { $cells }
log-dragon = Дракона переможено: +3 монети
log-zombies = Зомбі поширюються: { $cells }
log-troll = Троль знищує { $cell }
log-gorgon = Горгона знищує { $cell }
log-skill = Навичка: { $skill }
log-season-scored = { $season ->
    [spring] Підсумок весни: { n-stars }
    [summer] Підсумок літа: { n-stars }
    [fall] Підсумок осені: { n-stars }
   *[winter] Підсумок зими: { n-stars }
}
log-nothing = Нічого не намальовано
log-end = Кінець гри: { n-stars }
