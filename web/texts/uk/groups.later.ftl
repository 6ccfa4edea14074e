### Групи друзів, які малюють мапу дня. Завантажується, коли таку групу відкривають.

## Making and joining. $player (text).

groups-new = Нова група
groups-yours = Твої групи
groups-intro = Усі в групі малюють мапу дня. Коли твоя буде готова, побачиш усі мапи поруч.
groups-make = Створити групу
groups-join = Приєднатися
groups-privacy = Відсьогодні твоє ім’я, герб і кожна завершена мапа дня надсилатимуться всім, хто має посилання на групу. Дані захищено наскрізним шифруванням.
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
    [one] Уже готова мапа: { $players }
    [few] Уже готові мапи: { $players }
    [many] Уже готові мапи: { $players }
   *[other] Уже готові мапи: { $players }
}
groups-nobody = Готових мап іще немає.
groups-closed = Мапи буде видно, коли завершиш свою.
groups-best = Найкраща за день
groups-edict = Найкращий указ: «{ $edict }» · { n-stars } · { $season }
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
groups-leave-sure = Вийти з цієї групи? Твої результати на цьому пристрої буде видалено. Ретранслятори отримають прохання теж їх стерти, але можуть його не виконати. У друзів лишиться все, що вже надійшло.
groups-link = Посилання на групу
groups-link-note = Приєднатися може кожен, хто має це посилання. Ділися ним лише з друзями.
groups-share-text = Малюй зі мною мапу дня в Mapwright:
