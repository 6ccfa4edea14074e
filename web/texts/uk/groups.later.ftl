### Групи друзів, які малюють мапу дня. Завантажується, коли таку групу відкривають.

## Making and joining. $player (text).

groups-new = Нова група
groups-yours = Твої групи
groups-intro = Усі в групі малюють мапу дня. Коли твоя буде готова, побачиш усі мапи поруч.
groups-make = Створити групу
groups-join = Приєднатися
groups-privacy = Від сьогодні твоє ім’я та кожна завершена мапа дня надсилаються всім, хто має це посилання, з наскрізним шифруванням. Більше нічого не надсилається.
groups-invites = { $player } запрошує тебе до групи, що малює мапу дня
groups-invited = Тебе запрошують до групи, що малює мапу дня
groups-that-is-me = Це я
groups-full = Група заповнена: у ній 20 учасників.
groups-opening = Відкриваємо групу…
groups-failed = Не вдалося відкрити групу. Спробуй ще раз.
groups-bad-link = Це не посилання на групу.
groups-alone = Ще ніхто не приєднався
groups-no-name = Без імені

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Усі мапи
groups-have-finished = { $count ->
    [one] Мапу вже закінчили: { $players }
    [few] Мапу вже закінчили: { $players }
    [many] Мапу вже закінчили: { $players }
   *[other] Мапу вже закінчили: { $players }
}
groups-nobody = Ще ніхто не закінчив.
groups-closed = Мапи буде видно, коли закінчиш свою.
groups-best = Найкраща за день
groups-edict = Найкращий указ: { $edict }, { n-stars } ({ $season })
groups-replay = Повтор гри: { $player }

## Weeks, members, the link.

groups-this-week = Цей тиждень
groups-earlier = Попередні тижні
groups-sum = Разом
groups-members = Учасники
groups-hide = Приховати
groups-unhide = Показати знову
groups-other = Інші групи
groups-leave = Вийти з групи
groups-leave-sure = Вийти з цієї групи? Твої результати тут буде видалено, а ретранслятори отримають прохання їх стерти. Ті можуть його не виконати, а в друзів лишиться все, що вже надійшло.
groups-link = Посилання на групу
groups-link-note = Приєднатися може кожен, хто має це посилання. Ділися ним лише з друзями.
groups-share-text = Малюй зі мною мапу дня в Mapwright:
