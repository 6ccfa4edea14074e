### Один список мест за столом, гербы, боты, за которыми можно следить, и карточки на выбор.

## Кто где сидит. $player (text).

new-table = На этом устройстве
seats-person = Человек
seats-kind = { $player }: человек или бот
seats-dress = { $player }: цвет и герб
seats-crest = Герб
seats-open = Открытые листы
seats-open-note = Все видят листы друг друга.
seats-hidden-note = Между ходами лист скрыт.
seats-watch = Ходы ботов
seats-watch-off = Не показывать
seats-watch-slow = Медленно
seats-watch-fast = Быстро
seats-skip = Пропустить

## Имена, которые есть у ботов сами по себе.

bot-name-1 = Изольда
bot-name-2 = Брам
bot-name-3 = Одетта
bot-name-4 = Каспар
bot-name-5 = Мирела
bot-name-6 = Тобиас
bot-name-7 = Забава
bot-name-8 = Фальк

## Гербы.

crest-tower = Башня
crest-ship = Корабль
crest-tree = Дерево
crest-key = Ключ
crest-sun = Солнце
crest-fish = Рыба
crest-bell = Колокол
crest-moon = Луна
crest-crown = Корона
crest-anchor = Якорь
crest-quill = Перо
crest-bridge = Мост

## Карточки новой игры. $card (text), $count (number).

cards-title = Выбрать карточки
cards-by-lot = Все наугад
cards-first = Карточки для первой игры
cards-lot = Наугад
cards-lot-note = Зависит от зерна.
cards-letters = Указы по порядку
cards-earlier = На букву раньше: { $card }
cards-packs = Наборы, из которых берут засады
cards-four = Или любые четыре: выбрано { $count } из 4. Пока их не четыре, действуют наборы.
cards-code = Код раздачи
cards-code-use = Заполнить
cards-code-bad = Это не код раздачи для одного устройства. Пример: bA1-harbour.
