### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Край { map-feature }
    [1] Владения { map-feature }
    [2] Земли { map-feature }
    [3] Графство { map-feature }
    [4] Королевство { map-feature }
    [5] Княжество { map-feature }
    [6] Рубежи { map-feature }
   *[7] Долина { map-feature }
}
map-feature = { $feature ->
    [water] { map-water }
    [forest] { map-forest }
    [village] { map-village }
    [farm] { map-farm }
    [monster] { map-monster }
   *[mountain] { map-mountain }
}
map-water = { $epithet ->
    [0] Серого озера
    [1] Серебряного озера
    [2] Долгого залива
    [3] Тихого плёса
    [4] Глубокого озера
   *[5] Синего фьорда
}
map-forest = { $epithet ->
    [0] Старого леса
    [1] Тёмного бора
    [2] Шепчущей рощи
    [3] Зелёной чащи
    [4] Королевского леса
   *[5] Глухой пущи
}
map-village = { $epithet ->
    [0] Белого города
    [1] Старого рынка
    [2] Красных крыш
    [3] Вольного города
    [4] Семи мостов
   *[5] Нового города
}
map-farm = { $epithet ->
    [0] Золотых полей
    [1] Длинных борозд
    [2] Зелёных нив
    [3] Широких полей
    [4] Старых амбаров
   *[5] Спелой ржи
}
map-monster = { $epithet ->
    [0] Спящего дракона
    [1] Чёрного когтя
    [2] Тёмного логова
    [3] Пропавшего дозора
    [4] Мрачного войска
   *[5] Голодного зверя
}
map-mountain = { $epithet ->
    [0] Высоких вершин
    [1] Серых вершин
    [2] Голых круч
    [3] Снежных вершин
    [4] Острого хребта
   *[5] Далёких гор
}
map-rename = Название этой карты
map-rename-save = Подписать
map-seal = Поставить печать
