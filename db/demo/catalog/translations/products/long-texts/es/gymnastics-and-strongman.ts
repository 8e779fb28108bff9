import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Dos anillas, dos correas y todos los músculos que habías olvidado.',
    description:
      '<p>Haya en láminas, lijada y sin barniz para que agarre el magnesio. Las correas miden 38 mm de ancho y llevan un número cada 100 mm: los dos lados a nivel al primer intento.</p><p>Elige 28 mm si tienes las manos pequeñas o el agarre falso es nuevo para ti; 32 mm si quieres lo que se usa en competición.</p>',
  },
  'larchwell-walnut-rings': {
    lead: 'Para un salón con una viga.',
    description:
      '<p>El nogal es algo más blando que el haya y mucho más oscuro. Agarra igual de bien el magnesio y lo enseña más, y hay quien lo llama carácter.</p><p>Cada par sale de la misma tabla, para que las dos vayan a juego. Las correas son verde cáñamo, con los números tejidos.</p>',
  },
  'osktide-steel-rings': {
    lead: 'Déjalas en el árbol.',
    description:
      '<p>La lluvia raja la madera. Al tubo doblado con una capa rugosa le da igual, y la costura va lijada a ras en el lado que tu mano no toca.</p><p>El acero está frío en noviembre y caliente en julio; entre una cosa y otra, es la anilla que nunca hay que cambiar.</p>',
  },
  'osktide-polymer-rings': {
    lead: 'El par que va en el equipaje de mano.',
    description:
      '<p>Huecas, con fibra de vidrio y un tercio más ligeras que la madera. La superficie sale rugosa del molde, para que el magnesio tenga dónde quedarse.</p><p>Correas verde azulado, porque las negras desaparecen en una bolsa. Enrolladas son del tamaño de un puño.</p>',
  },
  'osktide-small-rings': {
    lead: 'Mismas reglas, manos más pequeñas.',
    description:
      '<p>Para alguien de siete años, una anilla de adulto es un aro. Con 25 mm los dedos se tocan y con 140 mm el codo no se cuela.</p><p>Las correas llevan un tope cosido a los dos metros, para que nadie las cuelgue más altas por error.</p>',
  },
  'larchwell-parallettes': {
    lead: 'Unas paralelas pequeñas para un trozo pequeño de suelo.',
    description:
      '<p>Barras de haya sobre pies de abedul, con goma debajo. No vuelcan hasta que haces algo que no deberías.</p><p>La barra va con clavijas y no con tornillos: nada de metal cerca de la muñeca y nada que se afloje.</p>',
  },
  'larchwell-push-up-bars': {
    lead: 'Muñecas rectas y un palmo más de recorrido.',
    description:
      '<p>Barras cortas de fresno teñido, lo bastante bajas para un cajón. Buenas para muñecas a las que no les gusta el suelo y para hacer el pino contra la pared.</p><p>Cada una pesa poco más que un diccionario y se apoya en cuatro tacos de goma que no dejan marca en el parqué.</p>',
  },
  'osktide-steel-parallettes': {
    lead: 'Ninguna unión entre la barra y el suelo.',
    description:
      '<p>Un tubo forma la barra y las patas, y dos tubos cruzados forman los pies. Hay cuatro soldaduras y ninguna está donde va una mano.</p><p>38 mm es lo que mide una paralela del deporte por su lado más pequeño. La capa es lo bastante fina para series largas.</p>',
  },
  'osktide-dip-bars': {
    lead: 'Dos vallas, tan separadas como tus hombros hoy.',
    description:
      '<p>No van unidas, así que el ancho lo pones tú: 450 mm para fondos, más para remos por debajo, una detrás de otra para caminar en L.</p><p>Unos pies de medio metro las mantienen derechas cuando te balanceas. Encajan una en otra y caben detrás de una puerta.</p>',
  },
  'ironwright-ab-wheel': {
    lead: 'Sale rodando sola. La vuelta es cosa tuya.',
    description:
      '<p>Una llanta maciza con nueve surcos sobre un eje de acero de 12 mm. Los bujes giran sobre casquillos de bronce, que duran más que unos rodamientos que nadie engrasa.</p><p>Aguanta 180 kg, así que la excusa de siempre no vale.</p>',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Una rueda para aprender, porque no tiene ganas de volcar.',
    description:
      '<p>La banda es tan ancha como larga es una mano. Mantiene la línea cuando un brazo es más fuerte, y siempre hay uno más fuerte.</p><p>Más adelante, ponla de canto y rueda en curva; por eso el hombro de la llanta es redondo.</p>',
  },
  'ironwright-sit-up-mat': {
    lead: 'Rellena el hueco bajo la espalda y da al abdomen un punto de partida.',
    description:
      '<p>Una cuña de espuma curva bajo una funda granulada. Deja que el tronco se abra más allá del plano, donde una abdominal en el suelo ya ha terminado.</p><p>Una sola pieza, sin costura encima, limpia en cuatro segundos.</p>',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Hecha para una espalda más larga que la cuña de siempre.',
    description:
      '<p>Ochenta milímetros más larga y quince más alta. El coxis descansa en la espuma y no al lado, como te confirmará tu compañero de la piel en carne viva.</p><p>Densa por debajo y blanda en los 20 mm de arriba. Dos capas, unidas en caliente.</p>',
  },
  'ironwright-log': {
    lead: 'El tronco para aprender: lo bastante ancho para serlo, lo bastante pesado para fallar.',
    description:
      '<p>Un tambor curvado de 4 mm con dos agarres neutros a 600 mm. Las aberturas lo atraviesan de arriba abajo, así que las muñecas pueden echarse atrás cuando el tronco rueda pecho arriba.</p><p>Las mangas son las de una barra y admiten 405 mm de discos. Los extremos del tambor van cerrados: los perdigones y la arena se quedan fuera.</p>',
  },
  'ironwright-short-log': {
    lead: 'Agarres a medio metro, para quien con cualquier otro tronco acaba empujando demasiado ancho.',
    description:
      '<p>El ancho de agarre lo decide quien hace el tronco, y eso es injusto con quien mide menos de 1,70 m. Este vuelve a poner las manos encima de los codos.</p><p>El tambor pequeño queda más cerca del cuello. Pregunta a tus compañeros si así es más fácil, después de que lo prueben.</p>',
  },
  'brackwater-contest-log': {
    lead: 'El tamaño en el que la cabeza tiene que apartarse.',
    description:
      '<p>Con 320 mm, el tronco ya no rueda pecho arriba: lo escala. Las aberturas miden 170 mm de ancho, así que caben manos cubiertas de magnesio.</p><p>El número del tambor es el peso de este mismo tronco, estampado después de pintarlo y pesarlo.</p><p>Se hacen de ocho en ocho. Los nuestros son rojos porque eso es lo que había en la pistola.</p>',
  },
  'northlode-heavy-log': {
    lead: 'Empieza donde otros acaban.',
    description:
      '<p>Hay gente para la que un tronco vacío de ochenta y cuatro kilos es calentamiento. Conocimos a tres y después hicimos este.</p><p>Unos tabiques interiores mantienen el tambor redondo cuando cae desde encima de la cabeza sobre neumáticos, que es como va a caer.</p>',
  },
  'northlode-atlas-stone': {
    lead: 'Redonda, gris y de mal humor.',
    description:
      '<p>Hormigón colado con fibra, lijado hasta que deja de llevarse la piel. Por favor, no la sueltes sobre nada que tengas alquilado.</p><p>Medio molde deja una costura, y esa costura va lijada. Lo que notas bajo las manos es arena y cemento, y por eso funciona la resina.</p>',
  },
  'northlode-light-stone': {
    lead: 'Lo bastante pequeña para abrazarla, lo bastante pesada para que valga la pena.',
    description:
      '<p>La técnica con una piedra es toda regazo y cadera, y se aprende con una que puedas subirte al regazo treinta veces en una hora.</p><p>Una mezcla más clara con grano de mármol. Se desportilla menos contra el borde de una tarima de madera, y verás todas las huellas de resina.</p>',
  },
  'northlode-heavy-stone': {
    lead: 'No es una piedra para principiantes. Ella misma te lo dirá.',
    description:
      '<p>La misma arena, la misma fibra, setenta milímetros más. Los brazos tienen que rodear una circunferencia de casi metro y medio.</p><p>El camión trae plataforma elevadora y el conductor la deja en la acera. A partir de ahí te toca moverla a ti, que al fin y al cabo para eso es.</p>',
  },
  'brackwater-keg': {
    lead: 'Agua, arena o las dos cosas: nada se mueve dentro de algo igual que esto.',
    description:
      '<p>Barriles nuevos, no robados de una cervecera. La caña está fuera y el cuello lleva un tapón de rosca con junta: lo llenas con un embudo y se queda lleno.</p><p>Medio lleno de agua es lo peor: espera a que te decidas y entonces se va al otro lado.</p>',
  },
  'brackwater-slim-keg': {
    lead: 'Lo bastante estrecho para dos manos en el borde y un buen impulso.',
    description:
      '<p>Lanzar barriles pide un barril pequeño que caiga cien veces. La pared es la misma que en los grandes, así que con este tamaño apenas se abolla.</p><p>Marca los pesos con cinta; el acero la acepta y también la devuelve.</p>',
  },
  'brackwater-tire': {
    lead: 'De canto redondo, para meter los dedos, y sin los alambres que les salen a los usados.',
    description:
      '<p>Fundido para levantarlo y nunca montado en un camión. No lleva cinturón de acero dentro, así que nada asoma, y no huele a carretera.</p><p>Los tacos sobresalen 25 mm de la banda. Son el agarre, la razón para estirar los brazos y el ruido.</p>',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Un brazo, un mango que tu mano no abarca y un público.',
    description:
      '<p>Las cabezas son huecas y admiten perdigones de acero por un tapón, en pasos tan pequeños como tu pala. Llena las dos igual, o no, y aprende algo.</p><p>El mango es óxido negro sin más y sin moleteado: el reglamento lo pide liso, y también la muñeca que tiene que girar en él.</p>',
  },
  'ironwright-loop-bands': {
    lead: 'Ayuda al subir o problemas al bajar.',
    description:
      '<p>Látex en capas finas, unidas alrededor de un molde, así que un corte se queda en un corte. La tracción está medida al doble de largo.</p><p>Los colores siguen el ancho y no el humor: amarillo, rojo, azul y verde, como en casi todas las paredes de casi todos los gimnasios.</p>',
  },
  'ironwright-wide-band': {
    lead: 'Para sentadillas contra bandas y para quien pesa 130 kg y quiere su primera dominada.',
    description:
      '<p>Una bajo cada pie del rack añade unos sesenta kilos arriba y casi nada abajo del todo. Comprueba los pivotes antes que la barra.</p><p>Negra, porque el código de colores acaba en el verde.</p>',
  },
  'osktide-training-band': {
    lead: 'Entre el rojo y el azul de siempre, donde vive el front lever.',
    description:
      '<p>Los entrenadores de gimnasia no dejaban de pedir un paso de cuatro kilos. Aquí está, en verde azulado, para que nadie la confunda.</p><p>Pásala por una barra y bajo la cadera: diecinueve kilos menos de ti que sujetar.</p>',
  },
  'osktide-mini-bands': {
    lead: 'Alrededor de las rodillas, antes de la barra.',
    description:
      '<p>Cuatro lazos finos, de insinuación a fastidio. Despiertan la cadera en dos minutos y pesan lo que un plátano.</p><p>El látex fino se enrolla; es una propiedad del látex fino. Si te molesta, compra la banda corta.</p>',
  },
  'osktide-short-band': {
    lead: 'Una minibanda con el grosor de una grande.',
    description:
      '<p>Lo bastante gruesa para quedarse plana en el muslo. Es rígida, no lo disimula y dura más que un cajón de finas.</p><p>También va bien entre las muñecas para los press y alrededor de un pomo para los hombros.</p>',
  },
  'osktide-grid-roller': {
    lead: 'Espuma sobre un tubo, para que en marzo no esté blando por el centro.',
    description:
      '<p>Un tubo duro te aguanta y 20 mm de espuma con bloques en relieve hacen el resto. Los surcos dan a la piel un sitio al que ir.</p><p>En el hueco caben un par de vendas y la bola pequeña. Soporta 200 kg o a dos personas que discuten.</p>',
  },
  'osktide-long-roller': {
    lead: 'Lo bastante largo para tumbarse de la cabeza al coxis.',
    description:
      '<p>Polipropileno expandido macizo, el material de los parachoques. Vuelve a ser redondo tras una noche bajo un árbol de discos; nosotros lo dejamos ocho.</p><p>Liso, porque una espalda de este largo ya tiene bastantes bultos propios.</p>',
  },
  'osktide-travel-roller': {
    lead: 'Tan largo como ancho es un gemelo, y con eso basta.',
    description:
      '<p>Cien milímetros de diámetro llegan más hondo que el grande, lo pidas o no. Enrolla unos calcetines dentro y no ocupa nada.</p><p>Los bloques son del mismo molde, cortado más corto.</p>',
  },
  'osktide-massage-ball': {
    lead: 'La bola para el punto al que el rodillo no llega.',
    description:
      '<p>El tamaño y la dureza de las bolas que se usan en el lacrosse, en un naranja que se encuentra debajo de un banco.</p><p>Entre el omóplato y la pared, bajo un pie, en una cadera. Aguanta noventa segundos; mejora o lo dejas.</p>',
  },
  'osktide-massage-peanut': {
    lead: 'Una a cada lado de la columna, a la que no molesta.',
    description:
      '<p>Dos bolas moldeadas juntas con una cintura en medio. La cintura es lo importante: las vértebras pasan por encima sin que nada las toque.</p><p>Empieza en la pared, de pie. El suelo viene después; el techo, nunca.</p>',
  },
  'osktide-training-mat': {
    lead: 'Diez milímetros entre una rodilla y el hormigón.',
    description:
      '<p>Espuma de goma de célula cerrada que no absorbe el sudor. Se queda plana enseguida, incluso en invierno, porque la memoria del rollo está en las correas y no en la esterilla.</p><p>Lleva dos correas naranjas. Las usarás para estirar y después las buscarás.</p>',
  },
  'osktide-stretching-mat': {
    lead: 'Fina, para que el equilibrio sea tuyo y no de la esterilla.',
    description:
      '<p>Una lámina más larga y más ancha para quien se sale por los extremos de las normales. La cara de arriba es de poro abierto y agarra mejor cuanto más sudas.</p><p>Como es abierta, quiere aire: cuélgala de una barra por la noche. La cara de abajo es acanalada y no se mueve por nadie.</p>',
  },
}
