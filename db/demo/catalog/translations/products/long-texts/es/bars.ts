import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Moleteado firme, mangas rápidas y un centro que no se mueve en la sentadilla con barra baja.',
    description:
      '<p>La barra que nos quedaríamos si solo pudiéramos quedarnos una para los tres levantamientos. El eje mide 28,5 mm: lo bastante rígido para que 250 kg despeguen sin un segundo rebote y lo bastante fino para el agarre de gancho. El moleteado es profundo y de puntas planas: agarra sin magnesio y no destroza la camiseta.</p><p>Las mangas giran sobre casquillos de bronce. No giran eternamente, y para sentadilla, press de banca y peso muerto no deben hacerlo.</p><ul><li>Marcas sencillas a 810 mm para el press de banca</li><li>Moleteado central de 120 mm</li><li>En las mangas caben diez discos bumper de 20 kg y un cierre</li></ul>',
  },
  'ironwright-squat-bar': {
    lead: 'Más gruesa, más larga y más pesada: no se mueve mientras sales del rack.',
    description:
      '<p>Un eje de 32 mm apenas se dobla por debajo de 300 kg. De eso se trata: los discos se paran cuando te paras tú. Entre los topes hay 1460 mm, así que caben los agarres anchos y los racks anchos.</p><p>El moleteado central mide 400 mm y es tan firme como el resto. Es una barra de sentadilla y nada más; hacer peso muerto con ella es como levantar un poste de valla.</p>',
  },
  'ironwright-deadlift-bar': {
    lead: 'Fina y larga: el centro despega del suelo antes que los discos.',
    description:
      '<p>27 mm en la mano y 2310 mm de punta a punta. Con 200 kg, el eje se arquea unos 30 mm antes de que se mueva el primer disco: cuando llega el peso estás más alto y más fuerte.</p><p>El eje es de acero visto. Agarra mejor que cualquier recubrimiento y se oxida si lo olvidas: límpialo, engrásalo una vez al mes y durará más que el gimnasio.</p>',
  },
  'vestergrav-meet-bar': {
    lead: 'La barra rígida de la tarima, pesada con 10 gramos de margen.',
    description:
      '<p>Hecha para ser siempre la misma barra. Cada una se pesa, se endereza a mano y lleva su número en el tope. 29 mm de acero inoxidable con un moleteado afilado el primer día y también tras diez años de campeonatos.</p><p>Un anillo rojo junto al tope dice a los cargadores qué barra es desde el otro lado de la sala.</p>',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Cinco rodamientos de agujas en cada manga y un eje que responde en el segundo tirón.',
    description:
      '<p>Una barra para arrancada y dos tiempos que no cuesta lo que una de campeonato. Las mangas giran sobre rodamientos de agujas y siguen girando; el eje guarda el impulso y lo devuelve arriba.</p><p>El moleteado es medio y deja el centro liso, así que las cargadas no marcan el cuello. Las marcas están a 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    lead: 'La barra que las selecciones dejan en la tarima de calentamiento.',
    description:
      '<p>El mismo acero que la barra de competición, con zinc en vez de cromo y una tolerancia mayor: 20 gramos en vez de 10. La diferencia se nota en la factura, no en las manos.</p><p>La tapa es azul en la de 20 kg y amarilla en la de 15 kg.</p>',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Una barra tan buena que hay que acostumbrarse a ella.',
    description:
      '<p>Cromo duro sobre acero de muelle, diez rodamientos de agujas y un moleteado igual de profundo de punta a punta. El anillo azul indica 20 kg.</p><p>Cada barra se carga con 280 kg y se deja caer diez veces antes de embalarla. La hoja con sus medidas va en la caja.</p>',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Reducida como es debido: más corta, más fina e igual de rápida.',
    description:
      '<p>El eje de 25 mm se ajusta a manos más pequeñas y los 2010 mm de largo dejan los discos donde los quiere el reglamento. El anillo amarillo indica 15 kg.</p><p>Rodamientos, acero y control son los de la barra de 20 kg.</p>',
  },
  'ironwright-technique-bar': {
    lead: 'Para las primeras cien arrancadas, antes de hablar de peso.',
    description:
      '<p>Un diámetro de verdad y mangas de verdad, con un peso que quien empieza puede mover despacio. El eje es de aluminio anodizado; admite hasta 20 kg de discos y no debe caer con más.</p><p>Úsala con discos de técnica para que la barra salga desde la altura correcta.</p>',
  },
  'ironwright-junior-bar': {
    lead: 'Una barra completa para quienes no han terminado de crecer.',
    description:
      '<p>Acero de muelle, casquillos de bronce y un eje de 25 mm. A diferencia de una barra de técnica, admite 100 kg y puede caer con bumpers.</p><p>Con un par de pinzas se acerca a 10 kg, que es lo que dice la banda verde.</p>',
  },
  'ironwright-wright-bar': {
    lead: 'Una sola barra para el garaje donde se hace un poco de todo.',
    description:
      '<p>Entre una barra de powerlifting y una de halterofilia, a propósito. El moleteado es medio: sujeta un peso muerto pesado y perdona treinta cargadas. Tiene las dos marcas, a 810 mm y a 910 mm.</p><p>Los casquillos de composite giran en silencio y solo piden una gota de aceite en primavera.</p>',
  },
  'ironwright-garage-bar': {
    lead: 'El eje va recubierto como una herramienta, porque un garaje está húmedo de octubre a abril.',
    description:
      '<p>Una capa cerámica de 25 micras lo cubre todo, moleteado incluido. En la cámara de niebla salina aguanta 1000 horas hasta la primera mancha; el zinc negro se rinde a las 200.</p><p>La capa rellena un poco el moleteado, así que antes lo cortamos más profundo. En la mano se siente medio.</p>',
  },
  'ironwright-class-bar': {
    lead: 'La barra que los gimnasios compran por docenas y en la que no vuelven a pensar.',
    description:
      '<p>Todo lo que se rompe en una barra compartida es más grueso o no está. Los anillos de retención son dobles, las tapas son de acero prensado y el recubrimiento esconde lo que le hacen el magnesio y las manos.</p><p>A partir de diez barras imprimimos un número en cada tapa blanca.</p>',
  },
  'ironwright-short-bar': {
    lead: 'Cabe entre dos paredes donde una barra de verdad no cabe.',
    description:
      '<p>1520 mm de punta a punta. No alcanza de lado a lado de un rack normal, así que sirve para press, remo, curl y zancadas desde el suelo.</p><p>El zinc de tono latón sobró de una serie de herrajes marinos. Nos gustó y nos lo quedamos.</p>',
  },
  'ironwright-curl-bar': {
    lead: 'Doblada donde están las muñecas, con mangas para discos de verdad.',
    description:
      '<p>Dos ángulos a cada lado: 20 grados para curl y 35 grados para extensiones. El moleteado cubre cada sitio al que llega una mano y nada más.</p><p>Las mangas miden 50 mm de diámetro y 190 mm de largo, suficiente para 60 kg de hierro.</p>',
  },
  'ironwright-trap-bar': {
    lead: 'Ponte dentro de la carga, no detrás.',
    description:
      '<p>Un hexágono de tubo de 38 mm con agarres a la altura de los discos y un segundo par 100 mm más arriba: dale la vuelta y el tirón empieza a media espinilla. Los agarres están a 640 mm.</p><p>En las mangas largas caben 300 kg de bumpers. Los agarres gruesos miden 34 mm y no perdonan a nadie.</p>',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Para hombros que ya no giran y espaldas que deben trabajar más.',
    description:
      '<p>Agarres delante, carga detrás de la línea del cuello. La curva de 22 grados te empuja hacia delante; seguir erguido es el ejercicio.</p><p>Las almohadillas son una sola pieza de uretano moldeado. No resbalan, no se pelan y no absorben sudor.</p>',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Empuja con las palmas enfrentadas, al ancho que elija tu hombro.',
    description:
      '<p>Ocho agarres en cuatro pares, separados de 200 a 800 mm, todos rectos. El marco es de tubo de 50 mm y se apoya plano en los J-cups.</p><p>Pintura en polvo en el marco y acero visto moleteado en los agarres.</p>',
  },
  'ironwright-axle': {
    lead: 'Un tubo con opinión propia sobre tu agarre.',
    description:
      '<p>Tubo de acero sin soldadura, 50 mm de punta a punta, con dos topes soldados. Sin mangas, sin rodamientos, sin moleteado. Lo que no puedes sujetar, no lo puedes levantar.</p><p>Admite 320 kg y cualquier disco con agujero de 50 mm.</p>',
  },
  'ironwright-cambered-bar': {
    lead: 'Los discos se balancean. Tú aprendes a no hacerlo.',
    description:
      '<p>Los montantes bajan las mangas 350 mm por debajo de los hombros y la carga quiere irse de paseo. Las sentadillas se vuelven más tranquilas y los buenos días, más honestos.</p><p>Por encargo, porque en una buena semana soldamos tres.</p>',
  },
  'northlode-farmers-handles': {
    lead: 'Levanta, camina, suelta. Luego añade discos.',
    description:
      '<p>Dos agarres altos, con patas que impiden que los discos rueden. El agarre mide 34 mm y está moleteado como una lima.</p><p>En cada lado caben cuatro discos bumper de 20 kg.</p>',
  },
  'ironwright-hybrid-bar': {
    lead: 'Una barra de powerlifting hasta los topes y algo más rápido a partir de ahí.',
    description:
      '<p>En el extremo exterior de cada manga hay un rodamiento de agujas; en el interior, un casquillo de bronce. El casquillo lleva la carga y el rodamiento deja girar la manga cargada. Las cargadas salen fáciles y un press de banca pesado no rueda en la mano.</p><p>El eje inoxidable tiene un moleteado de 0,34 mm, entre el de powerlifting y el multiuso, con las dos marcas y el centro liso.</p>',
  },
  'ironwright-bearing-bar': {
    lead: 'Velocidad para quien hace cargadas el lunes y sentadillas el martes.',
    description:
      '<p>Cuatro rodamientos de agujas en cada manga, un eje de 28 mm de 205\u00a0000 PSI y las dos marcas. Flexa menos que una barra de halterofilia y gira casi lo mismo: con un toque del dedo, nueve segundos.</p><p>El óxido negro deja el moleteado como se cortó. La banda naranja del tope está para encontrarla entre otras cinco.</p>',
  },
  'ironwright-color-bar': {
    lead: 'Una barra Wright para quien quiere reconocer la suya desde la puerta.',
    description:
      '<p>Bajo el recubrimiento está nuestro eje multiuso con casquillos de composite. Las mangas son de zinc negro a propósito: los colores vivos junto al cromo parecen de juguete.</p><p>El blanco es el que menos enseña el magnesio y el que más enseña la sangre. El rojo es el que se vende; el azul esconde las dos cosas.</p>',
  },
  'ironwright-slim-bar': {
    lead: 'Medio milímetro más fina que la barra Wright: la diferencia que nota el agarre de gancho.',
    description:
      '<p>Hay manos que quieren 28 mm y nada de muelle. Templamos este eje más que el de halterofilia, así que se queda quieto en la sentadilla y aun así cabe bajo el pulgar.</p><p>El óxido es el acabado más fino que existe y el que menos protege. En una sala seca dura décadas; en una húmeda pide aceite cada mes.</p>',
  },
  'quillon-two-piece-bar': {
    lead: 'Cabe en un ascensor, sube por una escalera de caracol y entra en una berlina.',
    description:
      '<p>Dos mitades de 1120 mm se unen en el centro con una rosca cónica de 24 mm y un pasador de bloqueo. La unión queda bajo una funda lisa, donde iría el moleteado central, y aguanta 320 kg en nuestra prensa.</p><p>Apriétala con las dos llaves de gancho de la bolsa, no a mano. Desmontada, cabe de pie en un armario.</p>',
  },
  'ironwright-power-bar-29': {
    lead: 'Medio milímetro más gruesa que nuestra primera barra de powerlifting y, por eso, un cuarto más rígida.',
    description:
      '<p>La rigidez crece con la cuarta potencia del diámetro: con los mismos discos, 29 mm se doblan un siete por ciento menos que 28,5. Lo notas al salir del rack, donde nada se balancea cuando ya te has parado.</p><p>El moleteado tiene 0,4 mm de profundidad, perfil de montaña y llega a 5 mm de los topes. El parche central de 120 mm es igual de profundo.</p><ul><li>Descentrado inferior a 0,8 mm en todo el eje</li><li>Límite elástico de 195\u00a0000 PSI: vuelve recta de 600 kg sobre los seguros</li></ul>',
  },
  'ironwright-pound-power-bar': {
    lead: 'Una barra que pesa 45 lb en una báscula que marca libras.',
    description:
      '<p>Casi todas las barras que se venden como de 45 lb son de 20 kg, es decir, 44,1. Esta se rectifica a 45 lb con dos onzas de margen: un gimnasio que cuenta en libras cuenta bien.</p><p>Dejamos el eje sin recubrir. El acero visto agarra mejor que ningún acabado y pide un cepillo y una gota de aceite cada dos semanas; las mangas de óxido negro no piden ninguna de las dos cosas.</p>',
  },
  'ironwright-light-power-bar': {
    lead: 'Para manos que no abarcan 28,5 mm y para salas donde no caben 2200.',
    description:
      '<p>Las mangas más cortas y el eje de 27 mm bajan el peso a 15 kg; entre los topes sigue habiendo 1410 mm, así que encaja en todos los racks y bancos de tamaño normal.</p><p>El moleteado es el de la barra de powerlifting con un paso más fino. Sujeta el agarre de gancho sin morder una palma pequeña.</p>',
  },
  'ironwright-press-bar': {
    lead: 'Gruesa donde la lleva la palma y rígida de gancho a gancho.',
    description:
      '<p>En el banco, la barra descansa sobre el talón de la mano, y 30 mm reparten la presión. El eje no se arquea con 250 kg: los dos extremos salen del pecho a la vez.</p><p>Un anillo a 810 mm marca el agarre legal más ancho y, hacia dentro, hay una segunda línea más fina cada 50 mm. Encontrar dos veces el mismo ancho ya no es adivinar.</p>',
  },
  'vestergrav-squat-bar-35': {
    lead: 'La barra de los campeonatos donde cuatrocientos es un primer intento.',
    description:
      '<p>35 mm de acero de muelle cromado y 1520 mm entre topes de 85 mm de diámetro. Con 400 kg, el eje baja 11 mm en los extremos; una barra de 29 mm baja 23.</p><p>El moleteado central mide 400 mm y es como una lima gruesa. Trae una camiseta que no aprecies.</p>',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'La barra larga y fina para quien no piensa engrasarla.',
    description:
      '<p>Tiene el largo y el muelle de la barra de peso muerto sin recubrir. Antes de recubrirla cortamos el moleteado una décima de milímetro más hondo, que es lo que 25 micras de cerámica quitan en cada flanco.</p><p>Tras un invierno en un cobertizo junto al mar tenía dos manchas, ambas donde un disco había saltado la capa.</p>',
  },
  'vestergrav-pulling-bar': {
    lead: 'Laminada con el acero de la barra de competición y estirada fina para el último levantamiento del día.',
    description:
      '<p>El eje de 27 mm tiene 215\u00a0000 PSI; otros de este grosor se quedan en 190\u00a0000. Se arquea lo mismo y vuelve antes, así que los discos no se quedan atrás en el bloqueo.</p><p>Pesada con 20 gramos de margen. La banda junto al tope es negra, para que los cargadores no la confundan con la de banca.</p>',
  },
  'ironwright-open-trap-bar': {
    lead: 'Entra, sal, haz zancadas: no hay nada delante de las espinillas.',
    description:
      '<p>El hexágono está abierto y reforzado por detrás, así que cabe una zancada. Apóyala sobre las mangas y hace de gato para cambiar discos.</p><p>Agarres bajos para la fuerza y otros 100 mm más altos para espaldas que amanecen rígidas. Ambos miden 28,5 mm, están moleteados y separados 620 mm.</p>',
  },
  'northlode-wide-trap-bar': {
    lead: 'Hecha en torno a un hombre cuyas caderas no cabían entre los agarres de ninguna otra.',
    description:
      '<p>840 mm entre caras y 2300 mm de largo. Los agarres altos quedan 120 mm por encima de los bajos: con discos de tamaño completo, el tirón empieza a la altura de la rodilla.</p><p>Las soldaduras se quedan como salen y la pintura es rojo máquina. No es bonita y se ha cargado hasta 420 kg.</p>',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'La mayoría hace sentadillas con menos de 200 kg, y esta barra es para la mayoría.',
    description:
      '<p>Le quitamos 110 mm de largo, dejamos las mangas en 360 mm y la caída en 110. Lo que queda cabe entre las paredes de un garaje y admite ocho discos de hierro de 20 kg.</p><p>Las almohadillas son de vinilo sobre dos espumas, con cremallera, y cambiarlas cuesta poco. Los agarres miden 260 mm y se pueden llevar bajos o altos.</p>',
  },
  'ironwright-football-bar': {
    lead: 'Las muñecas no van paralelas al empujar, así que los agarres tampoco.',
    description:
      '<p>Cada par se inclina 16 grados hacia dentro, cerca de donde apuntan los antebrazos abajo en el press de banca. Dale la vuelta y la inclinación sirve para remar.</p><p>Los agarres están a 230, 460 y 690 mm en el centro, miden 28,5 mm y son de zinc visto con moleteado medio. Los rieles se apoyan en los J-cups sin rodar.</p>',
  },
  'ironwright-bow-bar': {
    lead: 'Una barra recta a la que han convencido de abrazar una espalda.',
    description:
      '<p>Doblada en frío a lo largo de 900 mm. En la espalda se apoya en los dos hombros a la vez y las manos bajan 75 mm, donde las quiere un hombro rígido. En el banco devuelve esa distancia como profundidad.</p><p>El eje es macizo, de 32 mm, moleteado en el centro y en las dos pendientes.</p>',
  },
  'ironwright-deep-curl-bar': {
    lead: 'La curva profunda de siempre, cerca del agarre de martillo.',
    description:
      '<p>Con los años, casi todas las barras de curl se aplanaron para apilarlas. Esta conserva los 85 mm completos entre los puntos altos y los bajos, y los agarres interiores giran las palmas casi una hacia otra.</p><p>Los casquillos de bronce dejan quietos los discos mientras se mueven las muñecas. Para 40 kg de discos, que es mucho curl.</p>',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lo bastante larga para sacarla de un rack, doblada donde importa.',
    description:
      '<p>2130 mm entre los extremos y 260 mm rectos junto a cada tope, donde la sujetan los ganchos. Nadie tiene que volver a cargar una barra de curl desde el suelo, y los tríceps en el banco se hacen con seguros.</p><p>El eje inoxidable está moleteado en cada flanco de la curva.</p>',
  },
  'ironwright-triceps-bar': {
    lead: 'Curl de martillo con las dos manos en la misma carga.',
    description:
      '<p>Un marco ovalado con dos agarres neutros a 170 mm. Es lo bastante corto para usarlo sentado y admite 45 kg de discos.</p><p>El marco es de tubo de 32 mm; los agarres son zincados y moleteados en toda la vuelta.</p>',
  },
  'northlode-contest-axle': {
    lead: 'El eje grueso que dejan caer desde arriba en la televisión.',
    description:
      '<p>Pared de 8 mm en vez de 6,3: pesa 3 kg más que el eje grueso sencillo y no resuena al caer. La pintura roja es para la cámara y para el público, que quiere ver lo que se levanta.</p><p>440 mm útiles a cada lado, topes soldados en toda la vuelta.</p>',
  },
  'northlode-light-farmer-handles': {
    lead: 'Para la segunda sesión de la semana y para quien pesa 60 kg.',
    description:
      '<p>320 mm más cortos que el par de competición, así que giran en un pasillo. El agarre mide 28 mm: las piernas ceden antes que los dedos, y para eso se camina.</p><p>Se venden de dos en dos. En cada uno caben tres discos bumper de 15 kg por lado.</p>',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'En el eje no hay nada que se gaste, porque en el eje no hay nada.',
    description:
      '<p>El acero inoxidable conserva el filo del moleteado, que los baños rellenan. Se siente como una barra sin recubrir y puede pasar una semana con magnesio.</p><p>Diez rodamientos de agujas mueven cada manga; los sujeta un anillo que se abre con unos alicates corrientes, así que la barra se limpia en casa. El acero tiene 200\u00a0000 PSI, algo menos que el acero al carbono que usamos en otras y suficiente para todos los totales que hemos visto.</p>',
  },
  'vestergrav-club-bar': {
    lead: 'Para salas donde doce personas comparten cuatro barras y nadie abre una manga.',
    description:
      '<p>Bronce en vez de agujas: gira algo más despacio, pide aceite dos veces al año y sobrevive a caer vacía. El eje de zinc negro sale del mismo laminador que las barras de campeonato.</p><p>Una banda del color del peso va en el tope, donde se ve desde arriba.</p>',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Una barra rápida de 15 kg a la que no le molesta el peso muerto.',
    description:
      '<p>Las barras de halterofilia de 15 kg suelen ser demasiado blandas para un tirón pesado. Este eje tiene 205\u00a0000 PSI y aguanta 180 kg sin quedarse doblado: una sola barra sirve para las cargadas y para todo lo demás.</p><p>En las mangas de 320 mm caben cinco discos bumper por lado. El moleteado es medio y deja el centro liso.</p>',
  },
  'ironwright-class-bar-15': {
    lead: 'El mismo recubrimiento, los mismos anillos dobles y una tapa amarilla para distinguirla en el soporte.',
    description:
      '<p>La mitad de una clase quiere 25 mm. Es la barra de clase en 2010 mm y 15 kg, con mangas lisas por las que los discos entran sin ruido.</p><p>Los casquillos son la misma pieza que en la barra de 20 kg, así que un gimnasio guarda un solo cajón de recambios.</p>',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'El paso entre el palo y la primera barra que cuenta.',
    description:
      '<p>28 mm de aluminio anodizado duro entre mangas cortas de acero. Los extremos de acero ponen el peso donde lo tiene una barra de verdad, así que gira a la velocidad que vendrá después.</p><p>Cárgala con 30 kg como máximo y suéltala solo con discos de tamaño completo.</p>',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'La barra con la que se levanta en los campeonatos escolares.',
    description:
      '<p>El eje se estira de la varilla de la barra de campeonato de 15 kg; las mangas son de aluminio anodizado sobre rodamientos: por eso pesa tan poco y aun así gira.</p><p>Con el par de pinzas de 250 g de la caja marca 10 kg en la báscula de competición, con 20 gramos de margen. El verde la distingue, como en los discos de ese peso.</p>',
  },
}
