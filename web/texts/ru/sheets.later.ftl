### Свои листы карты: редактор, замечания движка, пробы и ссылки.

## Рисование листа.

sheets-title = Свои листы
sheets-intro = Нарисуй горы, руины и пустоши. На твоём листе можно сыграть в любую игру.
sheets-name = Название листа
sheets-mirror = Отражать рисунок
sheets-mirror-none = Нет
sheets-mirror-across = Слева и справа
sheets-mirror-down = Сверху и снизу
sheets-mirror-turn = Пол-оборота
sheets-surprise = Удиви меня
sheets-start-from = Начать с …
sheets-blank = Пустой лист

## Что с ним можно сделать. $name (text) — название листа.

sheets-linked = Тебе прислали этот лист. Рисуй на нём сразу, сохрани его или измени.
sheets-draw = Рисовать на нём
sheets-keep = Сохранить
sheets-is-kept = Сохранено
sheets-kept = Лист сохранён.
sheets-not-stored = Этот браузер не даёт сохранить лист. Он будет здесь, пока ты не закроешь страницу, а ссылка всегда ведёт к нему.
sheets-too-many = Листов уже 100. Сначала удали какой-нибудь.
sheets-share = Поделиться
sheets-link = Ссылка на лист
sheets-link-note = Отсканируй, чтобы открыть этот лист.
sheets-link-message = Рисуй на этом листе карты:
sheets-mine = Мои листы
sheets-none = Сохранённые листы появляются здесь и в форме новой игры.
sheets-open = Открыть лист «{ $name }»
sheets-delete = Удалить лист «{ $name }»
sheets-delete-sure = Удалить навсегда?

## Что говорит движок. $count (number) клеток, $cells (text).

sheets-judgement = Хорошо ли на нём играть?
sheets-good = Игре ничто не мешает.
sheets-remark-full = Клеток для рисования: { $count }. Если их меньше 20, играть нельзя.
sheets-remark-tight = Клеток для рисования: { $count }. Это так мало, что карты заполнятся задолго до зимы.
sheets-remark-no-ruins = Руин нет. После карты руин рисуют одну клетку.
sheets-remark-no-mountain = Гор нет. Указы о горах ничего не принесут.
sheets-remark-closed-mountain = Рядом с горой должна быть клетка для рисования, иначе гора не принесёт монету: { $cells }
sheets-remark-single-cell = Эти клетки заперты, ни одна фигура до них не достанет: { $cells }

## Бот пробует. $sheet (text) — печатный лист, $stars (number), $count из $games (number).

sheets-try = Испытать
sheets-try-note = Бот сыграет на нём 20 быстрых игр и ещё 20 с теми же картами на другом листе: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Остановить
sheets-fewer = { $sheet }: разница в его пользу — { n-stars }.
sheets-more = { $sheet }: разница в пользу твоего — { n-stars }.
sheets-as-many = { $sheet }: примерно столько же звёзд, как на твоём.
sheets-single-cells = Карта руин закончилась одной клеткой в { $count } из { $games } игр.
sheets-full-maps = Карта была заполнена в { $count } из { $games } игр.
