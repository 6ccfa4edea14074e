### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}
extra-toll-more = { $stars ->
    [one] Монстры отнимают на { $stars } звезду больше
    [few] Монстры отнимают на { $stars } звезды больше
    [many] Монстры отнимают на { $stars } звёзд больше
   *[other] Монстры отнимают на { $stars } звезды больше
}
extra-toll-less = { $stars ->
    [one] Монстры отнимают на { $stars } звезду меньше
    [few] Монстры отнимают на { $stars } звезды меньше
    [many] Монстры отнимают на { $stars } звёзд меньше
   *[other] Монстры отнимают на { $stars } звезды меньше
}
extra-destroys = { $cells ->
    [one] Уничтожает { $cells } клетку
    [few] Уничтожает { $cells } клетки
    [many] Уничтожает { $cells } клеток
   *[other] Уничтожает { $cells } клетки
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Твоя фигура добавит { $stars } звезду.
    [few] Твоя фигура добавит { $stars } звезды.
    [many] Твоя фигура добавит { $stars } звёзд.
   *[other] Твоя фигура добавит { $stars } звезды.
}
extra-ghost-takes = { $stars ->
    [one] Твоя фигура отнимет { $stars } звезду.
    [few] Твоя фигура отнимет { $stars } звезды.
    [many] Твоя фигура отнимет { $stars } звёзд.
   *[other] Твоя фигура отнимет { $stars } звезды.
}
extra-done = Нарисовано. Ещё можно отменить.
extra-end-season = Завершить сезон
extra-finish-skills = Дальше без навыка
extra-dodge = Использовать «Акробатику»?
extra-dodge-not = Пусть приходят
extra-destroy = Уничтожить
extra-place-hero = Поставить героя
extra-ruins-moment = Руины! Следующая фигура должна накрыть клетку руин.
extra-hero-moment = Прибыл герой: { $card }
extra-previous = Предыдущий указ
extra-next = Следующий указ
extra-seasons = Сезоны
extra-first-edict = Первый указ
extra-second-edict = Второй указ
extra-sum = Сумма

## Home and new game.

extra-more-options = Больше параметров
extra-fewer-options = Меньше параметров
extra-damaged = Повреждено
extra-damaged-note = Эту сохранённую игру не удалось прочитать. Она остаётся здесь, чтобы ничего не пропало.
extra-other-tab = Эта игра продолжилась в другой вкладке. Здесь она идёт дальше как отдельная игра; обе сохранены.
extra-save-lost = Движок остановился, его запустили снова. Твоя игра на том же месте.
extra-share-link = Копировать ссылку на эту раздачу
extra-record-link = Копировать ссылку на эту игру
extra-final-note = Твой рейтинг — { $rating }: { n-stars } минус { $par }, стоимость этих указов.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Гора, окружённая со всех сторон, даёт монету, а каждая монета — звезду в конце каждого сезона.
