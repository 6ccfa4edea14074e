### Один стол на нескольких устройствах. Загружается, когда такой стол открывают.

## Открыть и присоединиться.

together-title = Играть вместе
together-intro = Каждый играет на своём устройстве: все одновременно рисуют фигуру с одной и той же карточки, а соседи устраивают друг другу засады. Открой стол и отправь ссылку.
together-intro-codes = Каждый играет на своём устройстве, но все в одной комнате и одновременно рисуют фигуру с одной и той же карточки. Открой стол и покажи остальным его коды.
together-your-name = Твоё имя
together-ask-name = Как тебя называть за столом?
together-ask-name-go = Это я
together-open = Открыть стол
together-join-code = Присоединиться по коду
together-privacy = Без учётной записи и без нашего сервера. Связь между устройствами защищена сквозным шифрованием.
together-tables = Твои столы
together-nobody = Пока никто не присоединился
together-line-turn = Твой ход
together-line-waits = Ждём остальных
together-line-lobby = Не начато
together-line-over = Закончено
together-forget = Забыть этот стол
together-damaged = Данные этого стола на этом устройстве повреждены. Они останутся здесь, пока ты не забудешь стол. Открой ссылку ещё раз: игру могут восстановить устройства других игроков.
together-opening = Открываем стол…
together-failed = Не удалось открыть стол. Попробуй ещё раз.
together-busy = Этот стол открыт в другой вкладке. Играть можно только в одной.
together-bad-link = Это не ссылка на стол.
together-old-link = Эта ссылка создана в более старой версии Mapwright. Попроси того, кто открыл стол, прислать новую.
together-embed = Чтобы играть на нескольких устройствах, открой игру на отдельной странице.
together-embed-open = Открыть Mapwright
together-seeking = Ищем стол…
together-seeking-note = Кто-то из игроков должен быть на связи: не закрывай страницу или вернись позже.

## Перед началом. $player, $players (text), $count (number).

together-seats = Кто играет
together-free = Свободное место
together-sit-here = Сесть здесь
together-here-own = Это устройство
together-here = На месте
together-ready = Готово
together-lost = Не в сети
together-add-seat = Добавить место
together-seat-away = Убрать это место
together-add-person = Ещё один игрок на этом устройстве
together-person-away = Убрать этого игрока
together-look-on = Только смотреть
together-take-seat = Занять место
together-onlookers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрит { $count } человек.
   *[other] Смотрят { $count } человека.
}
together-setup = Во что играем
together-invite = Пригласить
together-link = Ссылка на стол
together-qr-note = Отсканируй, чтобы присоединиться
together-copy = Копировать
together-share = Отправить
together-share-text = Давай нарисуем карту вместе в Mapwright:
together-link-note = Любой, у кого есть эта ссылка, может играть или смотреть.
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
together-say-ready = Дай знать, когда можно начинать.
together-host-begins = Игра начнётся, как только все будут готовы.
together-looking-on = Ты только смотришь.
together-full = Все места заняты. Ты только смотришь.
together-dealing = Устройства вместе тасуют карточки…
together-waiting-for = Ждём: { $players }
together-anew = Начать заново
together-playing = Игра идёт.
together-to-place = К моей карте
together-somebody = Кто-то

## Версии и другие препятствия. $player (text).

together-older-ours = { $player }: версия новее твоей. Перезагрузи страницу, чтобы обновиться.
together-older-theirs = { $player }: нужно обновиться, версия старее твоей.
together-trouble-ours-is-older = Этот стол открыт в более новой версии. Перезагрузи страницу, чтобы обновиться.
together-trouble-theirs-is-older = Этот стол открыт в устаревшей версии, играть за ним уже нельзя. Открой новый.
together-trouble-terms = Условия этого стола уже не те, что были показаны. Открой новый.
together-trouble-other = За этим столом здесь играть нельзя.
together-mending = Часть твоих ходов на этом устройстве потеряна. Они вернутся, как только подключится другое устройство.

## Связь между устройствами. $count, $all (numbers).

together-line-connecting = Соединяем…
together-line-none = На связи пока никого нет.
together-line-relays = Связь через { $count } из { $all } ретрансляторов
together-line-direct = { $count ->
    [one] Прямая связь с { $count } устройством
    [few] Прямая связь с { $count } устройствами
    [many] Прямая связь с { $count } устройствами
   *[other] Прямая связь с { $count } устройствами
}
together-line-offline = Нет интернета. Всё сохранено и будет отправлено позже.
together-line-blocked = Ретрансляторы недоступны. Всё сохранено и будет отправлено позже.
together-line-refused = Ретрансляторы сейчас ничего не передают.
together-line-limited = Ретрансляторы пока не принимают новых сообщений. Всё сохранено и скоро будет отправлено.
together-try-now = Попробовать сейчас
together-line-clock = На этом устройстве неверное время: ретрансляторы не принимают его ходы.
together-line-too-old = Эта страница устарела. Перезагрузи её.

## Без интернета, по двум кодам.

