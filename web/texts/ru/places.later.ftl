### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Серое озеро
    [water1] Серебряное озеро
    [water2] Долгий залив
    [water3] Тихое плёсо
    [water4] Глубокое озеро
    [water5] Синий фьорд
    [forest0] Старый лес
    [forest1] Тёмный бор
    [forest2] Шепчущая роща
    [forest3] Зелёная чаща
    [forest4] Королевский лес
    [forest5] Глухая пуща
    [village0] Белый город
    [village1] Старый рынок
    [village2] Красные крыши
    [village3] Вольный город
    [village4] Семь мостов
    [village5] Новый город
    [mountain0] Высокие вершины
    [mountain1] Серые вершины
    [mountain2] Голые кручи
    [mountain3] Снежные вершины
    [mountain4] Острый хребет
   *[mountain5] Далёкие горы
}
