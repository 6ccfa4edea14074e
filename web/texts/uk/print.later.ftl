### Printing a map, an empty sheet and the cards. Loaded with the screens that few visits need.

print-letter = Letter
print-poster = Надрукувати мапу
print-empty = Надрукувати чистий аркуш
print-name = Ім’я
print-date = Дата
print-cards = Карти
print-cards-note = Якщо не маєш друкованих карт, виріж і перемішай ці. Засідки й герої додаються сезон за сезоном, як сказано в правилах.
