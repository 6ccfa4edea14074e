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

## A challenge from a link. $player (text), $stars (number).

share-challenge-title = Виклик
share-challenge-text = { $player }: { n-stars } із цими картами. Зможеш краще?
share-challenge-plain = Ті самі карти для вас обох. Чия мапа буде кращою?
share-challenge-start = Грати
share-challenge-friend = Друг
share-compare = Порівняти
share-yours = Твоя мапа
share-compare-won = { $stars ->
    [one] Ти попереду на { $stars } зірку.
    [few] Ти попереду на { $stars } зірки.
    [many] Ти попереду на { $stars } зірок.
   *[other] Ти попереду на { $stars } зірки.
}
share-compare-lost = { $stars ->
    [one] Ти відстаєш на { $stars } зірку.
    [few] Ти відстаєш на { $stars } зірки.
    [many] Ти відстаєш на { $stars } зірок.
   *[other] Ти відстаєш на { $stars } зірки.
}
share-compare-level = Рахунок рівний.
share-ghost = Привид
share-ghost-note = Ти бачиш зірки друга за сезонами, але не його мапу.
duel-send-back = Надіслати у відповідь
duel-send = Надіслати посилання
duel-another = Ще раунд
duel-rounds = Раунди дуелі
duel-endless = Без кінця
duel-best-of-three = До двох перемог
duel-best-of-five = До трьох перемог
duel-score = Виграні раунди: ти — { $mine }, { $player } — { $other }.
duel-won = Перемога в дуелі за тобою!
duel-lost = Дуель виграє { $player }.
duel-drawn = Дуель завершено внічию.
duel-finished-maps = Готові мапи
duel-deciding = Вирішальний хід: { $moment }. { $player }: перевага приблизно { n-stars }.
duel-show-turn = Показати
duel-difference = Різниця
duel-waiting = За цим посиланням на гравця { $player } чекають ті самі карти.
duel-message = Дуель мап: тепер твоя черга. { $link }
error-duel-version = Цю дуель створила інша версія гри. Перезавантаж сторінку й відкрий посилання знову. Нічого не змінено.
error-duel = Це посилання на дуель пошкоджене. Можливо, бракує його частини. Нічого не змінено.

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