together-by-code = Игрок рядом
together-by-code-note = Соединение по двум кодам, без интернета. Оба устройства должны быть в одной сети.
together-step-1 = 1. Пусть другое устройство отсканирует этот код
together-step-2 = 2. Отсканируй код, который оно покажет в ответ
together-offer-note = Первый код
together-offer-in = Отсканируй или вставь код, который показывает другое устройство.
together-offer-field = Код стола
together-answer-field = Код другого устройства
together-answer-out = Покажи этот код другому устройству
together-answer-note = Второй код
together-take-code = Соединить
together-connecting = Соединяем…
together-connected = Соединено
together-scan = Сканировать
together-scan-stop = Выключить камеру
together-camera = Камера
together-cancel = Отмена
together-refused-no-webrtc = Этот браузер не умеет соединять устройства напрямую.
together-refused-code = Это не код стола или он повреждён.
together-refused-code-newer = Этот код создан в более новой версии. Перезагрузи страницу, чтобы обновиться.
together-refused-code-older = Этот код создан в более старой версии. На другом устройстве нужно перезагрузить страницу.
together-refused-code-other = Это код для другого шага. Первый показывает хозяин стола, второй — гость.
together-refused-full = Больше устройств подключить нельзя.
together-refused-blocked = Другое устройство недоступно. В гостевых сетях устройства часто не видят друг друга: попробуй точку доступа на телефоне.
together-refused-local-network = Браузеру не разрешено искать устройства рядом. Разреши это в настройках сайта.
together-refused-closed = Этот код больше не действует. Создай новый.
together-refused-camera = Доступ к камере запрещён. Вставь код.
together-refused-no-camera = Здесь нет камеры. Вставь код.

## За столом. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ещё рисует: { $players }
    [few] Ещё рисуют: { $players }
    [many] Ещё рисуют: { $players }
   *[other] Ещё рисуют: { $players }
}
together-going-on = Все закончили…
together-foul = { $player }: нарушение правил. Игра за это место остановлена; чтобы продолжить, передай место боту.
together-astray = Игра идёт не так, как у тебя: { $players }.
together-away = { $count ->
    [one] { $players } сейчас не в сети
    [few] { $players } сейчас не в сети
    [many] { $players } сейчас не в сети
   *[other] { $players } сейчас не в сети
}
together-here-count = На месте { $count } из { $all }
together-company = За столом
together-draws = Рисует
together-stopped = Остановлено за нарушение
together-stand-in = Играет бот
together-hand-over = Пусть играет бот
together-signs = Сказать что-нибудь
together-you = Ты
together-leave = Выйти
together-leave-note = Вернуться можно в любое время: стол сохранён, и место остаётся твоим.
together-copy-onlooker = Копировать ссылку

## Двенадцать знаков.

together-sign-hello = Привет!
together-sign-ready = Можно начинать.
together-sign-well = Красиво нарисовано!
together-sign-ouch = Ой!
together-sign-ha = Ха!
together-sign-luck = Удачи!
together-sign-think = Дай подумать…
together-sign-wait = Сейчас вернусь.
together-sign-hurry = Ну как там?
together-sign-tea = Может, чаю?
together-sign-sorry = Извини!
together-sign-thanks = Спасибо!

## Ещё один стол после игры и новое прямое соединение. $player (text).

together-invited = Ждём ответа
together-next = { $player } открывает ещё один стол.
together-next-join = Присоединиться
together-line-broken = Прямого соединения больше нет. Твои ходы сохранены.
together-reconnect = Соединиться снова
together-reconnect-note = Одно устройство показывает код, другое его сканирует. Ничего из нарисованного не пропадёт.
together-reconnect-show = Показать код
together-reconnect-take = Сканировать код

## A bot in a player’s place, and games that differ. $player, $players, $seasons, $season (text), $count, $all (numbers).

together-foul-two = { $player }: нарушение правил. Можно продолжить здесь с ботом.
together-foul-reveal = { $player }: карты перемешаны нечестно, открытое число не то, что было обещано. Хозяин стола может начать с новой раздачи.
together-vote = За бота: { $count } из { $all }
together-branch = Продолжить здесь с ботом
together-branch-note = Отсюда начнётся отдельная игра на этом устройстве. Стол останется как есть, и к нему можно вернуться.
together-take-theirs = Взять игру остальных
together-hand-over-refused = Сейчас это место передать нельзя.
together-final-differs = У других результат не такой: { $players }
together-bot-drew-from = { $season ->
    [spring] { $player }: всю карту рисовал бот
    [summer] { $player }: с лета рисовал бот
    [fall] { $player }: с осени рисовал бот
   *[winter] { $player }: зимой рисовал бот
}
together-bot-drew-in = { $player }: часть карты рисовал бот ({ $seasons })

## Your turn, and another device. $players (text).

together-kept = Твои ходы дождутся тех, кто зайдёт позже.
together-notify = Сообщить, когда будет мой ход
together-notify-on = Когда наступит твой ход, придёт уведомление.
together-notify-off = Больше не уведомлять
together-notify-refused = Браузер не разрешает уведомления. Это можно изменить в настройках сайта.
together-turn-body = Твой ход за столом. Играют: { $players }.
together-turn-alone = Твой ход за столом.
together-move = Продолжить на другом устройстве
together-move-ask = Твоё место перейдёт на устройство, которое откроет ссылку. Никому её не показывай.
together-move-go = Перенести место
together-move-note = Открой эту ссылку на другом своём устройстве. Отсюда тогда можно будет только смотреть.
together-moved = Эта игра идёт на другом твоём устройстве. Отсюда можно только смотреть.
together-move-back = Всё-таки продолжить здесь
together-move-bad = Эту ссылку на место не удаётся прочитать. Создай новую на том устройстве.
