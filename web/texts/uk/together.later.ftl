### Один стіл на кількох пристроях. Завантажується, коли такий стіл відкривають.

## Opening and joining.

together-title = Грати разом
together-intro = Кожен грає на своєму пристрої. Відкрий стіл, і перша карта з’явиться одразу. А тоді надішли посилання друзям: вони можуть приєднатися будь-коли.
together-your-name = Твоє ім’я
together-friend = Друг
together-add-friend = Додати друга
together-open = Відкрити стіл
together-paste-link = Або встав посилання, яке тобі надіслали
together-join = Приєднатися
together-privacy = Без облікового запису й без нашого сервера. Зв’язок між пристроями захищено наскрізним шифруванням.
together-tables = Твої столи
together-nobody = Ще ніхто не приєднався
together-line-turn = Твій хід
together-line-over = Завершено
together-line-unsent = Ще не надіслано
together-forget = Прибрати цей стіл
together-damaged = Дані цього столу на цьому пристрої пошкоджено. Вони лишаться тут, доки ти не прибереш стіл. Відкрий посилання ще раз: можливо, гра збереглася деінде.
together-opening = Відкриваємо стіл…
together-failed = Не вдалося відкрити стіл. Спробуй ще раз.
together-bad-link = Це не посилання на стіл.
together-cut-link = Частини цього посилання бракує або її змінено. Попроси надіслати його ще раз чи скопіюй повністю.
together-old-link = Це посилання створено в іншій версії Mapwright. Перезавантаж сторінку; якщо не допоможе, попроси нове.
together-embed = Щоб грати на кількох пристроях, відкрий гру на окремій сторінці.
together-embed-open = Відкрити Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } запрошує тебе намалювати мапу разом
together-invited = Тебе запрошують намалювати мапу разом
together-who = Хто ти?
together-no-free-seat = Усі місця зайнято
together-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
together-free = Вільне місце
together-sit-here = Сісти тут
together-i-am = Це я: { $player }
together-watch = Дивитися

## The link.

together-invite = Запросити
together-link = Посилання на стіл
together-qr-note = Відскануй, щоб приєднатися
together-copy = Копіювати
together-share = Надіслати
together-share-text = Намалюймо мапу разом у Mapwright:
together-link-note = Кожен, хто має це посилання, може грати й дивитися. Ділися ним лише з друзями.
together-other-device = Продовжити на іншому пристрої
together-other-device-note = Відкрий це посилання на своєму іншому пристрої. Обидва можуть лишатися відкритими.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ще малює: { $players }
    [few] Ще малюють: { $players }
    [many] Ще малюють: { $players }
   *[other] Ще малюють: { $players }
}
together-going-on = Усі готові…
together-waiting-for = Чекаємо: { $players }
together-sending = Надсилаємо…
together-sent = { $count ->
    [one] Надіслано. Далі малює: { $players }. Сторінку можна закрити.
    [few] Надіслано. Далі малюють: { $players }. Сторінку можна закрити.
    [many] Надіслано. Далі малюють: { $players }. Сторінку можна закрити.
   *[other] Надіслано. Далі малюють: { $players }. Сторінку можна закрити.
}
together-sending-now = Намальоване минулого разу ще не було надіслано. Надсилаємо зараз.
together-away = { $count ->
    [one] { $players } зараз не в мережі
    [few] { $players } зараз не в мережі
    [many] { $players } зараз не в мережі
   *[other] { $players } зараз не в мережі
}
together-here-count = На місці { $count } з { $all }
together-company = За столом
together-draws = Малює
together-lost = Не в мережі
together-absent = Зараз не за столом
together-not-joined = Ще не за столом
together-bot-draws = Малює бот до повернення гравця
together-draw-for = Підмінити: { $player }
together-drawing-for = Ти малюєш за іншого гравця: { $player }
together-bot-for = Нехай бот малює, доки не повернеться { $player }
together-bot-stop = { $player } тут: зупинити бота
together-take-back = Повернути собі місце
together-bot-drew-for-you = Поки тебе не було, за тебе малював бот.
together-player-drew-for-you = Поки тебе не було, за тебе малював інший гравець: { $player }.
together-not-counted = Фігуру з цієї карти намальовано й на іншому пристрої. Зараховано той малюнок.
together-leave = Вийти
together-leave-note = Повернутися можна будь-коли: стіл лишиться у твоєму списку.

## The relays. $count, $all (numbers).

together-line-connecting = З’єднання…
together-line-relays = Зв’язок через { $count } з { $all } ретрансляторів
together-line-offline = Немає інтернету. Усе збережено й буде надіслано пізніше.
together-line-refused = Ретранслятори не приймають того, що надсилає ця сторінка. Усе збережено на цьому пристрої.
together-line-no-relays = Ретранслятори не налаштовано. Усе збережено на цьому пристрої.
together-line-not-stored = Ретранслятори не зберігають ходів: гра триває, лише доки всі на зв’язку.

## After the game. $player, $seasons, $score (text).

together-next = Для тих самих гравців відкрито ще один стіл.
together-next-join = Приєднатися
together-running-score = Виграні ігри: { $score }
together-bot-drew-in = { $player } · { $seasons }: за гравця малював бот

## Your turn. $players (text).

together-notify = Сповістити, коли буде мій хід
together-notify-on = Коли настане твій хід, прийде сповіщення.
together-notify-off = Більше не сповіщати
together-notify-refused = Браузер не дозволяє сповіщень. Це можна змінити в налаштуваннях сайту.
together-turn-body = Твій хід за столом. Грають: { $players }.
together-turn-alone = Твій хід за столом.
