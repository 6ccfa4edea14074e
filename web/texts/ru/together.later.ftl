### Один стол на нескольких устройствах. Загружается, когда такой стол открывают.

## Opening and joining.

together-title = Играть вместе
together-intro = Каждый играет на своём устройстве. Открой стол, и первая карточка появится сразу. А потом отправь ссылку друзьям: они могут присоединиться в любое время.
together-your-name = Твоё имя
together-friend = Друг
together-add-friend = Добавить друга
together-open = Открыть стол
together-paste-link = Или вставь ссылку, которую тебе прислали
together-join = Присоединиться
together-privacy = Без учётной записи и без нашего сервера. Связь между устройствами защищена сквозным шифрованием.
together-tables = Твои столы
together-nobody = Пока никто не присоединился
together-line-turn = Твой ход
together-line-over = Закончено
together-line-unsent = Ещё не отправлено
together-forget = Убрать этот стол
together-damaged = Данные этого стола на этом устройстве повреждены. Они останутся здесь, пока ты не уберёшь стол. Открой ссылку ещё раз: возможно, игра сохранилась в другом месте.
together-opening = Открываем стол…
together-failed = Не удалось открыть стол. Попробуй ещё раз.
together-bad-link = Это не ссылка на стол.
together-cut-link = Часть этой ссылки потерялась или изменилась. Попроси прислать её ещё раз или скопируй целиком.
together-old-link = Эта ссылка создана в другой версии Mapwright. Перезагрузи страницу; если не поможет, попроси новую.
together-embed = Чтобы играть на нескольких устройствах, открой игру на отдельной странице.
together-embed-open = Открыть Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } приглашает тебя нарисовать карту вместе
together-invited = Тебя приглашают нарисовать карту вместе
together-who = Кто ты?
together-no-free-seat = Все места заняты
together-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
together-free = Свободное место
together-sit-here = Сесть здесь
together-i-am = Это я: { $player }
together-watch = Смотреть

## The link.

together-invite = Пригласить
together-link = Ссылка на стол
together-qr-note = Отсканируй, чтобы присоединиться
together-copy = Копировать
together-share = Отправить
together-share-text = Давай нарисуем карту вместе в Mapwright:
together-link-note = Любой, у кого есть эта ссылка, может играть и смотреть. Делись ею только с друзьями.
together-other-device = Продолжить на другом устройстве
together-other-device-note = Открой эту ссылку на своём другом устройстве. Оба могут оставаться открытыми.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ещё рисует: { $players }
    [few] Ещё рисуют: { $players }
    [many] Ещё рисуют: { $players }
   *[other] Ещё рисуют: { $players }
}
together-going-on = Все готовы…
together-waiting-for = Ждём: { $players }
together-sending = Отправляем…
together-sent = { $count ->
    [one] Отправлено. Дальше рисует: { $players }. Страницу можно закрыть.
    [few] Отправлено. Дальше рисуют: { $players }. Страницу можно закрыть.
    [many] Отправлено. Дальше рисуют: { $players }. Страницу можно закрыть.
   *[other] Отправлено. Дальше рисуют: { $players }. Страницу можно закрыть.
}
together-sending-now = Нарисованное в прошлый раз ещё не было отправлено. Отправляем сейчас.
together-away = { $count ->
    [one] { $players } сейчас не в сети
    [few] { $players } сейчас не в сети
    [many] { $players } сейчас не в сети
   *[other] { $players } сейчас не в сети
}
together-here-count = На месте { $count } из { $all }
together-company = За столом
together-draws = Рисует
together-lost = Не в сети
together-absent = Сейчас не за столом
together-not-joined = Ещё не за столом
together-bot-draws = Рисует бот до возвращения игрока
together-draw-for = Подменить: { $player }
together-drawing-for = Ты рисуешь за другого игрока: { $player }
together-bot-for = Пусть бот рисует, пока не вернётся { $player }
together-bot-stop = { $player } здесь: остановить бота
together-take-back = Вернуть себе место
together-bot-drew-for-you = Пока тебя не было, за тебя рисовал бот.
together-player-drew-for-you = Пока тебя не было, за тебя рисовал другой игрок: { $player }.
together-not-counted = Фигура с этой карточки нарисована и на другом устройстве. Засчитан тот рисунок.
together-leave = Выйти
together-leave-note = Вернуться можно в любое время: стол останется в твоём списке.

## The relays. $count, $all (numbers).

together-line-connecting = Соединение…
together-line-relays = Связь через { $count } из { $all } ретрансляторов
together-line-offline = Нет интернета. Всё сохранено и будет отправлено позже.
together-line-refused = Ретрансляторы не принимают то, что отправляет эта страница. Всё сохранено на этом устройстве.
together-line-no-relays = Ретрансляторы не настроены. Всё сохранено на этом устройстве.
together-line-not-stored = Ретрансляторы не хранят ходов: игра идёт, только пока все на связи.

## After the game. $player, $seasons, $score (text).

together-next = Для тех же игроков открыт ещё один стол.
together-next-join = Присоединиться
together-running-score = Выигранные игры: { $score }
together-bot-drew-in = { $player } · { $seasons }: за игрока рисовал бот

## Your turn. $players (text).

together-notify = Уведомить, когда будет мой ход
together-notify-on = Когда наступит твой ход, придёт уведомление.
together-notify-off = Больше не уведомлять
together-notify-refused = Браузер не разрешает уведомления. Это можно изменить в настройках сайта.
together-turn-body = Твой ход за столом. Играют: { $players }.
together-turn-alone = Твой ход за столом.
