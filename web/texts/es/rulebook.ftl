### A short rulebook in our own words.

book-title = Reglas
book-search = Buscar
book-print = Imprimir
book-contents = Índice
book-nothing-found = No hay resultados.
book-example = Ejemplo
book-about = Reglas: { $what }
book-solo-value = Valor en solitario: { $count }
book-corner = { $corner ->
    [top-left] En solitario: desde la esquina superior izquierda
    [top-right] En solitario: desde la esquina superior derecha
    [bottom-left] En solitario: desde la esquina inferior izquierda
   *[bottom-right] En solitario: desde la esquina inferior derecha
}
book-arrow = { $arrow ->
    [clockwise] en sentido horario
   *[counter-clockwise] en sentido antihorario
}

## Goal.

book-goal-title = Objetivo
book-goal-1 = Dibujas un mapa de 11 × 11 casillas a lo largo de cuatro estaciones. Cuatro edictos dicen qué desea ver en él la corona.
book-goal-2 = En cada estación se puntúan dos edictos, así que cada edicto se puntúa dos veces. Las monedas suman estrellas; los monstruos las restan.
book-goal-3 = Después del invierno gana quien tenga más estrellas. Si hay empate, gana quien haya perdido menos estrellas por los monstruos. Si también en eso hay empate, la victoria se comparte.

## A turn.

book-turn-title = Un turno
book-turn-1 = Se revela una carta. Todo el mundo dibuja a la vez, cada cual en su mapa, una de sus formas.
book-turn-2 = La mayoría de las cartas gastan tiempo. La estación termina cuando el tiempo de las cartas reveladas en ella llega al límite de tiempo. El tiempo que exceda el límite se pierde.
book-turn-3 = Las cartas de ruinas, de emboscada y de héroe no gastan tiempo.

## Drawing.

book-drawing-title = Dibujar
book-drawing-1 = Elige una forma y un terreno de la carta. Puedes girar la forma y voltearla.
book-drawing-2 = La forma tiene que caber en el mapa, sobre casillas vacías. No hace falta que toque nada. Las casillas de ruinas cuentan como vacías hasta que se dibuja en ellas. Las montañas y el yermo son casillas llenas desde el principio.
book-drawing-3 = Si ninguna forma de la carta cabe en ningún sitio, dibuja una sola casilla donde quieras: de bosque, aldea, granja, agua o monstruo, a tu elección.
book-drawing-4 = Dos casillas son vecinas si comparten un lado. Las esquinas nunca cuentan. Una zona es un grupo de casillas vecinas del mismo terreno; una sola casilla también es una zona.

## Coins.

book-coins-title = Monedas
book-coins-1 = Algunas formas llevan una moneda. Si dibujas una de ellas, ganas una moneda.
book-coins-2 = Una montaña da una moneda cuando todas las casillas que tiene al lado están llenas, sin importar quién las haya llenado.
book-coins-3 = Cada moneda da una estrella al final de cada estación, también de la actual: cuanto antes la consigas, mejor. Hay sitio para 14.

## Ruins.

book-ruins-title = Ruinas
book-ruins-1 = Cuando sale una carta de ruinas, se revela enseguida la siguiente. La forma de la próxima carta de exploración tiene que cubrir al menos una casilla de ruinas vacía.
book-ruins-2 = Si no es posible, dibuja una sola casilla de cualquier terreno donde quieras.
book-ruins-3 = Si antes sale una emboscada o un héroe, resuélvelo primero. Las ruinas esperan a la próxima carta de exploración.

## Ambush at a table.

book-ambush-title = Emboscadas en la mesa
book-ambush-1 = Cada mapa pasa a la persona de al lado, en el sentido de la flecha. Dibuja los monstruos en el mapa que recibes, donde más daño hagan. Después, cada mapa vuelve a su sitio.
book-ambush-2 = Al final de cada estación pierdes una estrella por cada casilla vacía junto a un monstruo. Llena esas casillas y dejarás de perderlas.
book-ambush-3 = Si la forma no cabe en ningún sitio, dibuja una sola casilla de monstruo corriente.

## Ambush when playing alone.

