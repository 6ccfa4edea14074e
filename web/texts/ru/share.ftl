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

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Друг
share-ghost = Звёзды друга
share-ghost-note = Ты видишь звёзды друга по сезонам, но не его карту.
invite-waits = Есть приглашение
invite-drop = Убрать приглашение
invite-return = Назад к приглашению
invite-return-from = Назад к приглашению: { $player }
duel-title = Дуэль
home-duel-turn = Твоя очередь: { $player }
series-next = Игра { $number }

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
