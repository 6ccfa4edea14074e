### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Teclas de letras
menu-letter-keys-note = R, F, T y las demás letras y cifras funcionan como botones. Si la opción está apagada, solo lo hacen las flechas, Tab, Enter y Esc.
menu-two-keys = Dos teclas
menu-two-keys-note = Espacio pasa al botón siguiente, Enter lo pulsa. En la pantalla aparecen flechas para mover la forma. Sirve para pulsadores de accesibilidad.

## Said once, in Safari.

stored-seven-days = Safari borra las partidas guardadas tras siete días sin visitas. Para conservarlas, añade Mapwright a la pantalla de inicio o al Dock, o expórtalas en las estadísticas.
stored-to-statistics = Abrir estadísticas
