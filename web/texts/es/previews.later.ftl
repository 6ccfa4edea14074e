### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Mapas terminados de Mapwright, pintados con bosques, aldeas, campos y lagos
preview-challenge-title = Un desafío de mapas
preview-challenge-text = Dos mapas con las mismas cartas. ¿Cuál saldrá mejor?
preview-duel-title = Un duelo de mapas
preview-duel-text = Te espera la próxima ronda: las mismas cartas y, al final, los dos mapas frente a frente.
preview-table-title = Un sitio en la mesa de mapas
preview-table-text = Una partida en compañía, en varios dispositivos: abre el enlace, toma asiento y dibuja.
preview-group-title = Un grupo para el mapa del día
preview-group-text = Un mapa al día, con las mismas cartas para todo el grupo. No hace falta registrarse.
preview-cup-title = Una copa de mapas
preview-cup-text = Los mismos mapas y las mismas cartas para todas las personas que tengan el enlace. No hace falta registrarse.
preview-puzzle-title = Un rompecabezas de mapas
preview-puzzle-text = Las últimas cartas de una estación: ¿qué sitios dan más estrellas?
preview-daily-title = El mapa del día
preview-daily-text = Cada día un mapa nuevo, con las mismas cartas en todo el mundo.
preview-map-title = Un mapa por dibujar
preview-map-text = Las mismas cartas, otro mapa: dibuja un reino a lo largo de cuatro estaciones.
preview-sheet-title = Una hoja de mapa para dibujar
preview-sheet-text = Montañas, ruinas y yermo, colocados a mano: dibuja tu reino en ella.
