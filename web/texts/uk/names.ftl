### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Велична річка
name-farmland = Угіддя
name-hamlet = Містечко
name-forgotten-forest = Забутий ліс
name-hinterland-stream = Річка серед полів
name-homestead = Хутір
name-orchard = Сад
name-treetop-village = Лісові хатини
name-marshlands = Болото
name-fishing-village = Рибальське село
name-rift-lands = Аномалія

## Explore cards, Heroes.

name-lagoon = Лагуна
name-pasture = Пасовище
name-settlement = Селище
name-timber-grove = Прадавній гай
name-hillside-terrace = Гірські тераси
name-frontier-dwelling = Останній рубіж
name-wildwood-garden = Сад на узліссі
name-woodland-crossroads = Лісове роздоріжжя
name-coastal-encampment = Береговий табір
name-mangrove-swamp = Мангрове болото
name-kethras-gates = Брама Кетри

## Ruins cards.

name-temple-ruins = Руїни храму
name-outpost-ruins = Руїни форту

## Ambush cards.

name-goblin-attack = Атака гоблінів
name-bugbear-assault = Наступ багберів
name-kobold-onslaught = Рейд кобольдів
name-gnoll-raid = Набіг гнолів
name-dragon-inferno = Наліт дракона
name-zombie-plague = Пошесть зомбі
name-giant-troll-ravage = Шаленство троля
name-gorgon-gaze = Погляд горгони
name-flayer-incursion = Вторгнення живодерів
name-insectoid-invasion = Навала інсектоїдів
name-ratman-strike = Удар щуролюдів
name-ogre-charge = Погром огрів

## Hero cards.

name-dobrik = Добрик із Лоркгейма
name-wren = Рен Левиця
name-freyla = Фрейла Влучна
name-dal = Дел із Йолева

## Edicts.

name-sentinel-wood = Сторожовий ліс
name-greenbough = Зелений край
name-treetower = Дерево-велетень
name-stoneside-forest = Гірські ліси
name-canal-lake = Приозер’я
name-mages-valley = Долина чародіїв
name-golden-granary = Золота жила
name-shoreside-expanse = Незаймані береги
name-wildholds = Громада
name-great-city = Величне місто
name-greengold-plains = Земля обітована
name-shieldgate = Форпост
name-borderlands = Неосяжні простори
name-lost-barony = Загублене князівство
name-broken-road = Розбиті дороги
name-cauldrons = Кальдери
name-faunlost-thicket = Хащі фавнів
name-deepwood = Лісова глушина
name-heart-of-the-forest = Серце лісу
name-sleepy-valley = Сонна долина
name-craylund = Крейланд
name-ulems-wallow = Стави Улема
name-clawsgrave-peaks = Могильні хребти
name-jorekburg = Йорекбург
name-traylo-monastery = Монастир Трейло
name-outer-enclave = Далекий анклав
name-gnomish-colony = Колонія гномів
name-caravansary = Караван-сарай
name-dwarvenholds = Твердині дварфів
name-silos = Силосні вежі
name-banded-hills = Смугасті пагорби
name-starlit-sigil = Зоряний знак

## Skills.

name-acrobatics = Акробатика
name-concentrate = Зосередженість
name-cure-wounds = Медицина
name-diplomacy = Дипломатія
name-knowledge = Таємні знання
name-move-silently = Невидимість
name-negotiate = Переговори
name-search = Пошук

## Terrain, and what else a cell can be.

terrain-forest = Ліс
terrain-village = Поселення
terrain-farm = Поля
terrain-water = Водойма
terrain-monster = Монстри
terrain-mountain = Гори
terrain-hero = Герої
terrain-ruins = Руїни
terrain-wasteland = Ущелина
terrain-destroyed = Знищено
terrain-empty = Порожньо
terrain-dragon = Дракон
terrain-zombie = Зомбі
terrain-troll = Троль
terrain-gorgon = Горгона
terrain-diplomacy = Поля й поселення

## Seasons.

season-spring = Весна
season-summer = Літо
season-fall = Осінь
season-winter = Зима

## Solo titles, by the rating they begin at.

title-30 = Славнозвісний картограф
title-20 = Досвідчений майстер
title-10 = Здібний підмайстер
title-0 = Старанний учень
title-minus-5 = Недолугий помічник
title-minus-10 = Неуважний дилетант
title-minus-20 = Криворукий кресляр
title-minus-30 = Марнотрат чорнила

## Sheets: places of our own making.

sheet-A = Долина Вінець-гори
sheet-B = Розколоте серце
sheet-C = Мандрівні вершини
sheet-D = Розірване порубіжжя

## The letters of edicts and sheets, as printed.

letter-A = А
letter-B = Б
letter-C = В
letter-D = Г

## Sets of cards.

set-base = Базова гра
set-heroes = Герої
set-combined = Поєднана гра

## Packs of ambush cards.

pack-base = Базові засідки
pack-heroes = Засідки «Героїв»
pack-ambush-pack = Доповнення «Засідка»

## Computer players.

bot-random = Випадковий
bot-novice = Новачок
bot-greedy = Жадібний
bot-expert = Знавець

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] зірка
    [few] зірки
    [many] зірок
   *[other] зірки
}
n-stars = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
