### Власні аркуші мапи: редактор, зауваження рушія, спроби й посилання.

## Малювання аркуша.

sheets-title = Власні аркуші
sheets-intro = Намалюй гори, руїни й пустища. На твоєму аркуші можна зіграти будь-яку гру.
sheets-name = Назва аркуша
sheets-mirror = Віддзеркалювати малюнок
sheets-mirror-none = Ні
sheets-mirror-across = Ліворуч і праворуч
sheets-mirror-down = Угорі та внизу
sheets-mirror-turn = Пів оберту
sheets-surprise = Здивуй мене
sheets-start-from = Почати з …
sheets-blank = Порожній аркуш

## Що з ним можна зробити. $name (text) — назва аркуша.

sheets-linked = Тобі надіслали цей аркуш. Малюй на ньому одразу, збережи його або зміни.
sheets-draw = Малювати на ньому
sheets-keep = Зберегти
sheets-is-kept = Збережено
sheets-kept = Аркуш збережено.
sheets-not-stored = Цей браузер не дає зберегти аркуш. Він буде тут, доки ти не закриєш сторінку, а посилання завжди веде до нього.
sheets-too-many = Аркушів уже 100. Спершу видали якийсь.
sheets-share = Поділитися
sheets-link = Посилання на аркуш
sheets-link-note = Скануй, щоб відкрити цей аркуш.
sheets-link-message = Малюй на цьому аркуші мапи:
sheets-mine = Мої аркуші
sheets-none = Збережені аркуші з’являються тут і у формі нової гри.
sheets-open = Відкрити аркуш «{ $name }»
sheets-delete = Видалити аркуш «{ $name }»
sheets-delete-sure = Видалити назавжди?

## Що каже рушій. $count (number) клітинок, $cells (text).

sheets-judgement = Чи добре на ньому грати?
sheets-good = Ніщо не заважає грі.
sheets-remark-full = Клітинок для малювання: { $count }. Якщо їх менше ніж 20, грати не можна.
sheets-remark-tight = Клітинок для малювання: { $count }. Це так мало, що мапи заповняться задовго до зими.
sheets-remark-no-ruins = Руїн немає. Після карти руїн малюють одну клітинку.
sheets-remark-no-mountain = Гір немає. Накази про гори нічого не дадуть.
sheets-remark-closed-mountain = Поруч із горою має бути клітинка для малювання, інакше гора не дасть монети: { $cells }
sheets-remark-single-cell = Ці клітинки замкнені, жодна фігура до них не дістане: { $cells }

## Бот пробує. $sheet (text) — друкований аркуш, $stars (number), $count з $games (number).

sheets-try = Випробувати
sheets-try-note = Бот зіграє на ньому 20 швидких ігор і ще 20 з тими самими картами на іншому аркуші: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Зупинити
sheets-fewer = { $sheet }: різниця на його користь — { n-stars }.
sheets-more = { $sheet }: різниця на користь твого — { n-stars }.
sheets-as-many = { $sheet }: приблизно стільки ж зірок, як на твоєму.
sheets-single-cells = Карта руїн закінчилася однією клітинкою в { $count } з { $games } ігор.
sheets-full-maps = Мапа була заповнена в { $count } з { $games } ігор.
