### Один стол на нескольких устройствах. Загружается, когда такой стол открывают.

## Открыть и присоединиться.

together-title = Играть вместе
together-intro = Каждый играет на своём устройстве: все одновременно чертят одну и ту же карточку, а соседи устраивают друг другу засады. Откройте стол и отправьте ссылку.
together-intro-codes = Каждый играет на своём устройстве, все в одной комнате и чертят одну и ту же карточку одновременно. Откройте стол и покажите остальным его коды.
together-your-name = Ваше имя
together-open = Открыть стол
together-join-code = Присоединиться по коду
together-privacy = Без учётной записи и без нашего сервера. Всё зашифровано от устройства до устройства.
together-tables = Ваши столы
together-nobody = Пока никто не присоединился
together-line-turn = Ваш ход
together-line-waits = Ожидание остальных
together-line-lobby = Не начат
together-line-over = Закончен
together-forget = Забыть этот стол
together-opening = Открываем стол…
together-failed = Не удалось открыть стол. Попробуйте ещё раз.
together-busy = Этот стол открыт в другой вкладке. Место может занимать только одна вкладка.
together-bad-link = Это не ссылка на стол.
together-embed = Столам на нескольких устройствах нужна отдельная страница.
together-embed-open = Открыть Mapwright
together-seeking = Ищем стол…
together-seeking-note = Нужен кто-то, кто его знает: не закрывайте страницу или вернитесь позже.

## Перед началом. $player, $players (text), $count (number).

together-seats = Кто играет
together-free = Свободное место
together-sit-here = Сесть здесь
together-here-own = Это устройство
together-here = На месте
together-ready = Готово
together-lost = Нет связи
together-add-seat = Добавить место
together-seat-away = Убрать это место
together-add-person = На этом устройстве играет ещё кто-то
together-person-away = Убрать этого человека
together-look-on = Только смотреть
together-take-seat = Занять место
together-onlookers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человек.
}
together-setup = Во что играем
together-invite = Пригласить
together-link = Ссылка на стол
together-qr-note = Сканируйте, чтобы присоединиться
together-copy = Копировать
together-share = Отправить
together-share-text = Давайте начертим карту вместе в Mapwright:
together-link-note = У кого есть эта ссылка, тот может играть или смотреть.
together-begin = Начать
together-seats-free = { $count ->
    [one] Ещё { $count } свободное место.
    [few] Ещё { $count } свободных места.
    [many] Ещё { $count } свободных мест.
   *[other] Ещё { $count } свободных мест.
}
together-not-ready = Ещё не готовы: { $players }
together-all-ready = Все готовы.
together-ready-button = Можно начинать
together-not-yet = Ещё нет
together-say-ready = Скажите, когда будете готовы.
together-host-begins = Игра начнётся, как только все будут готовы.
together-looking-on = Вы смотрите.
together-full = Все места заняты. Вы смотрите.
together-dealing = Устройства вместе тасуют карточки…
together-waiting-for = Ожидаем: { $players }
together-anew = Накрыть стол заново
together-playing = Игра идёт.
together-to-place = К моей карте
together-somebody = кто-то

## Версии и другие препятствия. $player (text).

together-older-ours = Ваша версия старше, чем у игрока { $player }. Перезагрузите страницу, чтобы обновиться.
together-older-theirs = { $player }: нужно обновиться, версия старше вашей.
together-trouble-ours-is-older = Этот стол открыт более новой версией. Перезагрузите страницу, чтобы обновиться.
together-trouble-theirs-is-older = Этот стол открыт более старой версией, и играть за ним уже нельзя.
together-trouble-terms = Стол не такой, как был показан здесь. Откройте новый.
together-trouble-other = За этим столом здесь играть нельзя.
together-mending = Часть ваших ходов на этом устройстве потеряна. Они вернутся, как только подключится другое устройство.

## Связь между устройствами. $count, $all (numbers).

