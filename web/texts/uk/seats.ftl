### Один список місць за столом, герби, боти, за якими можна стежити, і карти на вибір.

## Хто де сидить. $player (text).

new-table = На цьому пристрої
seats-person = Людина
seats-kind = { $player }: людина чи бот
seats-dress = { $player }: колір і герб
seats-crest = Герб
seats-open = Відкриті мапи
seats-open-note = Усі бачать усі мапи.
seats-hidden-note = Між ходами мапу сховано.
seats-watch = Ходи ботів
seats-watch-off = Не показувати
seats-watch-slow = Повільно
seats-watch-fast = Швидко
seats-skip = Пропустити

## Імена, які боти мають самі.

bot-name-1 = Ізольда
bot-name-2 = Брам
bot-name-3 = Одетта
bot-name-4 = Каспар
bot-name-5 = Мірела
bot-name-6 = Тобіас
bot-name-7 = Зоряна
bot-name-8 = Фальк

## Герби.

crest-tower = Вежа
crest-ship = Корабель
crest-tree = Дерево
crest-key = Ключ
crest-sun = Сонце
crest-fish = Риба
crest-bell = Дзвін
crest-moon = Місяць
crest-crown = Корона
crest-anchor = Якір
crest-quill = Перо
crest-bridge = Міст

## Карти нової гри. $card (text), $count (number).

cards-title = Обрати карти
cards-by-lot = Усі навмання
cards-first = Карти для першої гри
cards-lot = Навмання
cards-lot-note = Залежить від зерна.
cards-letters = Укази за порядком
cards-earlier = На літеру раніше: { $card }
cards-packs = Набори, з яких беруть засідки
cards-four = Або будь-які чотири: обрано { $count } з 4. Поки їх не чотири, діють набори.
cards-code = Код роздачі
cards-code-use = Заповнити
cards-code-bad = Це не код роздачі для одного пристрою. Він має такий вигляд: bA1-harbour.
