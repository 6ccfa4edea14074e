### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Поділитися
share-link = Копіювати посилання
share-link-copied = Посилання скопійовано.
share-text = Копіювати текст
share-text-copied = Текст скопійовано.
share-picture = Картинка
share-picture-saved = Картинку збережено.
share-qr = QR-код
share-qr-note = Відскануй, щоб зіграти тими самими картами.
share-with-result = З моїм результатом
share-with-result-note = Друг зіграє тими самими картами, а тоді побачить обидві мапи поруч.
share-with-language = Посилання цією мовою
share-failed = Поділитися не вдалося. Скопіюй натомість посилання.

## The text that is shared. $link (text).

share-message-link = Ті самі карти: { $link }

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Друг
share-ghost = Зірки друга
share-ghost-note = Ти бачиш зірки друга за сезонами, але не його мапу.
invite-waits = Є запрошення
invite-drop = Прибрати запрошення
invite-return = Назад до запрошення
invite-return-from = Назад до запрошення: { $player }
duel-title = Дуель
home-duel-turn = Твоя черга: { $player }
series-next = Гра { $number }

## Keepsake: the finished map as a picture or on paper.

keepsake-title = На згадку
keepsake-name = Твоє ім’я
keepsake-by = Картограф: { $player }
keepsake-png = PNG
keepsake-print = Друк
keepsake-label = Завершена мапа, { n-stars }, { $title }

## Gallery.

gallery-title = Галерея
gallery-none = Завершених мап іще немає. Перша висітиме тут.
gallery-count = { $count ->
    [one] { $count } мапа
    [few] { $count } мапи
    [many] { $count } мап
   *[other] { $count } мапи
}
gallery-newest = Найновіші
gallery-best = Найкращі
