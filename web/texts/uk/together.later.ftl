### Один стіл на кількох пристроях. Завантажується, коли такий стіл відкривають.

## Відкрити й приєднатися.

together-title = Грати разом
together-intro = Кожен грає на своєму пристрої: усі водночас креслять ту саму карту, а сусіди влаштовують одне одному засідки. Відкрийте стіл і надішліть посилання.
together-intro-codes = Кожен грає на своєму пристрої, усі в одній кімнаті й креслять ту саму карту водночас. Відкрийте стіл і покажіть іншим його коди.
together-your-name = Ваше ім’я
together-open = Відкрити стіл
together-join-code = Приєднатися за кодом
together-privacy = Без облікового запису й без нашого сервера. Усе зашифровано від пристрою до пристрою.
together-tables = Ваші столи
together-nobody = Ще ніхто не приєднався
together-line-turn = Ваш хід
together-line-waits = Очікування інших
together-line-lobby = Не розпочато
together-line-over = Завершено
together-forget = Забути цей стіл
together-opening = Відкриваємо стіл…
together-failed = Не вдалося відкрити стіл. Спробуйте ще раз.
together-busy = Цей стіл відкрито в іншій вкладці. Місце може тримати лише одна вкладка.
together-bad-link = Це не посилання на стіл.
together-embed = Столи на кількох пристроях потребують окремої сторінки.
together-embed-open = Відкрити Mapwright
together-seeking = Шукаємо стіл…
together-seeking-note = Має бути хтось, хто його знає: не закривайте сторінку або поверніться пізніше.

## Перед початком. $player, $players (text), $count (number).

together-seats = Хто грає
together-free = Вільне місце
together-sit-here = Сісти тут
together-here-own = Цей пристрій
together-here = На місці
together-ready = Готово
together-lost = Немає зв’язку
together-add-seat = Додати місце
together-seat-away = Прибрати це місце
together-add-person = На цьому пристрої грає ще хтось
together-person-away = Прибрати цю людину
together-look-on = Лише дивитися
together-take-seat = Зайняти місце
together-onlookers = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людей.
}
together-setup = У що граємо
together-invite = Запросити
together-link = Посилання на стіл
together-qr-note = Скануйте, щоб приєднатися
together-copy = Копіювати
together-share = Надіслати
together-share-text = Накреслімо мапу разом у Mapwright:
together-link-note = Хто має це посилання, може грати або дивитися.
together-begin = Почати
together-seats-free = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
    [many] Ще { $count } вільних місць.
   *[other] Ще { $count } вільних місць.
}
together-not-ready = Ще не готові: { $players }
together-all-ready = Усі готові.
together-ready-button = Я готовий грати
together-not-yet = Ще ні
together-say-ready = Скажіть, коли будете готові.
together-host-begins = Гра почнеться, щойно всі будуть готові.
together-looking-on = Ви дивитеся.
together-full = Усі місця зайнято. Ви дивитеся.
together-dealing = Пристрої разом тасують карти…
together-waiting-for = Очікуємо: { $players }
together-anew = Накрити стіл наново
together-playing = Гра триває.
together-to-place = До моєї мапи
together-somebody = хтось

## Версії та інші перешкоди. $player (text).

together-older-ours = Ваша версія старіша, ніж у гравця { $player }. Перезавантажте сторінку, щоб оновитися.
together-older-theirs = { $player }: треба оновитися, версія старіша за вашу.
together-trouble-ours-is-older = Цей стіл відкрито новішою версією. Перезавантажте сторінку, щоб оновитися.
together-trouble-theirs-is-older = Цей стіл відкрито старішою версією, і грати за ним уже не можна.
together-trouble-terms = Стіл не такий, як був показаний тут. Відкрийте новий.
together-trouble-other = За цим столом тут грати не можна.
together-mending = Частину ваших ходів на цьому пристрої втрачено. Вони повернуться, щойно з’єднається інший пристрій.

## Зв’язок між пристроями. $count, $all (numbers).

