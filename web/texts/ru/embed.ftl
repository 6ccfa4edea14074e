### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Играть
embed-start-note = Загрузится около { $size } МБ, один раз.
embed-open = Открыть в новой вкладке
embed-not-saved = На этой странице игру сохранить нельзя. Открой её в новой вкладке, чтобы не потерять.
embed-code-title = Игра на твоей странице
embed-code-note = Вставь этот код туда, где должна быть игра.
embed-code-copy = Копировать код
embed-code-demo = Посмотреть в блоге
