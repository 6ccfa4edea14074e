### Свои листы карты: редактор, замечания движка, пробы и ссылки.

## Рисование листа.

sheets-title = Свои листы
sheets-intro = Нарисуй горы, руины и ущелья, а потом выбирай свой лист для любой игры.
sheets-name = Название листа
sheets-mirror = Симметрия
sheets-mirror-none = Нет
sheets-mirror-across = Слева и справа
sheets-mirror-down = Сверху и снизу
sheets-mirror-turn = Пол-оборота
sheets-surprise = Наугад
sheets-start-from = Взять за основу…
sheets-blank = Чистый лист

## Что с ним можно сделать. $name (text) — название листа.

sheets-linked = Тебе прислали этот лист. На нём можно сразу играть, а можно сохранить его или изменить.
sheets-draw = Играть на нём
sheets-keep = Сохранить
sheets-is-kept = Сохранено
sheets-kept = Лист сохранён.
sheets-not-stored = Браузер не даёт сохранить лист: он исчезнет, когда закроешь страницу. Ссылка на лист будет работать и дальше.
sheets-too-many = Уже сохранено 100 листов. Сначала удали какой-нибудь из них.
sheets-share = Поделиться
sheets-link = Ссылка на лист
sheets-link-note = Отсканируй, чтобы открыть этот лист.
sheets-link-message = Сыграй на этом листе карты:
sheets-mine = Мои листы
sheets-none = Сохранённые листы будут появляться здесь и в параметрах новой игры.
sheets-open = Открыть лист «{ $name }»
sheets-delete = Удалить лист «{ $name }»
sheets-delete-sure = Удалить навсегда?

## Что говорит движок. $count (number) клеток, $cells (text).

sheets-judgement = Годится ли он для игры?
sheets-good = Всё в порядке: играть можно.
sheets-remark-full = Клеток для рисования: { $count }. Чтобы играть, нужно не меньше 20.
sheets-remark-tight = Клеток для рисования: { $count }. Их так мало, что карты заполнятся задолго до зимы.
sheets-remark-no-ruins = Руин нет, поэтому после карточки руин придётся рисовать одну клетку.
sheets-remark-no-mountain = Гор нет, поэтому указы о горах ничего не принесут.
sheets-remark-closed-mountain = Рядом с этими горами негде рисовать, поэтому монет они не дадут: { $cells }
sheets-remark-single-cell = Эти клетки заперты со всех сторон, ни одна фигура их не накроет: { $cells }

## Бот пробует. $sheet (text) — печатный лист, $stars (number), $count из $games (number).

sheets-try = Испытать
sheets-try-note = Бот сыграет на нём 20 быстрых игр и ещё 20 с теми же карточками на другом листе: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Остановить
sheets-fewer = { $stars ->
    [one] { $sheet }: примерно на { $stars } звезду больше, чем на твоём.
    [few] { $sheet }: примерно на { $stars } звезды больше, чем на твоём.
    [many] { $sheet }: примерно на { $stars } звёзд больше, чем на твоём.
   *[other] { $sheet }: примерно на { $stars } звезды больше, чем на твоём.
}
sheets-more = { $stars ->
    [one] { $sheet }: примерно на { $stars } звезду меньше, чем на твоём.
    [few] { $sheet }: примерно на { $stars } звезды меньше, чем на твоём.
    [many] { $sheet }: примерно на { $stars } звёзд меньше, чем на твоём.
   *[other] { $sheet }: примерно на { $stars } звезды меньше, чем на твоём.
}
sheets-as-many = { $sheet }: примерно столько же звёзд, как на твоём.
sheets-single-cells = В { $count } из { $games } игр после карточки руин пришлось рисовать одну клетку.
sheets-full-maps = В { $count } из { $games } игр карта заполнилась целиком.
