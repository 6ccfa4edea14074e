### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Aprender a jugar
learn-step = Paso { $number } de { $of }
learn-skip = Salir
learn-resume = Seguir con la lección
learn-try-again = No es ahí. Pulsa «{ play-undo }» y coloca la forma en las casillas punteadas, o sigue sin más.
learn-well-done = ¡Muy bien!
learn-done-elsewhere = Así también sirve.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Te damos la bienvenida
learn-welcome-text = Esta hoja en blanco es tu mapa. Dibuja en ella bosques, aldeas, granjas y agua: la corona paga con estrellas. Con una estación basta para aprender el juego.
learn-welcome-do = Mueve la forma: pulsa una casilla del mapa o usa las flechas del teclado.
learn-terrain-title = Elige un terreno
learn-terrain-text = La carta muestra qué puedes dibujar ahora: una forma, dos terrenos. El edicto A premia el bosque en el borde del mapa.
learn-terrain-do = Toca un terreno o cámbialo con la tecla T.
learn-rotate-title = Gírala
learn-rotate-text = Las formas se pueden girar y voltear. Las casillas punteadas indican un buen sitio.
learn-rotate-do = Pulsa «{ play-rotate }» o la tecla R hasta que coincida con las casillas punteadas.
learn-place-title = Pásala a tinta
learn-place-text = Hasta que la entintes, nada es definitivo.
learn-place-do = Llévala a las casillas punteadas, { $cells }, y pulsa «{ play-confirm }».
learn-edict-title = Edictos
learn-edict-text = En primavera se puntúan los edictos A y B. El mapa puede mostrar qué casillas dan estrellas y por qué.
learn-edict-do = Toca el edicto A o pulsa la tecla A.
learn-shape-title = Elige una forma
learn-shape-text = Esta carta tiene dos formas. La más pequeña trae una moneda.
learn-shape-do = Toca la forma con la moneda o pulsa la tecla 1.
learn-coin-title = Una moneda
learn-coin-text = Cada moneda da una estrella al final de cada estación: cuanto antes la consigas, mejor.
learn-coin-do = Entinta la forma en { $cells }. Más tarde dibujarás agua al lado: eso lo premia el edicto B.
learn-ruins-title = Ruinas
learn-ruins-text = Antes ha salido una carta de ruinas, así que esta forma tiene que cubrir una casilla de ruinas de tu mapa: busca las columnas rotas.
learn-ruins-do = Lleva la forma sobre una casilla de ruinas punteada, gírala si hace falta y entíntala.
learn-mountain-title = Alrededor de la montaña
learn-mountain-text = Llena todas las casillas que hay junto a una montaña y también ella te dará una moneda.
learn-mountain-do = Hay una casi rodeada: elige la forma pequeña, gírala y entíntala en { $cells }.
learn-ambush-title = Emboscada
learn-ambush-text = ¡Monstruos! Al final de la estación, cada casilla vacía junto a ellos te quita una estrella.
learn-ambush-do = Elige el agua, gira la forma y entíntala en { $cells }.
learn-season-end-title = La estación termina
learn-season-end-before = Esta carta gasta el tiempo que le quedaba a la primavera.
learn-season-end-do = Dibújala donde más te convenga y pulsa «{ extra-end-season }».
learn-season-end-text = Se puntúan dos edictos, las monedas suman estrellas y los monstruos restan algunas. Después empieza otra estación, con los dos edictos que le tocan.
learn-goodbye-title = Ya sabes jugar
learn-goodbye-text = Sigue esta partida en verano, otoño e invierno, o dibuja el primero de los doce mapas del atlas. Las reglas están siempre a un toque.
learn-goodbye-praise = ¡Buen trazo! Tu primera estación está en el mapa y tu primera estampa, en el álbum.
learn-goodbye-continue = Seguir jugando
learn-goodbye-atlas = Primer mapa del atlas

## What is said between the steps.

learn-turn-card = Ahora revela la siguiente carta: pulsa «{ play-next }».
learn-look = Las casillas con un aro dan las estrellas. Después pulsa «{ play-back }».
learn-look-toll = Cada casilla con un aro rojo quita una estrella. Después pulsa «{ play-back }».
learn-free = Colócala donde quieras y entíntala.

## Tips, each shown once, when something first happens.

tip-title = Conviene saberlo
tip-close = Entendido
tip-off = No mostrar consejos
tip-setting = Consejos
tip-first-ruins = Una carta de ruinas: la forma de la próxima carta de exploración tiene que cubrir una casilla de ruinas vacía. Si no puede, dibujas una sola casilla donde quieras.
tip-first-ambush = Una emboscada: cada casilla vacía junto a un monstruo quita una estrella al final de cada estación. Llénalas para evitarlo.
tip-first-coin = Tu primera moneda. Da una estrella al final de cada estación: cuanto antes la consigas, mejor.
tip-first-mountain = Has rodeado una montaña y te ha dado una moneda. Cada montaña la da una sola vez.
tip-first-zombie = Los zombis se extienden: después de puntuar cada estación, toda casilla vacía junto a un zombi se convierte en zombi. Enciérralos.
tip-first-troll = El trol sigue con hambre: después de puntuar cada estación pierdes una casilla vacía junto a él.
tip-first-gorgon = La gorgona destruye de inmediato una casilla junto a ella. Las montañas están a salvo.
tip-first-dragon = Si el dragón se queda sin casillas vacías al lado, o lo destruyes, ganas 3 monedas.
tip-first-hero = Un héroe destruye los monstruos de sus casillas de ataque, los que hay y los que lleguen. Ponlo donde están o por donde vendrán.
tip-first-skill = Puedes usar una habilidad por estación. Casi todas cuestan monedas, y las monedas gastadas no dan más estrellas.
tip-first-fallback = No cabe ninguna forma, así que dibujas una sola casilla: donde quieras y con cualquier terreno.
