### Власні аркуші мапи: редактор, зауваження рушія, спроби й посилання.

## Малювання аркуша.

sheets-title = Власні аркуші
sheets-intro = Намалюй гори, руїни й ущелини, а тоді обирай свій аркуш для будь-якої гри.
sheets-name = Назва аркуша
sheets-mirror = Симетрія
sheets-mirror-none = Немає
sheets-mirror-across = Зліва і справа
sheets-mirror-down = Згори і знизу
sheets-mirror-turn = Пів оберту
sheets-surprise = Навмання
sheets-start-from = Взяти за основу…
sheets-blank = Чистий аркуш

## Що з ним можна зробити. $name (text) — назва аркуша.

sheets-linked = Тобі надіслали цей аркуш. На ньому можна одразу грати, а можна зберегти його чи змінити.
sheets-draw = Грати на ньому
sheets-keep = Зберегти
sheets-is-kept = Збережено
sheets-kept = Аркуш збережено.
sheets-not-stored = Браузер не дає зберегти аркуш: він зникне, щойно закриєш сторінку. Посилання на аркуш працюватиме й далі.
sheets-too-many = Уже збережено 100 аркушів. Спершу видали якийсь із них.
sheets-share = Поділитися
sheets-link = Посилання на аркуш
sheets-link-note = Відскануй, щоб відкрити цей аркуш.
sheets-link-message = Зіграй на цьому аркуші мапи:
sheets-mine = Мої аркуші
sheets-none = Збережені аркуші з’являтимуться тут і в параметрах нової гри.
sheets-open = Відкрити аркуш «{ $name }»
sheets-delete = Видалити аркуш «{ $name }»
sheets-delete-sure = Видалити назавжди?

## Що каже рушій. $count (number) клітинок, $cells (text).

sheets-judgement = Чи годиться він для гри?
sheets-good = Усе гаразд: грати можна.
sheets-remark-full = Клітинок для малювання: { $count }. Щоб грати, треба щонайменше 20.
sheets-remark-tight = Клітинок для малювання: { $count }. Їх так мало, що мапи заповняться задовго до зими.
sheets-remark-no-ruins = Руїн немає, тож після карти руїн доведеться малювати одну клітинку.
sheets-remark-no-mountain = Гір немає, тож укази про гори нічого не дадуть.
sheets-remark-closed-mountain = Біля цих гір ніде малювати, тож монет вони не дадуть: { $cells }
sheets-remark-single-cell = Ці клітинки замкнені з усіх боків, жодна фігура їх не накриє: { $cells }

## Бот пробує. $sheet (text) — друкований аркуш, $stars (number), $count з $games (number).

sheets-try = Випробувати
sheets-try-note = Бот зіграє на ньому 20 швидких ігор і ще 20 з тими самими картами на іншому аркуші: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Зупинити
sheets-fewer = { $stars ->
    [one] { $sheet }: приблизно на { $stars } зірку більше, ніж на твоєму.
    [few] { $sheet }: приблизно на { $stars } зірки більше, ніж на твоєму.
    [many] { $sheet }: приблизно на { $stars } зірок більше, ніж на твоєму.
   *[other] { $sheet }: приблизно на { $stars } зірки більше, ніж на твоєму.
}
sheets-more = { $stars ->
    [one] { $sheet }: приблизно на { $stars } зірку менше, ніж на твоєму.
    [few] { $sheet }: приблизно на { $stars } зірки менше, ніж на твоєму.
    [many] { $sheet }: приблизно на { $stars } зірок менше, ніж на твоєму.
   *[other] { $sheet }: приблизно на { $stars } зірки менше, ніж на твоєму.
}
sheets-as-many = { $sheet }: приблизно стільки ж зірок, як на твоєму.
sheets-single-cells = У { $count } з { $games } ігор після карти руїн довелося малювати одну клітинку.
sheets-full-maps = У { $count } з { $games } ігор мапа заповнилася повністю.
