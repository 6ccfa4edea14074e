### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монети
    [many] +{ $coins } монет
   *[other] +{ $coins } монети
}
extra-toll-more = { $stars ->
    [one] Монстри забирають на { $stars } зірку більше
    [few] Монстри забирають на { $stars } зірки більше
    [many] Монстри забирають на { $stars } зірок більше
   *[other] Монстри забирають на { $stars } зірки більше
}
extra-toll-less = { $stars ->
    [one] Монстри забирають на { $stars } зірку менше
    [few] Монстри забирають на { $stars } зірки менше
    [many] Монстри забирають на { $stars } зірок менше
   *[other] Монстри забирають на { $stars } зірки менше
}
extra-destroys = { $cells ->
    [one] Знищує { $cells } клітинку
    [few] Знищує { $cells } клітинки
    [many] Знищує { $cells } клітинок
   *[other] Знищує { $cells } клітинки
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Твоя фігура додасть { $stars } зірку.
    [few] Твоя фігура додасть { $stars } зірки.
    [many] Твоя фігура додасть { $stars } зірок.
   *[other] Твоя фігура додасть { $stars } зірки.
}
extra-ghost-takes = { $stars ->
    [one] Твоя фігура забере { $stars } зірку.
    [few] Твоя фігура забере { $stars } зірки.
    [many] Твоя фігура забере { $stars } зірок.
   *[other] Твоя фігура забере { $stars } зірки.
}
extra-done = Намальовано. Ще можна скасувати.
extra-end-season = Завершити сезон
extra-finish-skills = Далі без навички
extra-dodge = Застосувати «Акробатику»?
extra-dodge-not = Хай приходять
extra-destroy = Знищити
extra-place-hero = Поставити героя
extra-ruins-moment = Руїни! Наступна фігура має накрити клітинку руїн.
extra-hero-moment = Прибув герой: { $card }
extra-previous = Попередній указ
extra-next = Наступний указ
extra-seasons = Сезони
extra-first-edict = Перший указ
extra-second-edict = Другий указ
extra-sum = Сума

## Home and new game.

extra-more-options = Більше параметрів
extra-fewer-options = Менше параметрів
extra-damaged = Пошкоджено
extra-damaged-note = Цю збережену гру не вдалося прочитати. Вона лишається тут, щоб нічого не пропало.
extra-other-tab = Ця гра продовжилася в іншій вкладці. Тут вона триває як окрема гра; обидві збережено.
extra-save-lost = Рушій зупинився, його запущено знову. Твоя гра на тому самому місці.
extra-share-link = Копіювати посилання на цю роздачу
extra-record-link = Копіювати посилання на цю гру
extra-final-note = Твій рейтинг — { $rating }: { n-stars } мінус { $par }, вартість цих указів.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Гора, оточена з усіх боків, дає монету, а кожна монета — зірку наприкінці кожного сезону.
