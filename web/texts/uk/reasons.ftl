### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Фігура виходить за край мапи.
reason-covers-filled = Деякі з цих клітинок уже заповнені.
reason-covers-mountain = На горі малювати не можна.
reason-covers-wasteland = В ущелині малювати не можна.
reason-ruins-duty = Фігура має накрити порожню клітинку руїн.
reason-wrong-terrain = На цій карті немає такого типу місцевості.
reason-wrong-shape = На цій карті немає такої фігури.
reason-must-draw-shape = Для фігури з карти ще є місце, тож одну клітинку малювати не можна.
reason-not-your-turn = Зараз не твій хід.
reason-game-over = Цю гру завершено.
reason-no-coins = Бракує монет.
reason-skill-used = У цьому сезоні навичку вже використано.
reason-skill-not-dealt = У цій грі такої навички немає.
reason-skill-timing = Зараз цю навичку використати не можна.
reason-not-beside-monster = Треба малювати поруч із монстром.
reason-not-beside-shape = Треба малювати поруч із щойно намальованою фігурою.
reason-nothing-to-undo = Немає чого скасовувати.
reason-not-a-choice = Цю клітинку обрати не можна.
reason-inside = Із «Невидимістю» фігура має виступати за край.

## Something went wrong outside the rules.

error-engine = Рушій гри зупинився. Твою гру збережено.
error-bad-link = Це посилання не вдалося прочитати. Можливо, воно неповне.
error-too-long = Текст задовгий для запису гри.
error-damaged-save = Збережену гру пошкоджено, відкрити її не вдасться.
error-message = Сторінка й рушій не порозумілися. Перезавантаж сторінку.
error-record = Цей запис пошкоджений або неповний.
error-map = Це не текст мапи. Потрібно 11 рядків по 11 знаків.
error-cell = Такої клітинки на мапі немає.
error-seed = Зерно — це від 1 до 64 літер (a–z), цифр, знаків «-» або «_».
error-deal = Цей код роздачі не вдалося прочитати.
error-action = У записі є хід, який не вдалося прочитати.
error-setup = Ці параметри не поєднуються.
error-sheet = Цей аркуш мапи не вдалося прочитати. Можливо, бракує його частини.
error-sheet-full = На цьому аркуші мапи замало місця для малювання.
error-no-game = Жодну гру не відкрито.
error-puzzle = Це не задача.
error-moment = Цей момент гри не вдається відкрити як задачу.
error-not-loaded = Цю частину гри ще не завантажено.
error-date = Це не дата.
error-not-finished = Цю гру ще не завершено.
error-unknown = Щось пішло не так. Твою гру збережено.
