### Własne arkusze mapy: edytor, uwagi silnika, próby i linki.

## Malowanie arkusza.

sheets-title = Własne arkusze
sheets-intro = Namaluj góry, ruiny i wąwozy. Na twoim arkuszu można rozegrać każdą grę.
sheets-name = Nazwa arkusza
sheets-mirror = Maluj z lustrzanym odbiciem
sheets-mirror-none = Nie
sheets-mirror-across = Lewo i prawo
sheets-mirror-down = Góra i dół
sheets-mirror-turn = Pół obrotu
sheets-surprise = Zaskocz mnie
sheets-start-from = Zacznij od…
sheets-blank = Pusty arkusz

## Co można z nim zrobić. $name (text) to nazwa arkusza.

sheets-linked = Ktoś przysłał ci ten arkusz. Rysuj na nim od razu, zachowaj go albo zmień.
sheets-draw = Rysuj na nim
sheets-keep = Zachowaj
sheets-is-kept = Zachowano
sheets-kept = Arkusz zachowany.
sheets-not-stored = Ta przeglądarka nie pozwala zapisać arkusza. Zostanie tu do zamknięcia strony, a link do niego będzie działał dalej.
sheets-too-many = Jest już 100 arkuszy. Najpierw usuń któryś.
sheets-share = Udostępnij
sheets-link = Link do arkusza
sheets-link-note = Zeskanuj, aby otworzyć ten arkusz.
sheets-link-message = Rysuj na tym arkuszu mapy:
sheets-mine = Moje arkusze
sheets-none = Zachowane arkusze pojawiają się tutaj i w formularzu nowej gry.
sheets-open = Otwórz arkusz „{ $name }”
sheets-delete = Usuń arkusz „{ $name }”
sheets-delete-sure = Usunąć na zawsze?

## Co mówi silnik. $count (number) kratek, $cells (text).

sheets-judgement = Czy dobrze się na nim gra?
sheets-good = Nic nie przeszkadza w grze.
sheets-remark-full = Kratki do rysowania: { $count }. Gdy jest ich mniej niż 20, nie da się grać.
sheets-remark-tight = Kratki do rysowania: { $count }. To tak mało, że mapy wypełnią się długo przed zimą.
sheets-remark-no-ruins = Nie ma ruin. Po karcie ruin rysuje się tylko jedną kratkę.
sheets-remark-no-mountain = Nie ma gór. Edykty o górach nic nie dadzą.
sheets-remark-closed-mountain = Obok góry musi być choć jedna kratka do rysowania, inaczej góra nie da monety: { $cells }
sheets-remark-single-cell = Te kratki są zamknięte i żaden kształt ich nie dosięgnie: { $cells }

## Bot próbuje. $sheet (text) to drukowany arkusz, $stars (number), $count z $games (number).

sheets-try = Wypróbuj
sheets-try-note = Bot rozegra na nim 20 szybkich gier i 20 z tymi samymi kartami na innym arkuszu: { $sheet }.
sheets-percent = { $percent }%
sheets-stop = Zatrzymaj
sheets-fewer = { $sheet }: więcej niż na twoim, różnica: { n-stars }.
sheets-more = { $sheet }: mniej niż na twoim, różnica: { n-stars }.
sheets-as-many = { $sheet }: mniej więcej tyle samo gwiazdek co na twoim.
sheets-single-cells = Karta ruin dała tylko jedną kratkę w { $count } z { $games } gier.
sheets-full-maps = Mapa była pełna w { $count } z { $games } gier.
