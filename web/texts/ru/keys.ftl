### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Буквенные клавиши
menu-letter-keys-note = R, F, T и другие буквы и цифры действуют как кнопки. Если выключить, действуют только стрелки, Tab, Enter и Esc.
menu-two-keys = Две клавиши
menu-two-keys-note = Пробел переходит к следующей кнопке, Enter нажимает её. На экране появляются стрелки для фигуры. Удобно для адаптивных кнопок и переключателей.

## Said once, in Safari.

stored-seven-days = Safari удаляет сохранённые игры после семи дней без посещений. Чтобы они остались, добавь Mapwright на экран «Домой» или в Dock либо экспортируй их в разделе «Статистика».
stored-to-statistics = К статистике
