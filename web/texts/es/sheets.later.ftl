### Own map sheets: the editor, remarks of the engine, trials and links.

## Painting a sheet.

sheets-title = Tus hojas de mapa
sheets-intro = Pinta montañas, ruinas y yermo. En tu hoja se puede jugar cualquier partida.
sheets-name = Nombre de la hoja
sheets-mirror = Simetría al pintar
sheets-mirror-none = No
sheets-mirror-across = Izquierda y derecha
sheets-mirror-down = Arriba y abajo
sheets-mirror-turn = Media vuelta
sheets-surprise = Sorpréndeme
sheets-start-from = Partir de…
sheets-blank = Hoja en blanco

## What can be done with it. $name (text) is the name of a sheet.

sheets-linked = Alguien te ha enviado esta hoja. Dibuja en ella, guárdala o cámbiala.
sheets-draw = Dibujar en ella
sheets-keep = Guardarla
sheets-is-kept = Guardada
sheets-kept = La hoja está guardada.
sheets-not-stored = Este navegador no permite guardar la hoja. Se queda aquí hasta que cierres la página, y su enlace sigue funcionando.
sheets-too-many = Ya hay 100 hojas. Borra antes una.
sheets-share = Compartir
sheets-link = Enlace a la hoja
sheets-link-note = Escanéalo para abrir esta hoja.
sheets-link-message = Dibuja en esta hoja de mapa:
sheets-mine = Mis hojas
sheets-none = Las hojas que guardes aparecerán aquí y al preparar una nueva partida.
sheets-open = Abrir la hoja «{ $name }»
sheets-delete = Borrar la hoja «{ $name }»
sheets-delete-sure = ¿Borrarla para siempre?

## What the engine says of it. $count (number) of cells, $cells (text).

sheets-judgement = ¿Se juega bien en ella?
sheets-good = Todo en orden.
sheets-remark-full = Casillas en las que dibujar: { $count }. Una partida necesita al menos 20.
sheets-remark-tight = Casillas en las que dibujar: { $count }. Con tan pocas, los mapas se llenan mucho antes del invierno.
sheets-remark-no-ruins = No hay ruinas. Después de una carta de ruinas se dibuja una sola casilla.
sheets-remark-no-mountain = No hay montañas. Los edictos sobre montañas no darán nada.
sheets-remark-closed-mountain = Una montaña solo da moneda si tiene al lado alguna casilla en la que dibujar: { $cells }
sheets-remark-single-cell = A estas casillas no llega ninguna forma, porque están encerradas: { $cells }

## A bot tries it. $sheet (text) is a printed sheet, $stars (number), $count of $games (numbers).

sheets-try = Probarla
sheets-try-note = Un bot juega en ella 20 partidas rápidas y otras 20 con las mismas cartas en otra hoja: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Detener
sheets-fewer = { $sheet }: cerca de { n-stars } más que en la tuya.
sheets-more = { $sheet }: cerca de { n-stars } menos que en la tuya.
sheets-as-many = { $sheet }: más o menos las mismas estrellas que en la tuya.
sheets-single-cells = Una carta de ruinas acabó en una sola casilla en { $count } de { $games } partidas.
sheets-full-maps = El mapa se llenó en { $count } de { $games } partidas.
