import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Los discos fuera del suelo, en un orden que se ve.',
    description:
      '<p>Un poste de tubo de 76 mm y cuatro pivotes cromados a dos alturas. Admite 320 kg; pon los pesados abajo, como harías de todos modos.</p>',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Tan alto como quien levanta, y guarda lo mismo.',
    description:
      '<p>Los pivotes están a 535 mm en altura, así que los bumpers de 450 mm cuelgan unos sobre otros sin tocarse. Cada pivote mide 240 mm de largo: dos de 25 kg y uno de 10.</p><p>Las patas miden 600 mm de delante a atrás; se sostiene sin atornillar con 300 kg en los cuatro de abajo.</p>',
  },
  'ironwright-change-plate-tree': {
    lead: 'Un árbol para lo que suele acabar debajo del banco.',
    description:
      '<p>Pivotes de 150 mm, separados 185 mm, para discos de hasta 230 mm de diámetro. Su sitio es junto a una tarima, donde quien carga solo se agacha por la barra.</p>',
  },
  'ironwright-bumper-cradle': {
    lead: 'Un portatostadas para un cuarto de tonelada.',
    description:
      '<p>Varillas de 16 mm sobre dos carriles, con ranuras de 50 a 110 mm de ancho. Dos ruedas en un extremo y un asa en el otro.</p>',
  },
  'ironwright-long-cradle': {
    lead: 'Guarda lo que necesitan dos personas y rueda hasta donde están.',
    description:
      '<p>Las ranuras más anchas admiten bumpers de goma reciclada de 20 kg, que son más gruesos de lo que todos esperan. Las ruedas están puestas para que se vuelque sobre ellas a 15 grados, antes de que tu espalda note los 300 kg.</p>',
  },
  'ironwright-iron-cradle': {
    lead: 'Los discos de hierro se guardan como si fueran vinilos.',
    description:
      '<p>Arcos de varilla de 14 mm y 200 mm de alto, lo bastante juntos para que un disco de 5 kg no se tumbe entre ellos. Las filas de hierro de 45 lb van a la izquierda; los discos pequeños, a la derecha.</p>',
  },
  'ironwright-plate-rail': {
    lead: 'Nadie se agacha, nadie se estira y todos los devuelven.',
    description:
      '<p>Cinco pares de pivotes cromados a una altura, en fila y a 275 mm: el hierro de 450 mm se solapa como las tejas y los bumpers cuelgan en uno de cada dos sitios.</p><p>Por arriba corre un tubo para las toallas y para moverlo entre dos.</p>',
  },
  'ironwright-plate-pegs': {
    lead: 'La pared no hacía nada.',
    description:
      '<p>Un pivote cromado sobre una placa de acero de 6 mm, con cuatro tornillos cada una. A un montante, por favor, o a hormigón.</p>',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Seis barras en la pared y ninguna detrás de la puerta.',
    description:
      '<p>Dos soportes de acero de 6 mm con forros de UHMW. Las barras van en horizontal, cada 127 mm, y los soportes cuelgan a 1,1 m uno del otro.</p>',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Para la barra de powerlifting, la otra y la que estaba de oferta.',
    description:
      '<p>La mitad del portabarras grande y todos sus ganchos: apoyo a 60 mm de la pared, labio de 50 mm de alto y plástico en todos los puntos donde el acero tocaría acero. Cuatro tornillos por lado.</p>',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'La pared de un club, en el orden de sus socios.',
    description:
      '<p>Los soportes de 1270 mm van de la rodilla a los ojos, así que la décima barra aún se baja con los codos rectos. Tornillos cada 250 mm; detrás, la pared debe aguantar 2 kN por metro.</p>',
  },
  'ironwright-bar-forks': {
    lead: 'Las barras cuelgan de sus topes y el suelo queda libre.',
    description:
      '<p>Horquillas de chapa de 6 mm, de 36 mm de ancho interior: el eje entra y el extremo interior de la manga no pasa. Unos labios delante detienen una barra que alguien golpea.</p><p>Monta la placa a 2,1 m de altura y las mangas de abajo quedan a 150 mm de la goma.</p>',
  },
  'ironwright-bar-stand': {
    lead: 'Las barras se guardan de pie, como paraguas.',
    description:
      '<p>Un bloque de tubos de acero sobre un pie de chapa, cada tubo forrado de plástico para que las mangas conserven el brillo.</p>',
  },
  'ironwright-peg-rail': {
    lead: 'El cajón de las cosas enredadas, en una pared.',
    description:
      '<p>Pivotes de redondo de acero de 19 mm, soldados a través de una placa de 5 mm y con tapa. Cada uno se inclina tres grados hacia arriba; una banda de 100 mm cuelga y no resbala.</p>',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Diez pares, en orden, hasta que alguien los devuelve.',
    description: '<p>Las guías se inclinan 17 grados para que leas los números de pie. Admite 180 kg por nivel.</p>',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Lo bastante bajo para ver por encima.',
    description:
      '<p>El rack ancho sin el nivel de arriba. Las cabezas de hasta 190 mm de diámetro se apoyan en él con un dedo de aire entre ellas; por encima de 40 kg, deja libre uno de cada dos sitios.</p>',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Seis pares en el ancho de una puerta.',
    description:
      '<p>Dos pares por nivel, 960 mm de alto. Las patas tienen los mismos 560 mm de fondo que en el rack ancho, porque algo alto y estrecho lleno de hierro no debería tener además poco fondo.</p>',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Un estante. Es fuerte y está a nivel.',
    description:
      '<p>Dos bandejas de acero doblado de 2,5 mm con alfombrillas de goma. En cada una caben seis kettlebells de 24 kg y no se comba.</p>',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Para el juego que empieza en 8 kg y no acaba en 32.',
    description:
      '<p>La tercera bandeja está a la altura del pecho y es para las ligeras. Las bandejas están a 450 mm, así que una kettlebell de 48 kg con el mango hacia arriba no roza la goma de encima.</p>',
  },
  'ironwright-storage-bay': {
    lead: 'Todo lo que está en el suelo, pero en cuatro estantes.',
    description:
      '<p>Postes de tubo de 76 mm con bandejas para kettlebells, balones, discos y cajones. Las bandejas se mueven en pasos de 50,8 mm. Se fabrica por encargo.</p>',
  },
  'ironwright-small-storage-bay': {
    lead: 'La estantería para quien tiene uno de cada.',
    description:
      '<p>1520 mm de alto, que es buena altura para un altavoz. Las bandejas son de acero sin alfombrillas: pon en ellas sacos y balones, y hierro solo si te gusta cómo suena.</p>',
  },
  'ironwright-ball-rack': {
    lead: 'Lo redondo pide dos líneas y nada más.',
    description:
      '<p>Los tubos de 32 mm están a 220 mm uno del otro. Un balón de 230 mm o más descansa entre ellos y sale por los dos lados, así que el rack puede ir en medio de una sala.</p>',
  },
  'ironwright-low-ball-rack': {
    lead: 'Cabe bajo una diana de pared y devuelve el balón a la altura de la cadera.',
    description:
      '<p>La mitad de alto y 300 mm más ancho. En el par de abajo pueden ir slam balls de 70 kg en total; el de arriba es para lo que se lanza.</p>',
  },
  'ironwright-rubber-tile': {
    lead: 'La parte de un gimnasio que salva el resto.',
    description:
      '<p>Granulado de goma prensado, de cara lisa. 10 mm para caminar y para bancos, 19 mm para barras. Huele una semana; abre una ventana.</p>',
  },
  'ironwright-fleck-tile': {
    lead: 'Un metro cuadrado que puedes cargar, por poco.',
    description:
      '<p>Cortada con chorro de agua, así que cuatro se juntan sin una rendija en la que perder un cierre. Las motas son EPDM, coloreado de parte a parte; no se gastan, porque debajo hay otras tantas.</p>',
  },
  'ironwright-drop-tile': {
    lead: 'Gruesa donde hace falta y en ningún otro sitio.',
    description:
      '<p>43 mm de granulado grueso reciben 140 kg desde el hombro sin que el suelo de debajo se entere. Cuatro losas bajo cada extremo de una barra hacen una zona de caída de un metro cuadrado.</p>',
  },
  'ironwright-edge-ramp': {
    lead: 'Para que el suelo no empiece con un tropiezo.',
    description:
      '<p>El lado alto toca la losa y el bajo acaba en 2 mm. Pégala a la losa y no al parqué, y se levanta con el último metro cuadrado.</p>',
  },
  'ironwright-floor-roll': {
    lead: 'Una junta menos en cada metro.',
    description:
      '<p>Se enrolla en fábrica alrededor de un tubo y se embala. Déjalo abierto un día antes de cortarlo; crece 4 mm por metro y después para.</p><p>8 mm son un suelo para máquinas, bancos y pies. Bajo una barra pide una losa encima.</p>',
  },
  'ironwright-turf-roll': {
    lead: 'Un carril para el trineo, sin la lluvia.',
    description:
      '<p>Pelo de nailon de 11 mm, tan tupido que un trineo con 120 kg no deja huella, sobre 5 mm de espuma. Se queda en su sitio por su propio peso; fija los extremos con cinta.</p>',
  },
  'ironwright-lifting-platform': {
    lead: 'Un cuadrado de suelo que pertenece a una barra.',
    description:
      '<p>Contrachapado de roble donde te colocas, 76 mm de goma en capas donde caen los discos y un marco de ángulo de acero alrededor de ambos. Se envía en un palé, en once partes.</p>',
  },
  'ironwright-compact-platform': {
    lead: 'Tan ancha como pide una barra y tan profunda como permite un garaje.',
    description:
      '<p>600 mm menos de fondo ahorran un cuarto del peso y la discusión por el coche. El centro mide 1070 mm de ancho y deja 680 mm de goma a cada lado para los discos que botan hacia fuera.</p>',
  },
  'ironwright-deadlift-platform': {
    lead: 'Una barra de fondo. Nadie camina mientras hace peso muerto.',
    description:
      '<p>Solo la franja en la que se tira de una barra: 920 mm de madera entre dos zonas de caída de 760 mm. Dos personas la sacan de la furgoneta en siete partes y la atornillan en media hora.</p>',
  },
  'larchwell-ash-platform': {
    lead: 'La tarima por la que la gente se descalza.',
    description:
      '<p>Dos capas de contrachapado de fresno de 18 mm sobre listones, lijadas y aceitadas, no barnizadas: el barniz es cristal bajo una zapatilla de halterofilia. Con 1320 mm, el centro es 100 mm más ancho de lo normal, para quien salta abriendo los pies.</p><p>Cada tabla sale de un solo tablero y todas van en el orden de su veta.</p>',
  },
  'ironwright-drop-pads': {
    lead: 'Nos las pidió la vecina de abajo.',
    description:
      '<p>Espuma blanda en una funda dura. Un peso muerto de 180 kg soltado arriba mide 20 dB menos en la habitación de al lado. En la nuestra, al menos.</p>',
  },
  'ironwright-low-drop-pads': {
    lead: 'Para frenar una barra, no para frenar un accidente.',
    description:
      '<p>60 mm van bien para repeticiones seguidas que apenas tocan el suelo y para discos que se bajan en vez de soltarse. Se meten debajo de un banco cuando no hacen falta y, cuando hacen falta, la barra empieza solo 60 mm más alta.</p>',
  },
  'ironwright-chalk-blocks': {
    lead: 'Blanco, seco, por todas partes.',
    description:
      '<p>Carbonato de magnesio puro, sin agentes secantes. Un bloque le dura dos meses a una persona cuidadosa y una tarde a una clase.</p>',
  },
  'ironwright-chalk-stand': {
    lead: 'Para que el magnesio se quede en un sitio, más o menos.',
    description:
      '<p>Un cuenco de acero repulsado de 380 mm sobre un poste. El pie es chapa de 8 mm y no vuelca cuando alguien se apoya.</p>',
  },
  'ironwright-training-log': {
    lead: 'Un año de entrenamiento en un cuaderno que se abre plano bajo una barra.',
    description:
      '<p>Cuatro columnas: peso, series, repeticiones y una para la excusa. Papel de 100 g que admite sudor y lápiz.</p>',
  },
  'plainfare-salt-mix': {
    lead: 'Sodio, potasio, magnesio y un poco de limón.',
    description:
      '<p>Cinco gramos en 500 ml de agua: 1000 mg de sodio, 200 mg de potasio y 60 mg de magnesio. Sabe como el mar con una rodaja de limón dentro.</p>',
  },
  'plainfare-oat-blend': {
    lead: 'El desayuno de quien entrena antes de desayunar.',
    description:
      '<p>Avena fina, suero de leche, cacao y sal. 50 gramos en agua o leche dan 19 g de proteína y 24 g de hidratos de carbono.</p>',
  },
  'ironwright-gym-bag-box': {
    lead: 'Todo lo que se pide prestado en un campeonato, en una caja con tapa.',
    description:
      '<p>Dentro van dos bloques de magnesio, un par de straps de algodón y un rollo de cinta para los dedos. Lo demás lo eliges tú, y cuesta menos que suelto porque la caja se prepara de todos modos.</p><p>Dilo y la envolvemos en papel marrón con el nombre de quien la recibe.</p>',
  },
}
