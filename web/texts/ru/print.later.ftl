### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Напечатать карту
print-empty = Напечатать пустой лист
print-name = Имя
print-date = Дата
print-cards = Карточки
print-cards-note = Вырежь и перемешай их, если у тебя нет печатных. Засады и герои добавляются сезон за сезоном, как сказано в правилах.
