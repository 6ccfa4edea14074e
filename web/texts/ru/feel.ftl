### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Звук
menu-volume = Громкость
menu-volume-of = Громкость { $percent } %
say-sound-on = Звук включён.
say-sound-off = Звук выключен.

## How the game goes on.

menu-playing = Ход игры
menu-haptics = Вибрация
menu-haptics-note = Короткий толчок, когда фигура встаёт на место, когда она начерчена или когда приходят монстры.
menu-onward = Следующая карта сама
menu-onward-note = После короткой паузы, во время которой ещё можно отменить.
menu-tap-inks = Второе касание чертит
menu-tap-inks-note = Коснитесь фигуры там, где она лежит, чтобы начертить её; поворачивайте кнопкой.
menu-ask-skills = Спрашивать о навыках
menu-ask-skills-note = Ждать перед каждой следующей картой, пока можно применить навык.
