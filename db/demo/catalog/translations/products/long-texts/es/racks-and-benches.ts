import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'El rack se compra una vez.',
    description:
      '<p>Cuatro postes de tubo de 76 mm con pared de 3 mm, unidos con tornillos de 25 mm. Agujeros en las cuatro caras, numerados cada diez: un accesorio va donde tú quieres y el otro lado coincide.</p><p>Viene con J-cups, seguros de pasador y tubo y una barra de dominadas. Atorníllalo o carga la parte trasera; vacío y suelto, se pasea.</p><ul><li>Fondo interior 610 mm</li><li>Ancho interior 1092 mm</li><li>Admite todos los accesorios IW-3 que hacemos</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Los discos sujetan el rack abajo y el rack sujeta los discos arriba.',
    description:
      '<p>Dos postes más detrás del IW-3, con cuatro pares de pivotes para discos entre ellos. Cargado con 200 kg se sostiene sin tornillos.</p><p>Elige el fondo de la parte en la que te colocas: 610 mm o 760 mm.</p>',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Un rack completo para un sótano bajo.',
    description:
      '<p>El mismo acero que el rack alto, cortado a 1830 mm. Pierdes el press por encima de la cabeza dentro y la barra alta; conservas la sentadilla, el press de banca y la lámpara del techo.</p>',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Un paso de fondo, para la pared del radiador.',
    description:
      '<p>Quitamos 150 mm de los laterales y nada del acero. Entre los postes quedan 457 mm, suficiente para una sentadilla que baja recta y para un banco que metes a mano.</p><p>Un rack poco profundo vuelca más fácil que uno profundo. Ánclalo por las cuatro bases o pon 80 kg en una extensión de almacenaje.</p>',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Espacio para salir con la barra y seguir dentro.',
    description:
      '<p>Tan profundo como ancho. Puedes dar dos pasos atrás, fallar y caer sobre correas en vez de sobre un amigo.</p><p>Las correas son de cinta de poliéster de 75 mm, cosidas en tres capas y admiten 900 kg el par; cuelgan de soportes de acero con pasadores de 25 mm y ceden 60 mm en el centro, de modo que la parte más alta sujeta los extremos de la barra.</p>',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Para salas donde seis personas comparten un rack entre las cuatro y las ocho.',
    description:
      '<p>Los postes de 2440 mm ponen la barra de dominadas donde alguien alto cuelga con las rodillas rectas. Dentro tiene 762 mm de fondo; detrás, diez pivotes guardan un juego completo de bumpers por orden de peso.</p><p>Lleva correas en vez de tubos porque las correas son silenciosas y una sala también tiene vecinos. Pintado de rojo, se fabrica en una serie al mes.</p>',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Para suelos de alquiler y suelos con tuberías.',
    description:
      '<p>Los postes van atornillados a dos patines que sobresalen 150 mm por delante y por detrás. Sobre almohadillas de goma y con una barra puesta, no necesita anclajes hasta 300 kg en los J-cups.</p><p>El kipping es la excepción: para eso, un rack va atornillado.</p>',
  },
  'ironwright-iw2-rack': {
    lead: 'Menos acero, menos dinero, la sentadilla entera.',
    description:
      '<p>Tubo de 51 x 76 mm con pared de 2,5 mm y agujeros de 16 mm. Admite 320 kg, más de lo que necesitará la mayoría y menos de lo que algunos quieren: sé sincero y elige.</p><p>De 610 a 1100 mm, los agujeros están cada 25,4 mm, así que los seguros quedan justo por debajo del pecho y no justo por encima.</p>',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Cabe bajo una viga a 1,9 m y pasa por una puerta en partes.',
    description:
      '<p>Todas las piezas miden menos de 1830 mm, así que una persona las baja por una escalera. Blanco, porque los sótanos ya son bastante oscuros.</p><p>La barra de dominadas queda a unos 1600 mm: dobla las rodillas.</p>',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Lo bastante ligero para moverlo, lo bastante largo para que no se mueva solo.',
    description:
      '<p>El IW-2 sobre dos tramos de su propio tubo. No se taladra nada y, el día de la mudanza, dos personas lo llevan a la otra punta de la sala.</p><p>Suelto aguanta 250 kg en los J-cups; con dos anclajes en cada patín, 320 kg.</p>',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Lo que no está en la barra sujeta el resto al suelo.',
    description:
      '<p>Un par de postes de 2290 mm se alza 560 mm detrás del rack y lleva ocho pivotes. Cuelga ahí 160 kg y el frontal se queda abajo aunque dejes la barra sin cuidado.</p><p>Los pivotes miden 230 mm: tres bumpers de 20 kg o cinco discos de hierro.</p>',
  },
  'ironwright-iw1-rack': {
    lead: 'El primer rack, al precio de un mes en el gimnasio de otro.',
    description:
      '<p>Tubo cuadrado de 51 mm, paredes de 2 mm, agujeros de 16 mm. Admite 230 kg y se probó con el doble, una vez.</p><p>Los J-cups y los tubos del IW-2 encajan por delante, porque el agujero es el mismo y la cara igual de ancha. Los travesaños no.</p>',
  },
  'ironwright-iw2-half-rack': {
    lead: 'El rack abierto para una sala a la que le queda una esquina.',
    description:
      '<p>Los postes delanteros están a 540 mm de las puntas de los patines, así que los brazos de seguridad acaban sobre acero y no sobre aire. Seis pivotes detrás guardan lo que no usas.</p><p>Admite 300 kg en los J-cups y 230 kg en los brazos.</p>',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Dos postes que puedes sacar al césped.',
    description:
      '<p>Seis tornillos y vuelve a quedar plano. Aguanta 230 kg si las dos bases están a nivel, y no es para dominadas.</p>',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'El ligero de los dos que se pliegan.',
    description:
      '<p>Los postes estrechos pesan menos en las bisagras, así que las hojas se mueven con una mano. Cuatro pasadores lo fijan abierto y los mismos cuatro lo fijan cerrado.</p><p>Incluye dos tablas de abeto ya taladradas. La pared debe tener montantes o ser de hormigón; el pladur solo no es una pared.</p>',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Dos personas, una pared, 1,9 metros cuadrados.',
    description:
      '<p>Tres postes estrechos se alzan a 760 mm de la pared y se unen a ella a 2190 mm. Los módulos miden 1093 mm por dentro, como nuestros racks, así que sirven las mismas barras y accesorios.</p><p>Una barra de dominadas queda un palmo más baja que la otra. Cada módulo viene con un par de J-cups sencillos.</p>',
  },
  'ironwright-half-rack': {
    lead: 'Abierto por delante: la barra solo puede dar en el suelo.',
    description:
      '<p>Levantas fuera del marco, sobre brazos de seguridad. Los postes traseros llevan discos, y eso lo mantiene todo en su sitio.</p><p>Los cuatro postes se apoyan en patines tan largos como el fondo del rack; los brazos acaban sobre ellos.</p>',
  },
  'ironwright-short-half-rack': {
    lead: 'Un medio rack que cabe bajo el raíl de la puerta del garaje.',
    description:
      '<p>Sin barra de dominadas no hay motivo para ser alto. El marco acaba a 1830 mm, los brazos alcanzan 460 mm y los patines son 150 mm más cortos que los de su hermano mayor.</p><p>Peso muerto delante, press en un banco entre los brazos y sentadilla si mides menos de 1,80 m.</p>',
  },
  'ironwright-hall-half-rack': {
    lead: 'Se coloca al final de una tarima y guarda lo que hay en ella.',
    description:
      '<p>Los brazos de 760 mm recogen una barra que alguien llevó demasiado lejos. En ocho pivotes caben 26 discos bumper, que son una tarima y su vecina.</p><p>Hecho para filas: con 2440 mm de centro a centro, los lados de dos racks dejan un pasillo de 1,1 m.</p>',
  },
  'ironwright-squat-stand': {
    lead: 'Dos postes y una base. Todo lo demás es opcional.',
    description:
      '<p>Una base ancha y un travesaño detrás de los talones lo mantienen firme hasta 300 kg. Admite accesorios IW-3, así que puede crecer.</p>',
  },
  'ironwright-pull-up-stand': {
    lead: 'El soporte de sentadilla, crecido hasta que te puedes colgar.',
    description:
      '<p>Una barra de 32 mm entre las puntas de los postes, a 2300 mm del suelo. Las dominadas estrictas van bien sobre la goma; todo lo que se balancea pide un anclaje en cada patín.</p><p>La barra también une los postes, así que este soporte es más rígido que el bajo.</p>',
  },
  'ironwright-press-stand': {
    lead: 'De la rodilla al hombro, y nada más arriba.',
    description:
      '<p>Cortado a 1270 mm y puesto sobre patines de 1070 mm: un banco entra entre ellos y los brazos de seguridad van delante. También gusta a quien tiene ventanas bajas.</p>',
  },
  'ironwright-yoke': {
    lead: 'Un marco de puerta que te echas a la espalda y te llevas.',
    description:
      '<p>El travesaño se mueve en pasos de 50,8 mm. Cuatro pivotes aguantan 400 kg de discos. Con J-cups es un soporte de sentadilla; del revés, un trineo.</p>',
  },
  'ironwright-folding-rack': {
    lead: 'Una hora abierto y las otras veintitrés plano contra la pared.',
    description:
      '<p>Las bisagras giran sobre bronce y se bloquean con dos pasadores a cada lado. Cuelga de dos tablas de 38 x 184 mm fijadas a cuatro montantes; las tablas y los tirafondos van en la caja, y el plano también.</p>',
  },
  'ironwright-low-folding-rack': {
    lead: 'Se pliega bajo un estante que nadie quería mover.',
    description:
      '<p>Las dos hojas acaban a 1830 mm y no tienen nada entre ellas más que la placa: una persona abre la izquierda, luego la derecha y mete cuatro pasadores.</p><p>Sin la barra de arriba son dos postes en una pared: bien para sentadilla y press de banca, no para colgarse.</p>',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Lo bastante separada para el kipping, lo bastante rígida para que la pared no lo note.',
    description:
      '<p>Dos triángulos de tubo de 51 mm y una barra de 32 mm sobre dos tablas de 38 x 140 mm, que reparten la carga entre cuatro montantes. Sin las tablas, va a hormigón con anclajes de 12 mm.</p>',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Para dominadas estrictas en un pasillo.',
    description:
      '<p>Los brazos más cortos tiran menos de los anclajes de arriba: con 120 kg son 2,4 kN en cada uno, y eso lo aguanta el hormigón viejo. Blanca, como la pared.</p><p>No incluye tablas porque el hormigón no las necesita. Sí cuatro anclajes de 12 mm.</p>',
  },
  'ironwright-rig-one-bay': {
    lead: 'Dos personas hacen sentadillas espalda con espalda y nunca se ven fallar.',
    description:
      '<p>Un módulo que se usa por delante y por detrás: un par de J-cups y una barra de dominadas a cada lado, a 1220 mm. Va anclado por cuatro bases y se sostiene sin pared.</p><p>Se añaden módulos a la derecha o a la izquierda con dos postes y tres travesaños cada uno. Dinos cuántos y lo dibujamos.</p>',
  },
  'ironwright-rig-two-bays': {
    lead: 'Una clase de ocho cabe alrededor, de cuatro en cuatro.',
    description:
      '<p>Seis postes en dos filas, 1830 mm de delante a atrás, así que el centro es una sala aparte: cuelga ahí anillas, o nada.</p><p>Las barras de dominadas están a 2140 mm en un módulo y a 1990 mm en el otro. El nombre va en el módulo que la gente fotografía.</p>',
  },
  'ironwright-wall-rig': {
    lead: 'La pared hace el trabajo de la segunda fila de postes.',
    description:
      '<p>Los postes se apoyan en el suelo y se unen a la pared con tirantes de tubo de 76 mm. Detrás de la barra quedan 1,1 m, suficiente para quien vigila y una botella de agua.</p><p>La pared recibe unos 1,5 kN por tirante cuando alguien se balancea; pregunta a quien la hizo.</p>',
  },
  'ironwright-flat-bench': {
    lead: 'No se mueve. Esa es toda la lista.',
    description:
      '<p>Una viga, dos patas y un acolchado de 75 mm de espuma cerrada que no toca fondo. La pata delantera es estrecha para que tus talones encuentren el suelo; la trasera es ancha para que el banco no se mueva.</p><p>Un asa en un extremo y dos ruedas en el otro. Ponlo de pie en una esquina si necesitas el suelo.</p>',
  },
  'ironwright-wide-bench': {
    lead: 'Cincuenta y seis milímetros más para que se apoyen los omóplatos.',
    description:
      '<p>El banco plano con un acolchado más ancho y un vinilo que agarra como un traje de neopreno. Marco azul, porque había que distinguirlos.</p>',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Cien milímetros de espuma y ningún hoyo en el que hundirse.',
    description:
      '<p>Dos capas: 60 mm a 90 kg/m³ debajo y 30 mm a 55 kg/m³ encima, pegadas a una tabla. El primer centímetro cede y el resto no, así que el arco se queda donde lo pones.</p><p>El marco es 30 mm más bajo para que la parte de arriba siga a 430 mm, la altura del reglamento.</p>',
  },
  'ironwright-short-bench': {
    lead: 'Cabe dentro de un rack con los tubos de seguridad puestos.',
    description:
      '<p>200 mm más corto de lo normal, para que quepa atravesado en un rack compacto y bajo una ventana. Tumbado, alguien de 1,85 m acaba 20 mm antes que el acolchado.</p><p>No lleva ruedas. Se lleva bajo el brazo.</p>',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'El acolchado del campeonato, sin el campeonato.',
    description:
      '<p>La altura y el ancho están en el centro de lo que miden los jueces: de 420 a 450 mm y de 290 a 320 mm. El acolchado es el de nuestro banco de competición, con la misma espuma del mismo bloque.</p><p>Úsalo en tu rack las últimas seis semanas.</p>',
  },
  'larchwell-ash-bench': {
    lead: 'Madera donde suele haber espuma. Más dura, y nunca se rasga.',
    description:
      '<p>Cinco tablas de fresno de 45 mm, redondeadas y aceitadas, sobre un marco de acero. Líjalo y acéitalo cada pocos años y déjaselo a tus hijos.</p>',
  },
  'larchwell-walnut-bench': {
    lead: 'Un mueble que aguanta 350 kg.',
    description:
      '<p>Tablas de nogal europeo, de un solo tronco cada una y numeradas por debajo para que puedas preguntar cuál. Acabado con cera dura; el sudor forma gotas y se limpia.</p><p>Más ancho que el de fresno, porque la gente se sienta en él más de lo que empuja.</p>',
  },
  'ironwright-adjustable-bench': {
    lead: 'Diez ángulos, una palanca y ningún hueco bajo la cadera.',
    description:
      '<p>El asiento avanza cuando sube el respaldo, así que el hueco entre los acolchados sigue en 25 mm. La escalera tiene diez posiciones, de plano a 85 grados, y el asiento, tres.</p>',
  },
  'ironwright-light-incline-bench': {
    lead: 'El banco ajustable para dos mancuernas y una sala pequeña.',
    description:
      '<p>El respaldo es 100 mm más corto y los acolchados 20 mm más estrechos; la escalera es la misma. Con 1,75 m no lo notarás; con 1,95 m lo notará tu cabeza.</p><p>Inclínalo sobre las ruedas por el asiento y guárdalo detrás del sofá.</p>',
  },
  'quillon-ladder-bench': {
    lead: 'El pasador cae en su sitio por su propio peso en todos los ángulos.',
    description:
      '<p>Diez ranuras cortadas con láser en una pasada por las dos placas, así que el puntal nunca se apoya en una sola pata. En el pasador hay 0,2 mm de holgura y en la cabecera no se nota ninguna.</p><p>Vinilo marrón, acero gris. Detrás de la pata trasera hay dos ruedas; delante, un asa bajo la viga.</p>',
  },
  'ironwright-utility-bench': {
    lead: 'Una silla para press. Tiene un ángulo y no pide perdón.',
    description:
      '<p>Marco fijo, sin pasadores, sin traqueteo. Patas muy separadas por detrás y un asa de goma para arrastrarlo.</p>',
  },
  'quillon-press-chair': {
    lead: 'Casi vertical, para quien se echa hacia atrás de todos modos.',
    description:
      '<p>A 82 grados trabajan los hombros y la zona lumbar conserva su forma. El respaldo mide 900 mm y sujeta la cabeza.</p><p>Un marco sin una sola pieza móvil: somos una empresa de mecanismos y sabemos cuándo sobra uno.</p>',
  },
  'vestergrav-competition-bench': {
    lead: 'El puesto de un campeonato de press de banca, con sitio para el ayudante.',
    description:
      '<p>El acolchado, los postes y la placa del ayudante son un solo marco, así que nada se mueve cuando se mueven 300 kg. Los J-cups van forrados de UHMW por todos los lados; los brazos junto al pecho recogen lo que no recoge el ayudante.</p><p>Los postes están a 1080 mm de centro a centro: caben las manos anchas y cualquier barra con 1310 mm entre las mangas.</p>',
  },
  'ironwright-press-bench': {
    lead: 'Un banco de press para la sala donde el rack siempre está ocupado.',
    description:
      '<p>Postes, J-cups y acolchado en un solo marco. No tiene brazos de seguridad, así que pide un amigo o algo de honestidad en la última repetición.</p><p>Los clubes ponen tres en fila; con 1,9 m de centro a centro basta.</p>',
  },
  'ironwright-decline-bench': {
    lead: 'Cabeza abajo, rodillas sujetas y el techo a la vista.',
    description:
      '<p>Una inclinación que sirve para press y para abdominales. Los rodillos de arriba sujetan las rodillas y los de abajo los tobillos; los cuatro giran, y las espinillas conservan el vello.</p>',
  },
  'ironwright-back-extension': {
    lead: 'La parte del peso muerto que no necesita barra.',
    description:
      '<p>Dos almohadillas dejan sitio a todo lo que hay entre ellas. Los pies se apoyan planos en una placa y unos rodillos sujetan los talones; los agarres junto a las almohadillas son para salir, no para tirar.</p>',
  },
  'ironwright-preacher-bench': {
    lead: 'Te quita la espalda y deja al bíceps a solas.',
    description:
      '<p>La almohadilla se inclina 52 grados y es lo bastante ancha para una barra recta. Entre series, unos soportes detrás sostienen una barra de curl con eje de 25 mm.</p>',
  },
}
