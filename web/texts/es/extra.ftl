### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
extra-toll-more = { $stars ->
    [one] Tributo: { $stars } estrella más
   *[other] Tributo: { $stars } estrellas más
}
extra-toll-less = { $stars ->
    [one] Tributo: { $stars } estrella menos
   *[other] Tributo: { $stars } estrellas menos
}
extra-destroys = { $cells ->
    [one] Destruye { $cells } casilla
   *[other] Destruye { $cells } casillas
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Tu forma sumaría { $stars } estrella.
   *[other] Tu forma sumaría { $stars } estrellas.
}
extra-ghost-takes = { $stars ->
    [one] Tu forma restaría { $stars } estrella.
   *[other] Tu forma restaría { $stars } estrellas.
}
extra-done = Dibujado. Aún puedes deshacerlo.
extra-end-season = Acabar la estación
extra-finish-skills = No usar habilidad
extra-dodge = ¿Usar Acrobacias?
extra-dodge-not = Que vengan
extra-destroy = Destruirla
extra-place-hero = Colocar héroe
extra-ruins-moment = ¡Ruinas! La próxima forma tiene que cubrir una casilla de ruinas.
extra-hero-moment = Llega un héroe: { $card }
extra-previous = Edicto anterior
extra-next = Edicto siguiente
extra-seasons = Estaciones
extra-first-edict = Primer edicto
extra-second-edict = Segundo edicto
extra-sum = Total

## Home and new game.

extra-more-options = Más opciones
extra-fewer-options = Menos opciones
extra-damaged = Dañada
extra-damaged-note = No se ha podido leer esta partida guardada. Se queda aquí para que no se pierda nada.
extra-other-tab = Esta partida ha seguido en otra pestaña. Aquí continúa como partida aparte; se guardan las dos.
extra-save-lost = El motor se ha detenido y ha vuelto a arrancar. Tu partida está como la dejaste.
extra-share-link = Copiar enlace a este reparto
extra-record-link = Copiar enlace a esta partida
extra-final-note = Tu valoración es { $rating }: { n-stars } menos { $par }, el valor de estos edictos.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Una montaña rodeada por todos sus lados da una moneda, y cada moneda da una estrella al final de cada estación.
