### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Край { map-feature }
    [1] Володіння { map-feature }
    [2] Землі { map-feature }
    [3] Графство { map-feature }
    [4] Королівство { map-feature }
    [5] Князівство { map-feature }
    [6] Рубежі { map-feature }
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
    [0] Сірого озера
    [1] Срібного озера
    [2] Довгої затоки
    [3] Тихого плеса
    [4] Глибокого озера
   *[5] Синього фіорда
}
map-forest = { $epithet ->
    [0] Старого лісу
    [1] Темного бору
    [2] Шепітливого гаю
    [3] Зеленої хащі
    [4] Королівського лісу
   *[5] Глибокої пущі
}
map-village = { $epithet ->
    [0] Білого міста
    [1] Старого ринку
    [2] Червоних дахів
    [3] Вільного міста
    [4] Семи мостів
   *[5] Нового міста
}
map-farm = { $epithet ->
    [0] Золотих ланів
    [1] Довгих борозен
    [2] Зелених нив
    [3] Широких ланів
    [4] Старих клунь
   *[5] Стиглого жита
}
map-monster = { $epithet ->
    [0] Сонного дракона
    [1] Чорного пазура
    [2] Темного лігва
    [3] Зниклої варти
    [4] Похмурого війська
   *[5] Голодного звіра
}
map-mountain = { $epithet ->
    [0] Високих вершин
    [1] Сірих вершин
    [2] Голих круч
    [3] Засніжених вершин
    [4] Гострого хребта
   *[5] Далеких гір
}
map-rename = Назва цієї мапи
map-rename-save = Підписати
map-seal = Поставити печатку
