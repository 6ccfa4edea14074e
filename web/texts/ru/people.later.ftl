### The daily map among people.

## $count, $percent, $first, $last (numbers); $name, $who, $from (texts).

people-title = Как справились другие
people-explain = Ваша карта будет опубликована на открытых ретрансляторах под вымышленным именем. Ретрансляторы видят ваш интернет-адрес, как и любой сайт. Взамен вы увидите карты других. Опубликованные карты исчезают через две недели.
people-agree = Опубликовать и сравнить
people-hidden = Сначала закончите карту этого дня. До тех пор результаты других скрыты.
people-count = { $count ->
    [one] { $count } проверенная карта
    [few] { $count } проверенные карты
    [many] { $count } проверенных карт
   *[other] { $count } проверенной карты
}
people-rejected = { $count ->
    [one] { $count } отклонена
    [few] { $count } отклонены
    [many] { $count } отклонены
   *[other] { $count } отклонены
}
people-better = Лучше { $percent } % карт
people-alone = Других карт пока нет. Ваша ждёт компании.
people-reading = Читаем карты других …
people-lost = Ретрансляторы недоступны. Ваша карта в безопасности на этом устройстве.
people-retry = Попробовать ещё раз
people-refused = Ретрансляторы не приняли вашу карту, и другие её пока не видят.
people-proof = Каждая карта переиграна по правилам. Это не доказывает, что попытка была первой или что не помогал бот.
people-histogram = Карты по звёздам
people-bar = От { $first } до { $last } звёзд
people-yours = ваша карта
people-best = Лучшие карты
people-watch = Смотреть повтор: { $name }
people-you = Ваше имя: { $name }.
people-rename = Новое имя
people-always = Сравнивать каждую карту дня
people-expert = Эксперт

## Names of players, made of two parts.

people-name = { $who } { $from }
people-who-0 = Цапля
people-who-1 = Лис
people-who-2 = Выдра
people-who-3 = Барсук
people-who-4 = Сова
people-who-5 = Заяц
people-who-6 = Волк
people-who-7 = Медведь
people-who-8 = Рысь
people-who-9 = Журавль
people-who-10 = Ворон
people-who-11 = Сокол
people-who-12 = Олень
people-who-13 = Бобр
people-who-14 = Лебедь
people-who-15 = Ёж
people-who-16 = Белка
people-who-17 = Аист
people-who-18 = Щука
people-who-19 = Кабан
people-who-20 = Пчела
people-who-21 = Куница
people-who-22 = Кот
people-who-23 = Гусь
people-from-0 = со Старой мельницы
people-from-1 = с Северного хребта
people-from-2 = с Тихого озера
people-from-3 = из Берёзовой рощи
people-from-4 = с Каменного моста
people-from-5 = из Долгой долины
people-from-6 = с Соляного тракта
people-from-7 = с Дальнего берега
people-from-8 = с Высокого перевала
people-from-9 = с Широкого поля
people-from-10 = из Разрушенной башни
people-from-11 = с Зелёных холмов
people-from-12 = из Туманной бухты
people-from-13 = от Трёх родников
people-from-14 = с Серебряной реки
people-from-15 = с Красных утёсов
people-from-16 = из Глухого леса
people-from-17 = из Малой гавани
people-from-18 = с Ветреной пустоши
people-from-19 = с Золотого луга
people-from-20 = с Затерянного острова
people-from-21 = из Тайной пещеры
people-from-22 = со Старой переправы
people-from-23 = со Снежной вершины
