### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = «{ $edict }»: +{ n-stars }
idea-edict-loses = «{ $edict }»: −{ n-stars }
idea-edict-soon = «{ $edict }»: позже примерно { n-stars }
idea-line-soon = { $count ->
    [one] «{ $edict }»: до полной линии не хватает { $count } клетки
    [few] «{ $edict }»: до полной линии не хватает { $count } клеток
    [many] «{ $edict }»: до полной линии не хватает { $count } клеток
   *[other] «{ $edict }»: до полной линии не хватает { $count } клетки
}
idea-cluster-soon = { $count ->
    [one] «{ $edict }»: область вырастает до { $count } клетки
    [few] «{ $edict }»: область вырастает до { $count } клеток
    [many] «{ $edict }»: область вырастает до { $count } клеток
   *[other] «{ $edict }»: область вырастает до { $count } клетки
}
idea-closes-mountains = { $count ->
    [1] Окружает гору: +1 монета
    [one] Окружает { $count } гору — это монета
    [few] Окружает { $count } горы — по монете за каждую
    [many] Окружает { $count } гор — по монете за каждую
   *[other] Окружает { $count } горы — по монете за каждую
}
idea-mountain-soon = { $count ->
    [1] Чтобы окружить гору, не хватает одной клетки
    [one] { $count } горе не хватает всего одной клетки
    [few] { $count } горам не хватает всего по одной клетке
    [many] { $count } горам не хватает всего по одной клетке
   *[other] { $count } горам не хватает всего по одной клетке
}
idea-takes-coin = Даёт монету за эту фигуру
idea-spends-coins = { $count ->
    [one] Стоит { $count } монету
    [few] Стоит { $count } монеты
    [many] Стоит { $count } монет
   *[other] Стоит { $count } монеты
}
idea-blocks-monsters = { $count ->
    [one] Закрывает { $count } клетку рядом с монстрами
    [few] Закрывает { $count } клетки рядом с монстрами
    [many] Закрывает { $count } клеток рядом с монстрами
   *[other] Закрывает { $count } клетки рядом с монстрами
}
idea-opens-toll = { $count ->
    [one] Оставляет рядом с монстрами ещё { $count } пустую клетку
    [few] Оставляет рядом с монстрами ещё { $count } пустые клетки
    [many] Оставляет рядом с монстрами ещё { $count } пустых клеток
   *[other] Оставляет рядом с монстрами ещё { $count } пустой клетки
}
idea-leaves-holes = { $count ->
    [one] Оставляет { $count } одиночную клетку, которую трудно заполнить
    [few] Оставляет { $count } одиночные клетки, которые трудно заполнить
    [many] Оставляет { $count } одиночных клеток, которые трудно заполнить
   *[other] Оставляет { $count } одиночной клетки, которую трудно заполнить
}
idea-keeps-open-F = Лес сможет расти дальше
idea-keeps-open-V = Поселение сможет расти дальше
idea-keeps-open-A = Поля смогут расти дальше
idea-keeps-open-W = Водоём сможет расти дальше
idea-keeps-open-B = Поля и поселение смогут расти дальше
idea-leaves-room = Оставляет место на потом
