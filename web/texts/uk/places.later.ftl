### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Сіре озеро
    [water1] Срібне озеро
    [water2] Довга затока
    [water3] Тихе плесо
    [water4] Глибоке озеро
    [water5] Синій фіорд
    [forest0] Старий ліс
    [forest1] Темний бір
    [forest2] Шепітливий гай
    [forest3] Зелена хаща
    [forest4] Королівський ліс
    [forest5] Глибока пуща
    [village0] Біле місто
    [village1] Старий ринок
    [village2] Червоні дахи
    [village3] Вільне місто
    [village4] Сім мостів
    [village5] Нове місто
    [mountain0] Високі вершини
    [mountain1] Сірі вершини
    [mountain2] Голі кручі
    [mountain3] Засніжені вершини
    [mountain4] Гострий хребет
   *[mountain5] Далекі гори
}
