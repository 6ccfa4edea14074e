### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Статистика
stats-none = Завершених ігор іще немає. Статистика почнеться з першої.
stats-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
stats-games-played = Завершено ігор
stats-best = Найкращий результат
stats-mean = У середньому
stats-lost = Зірки, забрані монстрами
stats-streak = Серія мап дня
stats-longest-streak = Найдовша серія
stats-by-set = Найкращі результати за картами й аркушами
stats-by-edict = У середньому за указами
stats-by-season = У середньому за сезонами
stats-titles = Здобуті титули
stats-over-time = Зірки від гри до гри
stats-all = Усі ігри
stats-solo = Лише одиночні ігри

## Keeping and moving the data. $percent (number).

stats-data = Твої дані
stats-data-note = Усе зберігається на цьому пристрої. Експорт збирає в один файл твої ігри, власні аркуші мап, ботів і кубки. Столів і груп у ньому немає. Імпортовані боти чекають у майстерні в розділі «{ workshop-unsaved }».
stats-export = Експорт
stats-import = Імпорт
stats-importing = Читаємо… { $percent } %
stats-imported = { $count ->
    [one] Додано { $count } нову гру.
    [few] Додано { $count } нові гри.
    [many] Додано { $count } нових ігор.
   *[other] Додано { $count } нові гри.
}
stats-import-none = У цьому файлі немає нічого нового.
stats-import-bad = Цей файл не вдалося прочитати. Нічого не змінено.
stats-delete = Видалити все
stats-delete-sure = Видалити на цьому пристрої всі ігри, рекорди, аркуші мап, столи, групи, кубки, ботів і налаштування? Скасувати це неможливо.
stats-delete-groups = Ретранслятори отримають прохання стерти твої результати в групах, але можуть його не виконати.
stats-deleted = Усе видалено.
stats-not-deleted = Не вдалося видалити все. Закрий інші вкладки з Mapwright і спробуй ще раз.
error-file = Це не файл, експортований з Mapwright. Нічого не змінено.
stats-taken-note = Ігри, продовжені з повтору, не враховуються.
stats-import-skipped = { $count ->
    [one] { $count } гру не вдалося прочитати.
    [few] { $count } гри не вдалося прочитати.
    [many] { $count } ігор не вдалося прочитати.
   *[other] { $count } гри не вдалося прочитати.
}
