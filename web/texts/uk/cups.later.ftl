### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Кубки
cups-new = Новий кубок
cups-yours = Твої кубки
cups-untitled = Кубок
cups-intro = До 100 людей малюють ті самі мапи, кожен на своєму пристрої, за одним посиланням. Табло показує, хто як далеко просунувся і в кого найбільше зірок.
cups-intro-member = { $rounds ->
    [one] Усі малюють ту саму мапу з тими самими картами, кожен на своєму пристрої. Ніхто не побачить твоєї мапи, доки не закінчить свою.
    [few] Усі малюють ті самі { $rounds } мапи з тими самими картами, кожен на своєму пристрої. Ніхто не побачить твоєї мапи, доки не закінчить свою.
    [many] Усі малюють ті самі { $rounds } мап з тими самими картами, кожен на своєму пристрої. Ніхто не побачить твоєї мапи, доки не закінчить свою.
   *[other] Усі малюють ті самі { $rounds } мап з тими самими картами, кожен на своєму пристрої. Ніхто не побачить твоєї мапи, доки не закінчить свою.
}
cups-news = Закінчено: { $finished } з { $rounds }. Учасників: { $members }
cups-cup-name = Назва кубка
cups-name-example = Наприклад: 7-Б клас
cups-rounds = Раунди
cups-when = Коли
cups-together = Усі разом
cups-any-time = Коли завгодно
cups-together-note = Кожен раунд ти відкриваєш кнопкою, і тоді його малюють усі.
cups-any-time-note = Усі раунди відкриті від початку.
cups-card-time = Час на кожну карту
cups-card-time-note = Коли час вийде, сторінка це покаже. Ніхто нічого не втратить.
cups-seconds = { $count } с
cups-no-limit = Без обмеження
cups-i-draw = Я теж малюю
cups-name = Ім’я на табло
cups-other-name = Інше ім’я
cups-animals = Видра,Рись,Чапля,Борсук,Сокіл,Бобер,Куниця,Крук,Олень,Заєць,Сова,Щука,Лебідь,Вовк,Ведмідь,Журавель,Їжак,Білка,Ласка,Шуліка
cups-make = Створити кубок
cups-invites = Тебе запрошено на кубок «{ $title }»
cups-invited = Тебе запрошено на кубок
cups-join = Приєднатися до кубка
cups-watch = Лише дивитися
cups-other-device = Я вже беру участь з іншого пристрою
cups-full = Місць немає: у кубку вже 100 учасників. Але за ним можна стежити.
cups-outside = На табло місце для 100 учасників, і всі зайняті. Малювати можна, але інші не побачать твого результату.
cups-privacy = Вибране тут ім’я, твій герб і твої мапи кубка отримають усі, хто має посилання. Усе це захищено наскрізним шифруванням.
cups-opening = Кубок відкривається…
cups-failed = Не вдалося відкрити кубок. Спробуй ще раз.
cups-bad-link = Це не посилання на кубок.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Раунд { $number }
cups-all-rounds = Усі раунди
cups-draw = Грати раунд { $number }
cups-go-on = Продовжити раунд { $number }
cups-draw-note = Без підказок і без повернення ходів; засідки діють за правилами одиночної гри.
cups-done = Усі твої раунди закінчено
cups-waiting = Чекаємо на раунд { $number }
cups-organiser-away = Організатора немає?
cups-organiser-away-note = Наступний раунд може відкрити будь-хто. Спершу домовтеся між собою.
cups-open-round = Відкрити раунд { $number }
cups-are-here = { $count ->
    [one] Тут { $count } учасник.
    [few] Тут { $count } учасники.
    [many] Тут { $count } учасників.
   *[other] Тут { $count } учасників.
}
cups-have-finished = Раунд { $number } закінчили { $finished } з { $players }.
cups-you-watch = Ти стежиш за цим кубком
cups-draw-along = Малювати разом з усіма
cups-time-up = Час вийшов
cups-to-board = До табло

## The board, the projector, the end.

cups-board = Табло
cups-place = Місце
cups-progress = Сезони
cups-stars = Зірки
cups-finished = закінчено
cups-checking = перевіряється
cups-hidden = Зірки інших видно лише за сезони, які закінчено й на твоїй мапі.
cups-own-place = Місце { $place } з { $count }
cups-decided = вирішив сезон: { $season }
cups-nth = { $place }.
cups-projector = Показати на проєкторі
cups-projector-sure = На проєкторі видно зірки всіх, навіть за сезони, не закінчені на твоїй мапі. Відкрити?
cups-projector-start = Відкрити табло
cups-projector-close = Закрити табло
cups-scan = Скануй, щоб приєднатися
cups-winners = { $count ->
    [one] Кубок здобуває { $players }
    [few] Кубок ділять { $players }
    [many] Кубок ділять { $players }
   *[other] Кубок ділять { $players }
}
cups-still-drawing = { $count ->
    [one] Ще { $count } учасник не закінчив.
    [few] Ще { $count } учасники не закінчили.
    [many] Ще { $count } учасників не закінчили.
   *[other] Ще { $count } учасників не закінчили.
}
cups-print = Надрукувати грамоту
cups-save-table = Зберегти таблицю
cups-certificate = { $count ->
    [one] { n-stars } за { $count } раунд
    [few] { n-stars } за { $count } раунди
    [many] { n-stars } за { $count } раундів
   *[other] { n-stars } за { $count } раундів
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Посилання на кубок
cups-link-note = Приєднатися може кожен, хто має це посилання.
cups-share-text = Малюй разом із нами ті самі мапи в Mapwright:
cups-terms = { $rounds ->
    [one] { $rounds } раунд, { $sheet }
    [few] { $rounds } раунди, { $sheet }
    [many] { $rounds } раундів, { $sheet }
   *[other] { $rounds } раундів, { $sheet }
}
cups-other = Інші кубки
cups-leave = Вийти з кубка
cups-leave-sure = Вийти з цього кубка? Твої результати буде видалено тут, а ретранслятори отримають прохання видалити їх. Вони можуть його не виконати.
