### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Вызов
share-challenge-text = { $player }: { n-stars } на этой раздаче. Сможешь лучше?
share-challenge-plain = Одна раздача на двоих. Чья карта будет лучше?
share-challenge-start = Играть
share-yours = Твоя карта
duel-send-back = Отправить в ответ
duel-send = Отправить ссылку
duel-rounds = Раунды дуэли
duel-endless = Без ограничений
duel-best-of-three = До 2 побед
duel-best-of-five = До 3 побед
duel-finished-maps = Готовые карты
duel-deciding = Решающий ход: «{ $moment }». { $player }: перевес примерно { n-stars }.
duel-show-turn = Показать
duel-difference = Разница
duel-message = Дуэль картографов: теперь твоя очередь. { $link }
error-duel-version = Эта дуэль создана в другой версии игры. Перезагрузи страницу и открой ссылку снова. Ничего не изменено.
error-duel = Эта ссылка на дуэль повреждена. Возможно, не хватает её части. Ничего не изменено.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Счёт равный, { $mine } : { $other } ({ $player })
end-ahead = Ты впереди, { $mine } : { $other } ({ $player })
end-behind = { $player } впереди, { $other } : { $mine }
end-both-maps = Обе карты: { $player }
end-place = Пока место { $place } из { $count }
end-all-maps = Все карты группы

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Дуэль: { $player }
duel-round = Раунд { $number }
duel-round-of = Раунд { $number } из { $length }
duel-round-score = Раунд { $number }: { $mine } : { $other }
duel-round-missed = Карты этого раунда на другом устройстве.
duel-history = Все раунды
duel-won = Победа в дуэли за тобой, { $mine } : { $other }!
duel-lost = { $player } побеждает в дуэли, { $other } : { $mine }.
duel-drawn = Дуэль завершилась вничью, { $mine } : { $other }.
duel-answer-waits = { $player }, раунд { $number }: { n-stars } на этой раздаче. Сможешь лучше?
duel-play-round = Играть раунд { $number }
duel-unsent = { $player } этого ещё не видит.
duel-own-waits = Твоя карта в раунде { $number }: { n-stars }.
duel-their-turn = Следующий ход: { $player }. Ответ придёт ссылкой.
duel-send-first = Отправить другу
duel-send-again = Отправить ссылку ещё раз
duel-rematch = Реванш
duel-turn-answer = Ждёт новый раунд
duel-turn-send = Нужно отправить
duel-turn-wait = Ответа ещё нет
duel-turn-over = Завершена
duel-gone = Этой дуэли нет на этом устройстве. Её откроет последняя ссылка.
duel-full = Для этого раунда в дуэли уже есть другая карта. Эта осталась в галерее.

## A newcomer with a friend’s link.

invite-learn = Впервые здесь? Научись за три минуты
invite-learn-on = Учиться дальше
invite-learn-note = Игра подождёт

## Ways to play with others.

ways-now = Сейчас: за столом
ways-now-text = Каждый рисует на своём устройстве: все сразу или каждый в своё время.
ways-now-go = К столам
ways-duel = По очереди: дуэль
ways-duel-text = Нарисуй карту, отправь её ссылкой и получи ответ: та же раздача, обе карты рядом.
ways-duel-go = Нарисовать первую карту
ways-daily = Каждый день: группа
ways-daily-text = Все в группе играют раздачу дня, а потом видят все карты рядом.
ways-daily-go = Создать группу
ways-daily-open = К группе
ways-cup = Все вместе: кубок
ways-cup-text = До 100 человек рисуют одни и те же карты по одной ссылке: класс, клуб, стрим.
ways-cup-go = Создать кубок
ways-cup-open = К кубку
