### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Напечатать карту
print-empty = Напечатать чистый лист
print-name = Имя
print-date = Дата
print-cards = Карточки
print-cards-note = Если у тебя нет печатных карточек, вырежь и перемешай эти. Засады и герои добавляются сезон за сезоном, как сказано в правилах.
