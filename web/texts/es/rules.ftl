### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 estrella por cada casilla de bosque en el borde del mapa.
rule-greenbough = 1 estrella por cada fila y cada columna en la que haya bosque.
rule-treetower = 1 estrella por cada casilla de bosque que no tenga al lado ninguna casilla vacía.
rule-stoneside-forest = 3 estrellas por cada montaña unida a otra montaña por un mismo bosque.
rule-canal-lake = 1 estrella por cada casilla de agua junto a una granja y cada casilla de granja junto al agua.
rule-mages-valley = Junto a una montaña: 2 estrellas por cada casilla de agua y 1 por cada casilla de granja.
rule-golden-granary = 1 estrella por cada casilla de agua junto a ruinas y 3 por cada casilla de granja sobre ruinas.
rule-shoreside-expanse = 3 estrellas por cada zona de granja o de agua que no toque el borde ni una zona del otro tipo.
rule-wildholds = 8 estrellas por cada aldea de 6 casillas o más.
rule-great-city = Tu aldea más grande que no toque ninguna montaña: 1 estrella por casilla.
rule-greengold-plains = 3 estrellas por cada aldea que tenga al lado 3 o más tipos de terreno distintos.
rule-shieldgate = 2 estrellas por cada casilla de tu segunda aldea más grande.
rule-borderlands = 6 estrellas por cada fila y cada columna completas.
rule-lost-barony = Tu cuadrado completo más grande: 3 estrellas por cada casilla de uno de sus lados.
rule-broken-road = 3 estrellas por cada diagonal completa que baje del borde izquierdo al borde inferior.
rule-cauldrons = 1 estrella por cada casilla vacía encerrada por todos sus lados.
rule-faunlost-thicket = Tu línea vertical de bosque más larga, sin cortes: 2 estrellas por casilla.
rule-deepwood = 6 estrellas por cada bosque de 5 casillas o más que no toque ninguna aldea.
rule-heart-of-the-forest = 2 estrellas por cada casilla de bosque que solo tenga bosque al lado.
rule-sleepy-valley = 4 estrellas por cada fila con 3 o más casillas de bosque.
rule-craylund = 7 estrellas por cada zona de granja que tenga al lado 3 o más casillas de agua.
rule-ulems-wallow = 4 estrellas por cada casilla de agua que tenga al lado 2 o más casillas de granja.
rule-clawsgrave-peaks = 5 estrellas por cada montaña junto a una zona de agua que toque una granja.
rule-jorekburg = 4 estrellas por cada columna con tantas casillas de granja como de agua (al menos una de cada).
rule-traylo-monastery = 7 estrellas por cada aldea con 4 casillas en línea recta.
rule-outer-enclave = Tu mejor aldea: 1 estrella por cada casilla vacía que tenga al lado.
rule-gnomish-colony = 6 estrellas por cada aldea que contenga un cuadrado de 2 × 2.
rule-caravansary = Tu mejor aldea: 1 estrella por cada fila y cada columna que ocupe.
rule-dwarvenholds = 7 estrellas por cada fila y cada columna completas en las que haya una montaña.
rule-silos = 10 estrellas por cada una de las columnas A, C, E, G, I y K que esté completa.
rule-banded-hills = 4 estrellas por cada fila con 5 o más tipos de terreno.
rule-starlit-sigil = 4 estrellas por cada grupo de exactamente 3 casillas vacías conectadas.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Tres goblins se cuelan en diagonal. Llena las casillas vacías que tienen al lado o paga una estrella por cada una.
rule-bugbear-assault = Dos parejas de osgos con un hueco en medio. El hueco te quita estrellas hasta que lo llenes.
rule-kobold-onslaught = Cuatro kobolds: tres en línea y uno junto al del medio.
rule-gnoll-raid = Cinco gnolls en herradura. El hueco de dentro te quita una estrella hasta que lo llenes.
rule-dragon-inferno = Cuando cada casilla del dragón esté destruida o no tenga al lado ninguna casilla vacía, quien juega con ese mapa gana 3 monedas, una sola vez.
rule-zombie-plague = Un zombi. Después de puntuar cada estación, toda casilla vacía junto a un zombi se convierte también en zombi.
rule-giant-troll-ravage = Después de puntuar cada estación, quien juega con ese mapa destruye una casilla vacía junto a un trol vivo.
rule-gorgon-gaze = Quien dibuja la gorgona destruye de inmediato una casilla junto a ella. Las montañas están a salvo.
rule-flayer-incursion = Tres desolladores en un pequeño ángulo. Caben casi en cualquier sitio.
rule-insectoid-invasion = Cuatro insectoides en zigzag.
rule-ratman-strike = Tres hombres rata en línea recta.
rule-ogre-charge = Cuatro ogros en cuadrado.

## Heroes.

rule-dobrik = Ataca las cuatro casillas que tiene al lado. Los monstruos que haya o lleguen allí quedan destruidos.
rule-wren = Ataca tres casillas en línea, a dos pasos de ella. Los monstruos que haya o lleguen allí quedan destruidos.
rule-freyla = Ataca tres casillas en línea recta a partir de la suya. Los monstruos que haya o lleguen allí quedan destruidos.
rule-dal = Ataca las cuatro casillas que tiene en diagonal. Los monstruos que haya o lleguen allí quedan destruidos.

## Skills. The cost is shown beside the name.

