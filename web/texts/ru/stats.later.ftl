### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Статистика
stats-none = Завершённых игр пока нет. Статистика начнётся с первой.
stats-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
stats-games-played = Завершено игр
stats-best = Лучший результат
stats-mean = В среднем
stats-lost = Звёзды, отнятые монстрами
stats-streak = Серия раздач дня
stats-longest-streak = Самая длинная серия
stats-by-set = Лучшие результаты по наборам и листам
stats-by-edict = В среднем по указам
stats-by-season = В среднем по сезонам
stats-titles = Полученные титулы
stats-over-time = Звёзды от игры к игре
stats-all = Все игры
stats-solo = Только одиночные игры

## Keeping and moving the data. $percent (number).

stats-data = Твои данные
stats-data-note = Всё хранится на этом устройстве. Экспорт собирает в один файл твои игры, собственные листы карт, ботов и кубки. Столов и групп в нём нет. Импортированные боты ждут в мастерской в разделе «{ workshop-unsaved }».
stats-export = Экспорт
stats-import = Импорт
stats-importing = Читаем… { $percent } %
stats-imported = { $count ->
    [one] Добавлена { $count } новая игра.
    [few] Добавлены { $count } новые игры.
    [many] Добавлено { $count } новых игр.
   *[other] Добавлены { $count } новые игры.
}
stats-import-none = В этом файле нет ничего нового.
stats-import-bad = Этот файл не удалось прочитать. Ничего не изменено.
stats-delete = Удалить всё
stats-delete-sure = Удалить на этом устройстве все игры, рекорды, листы карт, столы, группы, кубки, ботов и настройки? Отменить это нельзя.
stats-delete-groups = Ретрансляторы получат просьбу стереть твои результаты в группах, но могут её не выполнить.
stats-deleted = Всё удалено.
stats-not-deleted = Удалось удалить не всё. Закрой другие вкладки с Mapwright и попробуй ещё раз.
error-file = Это не файл, экспортированный из Mapwright. Ничего не изменено.
stats-taken-note = Игры, продолженные из повтора, не учитываются.
stats-import-skipped = { $count ->
    [one] { $count } игру не удалось прочитать.
    [few] { $count } игры не удалось прочитать.
    [many] { $count } игр не удалось прочитать.
   *[other] { $count } игры не удалось прочитать.
}
