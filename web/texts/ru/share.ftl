### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Поделиться
share-link = Копировать ссылку
share-link-copied = Ссылка скопирована.
share-text = Копировать текст
share-text-copied = Текст скопирован.
share-picture = Картинка
share-picture-saved = Картинка сохранена.
share-qr = QR-код
share-qr-note = Отсканируй, чтобы сыграть ту же раздачу.
share-with-result = С моим результатом
share-with-result-note = Друг сыграет ту же раздачу, а потом увидит обе карты рядом.
share-with-language = Ссылка на этом языке
share-failed = Поделиться не удалось. Скопируй вместо этого ссылку.

## The text that is shared. $link (text).

share-message-link = Та же раздача: { $link }

## A challenge from a link. $player (text), $stars (number).

share-challenge-title = Вызов
share-challenge-text = { $player }: { n-stars } с этой раздачей. Сможешь лучше?
share-challenge-plain = Одна раздача на двоих. Чья карта будет лучше?
share-challenge-start = Играть
share-challenge-friend = Друг
share-compare = Сравнить
share-yours = Твоя карта
share-compare-won = { $stars ->
    [one] Ты впереди на { $stars } звезду.
    [few] Ты впереди на { $stars } звезды.
    [many] Ты впереди на { $stars } звёзд.
   *[other] Ты впереди на { $stars } звезды.
}
share-compare-lost = { $stars ->
    [one] Ты отстаёшь на { $stars } звезду.
    [few] Ты отстаёшь на { $stars } звезды.
    [many] Ты отстаёшь на { $stars } звёзд.
   *[other] Ты отстаёшь на { $stars } звезды.
}
share-compare-level = Счёт равный.
share-ghost = Призрак
share-ghost-note = Ты видишь звёзды друга по сезонам, но не его карту.
duel-send-back = Отправить в ответ
duel-send = Отправить ссылку
duel-another = Ещё раунд
duel-rounds = Раунды дуэли
duel-endless = Без конца
duel-best-of-three = До двух побед
duel-best-of-five = До трёх побед
duel-score = Выигранные раунды: ты — { $mine }, { $player } — { $other }.
duel-won = Победа в дуэли за тобой!
duel-lost = Дуэль выигрывает { $player }.
duel-drawn = Дуэль закончилась вничью.
duel-finished-maps = Готовые карты
duel-deciding = Решающий ход: { $moment }. { $player }: перевес примерно { n-stars }.
duel-show-turn = Показать
duel-difference = Разница
duel-waiting = По этой ссылке игрока { $player } ждёт та же раздача.
duel-message = Дуэль карт: теперь твоя очередь. { $link }
error-duel-version = Эта дуэль создана другой версией игры. Перезагрузи страницу и открой ссылку снова. Ничего не изменено.
error-duel = Эта ссылка на дуэль повреждена. Возможно, не хватает её части. Ничего не изменено.

## Keepsake: the finished map as a picture or on paper.

keepsake-title = На память
keepsake-name = Твоё имя
keepsake-by = Картограф: { $player }
keepsake-png = PNG
keepsake-print = Печать
keepsake-label = Завершённая карта, { n-stars }, { $title }

## Gallery.

gallery-title = Галерея
gallery-none = Завершённых карт пока нет. Первая будет висеть здесь.
gallery-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
gallery-newest = Новые
gallery-best = Лучшие
