### The daily map among people.

## $count, $percent, $first, $last (numbers); $name, $who, $from (texts).

people-title = Як упоралися інші
people-explain = Вашу мапу буде опубліковано на відкритих ретрансляторах під вигаданим іменем. Ретранслятори бачать вашу інтернет-адресу, як і будь-який сайт. Натомість ви побачите мапи інших. Опубліковані мапи зникають за два тижні.
people-agree = Опублікувати й порівняти
people-hidden = Спершу закінчіть мапу цього дня. Доти результати інших приховано.
people-count = { $count ->
    [one] { $count } перевірена мапа
    [few] { $count } перевірені мапи
    [many] { $count } перевірених мап
   *[other] { $count } перевіреної мапи
}
people-rejected = { $count ->
    [one] { $count } відхилено
    [few] { $count } відхилено
    [many] { $count } відхилено
   *[other] { $count } відхилено
}
people-better = Краще за { $percent } % мап
people-alone = Інших мап іще немає. Ваша чекає на товариство.
people-reading = Читаємо мапи інших …
people-lost = Ретранслятори недоступні. Ваша мапа в безпеці на цьому пристрої.
people-retry = Спробувати ще раз
people-refused = Ретранслятори не прийняли вашу мапу, тож інші її поки не бачать.
people-proof = Кожну мапу переграно за правилами. Це не доводить, що спроба була першою або що не допомагав бот.
people-histogram = Мапи за зірками
people-bar = Від { $first } до { $last } зірок
people-yours = ваша мапа
people-best = Найкращі мапи
people-watch = Переглянути повтор: { $name }
people-you = Ваше ім’я: { $name }.
people-rename = Нове ім’я
people-always = Порівнювати кожну мапу дня
people-expert = Експерт

## Names of players, made of two parts.

people-name = { $who } { $from }
people-who-0 = Чапля
people-who-1 = Лис
people-who-2 = Видра
people-who-3 = Борсук
people-who-4 = Сова
people-who-5 = Заєць
people-who-6 = Вовк
people-who-7 = Ведмідь
people-who-8 = Рись
people-who-9 = Журавель
people-who-10 = Крук
people-who-11 = Сокіл
people-who-12 = Олень
people-who-13 = Бобер
people-who-14 = Лебідь
people-who-15 = Їжак
people-who-16 = Білка
people-who-17 = Лелека
people-who-18 = Щука
people-who-19 = Вепр
people-who-20 = Бджола
people-who-21 = Куниця
people-who-22 = Кіт
people-who-23 = Гуска
people-from-0 = зі Старого млина
people-from-1 = з Північного хребта
people-from-2 = з Тихого озера
people-from-3 = з Березового гаю
people-from-4 = з Кам’яного мосту
people-from-5 = з Довгої долини
people-from-6 = із Соляного шляху
people-from-7 = з Далекого берега
people-from-8 = з Високого перевалу
people-from-9 = з Широкого поля
people-from-10 = зі Зруйнованої вежі
people-from-11 = із Зелених пагорбів
people-from-12 = з Туманної затоки
people-from-13 = від Трьох джерел
people-from-14 = зі Срібної річки
people-from-15 = із Червоних скель
people-from-16 = з Глухого лісу
people-from-17 = з Малої гавані
people-from-18 = з Вітряного пустища
people-from-19 = із Золотого лугу
people-from-20 = із Загубленого острова
people-from-21 = з Потаємної печери
people-from-22 = зі Старої переправи
people-from-23 = зі Сніжної вершини
