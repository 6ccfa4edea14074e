### Один стіл на кількох пристроях. Завантажується, коли такий стіл відкривають.

## Відкрити й приєднатися.

together-title = Грати разом
together-intro = Кожен грає на своєму пристрої: усі водночас малюють фігуру з тієї самої карти, а сусіди влаштовують одне одному засідки. Відкрий стіл і надішли посилання.
together-intro-codes = Кожен грає на своєму пристрої, але всі в одній кімнаті й водночас малюють фігуру з тієї самої карти. Відкрий стіл і покажи іншим його коди.
together-your-name = Твоє ім’я
together-ask-name = Як тебе називати за столом?
together-ask-name-go = Це я
together-open = Відкрити стіл
together-join-code = Приєднатися за кодом
together-privacy = Без облікового запису й без нашого сервера. Зв’язок між пристроями захищено наскрізним шифруванням.
together-tables = Твої столи
together-nobody = Ще ніхто не приєднався
together-line-turn = Твій хід
together-line-waits = Чекаємо на інших
together-line-lobby = Не розпочато
together-line-over = Завершено
together-forget = Забути цей стіл
together-damaged = Дані цього столу на цьому пристрої пошкоджено. Вони лишаться тут, доки ти не забудеш стіл. Відкрий посилання ще раз: гру можуть відновити пристрої інших гравців.
together-opening = Відкриваємо стіл…
together-failed = Не вдалося відкрити стіл. Спробуй ще раз.
together-busy = Цей стіл відкрито в іншій вкладці. Грати можна лише в одній.
together-bad-link = Це не посилання на стіл.
together-old-link = Це посилання створено у старішій версії Mapwright. Попроси того, хто відкрив стіл, надіслати нове.
together-embed = Щоб грати на кількох пристроях, відкрий гру на окремій сторінці.
together-embed-open = Відкрити Mapwright
together-seeking = Шукаємо стіл…
together-seeking-note = Хтось із гравців має бути на зв’язку: не закривай сторінку або повернися пізніше.

## Перед початком. $player, $players (text), $count (number).

together-seats = Хто грає
together-free = Вільне місце
together-sit-here = Сісти тут
together-here-own = Цей пристрій
together-here = На місці
together-ready = Готово
together-lost = Не в мережі
together-add-seat = Додати місце
together-seat-away = Прибрати це місце
together-add-person = Ще один гравець на цьому пристрої
together-person-away = Прибрати цього гравця
together-look-on = Лише дивитися
together-take-seat = Зайняти місце
together-onlookers = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивиться { $count } людей.
   *[other] Дивиться { $count } людини.
}
together-setup = У що граємо
together-invite = Запросити
together-link = Посилання на стіл
together-qr-note = Відскануй, щоб приєднатися
together-copy = Копіювати
together-share = Надіслати
together-share-text = Намалюймо мапу разом у Mapwright:
together-link-note = Кожен, хто має це посилання, може грати або дивитися.
together-begin = Почати
together-seats-free = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
    [many] Ще { $count } вільних місць.
   *[other] Ще { $count } вільних місць.
}
together-not-ready = Ще не готові: { $players }
together-all-ready = Усі готові.
together-ready-button = Можна починати
together-not-yet = Ще ні
together-say-ready = Дай знати, коли можна починати.
together-host-begins = Гра почнеться, щойно всі будуть готові.
together-looking-on = Ти лише дивишся.
together-full = Усі місця зайнято. Ти лише дивишся.
together-dealing = Пристрої разом тасують карти…
together-waiting-for = Чекаємо: { $players }
together-anew = Почати заново
together-playing = Гра триває.
together-to-place = До моєї мапи
together-somebody = Хтось

## Версії та інші перешкоди. $player (text).

together-older-ours = { $player }: версія новіша за твою. Перезавантаж сторінку, щоб оновитися.
together-older-theirs = { $player }: треба оновитися, версія старіша за твою.
together-trouble-ours-is-older = Цей стіл відкрито в новішій версії. Перезавантаж сторінку, щоб оновитися.
together-trouble-theirs-is-older = Цей стіл відкрито в застарілій версії, грати за ним уже не можна. Відкрий новий.
together-trouble-terms = Умови цього столу вже не ті, що були показані. Відкрий новий.
together-trouble-other = За цим столом тут грати не можна.
together-mending = Частину твоїх ходів на цьому пристрої втрачено. Вони повернуться, щойно під’єднається інший пристрій.

## Зв’язок між пристроями. $count, $all (numbers).

together-line-connecting = З’єднуємо…
together-line-none = На зв’язку ще нікого немає.
together-line-relays = Зв’язок через { $count } з { $all } ретрансляторів
together-line-direct = { $count ->
    [one] Прямий зв’язок з { $count } пристроєм
    [few] Прямий зв’язок з { $count } пристроями
    [many] Прямий зв’язок з { $count } пристроями
   *[other] Прямий зв’язок з { $count } пристроями
}
together-line-offline = Немає інтернету. Усе збережено й буде надіслано пізніше.
together-line-blocked = Ретранслятори недоступні. Усе збережено й буде надіслано пізніше.
together-line-refused = Ретранслятори зараз нічого не передають.
together-line-limited = Ретранслятори поки що не приймають нових повідомлень. Усе збережено й буде надіслано за мить.
together-try-now = Спробувати зараз
together-line-clock = На цьому пристрої неправильний час: ретранслятори не приймають його ходів.
together-line-too-old = Ця сторінка застаріла. Перезавантаж її.

## Без інтернету, за двома кодами.