book-ambush-solo-title = Emboscadas en solitario
book-ambush-solo-1 = Los monstruos se colocan solos. Su forma empieza en la esquina que indica la carta, no se gira y avanza por el borde en el sentido de la flecha hasta que cabe.
book-ambush-solo-2 = Si no cabe en todo el borde, da otra vuelta una casilla más adentro, y así sucesivamente. Si no hay sitio en ninguna parte, no pasa nada.

## Season’s end.

book-season-title = Fin de la estación
book-season-1 = En primavera se puntúan los edictos A y B; en verano, B y C; en otoño, C y D; en invierno, D y A.
book-season-2 = Suma las estrellas de los dos edictos y una estrella por cada moneda. Resta una estrella por cada casilla vacía junto a un monstruo.
book-season-3 = Las cartas de exploración se barajan de nuevo junto con una carta de emboscada más y, si juegas con héroes, una carta de héroe más. Las emboscadas y los héroes que no hayan salido siguen en el mazo.
book-season-4 = La partida acaba después del invierno.

## Solo.

book-solo-title = Partida en solitario
book-solo-1 = Cada edicto tiene un valor. Tu valoración son tus estrellas menos los valores de los cuatro edictos. Según la valoración, consigues un título.
book-solo-2 = Si tu mapa se llena, la partida acaba. Esta estación y las que queden se puntúan con el mapa tal como está.

## Heroes.

book-heroes-title = Héroes
book-heroes-1 = Cuando sale una carta de héroe, dibuja el héroe en cualquier casilla vacía de tu mapa y marca sus casillas de ataque. Puedes girar y voltear el conjunto. Las casillas de ataque pueden quedar sobre casillas llenas o fuera del mapa; las que estén vacías siguen vacías.
book-heroes-2 = Los monstruos que estén en casillas de ataque quedan destruidos, igual que todos los que se dibujen allí más adelante. Lo demás no sufre daño.
book-heroes-3 = Una casilla destruida está llena, pero no tiene terreno ni quita estrellas.
book-heroes-4 = También un héroe puede quedar destruido. Sus casillas de ataque siguen activas.

## Monsters of Heroes.

book-monsters-title = Monstruos con efecto
book-monsters-1 = Dragón: cuando cada una de sus casillas está destruida o no tiene al lado ninguna casilla vacía, quien juega con ese mapa gana 3 monedas.
book-monsters-2 = Zombi: después de puntuar cada estación, toda casilla vacía junto a un zombi se convierte en zombi.
book-monsters-3 = Trol: después de puntuar cada estación, quien juega con ese mapa destruye una casilla vacía junto a un trol vivo.
book-monsters-4 = Gorgona: quien la dibuja destruye de inmediato una casilla junto a ella. Las montañas están a salvo. En solitario eliges tú.

## Skills.

book-skills-title = Habilidades
book-skills-1 = Hay tres habilidades boca arriba durante toda la partida. Una vez por estación puedes usar una de ellas al dibujar.
book-skills-2 = Se pagan con monedas que ya tengas. Las monedas gastadas se tachan: no dan más estrellas, pero siguen ocupando su sitio. Las habilidades de coste 0 son gratis.

## Combined game.

book-combined-title = Combinar los dos juegos
book-combined-1 = Elige cualquier hoja de mapa, las cartas de estación y de exploración de uno u otro juego y cuatro emboscadas cualesquiera. Las dos cartas de ruinas entran siempre. Las cartas de héroe son opcionales.
book-combined-2 = Los edictos salen de los dos juegos, siempre uno de cada clase: bosque, granja y agua, aldea y el mapa entero.
book-combined-3 = Si juegas con Héroes sin el juego base, no hay cartas de ruinas y las casillas de ruinas no significan nada.

## Edicts.

book-edicts-title = Edictos
book-edicts-1 = Los hay de cuatro clases: bosque, granja y agua, aldea y el mapa entero. En cada partida hay uno de cada clase, repartidos al azar entre A, B, C y D.
book-edicts-2 = En el borde del mapa, nunca te perjudica que falte una casilla vecina. También los monstruos, las montañas y los héroes son tipos de terreno; las ruinas, el yermo y las casillas destruidas no lo son.
book-edicts-kind-forest = Bosque
book-edicts-kind-farm-water = Granja y agua
book-edicts-kind-village = Aldea
book-edicts-kind-spatial = El mapa entero
