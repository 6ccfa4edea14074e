### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Sellos: { $earned } de { $all }
atlas-map = Mapa { $number }
atlas-new = Novedad:
atlas-draw = Dibujar este mapa
atlas-again = Dibujarlo otra vez
atlas-watch = Ver la mejor partida
atlas-best = Tu mejor resultado:
atlas-open-all = Abrir todos los mapas
atlas-open-all-note = Si ya conoces el juego en papel.
atlas-locked = Consigue el primer sello del mapa { $number } para abrir este.
atlas-hint-note = Con pistas se consiguen los dos primeros sellos; el tercero, no.
atlas-opponent = Rival: { $name }
atlas-seal-drawn = Dibujado
atlas-seal-drawn-how = Acaba con { n-stars } o más.
atlas-seal-task = Encargo
atlas-seal-mastered = Dominado
atlas-seal-mastered-how = Acaba con { n-stars } o más, sin pistas.
atlas-seal-earned = conseguido
atlas-seal-missing = aún sin conseguir
atlas-state-locked = aún cerrado
atlas-state-open = listo para dibujar
atlas-failed = No se ha podido cargar el atlas. Tus mapas están a salvo.

## The realm, made of the finished maps.

atlas-realm = Tu reino
atlas-realm-name = Nombre del reino
atlas-realm-default = Los doce mapas
atlas-realm-label = { $name }: { $earned } de { $all } mapas dibujados
atlas-whole = El reino está completo: has dibujado los doce mapas.
atlas-save = Guardar la imagen
atlas-print = Imprimir
atlas-share = Compartir
atlas-zoom = Ampliar
atlas-unzoom = Reducir

## On the final screen.

atlas-final-seals = Nuevos sellos en el atlas
atlas-final-none = Esta vez no hay sellos nuevos en el atlas
atlas-final-next = Mapa siguiente: { $name }
atlas-final-atlas = Al atlas

## The maps: name, story, what is new.

atlas-name-year = El primer año
atlas-story-year = La diligencia te deja en un valle que no sale en ningún mapa. Tienes papel, cuatro edictos y un año. Lo que dibujes en primavera seguirá contando en invierno, así que deja sitio.
atlas-new-year = un año entero con cuatro edictos
atlas-name-ruins = Piedras viejas
atlas-story-ruins = Los pastores dicen que hay muros bajo la hierba. Después de una carta de ruinas, tu forma tiene que cubrir una casilla de ruinas. Si ninguna forma puede, dibujas una sola casilla. Deja siempre un camino abierto hasta ellas.
atlas-new-ruins = ruinas
atlas-name-ambush = Sin invitación
atlas-story-ambush = Hay humo tras las colinas, aunque allí no vive nadie. Los monstruos ocupan casillas de tu mapa, y cada casilla vacía junto a ellos te quita una estrella por estación. Ciérrales el paso.
atlas-new-ambush = emboscadas
atlas-name-wasteland = El corazón gris
atlas-story-wasteland = En el centro de esta tierra hay un yermo. En él no se puede dibujar nada, pero cuenta como lleno. A unos edictos les viene bien; a otros, no.
atlas-new-wasteland = un yermo
atlas-name-neighbour = Al otro lado de la valla
atlas-story-neighbour = En la casa de al lado, Novato dibuja con las mismas cartas. Cuando lleguen los monstruos, los dibujarás en su mapa, y el tuyo pasará al otro lado de la valla. Nada de modales.
atlas-new-neighbour = un mapa vecino
atlas-name-skills = La bolsa
atlas-story-skills = Junto al mapa hay tres habilidades, y puedes usar una por estación. Algunas son gratis. Las demás cuestan monedas que darían una estrella en cada estación.
atlas-new-skills = habilidades
atlas-name-heroes = Guardianes de la tierra
atlas-story-heroes = Llegan héroes a esta tierra, y cada uno vigila las casillas cercanas. El monstruo que pisa una casilla de ataque queda destruido, aunque llegue más tarde. Pon a tus héroes donde vaya a haber problemas.
atlas-new-heroes = héroes
atlas-name-monsters = El año de la plaga
atlas-story-monsters = Estos monstruos no son como los demás. Los zombis se extienden después de cada estación, la gorgona y el trol destruyen casillas, y un dragón encerrado paga tres monedas. Lee bien cada carta.
atlas-new-monsters = monstruos con efecto
atlas-name-ambush-pack = La corona de montañas
atlas-story-ambush-pack = Por los pasos de montaña llegan otros monstruos, con formas que no has visto. Voraz, en el mapa vecino, los manda adonde más duele. A cambio, las montañas pagan bien cada cerco que completes.
atlas-new-ambush-pack = más emboscadas
atlas-name-heroes-and-skills = Maña y valor
atlas-story-heroes-and-skills = Los héroes guardan las fronteras y las habilidades arreglan lo que se rompe. Todas las estaciones pueden ser buenas, si sabes qué va a contar en cada una.
atlas-new-heroes-and-skills = héroes con habilidades
atlas-name-everything = De mar a mar
atlas-story-everything = Ruinas y héroes, monstruos viejos y nuevos: esta vez están en el mazo todas las cartas. Los mercaderes quieren cruzar el país en barco, y todavía no hay río.
atlas-new-everything = todo a la vez
atlas-name-masterpiece = La obra maestra
atlas-story-masterpiece = En el atlas queda un hueco. El rival más fuerte de todos dibuja con las mismas cartas, y cada emboscada va de un mapa al otro. Te hará falta todo lo que has aprendido.
atlas-new-masterpiece = el rival más fuerte

## The tasks.

atlas-task-forest = Dibuja un bosque de doce casillas conectadas.
atlas-task-harvest = Dibuja granjas en cuatro casillas de ruinas.
atlas-task-fence = Acaba el año sin casillas vacías junto a monstruos.
atlas-task-wasteland = Llena todas las casillas junto al yermo.
atlas-task-neighbour = Haz que los monstruos le quiten a tu rival 15 estrellas más que a ti.
atlas-task-skills = Usa cada una de las tres habilidades.
atlas-task-heroes = Destruye con tus héroes seis casillas de monstruo.
atlas-task-plague = Que no se extienda ningún zombi, y gana las monedas del dragón.
atlas-task-mountains = Rodea las cinco montañas.
atlas-task-seasons = Gana al menos 25 estrellas en cada estación.
atlas-task-river = Une el borde izquierdo con el derecho mediante una sola zona de agua.
atlas-task-expert = Acaba con más estrellas que tu rival.