together-line-connecting = Соединяем…
together-line-none = Пока никого нет на связи.
together-line-relays = Связь через { $count } из { $all } ретрансляторов
together-line-direct = { $count ->
    [one] Прямая связь с { $count } устройством
    [few] Прямая связь с { $count } устройствами
    [many] Прямая связь с { $count } устройствами
   *[other] Прямая связь с { $count } устройствами
}
together-line-offline = Нет интернета. Ваши ходы сохранены и будут отправлены позже.
together-line-blocked = Ретрансляторы недоступны. Ваши ходы сохранены и будут отправлены позже.
together-line-refused = Ретрансляторы сейчас ничего не передают.
together-line-clock = Часы этого устройства идут неверно: ретрансляторы отказываются передавать.
together-line-too-old = Эта страница старше сайта. Перезагрузите её.

## Без интернета, по двум кодам.

together-by-code = Кто-то в этой комнате
together-by-code-note = По двум кодам, без интернета: оба устройства должны быть в одной сети.
together-step-1 = 1. Пусть другое устройство отсканирует этот код
together-step-2 = 2. Отсканируйте код, который оно покажет
together-offer-note = Первый код
together-offer-in = Отсканируйте или вставьте код, который показывает другое устройство.
together-offer-field = Код стола
together-answer-field = Код другого устройства
together-answer-out = Покажите этот код другому устройству
together-answer-note = Второй код
together-take-code = Соединить
together-connecting = Соединяем…
together-connected = Соединено
together-scan = Сканировать
together-scan-stop = Выключить камеру
together-camera = Камера
together-cancel = Отмена
together-refused-no-webrtc = Этот браузер не умеет соединять устройства напрямую.
together-refused-code = Это не код стола, или он повреждён.
together-refused-code-newer = Этот код сделала более новая версия. Перезагрузите страницу, чтобы обновиться.
together-refused-code-other = Это код для другого шага. Первый показывает стол, второй — гость.
together-refused-full = Больше устройств подключить нельзя.
together-refused-blocked = Другое устройство недоступно. Гостевые сети часто разделяют устройства: попробуйте точку доступа телефона.
together-refused-local-network = Браузеру не разрешено искать устройства рядом. Разрешите это в настройках сайта.
together-refused-closed = Этот код больше не действует. Сделайте новый.
together-refused-camera = Камеру использовать не разрешено. Вставьте код.
together-refused-no-camera = Здесь нет камеры. Вставьте код.

## За столом. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ещё чертит: { $players }
    [few] Ещё чертят: { $players }
    [many] Ещё чертят: { $players }
   *[other] Ещё чертят: { $players }
}
together-going-on = Все закончили…
together-foul = { $player }: отправлено что-то против правил. Место остановлено; чтобы играть дальше, отдайте его боту.
together-astray = Игра отличается на устройстве: { $players }.
together-lost-names = { $count ->
    [one] Нет связи: { $players }
    [few] Нет связи: { $players }
    [many] Нет связи: { $players }
   *[other] Нет связи: { $players }
}
together-here-count = На месте { $count } из { $all }
together-company = За столом
together-draws = Чертит
together-stopped = Остановлено за нарушение
together-stand-in = Играет бот
together-hand-over = Пусть играет бот
together-signs = Сказать что-нибудь
together-you = Вы
together-leave = Выйти
together-leave-bot = Выйти, дальше играет бот
together-leave-note = Вернуться можно в любое время: стол сохранён, и место остаётся вашим.
together-copy-onlooker = Копировать ссылку

## Двенадцать знаков.

together-sign-hello = Привет!
together-sign-ready = Можно начинать.
together-sign-well = Отлично начерчено!
together-sign-ouch = Ой!
together-sign-ha = Ха!
together-sign-luck = Удачи!
together-sign-think = Дайте подумать…
together-sign-wait = Сейчас вернусь.
together-sign-hurry = Когда вам удобно…
together-sign-tea = Может, чаю?
together-sign-sorry = Простите!
together-sign-thanks = Спасибо!
