### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Фигура выходит за край карты.
reason-covers-filled = Некоторые из этих клеток уже заполнены.
reason-covers-mountain = На горе рисовать нельзя.
reason-covers-wasteland = В ущелье рисовать нельзя.
reason-ruins-duty = Фигура должна накрыть пустую клетку руин.
reason-wrong-terrain = На этой карточке нет такого типа местности.
reason-wrong-shape = На этой карточке нет такой фигуры.
reason-must-draw-shape = Для фигуры с карточки ещё есть место, поэтому одну клетку рисовать нельзя.
reason-not-your-turn = Сейчас не твой ход.
reason-game-over = Эта игра окончена.
reason-no-coins = Не хватает монет.
reason-skill-used = В этом сезоне навык уже использован.
reason-skill-not-dealt = В этой игре такого навыка нет.
reason-skill-timing = Сейчас этот навык использовать нельзя.
reason-not-beside-monster = Рисовать нужно рядом с монстром.
reason-not-beside-shape = Рисовать нужно рядом с только что нарисованной фигурой.
reason-nothing-to-undo = Отменять нечего.
reason-not-a-choice = Эту клетку выбрать нельзя.
reason-inside = Со «Скрытностью» фигура должна выступать за край.

## Something went wrong outside the rules.

error-engine = Движок игры остановился. Твоя игра сохранена.
error-bad-link = Эту ссылку не удалось прочитать. Возможно, она неполная.
error-too-long = Текст слишком длинный для записи игры.
error-damaged-save = Сохранённая игра повреждена, открыть её не получится.
error-message = Страница и движок не поняли друг друга. Перезагрузи страницу.
error-record = Эта запись повреждена или неполна.
error-map = Это не текст карты. Нужно 11 строк по 11 знаков.
error-cell = Такой клетки на карте нет.
error-seed = Зерно — это от 1 до 64 букв (a–z), цифр, знаков «-» или «_».
error-deal = Этот код раздачи не удалось прочитать.
error-action = В записи есть ход, который не удалось прочитать.
error-setup = Эти параметры не сочетаются.
error-sheet = Этот лист карты не удалось прочитать. Возможно, не хватает его части.
error-sheet-full = На этом листе карты слишком мало места для рисования.
error-no-game = Ни одна игра не открыта.
error-puzzle = Это не задача.
error-moment = Этот момент игры не удаётся открыть как задачу.
error-not-loaded = Эта часть игры ещё не загружена.
error-date = Это не дата.
error-not-finished = Эта игра ещё не завершена.
error-unknown = Что-то пошло не так. Твоя игра сохранена.
