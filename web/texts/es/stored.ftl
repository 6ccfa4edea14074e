### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = El navegador no ha podido guardar esta partida: el disco está lleno o el almacenamiento está bloqueado. La partida durará hasta que cierres la página.
stored-brought-back = Faltaban partidas en el almacenamiento del navegador. Se han recuperado de una segunda copia.
stored-not-deleted = El navegador no ha podido borrarlo. Inténtalo de nuevo.
stored-damaged = { $count ->
    [one] Hay una partida terminada que no se puede leer. Sigue guardada y se incluirá al exportar.
   *[other] Hay { $count } partidas terminadas que no se pueden leer. Siguen guardadas y se incluirán al exportar.
}
