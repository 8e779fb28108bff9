import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Gíralo y tiene otra altura.',
    description:
      '<p>Contrachapado de abedul de 18 mm, uniones de puzle y un refuerzo por dentro. Llega plano y con tornillos: treinta minutos y un destornillador.</p>',
  },
  'larchwell-junior-box': {
    lead: 'Tres alturas más bajas, para piernas más cortas y primeros saltos.',
    description:
      '<p>305, 406 o 508 mm, según lo gires. Los cantos tienen un radio de 3 mm, porque quien empieza choca más con ellos.</p><p>Un niño puede llevarlo; un entrenador se lo pone bajo el brazo.</p>',
  },
  'larchwell-stained-box': {
    lead: 'El mismo cajón, para salas donde el abedul parece una caja de embalaje.',
    description:
      '<p>Teñido casi de negro y sellado con una laca mate en la que las zapatillas dejan menos marcas que en la madera sin tratar. Se entrega encolado, no plano: al tinte no le gustan los destornilladores.</p>',
  },
  'larchwell-step-box': {
    lead: 'Para subidas y para quien aún no está listo para saltar.',
    description: '<p>Una sola altura, y ancha: caben dos pies y una duda. Tiras de goma por debajo.</p>',
  },
  'ironwright-foam-box': {
    lead: 'Las espinillas perdonan la espuma. El contrachapado, no.',
    description:
      '<p>Un núcleo de espuma densa bajo vinilo con esquinas dobles. Con 16,5 kg se queda donde caes y una persona aún puede girarlo.</p>',
  },
  'ironwright-small-foam-box': {
    lead: 'Espuma para los primeros 406 mm.',
    description:
      '<p>Cortado del mismo bloque que el grande y forrado de gris, para que una clase distinga de lejos cuál es cuál. Correas en los dos extremos y una cremallera debajo para el día en que se cambie el núcleo.</p>',
  },
  'ironwright-foam-block': {
    lead: 'El del medio, suelto.',
    description:
      '<p>Una zona de caída tan grande como un felpudo para cuatro. Ponlo bajo una pila de espuma para llegar a 1200 mm, o delante de una tarima como cajón para sentadillas.</p>',
  },
  'ironwright-foam-stack': {
    lead: 'Cualquier altura, del bordillo a la encimera.',
    description:
      '<p>Bloques de 150, 300 y 450 mm que se sujetan con correas. Apila los tres para llegar a 900 mm o presta uno a los principiantes.</p>',
  },
  'ironwright-steel-box': {
    lead: 'Tiene los cantos vivos y ninguna opinión.',
    description:
      '<p>Las patas de tubo de 32 mm se abren hacia fuera: cuanto más alto el cajón, más ancho se apoya. La tapa es chapa de 4 mm con 8 mm de goma, y los cajones encajan unos en otros hasta el travesaño.</p>',
  },
  'ironwright-steel-step': {
    lead: 'La altura de un escalón, para gemelos y tirones en déficit.',
    description:
      '<p>Súbete para tirar desde 203 mm más abajo, o deja colgar los talones por el borde. La goma cubre toda la tapa y las patas.</p>',
  },
  'larchwell-jerk-blocks': {
    lead: 'La barra espera a la altura desde la que quieres levantarla.',
    description:
      '<p>Marcos de fresno que encajan unos en otros y soportan 300 kg caídos desde los hombros. Cada parte pesa menos de 20 kg.</p>',
  },
  'ironwright-medicine-ball': {
    lead: 'Ocho paneles, doble costura y lo bastante blando para atraparlo cien veces.',
    description:
      '<p>El mismo tamaño en todos los pesos, así que se recibe siempre igual. La costura es doble y oculta, el relleno es trapo y lastre, y la forma dura más o menos lo que tu entusiasmo.</p><p>La banda naranja es un panel más, no pintura: muestra cómo gira el balón y no se borra contra una pared de ladrillo.</p>',
  },
  'pellam-wall-ball': {
    lead: 'Diez paneles estrechos en vez de ocho anchos: más redondo y más difícil de deformar.',
    description:
      '<p>Un wall ball se vuelve un huevo porque su relleno se hunde. Aquí el núcleo cuelga de una red cosida a todas las costuras, así que se queda en el centro.</p><p>La funda es mate y un poco pegajosa. Agarra con las manos mojadas y no brilla bajo una lámpara.</p>',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'El que había en todos los gimnasios de colegio, cosido por gente que aún sabe hacerlo.',
    description:
      '<p>Piel de vaca plena flor, curtida con corteza, cortada en doce gajos y cerrada con cordón en un polo. Más pequeño que un wall ball y pensado para pases, no para una diana a tres metros de altura.</p><p>Se oscurece donde están las manos. Dale bálsamo para cuero dos veces al año y durará más que la cuerda junto a la que cuelga.</p>',
  },
  'pellam-rubber-ball': {
    lead: 'Una carcasa hueca con aire: lánzalo contra una pared y vuelve.',
    description:
      '<p>Pases con giro, pases de pecho, trabajo contra la pared. La carcasa es de 14 mm de caucho natural con dibujo de nervios, y en la válvula entra una aguja corriente.</p><p>La presión viene a 0,35 bar. Con menos se vuelve vago; con más, un peligro para las lámparas.</p>',
  },
  'pellam-slam-ball': {
    lead: 'Tíralo al suelo. Ahí se queda.',
    description:
      '<p>Una carcasa gruesa de goma blanda alrededor de arena. Se aplana al caer, así que ni bota ni se va rodando.</p><p>El dibujo corre en dos direcciones y acaba antes de las letras, donde la carcasa es más gruesa.</p>',
  },
  'ironwright-slam-ball': {
    lead: 'Perdigones de acero en vez de arena: el mismo peso en un balón que sujetan dos manos pequeñas.',
    description:
      '<p>La arena llena un balón; los perdigones, solo un tercio. El resto es aire y una carcasa que se hunde al caer y se lleva el ruido.</p><p>La costura está vulcanizada y queda bajo el dibujo. Después de eso ya no hay nada que se pueda abrir.</p>',
  },
  'pellam-stone-ball': {
    lead: 'Una piedra para suelos que no están hechos para piedras.',
    description:
      '<p>Levántalo, pásalo por encima de una barra, suéltalo sobre goma. Cede donde una piedra se desportillaría.</p><p>La carcasa es lisa, como una piedra, y la resina le agarra tan mal como bien le agarra al hormigón. Usa magnesio.</p>',
  },
  'brackwater-shouldering-ball': {
    lead: 'Tan grande que los brazos no la rodean, tan blanda que descansa en la clavícula.',
    description:
      '<p>Una carcasa de 9 mm que se hunde bajo su propio peso. Nunca queda dos veces igual, así que el primer tirón siempre es nuevo.</p><p>Hecho para ir del suelo al hombro y para cargarlo lejos. No es para lanzar: pierde el suelo.</p>',
  },
  'ironwright-sandbag': {
    lead: 'Un saco sin nada a lo que agarrarse.',
    description:
      '<p>Una funda de nailon de 1000 denier con un segundo saco dentro y dos cierres. Se envía vacío; la arena es más barata donde vives.</p><p>El número impreso es lo que pesa lleno de arena de juego seca y aplanado a golpes. La arena húmeda pesa una décima parte más y al mes huele.</p>',
  },
  'brackwater-contest-sandbag': {
    lead: 'Achaparrado, ancho y terco, como lo piden los organizadores.',
    description:
      '<p>A los organizadores les gusta un saco que parece pequeño desde la grada y no lo es. Este mide 440 mm de ancho y 560 de alto, y carga más de lo que casi cualquier coche quiere en el maletero.</p><p>La piel es Cordura de 1680 denier con el dorso de goma. La grava afilada no la atraviesa, y tus uñas tampoco.</p><p>Viene con un embudo y una pala, porque el primer llenado lleva una tarde.</p>',
  },
  'brackwater-carry-bag': {
    lead: 'El saco de arena para quien quiere volver mañana.',
    description:
      '<p>Cuatro asas de cinta de 45 mm dan la vuelta entera al saco y van cosidas entre los agarres, así que un asa no puede arrancarse sola de la funda.</p><p>Llévalo como una maleta, balancéalo, empújalo por encima de la cabeza, arrástralo. Con 80 lb está lleno; con 40 es razonable para quien empieza.</p>',
  },
  'brackwater-throwing-bag': {
    lead: 'Por encima de la barra, detrás de ti, y a por el siguiente.',
    description:
      '<p>Un lanzamiento de altura pide un saco que salga de las dos manos en el mismo momento. Aquí los agarres están planos hasta que tiras y son lo bastante rígidos para soltarlos.</p><p>Lo llenamos y pesamos nosotros, con cien gramos de margen. Rojo, para que el juez lo vea contra el cielo.</p>',
  },
  'fenmoor-power-bag': {
    lead: 'Un tronco blando con agarres donde puedas quererlos.',
    description:
      '<p>Lona encerada alrededor de un núcleo sellado. Dos agarres corren por arriba, hay uno en cada extremo y las cinchas sirven de otros dos cuando el saco está boca arriba.</p><p>El núcleo es granulado, no arena, así que ni se sale ni se congela en un garaje sin calefacción.</p>',
  },
  'pellam-power-bag': {
    lead: 'El que vive fuera.',
    description:
      '<p>Poliéster recubierto, soldado donde otros cosen. Déjalo en el campo: la lluvia se queda fuera y el color, dentro.</p><p>Más largo y más grueso que un saco de interior, para que descanse sobre los hombros sin tocar el cuello.</p>',
  },
  'ironwright-push-sled': {
    lead: 'No va más rápido si gritas.',
    description:
      '<p>Dos postes para empujar, una barra baja para empujar más fuerte, un poste para discos en el centro y una argolla para una correa. Los patines son de acero de 10 mm y se pueden cambiar.</p><p>Sobre césped artificial pide discos; sobre asfalto no pide nada. Los postes llevan goma donde van las manos y acero visto donde no deben ir.</p>',
  },
  'brackwater-long-sled': {
    lead: 'Un patín largo no se clava cuando la carga es mayor que la persona.',
    description:
      '<p>Un quinto más largo que un trineo corriente y 50 mm más ancho. Con 300 kg en el poste sigue nivelado cuando empujas desde abajo; los más cortos cabecean.</p><p>El marco va soldado todo alrededor y los patines son pletina que se compra en cualquier almacén de acero. El plano está en el trineo.</p>',
  },
  'ironwright-compact-sled': {
    lead: 'Los postes se sacan y el resto cabe plano detrás de los asientos.',
    description:
      '<p>Para la entrada de casa, no para un estadio. Gira en su propio largo y con 120 kg es todo lo que casi cualquier pierna quiere sobre hormigón.</p><p>Los postes van en casquillos sin tornillos. Aguantan porque te apoyas en ellos y salen porque en el coche no se apoya nadie.</p>',
  },
  'ironwright-drag-sled': {
    lead: 'Una bandeja que te sigue a todas partes.',
    description:
      '<p>Doblado a partir de una sola chapa, así que no hay soldadura en el suelo que se desgaste. El frontal sube lo suficiente para trepar el borde de una losa.</p><p>Engancha una correa o una cuerda en la argolla. Camina hacia atrás si te lo piden las rodillas.</p>',
  },
  'brackwater-pan-sled': {
    lead: 'Lo bastante ancho para un barril tumbado o una piedra que ya no puede más.',
    description:
      '<p>Un medley de arrastre necesita un trineo que lleve cosas sin agujero. La bandeja mide 500 mm de ancho y su borde trasero se levanta para que nada ruede fuera.</p><p>El poste se desenrosca. Sin él tienes una bandeja limpia para piedras; con él, una para discos.</p>',
  },
  'aerwyn-air-rower': {
    lead: 'Tira más fuerte y tirará más fuerte. No hay otro ajuste que importe.',
    description:
      '<p>Un volante de acero de 510 mm gira detrás de una compuerta con diez posiciones. La cadena está niquelada y no corre en baño de aceite: diez gotas cada cincuenta horas es todo lo que pide.</p><p>El monitor cuenta paladas, vatios y el parcial de 500 m, y los guarda en una tarjeta. Habla los protocolos de radio habituales y ninguno propio.</p><p>El carril se quita sin herramientas y las dos mitades se guardan de pie en un armario.</p>',
  },
  'aerwyn-high-rower': {
    lead: 'La misma palada, sin tener que sentarse antes en el suelo.',
    description:
      '<p>El carril está 140 mm más alto de lo normal, más o menos donde una silla de comedor. Lo notan las rodillas operadas y también quien rema entre series.</p><p>Las patas son más largas y la trasera es más ancha, así que se queda tan quieto como el bajo. El acabado gris azulado disimula peor el magnesio; límpialo.</p>',
  },
  'ironwright-short-rower': {
    lead: 'Casi todos los remos son largos por culpa de unos pocos altos. Este no.',
    description:
      '<p>Ahorra 340 mm de suelo. Si tu tiro interior mide menos de 840 mm, nunca llegarás al final del carril.</p><p>El volante, la cadena y el monitor son los del largo. El precio no, porque el acero cuesta dinero.</p>',
  },
  'aerwyn-air-bike': {
    lead: 'Un ventilador grande, dos pedales, dos palancas y ninguna forma de dejarse llevar.',
    description:
      '<p>Correa en vez de cadena: más silenciosa y nada que engrasar. Los rodamientos son sellados y las bielas, de tres piezas, así que cualquier taller de bicicletas puede cambiarlas.</p><p>Los apoyos de delante del ventilador son para trabajar solo los brazos. El sillín admite una abrazadera estándar, por si tienes opiniones sobre sillines.</p>',
  },
  'aerwyn-studio-bike': {
    lead: 'Un ventilador más pequeño arranca antes y toca techo antes, justo lo que quiere una clase.',
    description:
      '<p>Los primeros diez vatios son los difíciles en un ventilador grande. Quítale 80 mm y la gente pequeña arranca sin ponerse de pie.</p><p>Marco gris plata, buje verde azulado oscuro. Las patas se nivelan a mano y, con dos ruedas delante, la mueve una persona.</p>',
  },
  'ironwright-speed-rope': {
    lead: 'Pesa menos que el teléfono que sueltas para cogerla.',
    description:
      '<p>Mangos finos moldeados y un cable de acero recubierto de 3,05 m. Córtalo a tu medida con los alicates que ya tienes.</p><p>Cada mango lleva dos rodamientos en línea, así que el cable sale recto y no roza en la virola. En la bolsa hay un cable de repuesto.</p>',
  },
  'fenmoor-leather-rope': {
    lead: 'Lenta, regular y lo bastante sonora para marcar el ritmo.',
    description:
      '<p>Un cordón redondo cortado de una sola piel, sin uniones. Pesa lo suficiente para dar la vuelta completa, así que oyes cuándo te adelantas.</p><p>Los mangos son de haya torneada con rodamiento de bolas. El cuero toma aceite y pierde rigidez; a la semana cuelga recto.</p>',
  },
  'pellam-heavy-rope': {
    lead: 'Sientes dónde está en todo momento, sobre todo en los antebrazos.',
    description:
      '<p>Once milímetros de PVC macizo pesan lo suficiente para trabajar los hombros y enseñar el giro. Los saltos dobles son posibles y mala idea.</p><p>Para aprender, una comba pesada es la más fácil. Para tres minutos, no.</p>',
  },
  'osktide-freestyle-rope': {
    lead: 'Mangos largos para brazos que se cruzan.',
    description:
      '<p>Un mango de 180 mm mantiene la comba abierta cuando tienes las muñecas detrás de las rodillas. El cordón es lo bastante blando para darte y que lo perdones.</p><p>Sin rodamiento: el cordón gira en un casquillo, y así conserva su plano en un cruce o al soltarla.</p>',
  },
  'pellam-battle-rope': {
    lead: 'Quince metros sin poder hablar.',
    description:
      '<p>Cuerda de poliéster de tres cabos, con agarres termorretráctiles. Pásala por cualquier poste; la funda del centro se lleva el desgaste.</p><p>Doblada por la mitad, tienes dos extremos de 7,5 m. Es el largo en el que una onda aún llega al poste.</p>',
  },
  'pellam-battle-rope-50': {
    lead: 'Doce milímetros más y casi el doble de peso.',
    description:
      '<p>Una cuerda de este tamaño es un ejercicio de agarre antes que nada. Unas manos de menos de 180 mm no la rodean, y de eso se trata.</p><p>La correa de anclaje de la caja está calculada para el tirón, que con esta masa ya no es pequeño.</p>',
  },
  'ironwright-battle-rope': {
    lead: 'Nueve metros caben en un garaje con el coche fuera.',
    description:
      '<p>Más corta y más fina, así que las ondas son más rápidas y más pequeñas. Dos personas que comparten pared también notarán la diferencia.</p><p>Fibra azul marino, agarres naranjas y, debajo, un remate de cordel alquitranado que está ahí porque funciona.</p>',
  },
  'osktide-climbing-rope': {
    lead: 'Manila, porque manos y espinillas la prefieren al plástico.',
    description:
      '<p>Fibra natural con un poco de aceite: suelta pelusa durante un mes y después agarra como ninguna otra cosa. El ojal de arriba va empalmado alrededor de un guardacabos de acero y rematado con cordel.</p><p>Cuélgala de una viga, no de una barra de dominadas. El extremo de abajo también va rematado y no lleva nudo, porque en un nudo los pies se vuelven vagos.</p>',
  },
  'brackwater-pulling-rope': {
    lead: 'Siéntate, afianza los pies y tráete el camión.',
    description:
      '<p>Gruesa, clara y algo peluda, para que las manos mojadas no resbalen. Se estira un tres por ciento bajo carga, y eso le quita el tirón al arranque.</p><p>Un extremo tiene un ojal empalmado para un grillete; el otro va encintado. Compra guantes, o decide que no.</p>',
  },
}
