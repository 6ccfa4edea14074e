### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Кубки
cups-new = Новый кубок
cups-yours = Твои кубки
cups-untitled = Кубок
cups-intro = До 100 человек рисуют одни и те же карты, каждый на своём устройстве, по одной ссылке. Табло показывает, кто как далеко продвинулся и у кого больше всего звёзд.
cups-intro-member = { $rounds ->
    [one] Все рисуют одну и ту же карту с одними и теми же карточками, каждый на своём устройстве. Никто не увидит твою карту, пока не закончит свою.
    [few] Все рисуют одни и те же { $rounds } карты с одними и теми же карточками, каждый на своём устройстве. Никто не увидит твою карту, пока не закончит свою.
    [many] Все рисуют одни и те же { $rounds } карт с одними и теми же карточками, каждый на своём устройстве. Никто не увидит твою карту, пока не закончит свою.
   *[other] Все рисуют одни и те же { $rounds } карт с одними и теми же карточками, каждый на своём устройстве. Никто не увидит твою карту, пока не закончит свою.
}
cups-news = Закончено: { $finished } из { $rounds }. Участников: { $members }
cups-cup-name = Название кубка
cups-name-example = Например: 7 «Б»
cups-rounds = Раунды
cups-when = Когда
cups-together = Все вместе
cups-any-time = Когда угодно
cups-together-note = Каждый раунд ты открываешь кнопкой, и тогда его рисуют все.
cups-any-time-note = Все раунды открыты с самого начала.
cups-card-time = Время на каждую карточку
cups-card-time-note = Когда время выйдет, страница это покажет. Никто ничего не потеряет.
cups-seconds = { $count } с
cups-no-limit = Без ограничения
cups-i-draw = Я тоже рисую
cups-name = Имя на табло
cups-other-name = Другое имя
cups-animals = Выдра,Рысь,Цапля,Барсук,Сокол,Бобёр,Куница,Ворон,Олень,Заяц,Сова,Щука,Лебедь,Волк,Медведь,Журавль,Ёж,Белка,Ласка,Коршун
cups-make = Создать кубок
cups-invites = Приглашение на кубок «{ $title }»
cups-invited = Приглашение на кубок
cups-join = Участвовать
cups-watch = Только смотреть
cups-other-device = Я уже участвую с другого устройства
cups-full = Мест нет: в кубке уже 100 участников. Но за ним можно следить.
cups-outside = На табло место для 100 участников, и все заняты. Рисовать можно, но другие не увидят твой результат.
cups-privacy = Выбранное здесь имя, твой герб и твои карты кубка получат все, у кого есть ссылка. Всё это защищено сквозным шифрованием.
cups-opening = Кубок открывается…
cups-failed = Не удалось открыть кубок. Попробуй ещё раз.
cups-bad-link = Это не ссылка на кубок.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Раунд { $number }
cups-all-rounds = Все раунды
cups-draw = Играть раунд { $number }
cups-go-on = Продолжить раунд { $number }
cups-draw-note = Без подсказок и без возврата ходов; засады действуют по правилам одиночной игры.
cups-done = Все твои раунды закончены
cups-waiting = Ждём раунд { $number }
cups-organiser-away = Организатора нет?
cups-organiser-away-note = Следующий раунд может открыть кто угодно. Сначала договоритесь между собой.
cups-open-round = Открыть раунд { $number }
cups-are-here = { $count ->
    [one] Здесь { $count } участник.
    [few] Здесь { $count } участника.
    [many] Здесь { $count } участников.
   *[other] Здесь { $count } участников.
}
cups-have-finished = Раунд { $number } закончили { $finished } из { $players }.
cups-you-watch = Ты следишь за этим кубком
cups-draw-along = Рисовать вместе со всеми
cups-time-up = Время вышло
cups-to-board = К табло

## The board, the projector, the end.

cups-board = Табло
cups-place = Место
cups-progress = Сезоны
cups-stars = Звёзды
cups-finished = закончено
cups-checking = проверяется
cups-hidden = Звёзды других видны только за сезоны, законченные и на твоей карте.
cups-own-place = Место { $place } из { $count }
cups-decided = решил сезон: { $season }
cups-nth = { $place }.
cups-projector = Показать на проекторе
cups-projector-sure = На проекторе видны звёзды всех, даже за сезоны, не законченные на твоей карте. Открыть?
cups-projector-start = Открыть табло
cups-projector-close = Закрыть табло
cups-scan = Сканируй, чтобы участвовать
cups-winners = { $count ->
    [one] Кубок выигрывает { $players }
    [few] Кубок делят { $players }
    [many] Кубок делят { $players }
   *[other] Кубок делят { $players }
}
cups-still-drawing = { $count ->
    [one] Ещё { $count } участник не закончил.
    [few] Ещё { $count } участника не закончили.
    [many] Ещё { $count } участников не закончили.
   *[other] Ещё { $count } участников не закончили.
}
cups-print = Напечатать грамоту
cups-save-table = Сохранить таблицу
cups-certificate = { $count ->
    [one] { n-stars } за { $count } раунд
    [few] { n-stars } за { $count } раунда
    [many] { n-stars } за { $count } раундов
   *[other] { n-stars } за { $count } раундов
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Ссылка на кубок
cups-link-note = Участвовать может каждый, у кого есть эта ссылка.
cups-share-text = Рисуй вместе с нами одни и те же карты в Mapwright:
cups-terms = { $rounds ->
    [one] { $rounds } раунд, { $sheet }
    [few] { $rounds } раунда, { $sheet }
    [many] { $rounds } раундов, { $sheet }
   *[other] { $rounds } раундов, { $sheet }
}
cups-other = Другие кубки
cups-leave = Выйти из кубка
cups-leave-sure = Выйти из этого кубка? Твои результаты будут удалены здесь, а ретрансляторы получат просьбу удалить их. Они могут её не выполнить.
