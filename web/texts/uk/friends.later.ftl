### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Виклик
share-challenge-text = { $player }: { n-stars } із цими картами. Зможеш краще?
share-challenge-plain = Ті самі карти для вас обох. Чия мапа буде кращою?
share-challenge-start = Грати
share-yours = Твоя мапа
duel-send-back = Надіслати у відповідь
duel-send = Надіслати посилання
duel-rounds = Раунди дуелі
duel-endless = Без обмежень
duel-best-of-three = До 2 перемог
duel-best-of-five = До 3 перемог
duel-finished-maps = Готові мапи
duel-deciding = Вирішальний хід: «{ $moment }». { $player }: перевага приблизно { n-stars }.
duel-show-turn = Показати
duel-difference = Різниця
duel-message = Дуель картографів: тепер твоя черга. { $link }
error-duel-version = Цю дуель створено в іншій версії гри. Перезавантаж сторінку й відкрий посилання знову. Нічого не змінено.
error-duel = Це посилання на дуель пошкоджене. Можливо, бракує його частини. Нічого не змінено.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Рахунок рівний, { $mine } : { $other } ({ $player })
end-ahead = Ти попереду, { $mine } : { $other } ({ $player })
end-behind = { $player } попереду, { $other } : { $mine }
end-both-maps = Обидві мапи: { $player }
end-place = Поки що місце { $place } з { $count }
end-all-maps = Усі мапи групи

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Дуель: { $player }
duel-round = Раунд { $number }
duel-round-of = Раунд { $number } з { $length }
duel-round-score = Раунд { $number }: { $mine } : { $other }
duel-round-missed = Мапи цього раунду на іншому пристрої.
duel-history = Усі раунди
duel-won = Перемога в дуелі за тобою, { $mine } : { $other }!
duel-lost = { $player } перемагає в дуелі, { $other } : { $mine }.
duel-drawn = Дуель завершилася внічию, { $mine } : { $other }.
duel-answer-waits = { $player }, раунд { $number }: { n-stars } із цими картами. Зможеш краще?
duel-play-round = Грати раунд { $number }
duel-unsent = { $player } ще цього не бачить.
duel-own-waits = Твоя мапа в раунді { $number }: { n-stars }.
duel-their-turn = Наступний хід: { $player }. Відповідь прийде посиланням.
duel-send-first = Надіслати другові
duel-send-again = Надіслати посилання ще раз
duel-rematch = Реванш
duel-turn-answer = Чекає новий раунд
duel-turn-send = Треба надіслати
duel-turn-wait = Відповіді ще немає
duel-turn-over = Завершено
duel-gone = Цієї дуелі немає на цьому пристрої. Її відкриє останнє посилання.
duel-full = Для цього раунду в дуелі вже є інша мапа. Ця лишилася в галереї.

## A newcomer with a friend’s link.

invite-learn = Уперше тут? Навчись за три хвилини
invite-learn-on = Вчитися далі
invite-learn-note = Гра зачекає

## Ways to play with others.

ways-now = Зараз: за столом
ways-now-text = Кожен малює на своєму пристрої: усі разом або кожен у свій час.
ways-now-go = До столів
ways-duel = По черзі: дуель
ways-duel-text = Намалюй мапу, надішли її посиланням і отримай відповідь: ті самі карти, обидві мапи поруч.
ways-duel-go = Намалювати першу мапу
ways-daily = Щодня: група
ways-daily-text = Усі в групі малюють мапу дня, а потім бачать усі мапи поруч.
ways-daily-go = Створити групу
ways-daily-open = До групи
ways-cup = Усі разом: кубок
ways-cup-text = До 100 людей малюють ті самі мапи за одним посиланням: клас, клуб, стрим.
ways-cup-go = Створити кубок
ways-cup-open = До кубка
