### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Великая река
name-farmland = Угодья
name-hamlet = Городок
name-forgotten-forest = Забытый лес
name-hinterland-stream = Река в полях
name-homestead = Хутор
name-orchard = Сад
name-treetop-village = Лесные хижины
name-marshlands = Болото
name-fishing-village = Рыбацкая деревня
name-rift-lands = Аномалия

## Explore cards, Heroes.

name-lagoon = Лагуна
name-pasture = Пастбище
name-settlement = Селение
name-timber-grove = Древняя роща
name-hillside-terrace = Горные террасы
name-frontier-dwelling = Последний рубеж
name-wildwood-garden = Сад на опушке
name-woodland-crossroads = Лесное распутье
name-coastal-encampment = Лазурная бухта
name-mangrove-swamp = Мангровое болото
name-kethras-gates = Врата Кетры

## Ruins cards.

name-temple-ruins = Руины храма
name-outpost-ruins = Руины форта

## Ambush cards.

name-goblin-attack = Атака гоблинов
name-bugbear-assault = Натиск багберов
name-kobold-onslaught = Рейд кобольдов
name-gnoll-raid = Набег гноллов
name-dragon-inferno = Налёт дракона
name-zombie-plague = Эпидемия зомби
name-giant-troll-ravage = Буйство тролля
name-gorgon-gaze = Взгляд горгоны
name-flayer-incursion = Вторжение живодёров
name-insectoid-invasion = Нашествие инсектоидов
name-ratman-strike = Удар крысолюдов
name-ogre-charge = Погром огров

## Hero cards.

name-dobrik = Добрик из Лоркхейма
name-wren = Рен Львица
name-freyla = Фрейла Меткая
name-dal = Дэл из Йолева

## Edicts.

name-sentinel-wood = Сторожевой лес
name-greenbough = Зелёный край
name-treetower = Дерево-великан
name-stoneside-forest = Горнолесье
name-canal-lake = Приозерье
name-mages-valley = Долина волшебников
name-golden-granary = Золотая жила
name-shoreside-expanse = Нетронутые берега
name-wildholds = Община
name-great-city = Великий город
name-greengold-plains = Земля обетованная
name-shieldgate = Форпост
name-borderlands = Необъятные просторы
name-lost-barony = Затерянное княжество
name-broken-road = Разбитые дороги
name-cauldrons = Кальдеры
name-faunlost-thicket = Чаща фавнов
name-deepwood = Глубоколесье
name-heart-of-the-forest = Сердце дубравы
name-sleepy-valley = Сонная долина
name-craylund = Крейланд
name-ulems-wallow = Пруды Улема
name-clawsgrave-peaks = Могильные хребты
name-jorekburg = Йорекбург
name-traylo-monastery = Монастырь Трейло
name-outer-enclave = Анклав
name-gnomish-colony = Поселение гномов
name-caravansary = Караван-сарай
name-dwarvenholds = Владения дварфов
name-silos = Силосные башни
name-banded-hills = Железные холмы
name-starlit-sigil = Звёздные пустоты

## Skills.

name-acrobatics = Акробатика
name-concentrate = Концентрация
name-cure-wounds = Медицина
name-diplomacy = Дипломатия
name-knowledge = Тайные знания
name-move-silently = Скрытность
name-negotiate = Переговоры
name-search = Поиск

## Terrain, and what else a cell can be.

terrain-forest = Лес
terrain-village = Поселение
terrain-farm = Поля
terrain-water = Водоём
terrain-monster = Монстры
terrain-mountain = Горы
terrain-hero = Герои
terrain-ruins = Руины
terrain-wasteland = Ущелье
terrain-destroyed = Уничтожено
terrain-empty = Пусто
terrain-dragon = Дракон
terrain-zombie = Зомби
terrain-troll = Тролль
terrain-gorgon = Горгона
terrain-diplomacy = Поля и поселение

## Seasons.

season-spring = Весна
season-summer = Лето
season-fall = Осень
season-winter = Зима

## Solo titles, by the rating they begin at.

title-30 = Легендарный картограф
title-20 = Искусный мастер
title-10 = Способный подмастерье
title-0 = Прилежный ученик
title-minus-5 = Непутёвый помощник
title-minus-10 = Рассеянный дилетант
title-minus-20 = Криворукий чертёжник
title-minus-30 = Растратчик чернил

## Sheets: places of our own making.

sheet-A = Долина Венец-горы
sheet-B = Расколотое сердце
sheet-C = Кочующие вершины
sheet-D = Рваное пограничье

## The letters of edicts and sheets, as printed.

letter-A = А
letter-B = Б
letter-C = В
letter-D = Г

## Sets of cards.

set-base = Базовая игра
set-heroes = Герои
set-combined = Совмещённая игра

## Packs of ambush cards.

pack-base = Базовые засады
pack-heroes = Засады «Героев»
pack-ambush-pack = Дополнение «Засада»

## Computer players.

bot-random = Случайный
bot-novice = Новичок
bot-greedy = Жадный
bot-expert = Знаток

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] звезда
    [few] звезды
    [many] звёзд
   *[other] звезды
}
n-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
