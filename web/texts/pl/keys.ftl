### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Klawisze z literami
menu-letter-keys-note = R, F, T i inne litery oraz cyfry działają jak przyciski. Po wyłączeniu działają tylko strzałki, Tab, Enter i Esc.
menu-two-keys = Dwa klawisze
menu-two-keys-note = Spacja przechodzi do następnego przycisku, Enter go naciska. Na ekranie pojawią się strzałki do kształtu. Do sterowania przełącznikami.

## Said once, in Safari.

stored-seven-days = Safari usuwa zapisane gry po siedmiu dniach bez odwiedzin. Aby je zachować, dodaj Mapwright do ekranu początkowego lub Docka albo wyeksportuj je w statystykach.
stored-to-statistics = Otwórz statystyki