together-by-code = Гравець поруч
together-by-code-note = З’єднання за двома кодами, без інтернету. Обидва пристрої мають бути в одній мережі.
together-step-1 = 1. Нехай інший пристрій відсканує цей код
together-step-2 = 2. Відскануй код, який він покаже у відповідь
together-offer-note = Перший код
together-offer-in = Відскануй або встав код, який показує інший пристрій.
together-offer-field = Код столу
together-answer-field = Код іншого пристрою
together-answer-out = Покажи цей код іншому пристрою
together-answer-note = Другий код
together-take-code = З’єднати
together-connecting = З’єднуємо…
together-connected = З’єднано
together-scan = Сканувати
together-scan-stop = Вимкнути камеру
together-camera = Камера
together-cancel = Скасувати
together-refused-no-webrtc = Цей браузер не може з’єднувати пристрої безпосередньо.
together-refused-code = Це не код столу або його пошкоджено.
together-refused-code-newer = Цей код створено в новішій версії. Перезавантаж сторінку, щоб оновитися.
together-refused-code-older = Цей код створено у старішій версії. На другому пристрої треба перезавантажити сторінку.
together-refused-code-other = Це код для іншого кроку. Перший показує господар столу, другий — гість.
together-refused-full = Більше пристроїв під’єднати не можна.
together-refused-blocked = Інший пристрій недоступний. У гостьових мережах пристрої часто не бачать один одного: спробуй точку доступу на телефоні.
together-refused-local-network = Браузеру не дозволено шукати пристрої поруч. Дозволь це в налаштуваннях сайту.
together-refused-closed = Цей код уже недійсний. Створи новий.
together-refused-camera = Доступ до камери заборонено. Встав код.
together-refused-no-camera = Тут немає камери. Встав код.

## За столом. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ще малює: { $players }
    [few] Ще малюють: { $players }
    [many] Ще малюють: { $players }
   *[other] Ще малюють: { $players }
}
together-going-on = Усі закінчили…
together-foul = { $player }: порушення правил. Гру за це місце зупинено; щоб продовжити, передай місце боту.
together-astray = Гра йде не так, як у тебе: { $players }.
together-away = { $count ->
    [one] { $players } зараз не в мережі
    [few] { $players } зараз не в мережі
    [many] { $players } зараз не в мережі
   *[other] { $players } зараз не в мережі
}
together-here-count = На місці { $count } з { $all }
together-company = За столом
together-draws = Малює
together-stopped = Зупинено за порушення
together-stand-in = Грає бот
together-hand-over = Нехай грає бот
together-signs = Сказати щось
together-you = Ти
together-leave = Вийти
together-leave-note = Повернутися можна будь-коли: стіл збережено, і місце лишається твоїм.
together-copy-onlooker = Копіювати посилання

## Дванадцять знаків.

together-sign-hello = Привіт!
together-sign-ready = Можна починати.
together-sign-well = Гарно намальовано!
together-sign-ouch = Ой!
together-sign-ha = Ха!
together-sign-luck = Щасти!
together-sign-think = Дай подумати…
together-sign-wait = Зараз повернуся.
together-sign-hurry = Ну як там?
together-sign-tea = Може, чаю?
together-sign-sorry = Вибач!
together-sign-thanks = Дякую!

## Ще один стіл після гри та нове пряме з’єднання. $player (text).

together-invited = Запрошено
together-next = { $player } відкриває ще один стіл.
together-next-join = Приєднатися
together-line-broken = Прямого з’єднання більше немає. Твої ходи збережено.
together-reconnect = З’єднатися знову
together-reconnect-note = Один пристрій показує код, інший сканує його. Нічого з намальованого не пропаде.
together-reconnect-show = Показати код
together-reconnect-take = Сканувати код

## A bot in a player’s place, and games that differ. $player, $players, $seasons, $season (text), $count, $all (numbers).

together-foul-two = { $player }: порушення правил. Можна продовжити тут із ботом.
together-foul-reveal = { $player }: карти перемішано нечесно, відкрите число не те, яке було обіцяне. Господар столу може почати з нової роздачі.
together-vote = За бота: { $count } з { $all }
together-branch = Продовжити тут із ботом
together-branch-note = Звідси почнеться окрема гра на цьому пристрої. Стіл лишиться, як є, і до нього можна повернутися.
together-take-theirs = Узяти гру решти
together-hand-over-refused = Зараз це місце не можна передати.
together-final-differs = В інших результат не такий: { $players }
together-bot-drew-from = { $season ->
    [spring] { $player }: усю мапу малював бот
    [summer] { $player }: від літа малював бот
    [fall] { $player }: від осені малював бот
   *[winter] { $player }: узимку малював бот
}
together-bot-drew-in = { $player }: частину мапи малював бот ({ $seasons })

## Your turn, and another device. $players (text).

together-kept = Твої ходи чекають на тих, хто зайде пізніше.
together-notify = Сповістити, коли буде мій хід
together-notify-on = Коли настане твій хід, прийде сповіщення.
together-notify-off = Більше не сповіщати
together-notify-refused = Браузер не дозволяє сповіщень. Це можна змінити в налаштуваннях сайту.
together-turn-body = Твій хід за столом. Грають: { $players }.
together-turn-alone = Твій хід за столом.
together-move = Продовжити на іншому пристрої
together-move-ask = Твоє місце перейде на пристрій, який відкриє посилання. Не показуй його нікому.
together-move-go = Перенести місце
together-move-note = Відкрий це посилання на іншому своєму пристрої. Звідси тоді можна буде лише дивитися.
together-moved = Ця гра триває на іншому твоєму пристрої. Звідси можна лише дивитися.
together-move-back = Таки продовжити тут
together-move-bad = Це посилання на місце не вдається прочитати. Створи нове на тому пристрої.