together-line-connecting = З’єднуємо…
together-line-none = Ще ніхто не на зв’язку.
together-line-relays = Зв’язок через { $count } з { $all } ретрансляторів
together-line-direct = { $count ->
    [one] Прямий зв’язок з { $count } пристроєм
    [few] Прямий зв’язок з { $count } пристроями
    [many] Прямий зв’язок з { $count } пристроями
   *[other] Прямий зв’язок з { $count } пристроями
}
together-line-offline = Немає інтернету. Ваші ходи збережено, їх буде надіслано пізніше.
together-line-blocked = Ретранслятори недоступні. Ваші ходи збережено, їх буде надіслано пізніше.
together-line-refused = Ретранслятори зараз нічого не передають.
together-line-clock = Годинник цього пристрою йде неправильно: ретранслятори відмовляються передавати.
together-line-too-old = Ця сторінка старіша за сайт. Перезавантажте її.

## Без інтернету, за двома кодами.

together-by-code = Хтось у цій кімнаті
together-by-code-note = За двома кодами, без інтернету: обидва пристрої мають бути в одній мережі.
together-step-1 = 1. Нехай інший пристрій зісканує цей код
together-step-2 = 2. Зіскануйте код, який він тоді покаже
together-offer-note = Перший код
together-offer-in = Зіскануйте або вставте код, який показує інший пристрій.
together-offer-field = Код столу
together-answer-field = Код іншого пристрою
together-answer-out = Покажіть цей код іншому пристрою
together-answer-note = Другий код
together-take-code = З’єднати
together-connecting = З’єднуємо…
together-connected = З’єднано
together-scan = Сканувати
together-scan-stop = Вимкнути камеру
together-camera = Камера
together-cancel = Скасувати
together-refused-no-webrtc = Цей браузер не може з’єднувати пристрої напряму.
together-refused-code = Це не код столу, або його пошкоджено.
together-refused-code-newer = Цей код зробила новіша версія. Перезавантажте сторінку, щоб оновитися.
together-refused-code-other = Це код для іншого кроку. Перший показує стіл, другий — гість.
together-refused-full = Більше пристроїв приєднати не можна.
together-refused-blocked = Інший пристрій недоступний. Гостьові мережі часто розділяють пристрої: спробуйте точку доступу телефона.
together-refused-local-network = Браузерові не дозволено шукати пристрої поруч. Дозвольте це в налаштуваннях сайту.
together-refused-closed = Цей код уже не дійсний. Зробіть новий.
together-refused-camera = Камеру використовувати не дозволено. Вставте код.
together-refused-no-camera = Тут немає камери. Вставте код.

## За столом. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ще креслить: { $players }
    [few] Ще креслять: { $players }
    [many] Ще креслять: { $players }
   *[other] Ще креслять: { $players }
}
together-going-on = Усі закінчили…
together-foul = { $player }: надіслано щось проти правил. Місце зупинено; щоб грати далі, віддайте його боту.
together-astray = Гра відрізняється на пристрої: { $players }.
together-lost-names = { $count ->
    [one] Немає зв’язку: { $players }
    [few] Немає зв’язку: { $players }
    [many] Немає зв’язку: { $players }
   *[other] Немає зв’язку: { $players }
}
together-here-count = На місці { $count } з { $all }
together-company = За столом
together-draws = Креслить
together-stopped = Зупинено за порушення
together-stand-in = Грає бот
together-hand-over = Нехай грає бот
together-signs = Сказати щось
together-you = Ви
together-leave = Вийти
together-leave-bot = Вийти, далі грає бот
together-leave-note = Повернутися можна будь-коли: стіл збережено, і місце лишається вашим.
together-copy-onlooker = Копіювати посилання

## Дванадцять знаків.

together-sign-hello = Вітаю!
together-sign-ready = Можна починати.
together-sign-well = Гарно накреслено!
together-sign-ouch = Ой!
together-sign-ha = Ха!
together-sign-luck = Щасти!
together-sign-think = Дайте подумати…
together-sign-wait = Зараз повернуся.
together-sign-hurry = Коли вам зручно…
together-sign-tea = Може, чаю?
together-sign-sorry = Вибачте!
together-sign-thanks = Дякую!