rule-acrobatics = En una emboscada, los monstruos que se dibujen en tu mapa ocupan solo 1 × 2. En solitario decides si en vertical o en horizontal.
rule-concentrate = No sirve en emboscadas. Después de dibujar, repite la misma forma con el mismo terreno. No da otra moneda.
rule-cure-wounds = Dibuja además un 1 × 2 junto a un monstruo, con un terreno de esta carta.
rule-diplomacy = Dibuja además una casilla que es granja y aldea a la vez.
rule-knowledge = Dibuja como aldea la forma que has elegido.
rule-move-silently = Tu forma puede salirse del mapa. Solo se dibuja la parte que queda dentro. No sirve en emboscadas en solitario.
rule-negotiate = Dibuja un 2 × 2 con un terreno de la carta en vez de sus formas. No da moneda.
rule-search = Dibuja además una casilla del mismo terreno junto a la forma que acabas de dibujar.

## Ruins cards.

rule-temple-ruins = La forma de la próxima carta de exploración tiene que cubrir una casilla de ruinas vacía. Si no puede, dibuja una sola casilla donde quieras.
rule-outpost-ruins = La forma de la próxima carta de exploración tiene que cubrir una casilla de ruinas vacía. Si no puede, dibuja una sola casilla donde quieras.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Aquí nada da estrellas todavía.
why-sentinel-wood = { $count ->
    [one] { $count } casilla de bosque en el borde: { n-stars }.
   *[other] { $count } casillas de bosque en el borde: { n-stars }.
}
why-greenbough = { $count ->
    [one] { $count } fila o columna con bosque: { n-stars }.
   *[other] { $count } filas y columnas con bosque: { n-stars }.
}
why-treetower = { $count ->
    [one] { $count } casilla de bosque encerrada por todos sus lados: { n-stars }.
   *[other] { $count } casillas de bosque encerradas por todos sus lados: { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } montaña unida a otra por un bosque: { n-stars }.
   *[other] { $count } montañas unidas por bosques: { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } casilla donde se juntan agua y granja: { n-stars }.
   *[other] { $count } casillas donde se juntan agua y granja: { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } casilla de agua o granja junto a una montaña: { n-stars }.
   *[other] { $count } casillas de agua y granja junto a montañas: { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } casilla de agua junto a ruinas o de granja sobre ellas: { n-stars }.
   *[other] { $count } casillas de agua junto a ruinas o de granja sobre ellas: { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } zona de granja o de agua apartada: { n-stars }.
   *[other] { $count } zonas de granja o de agua apartadas: { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } aldea de 6 casillas o más: { n-stars }.
   *[other] { $count } aldeas de 6 casillas o más: { n-stars }.
}
why-great-city = La aldea más grande que no toca ninguna montaña: { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } aldea junto a 3 o más tipos de terreno: { n-stars }.
   *[other] { $count } aldeas junto a 3 o más tipos de terreno: { n-stars }.
}
why-shieldgate = La segunda aldea más grande, 2 por casilla: { n-stars }.
why-borderlands = { $count ->
    [one] { $count } fila o columna completa: { n-stars }.
   *[other] { $count } filas y columnas completas: { n-stars }.
}
why-lost-barony = El cuadrado completo más grande, 3 por cada casilla de su lado: { n-stars }.
why-broken-road = { $count ->
    [one] { $count } diagonal completa: { n-stars }.
   *[other] { $count } diagonales completas: { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } casilla vacía encerrada por todos sus lados: { n-stars }.
   *[other] { $count } casillas vacías encerradas por todos sus lados: { n-stars }.
}
why-faunlost-thicket = La línea vertical de bosque más larga, 2 por casilla: { n-stars }.
why-deepwood = { $count ->
    [one] { $count } bosque grande lejos de las aldeas: { n-stars }.
   *[other] { $count } bosques grandes lejos de las aldeas: { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } casilla de bosque rodeada solo de bosque: { n-stars }.
   *[other] { $count } casillas de bosque rodeadas solo de bosque: { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } fila con 3 o más casillas de bosque: { n-stars }.
   *[other] { $count } filas con 3 o más casillas de bosque: { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } zona de granja junto a 3 o más casillas de agua: { n-stars }.
   *[other] { $count } zonas de granja junto a 3 o más casillas de agua: { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } casilla de agua junto a 2 o más casillas de granja: { n-stars }.
   *[other] { $count } casillas de agua junto a 2 o más casillas de granja: { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } montaña junto a agua que toca una granja: { n-stars }.
   *[other] { $count } montañas junto a agua que toca una granja: { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } columna con tanta granja como agua: { n-stars }.
   *[other] { $count } columnas con tanta granja como agua: { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } aldea con 4 casillas en línea: { n-stars }.
   *[other] { $count } aldeas con 4 casillas en línea: { n-stars }.
}
why-outer-enclave = Casillas vacías junto a la mejor aldea: { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } aldea con un cuadrado de 2 × 2: { n-stars }.
   *[other] { $count } aldeas con un cuadrado de 2 × 2: { n-stars }.
}
why-caravansary = Filas y columnas que ocupa la mejor aldea: { n-stars }.
why-dwarvenholds = { $count ->
    [one] { $count } fila o columna completa con montaña: { n-stars }.
   *[other] { $count } filas y columnas completas con montaña: { n-stars }.
}
why-silos = { $count ->
    [one] { $count } columna completa (A, C, E, G, I o K): { n-stars }.
   *[other] { $count } columnas completas (A, C, E, G, I o K): { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } fila con 5 o más tipos de terreno: { n-stars }.
   *[other] { $count } filas con 5 o más tipos de terreno: { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } grupo de exactamente 3 casillas vacías: { n-stars }.
   *[other] { $count } grupos de exactamente 3 casillas vacías: { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } moneda: una estrella.
   *[other] { $count } monedas: una estrella por cada una.
}
why-toll = { $count ->
    [one] { $count } casilla vacía junto a monstruos: una estrella menos.
   *[other] { $count } casillas vacías junto a monstruos: una estrella menos por cada una.
}
