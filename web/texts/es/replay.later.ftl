### The replay of a finished game.

## Opening one.

replay-title = Repetición
replay-open = Abrir una partida
replay-open-file = Desde un archivo
replay-open-paste = Pegar un registro
replay-open-history = De tus partidas
replay-open-other = Otra partida: texto, enlace o archivo

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Reproducir
replay-pause = Pausa
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-start = Ir al principio
replay-end = Ir al final
replay-slider = Momento de la partida
replay-step = Paso { $number } de { $of }
replay-speed = Velocidad
replay-slow = Lenta
replay-normal = Normal
replay-fast = Rápida
replay-notation = Notación
replay-notation-copy = Copiar registro
replay-take-over = Jugar desde aquí
replay-take-over-note = Empieza una partida nueva desde este momento. La original no cambia.
