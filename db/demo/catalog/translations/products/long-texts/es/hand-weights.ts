import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Seis lados planos: se queda donde la dejas.',
    description:
      '<p>Cabezas de hierro fundido bajo goma, prensadas en el mango y fijadas con pasador. El mango engorda 4 mm en el centro y está moleteado de cabeza a cabeza.</p><p>Se venden sueltas: compra lo que uses.</p>',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Diez pares, del calentamiento a la discusión.',
    description:
      '<p>Un par de cada, de 5 a 50 lb en pasos de 5. Caben en el estante de mancuernas de tres niveles con hueco para el pulgar.</p>',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Para salas donde una mancuerna cae cuatrocientas veces al día.',
    description:
      '<p>Cabeza y mango son una sola pieza de acero soldada, colada en uretano. Nada se puede soltar porque nada está unido.</p>',
  },
  'tarnstone-dumbbell-set': {
    lead: 'El gimnasio de un hotel en una sola entrega.',
    description: '<p>Diez pares de 2,5 a 25 kg en pasos de 2,5. Se envían en dos palés.</p>',
  },
  'northlode-iron-dumbbell': {
    lead: 'Una sola colada, sin goma y sin más promesa que el peso.',
    description: '<p>Fundida en una pieza y pulida en tambor. Se oxidará un poco donde menos la agarras.</p>',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Dos barras pequeñas para los discos que ya tienes.',
    description:
      '<p>Mangas de tamaño completo que giran, un mango moleteado de 28,5 mm y sitio para 25 o 45 kg por mano. No incluye cierres.</p>',
  },
  'quillon-plate-dumbbell': {
    lead: 'De 4 a 24 kg con un cuarto de vuelta.',
    description:
      '<p>Discos de 1 y 2,5 kg se fijan al mango con una rosca que para siempre en el mismo sitio. Sin diales, sin plástico.</p>',
  },
  'ironwright-kettlebell': {
    lead: 'Una sola colada, una base plana y una pintura que retiene el magnesio.',
    description:
      '<p>Fundida en una pieza: ni soldadura que se agriete ni tapón que suene. El mango mide 35 mm en los tamaños medios y está lijado en la línea de molde.</p><p>La banda del mango dice el peso desde el otro lado de la sala.</p>',
  },
  'northlode-iron-kettlebell': {
    lead: 'Sin pintura, sin banda y sin más letras que el peso.',
    description:
      '<p>Pulida en tambor hasta quedar lisa y aceitada una vez. Se oscurece con el uso y así está mejor.</p>',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Siempre hay una que nadie pide prestada.',
    description: '<p>48 kg con una ventana lo bastante ancha para dos manos. No vuelve a subir sola.</p>',
  },
  'ironwright-kettlebell-set': {
    lead: 'La ligera, la normal y la que te espera.',
    description: '<p>Una de cada, de 16, 24 y 32 kg. Se envía en tres cajas sobre un palé pequeño.</p>',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Para el piso de arriba.',
    description:
      '<p>8 mm de goma alrededor de la bola y una base plana. Los vecinos oyen tu respiración en su lugar.</p>',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Cambia el peso. Tu posición de rack, no.',
    description:
      '<p>Todos los pesos tienen la misma bola de 210 mm, 280 mm de altura y mango de 33 mm, como pide el deporte. El cuerpo es de acero hueco; lo de dentro está equilibrado y no se mueve.</p>',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Veintiuna kettlebells en el sitio de una.',
    description:
      '<p>Medidas deportivas por fuera y una varilla con discos de 1 y 2 kg por dentro. Cambiar lleva dos minutos y una llave, así que planifica la serie.</p>',
  },
  'ironwright-clamp-collars': {
    lead: 'Un gesto para poner, otro para quitar y nada que buscar bajo el rack.',
    description:
      '<p>Aluminio fresado con una zapata de plástico que aprieta la manga sin rayarla. Aguantan en una barra que cae y se abren con un pulgar.</p>',
  },
  'quillon-lever-collars': {
    lead: 'Se cierran con un clic que oyes por encima de la música.',
    description:
      '<p>Anillos de acero torneado con una palanca que pasa su punto muerto. Aguantan 200 kg en una manga vertical: nadie lo necesita y lo medimos igual.</p>',
  },
  'vestergrav-competition-collars': {
    lead: 'Cuentan. Lo dice el reglamento y la báscula está de acuerdo.',
    description:
      '<p>2,5 kg por unidad, con 5 gramos de margen. Desliza, cierra la palanca y gira el anillo contra los discos.</p>',
  },
  'quillon-spring-clips': {
    lead: 'Lo más barato de la tienda que funciona.',
    description:
      '<p>Aprieta, desliza, suelta. El alambre de 7 mm conserva la forma durante años; cuando no, compra otro par.</p>',
  },
  'quillon-screw-collars': {
    lead: 'Para barras de mancuerna y todo lo que pongas boca abajo.',
    description:
      '<p>Un anillo de acero y un tornillo en T con punta de latón. Lentos de cerrar e imposibles de soltar a sacudidas.</p>',
  },
  'ironwright-slim-clamps': {
    lead: 'Un cuarto más estrechos que el cierre de mordaza, para mangas casi llenas.',
    description:
      '<p>24 mm de ancho, fresados de una sola barra de aluminio. En una manga de campeonato con seis discos a menudo solo cabe esto.</p><p>La zapata interior es la misma que en el cierre ancho y se vende suelta. Anodizados, no pintados: el color está en el metal.</p>',
  },
  'quillon-jaw-collars': {
    lead: 'Se abren como un libro y se cierran de una palmada.',
    description:
      '<p>Dos mordazas de nailon con fibra de vidrio sobre una bisagra de acero, forradas de goma. Se ponen en cualquier punto de la manga sin pasar por el extremo, y eso ahorra los diez segundos en los que una clase se desmonta.</p><p>No los sueltes desde arriba con 100 kg detrás. Para todo lo demás, aguantan.</p>',
  },
  'quillon-slim-lever-collars': {
    lead: 'El cierre de palanca a dieta.',
    description:
      '<p>Anillo y palanca son un cuarto más estrechos, en zinc brillante con palanca oscura. El clic es el mismo y la sujeción un tercio menor: quedan 130 kg.</p><p>Caben en el bolsillo de atrás, y ahí van casi todos los que vendemos.</p>',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Un milímetro más de alambre y un agarre como el apretón de manos de un albañil.',
    description:
      '<p>El alambre de 8 mm es la mitad más fuerte que el de 7. La primera semana necesitas las dos manos. Óxido negro, agarres negros y nada de cromo que se desconche en la tarima.</p><p>Para gimnasios hartos de comprar los otros.</p>',
  },
  'quillon-wide-screw-collars': {
    lead: 'Más rosca, más anillo, para barras que se sacuden.',
    description:
      '<p>El anillo mide 34 mm de ancho y reparte la presión en más manga, así que el tornillo no deja marca. Su sitio son los agarres de granjero, los trineos y los yugos.</p><p>Punta de latón, barra de acero. Dura más que lo que sujeta.</p>',
  },
  'ironwright-bolted-collars': {
    lead: 'Para la barra que sigue cargada de lunes a domingo.',
    description:
      '<p>Dos medios anillos y dos tornillos por cierre. Ponlos con una llave y olvídalos: el puesto de peso muerto de un gimnasio, el eje grueso del patio, un par de agarres que siempre pesa 40 kg.</p><p>No sobresale nada que pueda encontrar una espinilla.</p>',
  },
  'vestergrav-black-competition-collars': {
    lead: 'El cierre de la tarima sin el espejo.',
    description:
      '<p>El mismo cuerpo, la misma palanca, los mismos 2,5 kg. El zinc negro lleva mejor los golpes de una sala que el cromo, que los enseña todos.</p><p>Con 10 gramos de margen en vez de 5, así que no son para récords.</p>',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'La mancuerna hexagonal con números naranjas y un mango que no brilla.',
    description:
      '<p>Las cabezas son de hierro bajo 3 mm de goma; el mango es de zinc negro, con moleteado medio y 4 mm más grueso en el centro. Tras diez mil vueltas sobre una mesa de acero no se soltó ninguna; el pasador entra por la cara y lo tapa la goma.</p><p>Los números están en los dos extremos, así que un estante se lee igual por ambos lados.</p>',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Cinco pares que cubren casi todo lo que hace casi todo el mundo.',
    description:
      '<p>Dos de cada uno de cinco pesos, en pasos de 5 kg. Puestas una al lado de otra ocupan 1,6 m de estante en dos filas.</p><p>Cada cabeza va embalada aparte, así que nada roza por el camino.</p>',
  },
  'ironwright-hex-starter-set': {
    lead: 'Cinco mancuernas sueltas para remo, press a un brazo y un piso pequeño.',
    description:
      '<p>Una de cada peso basta para todo lo que se hace con una mano y deja el precio y el suelo en la mitad. Añade las segundas más adelante; los moldes son los mismos.</p><p>La caja pesa más de lo que parece por su tamaño. Ábrela donde vayan a vivir las mancuernas.</p>',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'La mancuerna de hotel en la unidad del hotel.',
    description:
      '<p>El mismo núcleo soldado que la gama en kilos. El uretano antracita esconde el polvo gris que el negro enseña en un día, y un número amarillo se lee bajo un foco débil.</p><p>El mango es de zinc negro, recto y de 32 mm. No hay etiquetas de repuesto porque no hay nada que reponer.</p>',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'El final del estante, donde están los espejos.',
    description:
      '<p>Por encima de 30 kg la cabeza crece a 200 mm y el mango deja 128 mm libres, así que la mano sigue cabiendo entre dos muslos y un banco. Acero inoxidable, recto, con un moleteado que aquí cortamos más grueso que en las ligeras.</p><p>Un par de cincuenta son 100 kg en dos cajas. Llegan por transportista y se van igual.</p>',
  },
  'northlode-iron-dumbbells': {
    lead: 'Cuatro más de la pieza fundida que se vende sola.',
    description:
      '<p>Coladas con el mango de una vez, así que no hay unión que se abra. El mango mide 35 mm y es tan liso como lo deja el tambor; el magnesio ayuda, los guantes no.</p><p>Acéitalas una vez al año o deja que se pongan marrones. Se hacen las dos cosas.</p>',
  },
  'ironwright-round-dumbbells': {
    lead: 'Cabezas redondas, un mango de 30 mm y un precio entre la hexagonal y el uretano.',
    description:
      '<p>Un núcleo de acero bajo 5 mm de uretano duro y gomoso. Las cabezas redondas ruedan de un banco, así que déjalas en el suelo; en la mano giran con más libertad que un hexágono.</p><p>El mango de 30 mm va bien a manos pequeñas y series largas. Los pasos de cuatro kilos acortan el estante.</p>',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Los pesos de la antigua escala de medio pud, rotulados en libras.',
    description:
      '<p>18, 26, 35, 44 y 53 lb son de 8 a 24 kg de cuatro en cuatro. Las piezas son las de la gama en kilos con otra placa en el molde, así que mangos y ventanas son iguales.</p><p>Todas las bandas son naranjas. Lee el número: en las grandes mide 40 mm de alto.</p>',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Las kettlebells entre las kettlebells.',
    description:
      '<p>Cuatro kilos son un tercio más en 12 y un sexto en 24. Estas llenan los huecos: gris claro con banda blanca, para que se vean en una fila de oscuras.</p><p>Casi todos compran dos, las usan medio año y las pasan a otros.</p>',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Press, swing y sentadilla para el primer año.',
    description:
      '<p>Una de cada, de 8, 12 y 16 kg, con bandas de su color. Llegan en dos cajas por paquetería normal, porque ninguna pasa de 24 kg.</p><p>Un nueve por ciento más baratas que sueltas.</p>',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Fundida para dos manos y una distancia corta.',
    description:
      '<p>El mango mide 39 mm y la ventana 75 mm de alto en la de 124 lb. Dos manos caben juntas; una cabe y se arrepiente.</p><p>Aceitada en oscuro en la fundición. En una pieza de este tamaño una grieta se oye antes de verse, así que golpeamos cada una con un martillo y escuchamos.</p>',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Para suelos que son de otra persona.',
    description:
      '<p>8 mm de goma cubren la bola en dos tercios y la base entera. Al dejarla sobre una baldosa suena como un libro.</p><p>El mango queda sin goma, pintado de gris y lijado en la junta. Una banda indica el peso a quien deja el número mirando a la pared.</p>',
  },
  'pellam-light-dumbbells': {
    lead: 'Para calentar, para hombros que vuelven, para clases con música.',
    description:
      '<p>Una capa blanda sobre un pequeño hexágono de hierro, cada peso en su color. El mango mide 28 mm como mucho, y una mano cansada lo agradece.</p><p>Se pueden mojar. No se pueden lanzar, aunque lo parezca.</p>',
  },
  'quillon-block-dumbbell': {
    lead: 'Siete placas por lado cuelgan de una jaula y un pasador dice cuántas vienen.',
    description:
      '<p>Mete el pasador en una ranura, levanta, y el resto se queda de pie en su bandeja. Cambiar lleva tres segundos y no hay que girar nada.</p><p>Las placas son de acero de parte a parte. No hay muelle, engranaje ni plástico que envejezca; a los diez años el pasador está gastado y cuesta lo que un café.</p>',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Para quien llevaba un año con la pequeña en la última ranura.',
    description:
      '<p>Placas más anchas, de 176 por 165 mm, y dos más por cada lado. La jaula es azul, para que nadie se equivoque en un garaje oscuro.</p><p>Con 36 kg sigue siendo más corta que una mancuerna redonda de ese peso y se apoya plana sobre su base entre series.</p>',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'La mancuerna de discos con menos discos.',
    description:
      '<p>De 4 a 16 kg, con la misma rosca y las mismas tuercas de estrella. Zinc brillante en vez de negro y una tuerca que se distingue de un vistazo de la del modelo grande.</p><p>Le sirven los discos de la mancuerna de 24 kg, así que puede crecer.</p>',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Barras de mancuerna cargables con el agarre de nuestra mejor barra.',
    description:
      '<p>El eje entre los topes es de acero inoxidable con el moleteado de la barra de powerlifting: 140 mm, suficiente para una mano ancha con guante. Las mangas giran sobre bronce y admiten tres discos pequeños y un cierre.</p><p>Alargamos el mango 10 mm tras varias cartas de gente con palmas grandes.</p>',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Un juvenil sostiene la misma forma que un campeón.',
    description:
      '<p>Casi todo es aire: la pared mide 4 mm en la de 8 kg. La bola está equilibrada en torno a su centro, así que se apoya en el antebrazo donde lo harán las pesadas.</p><p>Rosa y azul, como mandan las federaciones.</p>',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Una tarima, de la primera clase hasta el maestro.',
    description:
      '<p>Cinco kettlebells de un tamaño en cinco colores, pesadas juntas y a menos de 100 gramos de 120 kg en total.</p><p>Viajan de pie en una caja que se convierte en su estante.</p>',
  },
  'ironwright-training-kettlebell': {
    lead: 'Medidas deportivas para quien entrena en casa y no necesita el color.',
    description:
      '<p>Los mismos 210 mm y 33 mm que en la tarima, en negro con un número del color del peso. La tolerancia es de 150 gramos, el triple que en la de campeonato, y se nota en el precio.</p><p>La ventana mide 186 mm de ancho: dos manos, ningún nudillo.</p>',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Trece kettlebells para un piso con un solo armario.',
    description:
      '<p>La hermana negra del modelo de 32 kg, con una varilla más corta y discos más ligeros. Con 8 kg la carcasa está vacía; con 20 está llena.</p><p>Un cuarto de pulgada de fieltro entre los discos hace que no hable.</p>',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Para salas donde ya se probó el negro.',
    description:
      '<p>Nuestra kettlebell fundida de 16 kg bajo dos capas de polvo del color que digas. El mango se enmascara y queda desnudo, porque pintura y sudor no son amigos.</p><p>En la parte de atrás, una plantilla admite una palabra.</p>',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Para gimnasios que compran una caja de cierres y la esconden.',
    description:
      '<p>Mordazas, pinzas, palancas, muelles y tornillos, con el precio del par y los pares que tenemos. Lleva dos de cada a una clase y por la noche sabrás cuáles vuelven.</p><p>Los cierres de competición pesan 2,5 kg cada uno, así que cuéntalos en lo que hay en la barra.</p>',
  },
}
