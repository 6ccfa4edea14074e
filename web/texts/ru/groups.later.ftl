### Группы друзей, которые играют раздачу дня. Загружается, когда такую группу открывают.

## Making and joining. $player (text).

groups-new = Новая группа
groups-yours = Твои группы
groups-intro = Все в группе играют раздачу дня. Когда твоя карта будет готова, увидишь все карты рядом.
groups-make = Создать группу
groups-join = Присоединиться
groups-privacy = С сегодняшнего дня твоё имя, герб и карта каждой доигранной раздачи дня будут отправляться всем, у кого есть ссылка на группу. Данные защищены сквозным шифрованием.
groups-invites = { $player } приглашает тебя в группу, которая играет раздачу дня
groups-invited = Тебя приглашают в группу, которая играет раздачу дня
groups-that-is-me = Это я
groups-full = Группа заполнена: в ней 20 участников.
groups-opening = Открываем группу…
groups-failed = Не удалось открыть группу. Попробуй ещё раз.
groups-bad-link = Это не ссылка на группу.
groups-alone = Пока никто не присоединился
groups-no-name = Без имени

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Все карты
groups-have-finished = { $count ->
    [one] Уже готова карта: { $players }
    [few] Уже готовы карты: { $players }
    [many] Уже готовы карты: { $players }
   *[other] Уже готовы карты: { $players }
}
groups-nobody = Готовых карт пока нет.
groups-closed = Карты будут видны, когда завершишь свою.
groups-best = Лучшая за день
groups-edict = Лучший указ: «{ $edict }» · { n-stars } · { $season }
groups-replay = Повтор игры: { $player }

## Weeks, members, the link.

groups-this-week = Эта неделя
groups-earlier = Прошлые недели
groups-sum = Всего
groups-members = Участники
groups-hide = Скрыть
groups-unhide = Показать снова
groups-other = Другие группы
groups-leave = Выйти из группы
groups-leave-sure = Выйти из этой группы? Твои результаты на этом устройстве будут удалены. Ретрансляторы получат просьбу тоже их стереть, но могут её не выполнить. У друзей останется всё, что уже пришло.
groups-link = Ссылка на группу
groups-link-note = Присоединиться может любой, у кого есть эта ссылка. Делись ею только с друзьями.
groups-share-text = Сыграй со мной раздачу дня в Mapwright:
