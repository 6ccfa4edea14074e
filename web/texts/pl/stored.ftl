### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = Przeglądarka nie mogła zapisać gry: dysk jest pełny albo zapis jest zablokowany. Gra przetrwa tylko do zamknięcia strony.
stored-brought-back = W pamięci przeglądarki brakowało zapisanych gier. Zostały przywrócone z kopii zapasowej.
stored-not-deleted = Przeglądarka nie mogła tego usunąć. Spróbuj ponownie.
stored-damaged = { $count ->
    [one] Jednej ukończonej gry nie da się odczytać. Pozostaje zapisana i trafi do eksportu.
    [few] { $count } ukończonych gier nie da się odczytać. Pozostają zapisane i trafią do eksportu.
    [many] { $count } ukończonych gier nie da się odczytać. Pozostają zapisane i trafią do eksportu.
   *[other] { $count } ukończonych gier nie da się odczytać. Pozostają zapisane i trafią do eksportu.
}
