### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Kształt wychodzi poza mapę.
reason-covers-filled = Część tych kratek jest już wypełniona.
reason-covers-mountain = Na górach nie można rysować.
reason-covers-wasteland = W wąwozie nie można rysować.
reason-ruins-duty = Kształt musi zakryć pustą kratkę ruin.
reason-wrong-terrain = Na tej karcie nie ma takiego terenu.
reason-wrong-shape = Na tej karcie nie ma takiego kształtu.
reason-must-draw-shape = Jakiś kształt z karty jeszcze się mieści, więc nie można rysować jednej kratki.
reason-not-your-turn = To nie twój ruch.
reason-game-over = Ta gra już się skończyła.
reason-no-coins = Masz za mało monet.
reason-skill-used = W tej porze roku umiejętność została już użyta.
reason-skill-not-dealt = Tej umiejętności nie ma w tej grze.
reason-skill-timing = Teraz nie można użyć tej umiejętności.
reason-not-beside-monster = Trzeba rysować obok potwora.
reason-not-beside-shape = Trzeba rysować obok narysowanego przed chwilą kształtu.
reason-nothing-to-undo = Nie ma czego cofnąć.
reason-not-a-choice = Tej kratki nie można wybrać.
reason-inside = Przy Cichym kroku kształt musi wystawać poza krawędź.

## Something went wrong outside the rules.

error-engine = Silnik gry się zatrzymał. Twoja gra jest bezpieczna.
error-bad-link = Tego linku nie da się odczytać. Być może brakuje jego części.
error-too-long = To za długie jak na zapis gry.
error-damaged-save = Zapisana gra jest uszkodzona i nie da się jej otworzyć.
error-message = Strona i silnik się nie zrozumiały. Odśwież stronę.
error-record = Ten zapis jest uszkodzony lub niepełny.
error-map = To nie jest tekst mapy. Potrzeba 11 rzędów po 11 znaków.
error-cell = Takiej kratki nie ma na mapie.
error-seed = Ziarno to od 1 do 64 liter (a–z), cyfr, znaków „-” lub „_”.
error-deal = Tego kodu rozdania nie da się odczytać.
error-action = W zapisie jest ruch, którego nie da się odczytać.
error-setup = Te opcje nie pasują do siebie.
error-sheet = Nie da się odczytać tego arkusza mapy. Możliwe, że brakuje jego części.
error-sheet-full = Na tym arkuszu mapy jest za mało miejsca na rysowanie.
error-no-game = Żadna gra nie jest otwarta.
error-puzzle = To nie jest zadanie.
error-moment = Tego momentu gry nie można otworzyć jako zadania.
error-not-loaded = Ta część gry nie jest jeszcze wczytana.
error-date = To nie jest data.
error-not-finished = Ta gra jeszcze się nie skończyła.
error-unknown = Coś poszło nie tak. Twoja gra jest bezpieczna.
