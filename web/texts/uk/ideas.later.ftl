### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = «{ $edict }»: +{ n-stars }
idea-edict-loses = «{ $edict }»: −{ n-stars }
idea-edict-soon = «{ $edict }»: згодом приблизно { n-stars }
idea-line-soon = { $count ->
    [one] «{ $edict }»: до повної лінії бракує { $count } клітинки
    [few] «{ $edict }»: до повної лінії бракує { $count } клітинок
    [many] «{ $edict }»: до повної лінії бракує { $count } клітинок
   *[other] «{ $edict }»: до повної лінії бракує { $count } клітинки
}
idea-cluster-soon = { $count ->
    [one] «{ $edict }»: ділянка зростає до { $count } клітинки
    [few] «{ $edict }»: ділянка зростає до { $count } клітинок
    [many] «{ $edict }»: ділянка зростає до { $count } клітинок
   *[other] «{ $edict }»: ділянка зростає до { $count } клітинки
}
idea-closes-mountains = { $count ->
    [1] Оточує гору: +1 монета
    [one] Оточує { $count } гору — це монета
    [few] Оточує { $count } гори — по монеті за кожну
    [many] Оточує { $count } гір — по монеті за кожну
   *[other] Оточує { $count } гори — по монеті за кожну
}
idea-mountain-soon = { $count ->
    [1] Горі бракує лише однієї клітинки
    [one] { $count } горі бракує лише однієї клітинки
    [few] { $count } горам бракує лише по одній клітинці
    [many] { $count } горам бракує лише по одній клітинці
   *[other] { $count } горам бракує лише по одній клітинці
}
idea-takes-coin = Дає монету за цю фігуру
idea-spends-coins = { $count ->
    [one] Витрачає { $count } монету
    [few] Витрачає { $count } монети
    [many] Витрачає { $count } монет
   *[other] Витрачає { $count } монети
}
idea-blocks-monsters = { $count ->
    [one] Закриває { $count } клітинку біля монстрів
    [few] Закриває { $count } клітинки біля монстрів
    [many] Закриває { $count } клітинок біля монстрів
   *[other] Закриває { $count } клітинки біля монстрів
}
idea-opens-toll = { $count ->
    [one] Лишає біля монстрів ще { $count } порожню клітинку
    [few] Лишає біля монстрів ще { $count } порожні клітинки
    [many] Лишає біля монстрів ще { $count } порожніх клітинок
   *[other] Лишає біля монстрів ще { $count } порожньої клітинки
}
idea-leaves-holes = { $count ->
    [one] Лишає { $count } поодиноку клітинку, яку важко заповнити
    [few] Лишає { $count } поодинокі клітинки, які важко заповнити
    [many] Лишає { $count } поодиноких клітинок, які важко заповнити
   *[other] Лишає { $count } поодинокої клітинки, яку важко заповнити
}
idea-keeps-open-F = Ліс зможе рости далі
idea-keeps-open-V = Поселення зможе рости далі
idea-keeps-open-A = Поля зможуть рости далі
idea-keeps-open-W = Водойма зможе рости далі
idea-keeps-open-B = Поля й поселення зможуть рости далі
idea-leaves-room = Лишає місце на потім
