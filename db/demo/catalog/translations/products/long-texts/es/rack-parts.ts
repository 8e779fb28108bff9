import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Acero por fuera, plástico por dentro, nada que raspe el moleteado.',
    description:
      '<p>Dos chapas de acero de 9,5 mm alrededor de un bloque de UHMW. La barra solo toca plástico: por delante, por detrás y por debajo.</p>',
  },
  'ironwright-plain-j-cups': {
    lead: 'El segundo par, para el otro lado del rack.',
    description:
      '<p>Una tira de chapa doblada dos veces, con una pestaña que abraza el lado del poste y evita que gire. Los forros van atornillados y cuestan menos que un café.</p><p>El labio mide 62 mm de alto: lo bastante bajo para salvarlo con los brazos cansados y lo bastante alto para recoger una barra mal dejada.</p>',
  },
  'ironwright-roller-j-cups': {
    lead: 'Empuja la barra al centro con un dedo.',
    description:
      '<p>El eje descansa sobre dos rodillos de UHMW blanco que giran en tornillos con espiga de ajuste. Una barra que cuelga 20 mm de más a la izquierda se empuja, no se levanta.</p><p>Quien hace press de banca a solas los compra la segunda vez que saca la barra torcida.</p>',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Una pulgada más estrechos; por lo demás, el mismo sándwich.',
    description:
      '<p>El bloque de plástico mide 43 mm de ancho y el pasador, 15 mm de grosor. Todo lo demás, del ángulo de la rampa a los tornillos, sale del mismo plano que los grandes.</p>',
  },
  'ironwright-spotter-arms': {
    lead: 'Esperan ahí para que nadie más tenga que hacerlo.',
    description:
      '<p>Tubo con una guía de UHMW encima y un labio en la punta. Cuelgan de un pasador y se bloquean con su propio peso.</p><p>Los de 460 mm son para bancos, los de 610 mm para sentadillas y los de 760 mm para quien se aleja mucho al salir con la barra.</p>',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Brazos para los racks y soportes estrechos.',
    description:
      '<p>Tubo de 51 x 76 mm sobre dos placas de 5 mm que abrazan el poste por los dos lados. En la punta, a 560 mm, un par cede 4 mm bajo 150 kg y vuelve a su sitio.</p>',
  },
  'ironwright-pipe-safeties': {
    lead: 'Lo que viene con cada rack, para la segunda persona que entrena en él.',
    description:
      '<p>Un tubo de 60 mm va de poste a poste, y un pasador hueco lo atraviesa entero. Saca el pasador, mueve el tubo, mete el pasador: ocho segundos por lado.</p><p>El tubo se abolla antes de que se doble el pasador, y cambiar un tubo abollado sale barato.</p>',
  },
  'ironwright-strap-safeties': {
    lead: 'Silenciosas y amables con el moleteado.',
    description:
      '<p>Cinta de poliéster de tres capas, cosida con un hilo color óxido que muestra el desgaste antes que la cinta. Cámbiala cuando ya no quede hilo.</p><p>Los soportes abrazan los postes por fuera con pasadores de 25 mm y cada extremo se pone a una altura distinta, para una barra que deba rodar lejos de ti.</p>',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Dos más para el rack de los agujeros juntos.',
    description:
      '<p>Con agujeros cada 25,4 mm en la zona de banco, medio agujero ya no es excusa. Los pasadores son macizos, de 15 mm de grosor y cincados.</p>',
  },
  'ironwright-monolift-arms': {
    lead: 'Te levantas, el gancho se aparta y nadie camina.',
    description:
      '<p>Cada gancho gira delante del poste sobre un pasador de 32 mm y lleva un apoyo de plástico. Un ayudante tira del agarre de goma cuando la barra ya ha salido, o el gancho cae atrás solo.</p><p>Ponlos un agujero más abajo que tus J-cups. La primera sentadilla con ellos parece un error; la segunda, no.</p>',
  },
  'ironwright-fat-crossmember': {
    lead: 'Sustituye la barra fina y todas las excusas sobre el agarre.',
    description:
      '<p>Una barra de 50 mm soldada a placas que se atornillan entre postes IW-3. Pintura en polvo sin más, sin moleteado: el diámetro es el moleteado.</p>',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'La barra del power rack, vendida suelta.',
    description:
      '<p>Pon otra detrás, 300 mm más abajo, y dos personas de distinta altura entrenan a la vez. La sujeta un tornillo por lado, 38 mm por debajo de su eje, así que el tubo del poste nunca le estorba a un pulgar.</p>',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Siete formas de colgarse, para codos a los que solo les gusta una.',
    description:
      '<p>Detrás está la barra recta. Delante, un marco del mismo tubo de 32 mm ofrece agarres inclinados por fuera y cuatro paralelos por dentro.</p><p>Sobresale 340 mm hacia delante: móntalo donde aún puedas pasar por debajo con una barra a la espalda.</p>',
  },
  'ironwright-globe-crossmember': {
    lead: 'Los escaladores la piden; quienes levantan descubren por qué.',
    description:
      '<p>Dos bolas de 100 mm por fuera y dos de 76 mm por dentro, en vástagos bajo una barra recta. Son macizas y llevan pintura en polvo para que agarre el magnesio.</p><p>Cuélgate con una mano en cada una y el antebrazo se rinde unas cuatro veces antes que en la barra.</p>',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'Se cambia en diez minutos, con dos llaves de 24 mm.',
    description:
      '<p>El mismo tubo con placas más pequeñas. Va entre los dos postes delanteros o los dos traseros de cualquier rack IW-2; en el soporte de sentadilla no, porque ese podría volcar.</p>',
  },
  'ironwright-dip-horn': {
    lead: 'Cuélgala, haz fondos y devuélvela.',
    description:
      '<p>Una Y de tubo de 38 mm: estrecha junto al poste y ancha en las puntas. Una persona la mueve con una mano y un pasador.</p>',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Hecha para los hombros que no caben en la otra.',
    description:
      '<p>El tubo de 50 mm reparte el peso por toda la palma, que es lo que pide quien pasa de 110 kg. Llega a 660 mm del poste para que la cadera no lo roce.</p>',
  },
  'ironwright-landmine': {
    lead: 'Un extremo de la barra se queda, el otro va a todas partes.',
    description:
      '<p>Una manga sobre dos articulaciones, atornillada abajo en cualquier poste. Al terminar se pliega y queda plana.</p>',
  },
  'ironwright-band-pegs': {
    lead: 'Cuatro pivotes. Pones las bandas, quitas las bandas.',
    description:
      '<p>Acero torneado con un anillo de goma que los mantiene en el agujero. Los que sobran guardan cierres y llaves.</p>',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Pivotes finos para el rack fino.',
    description:
      '<p>Barra maciza de 14,6 mm, en zinc negro, con una ranura para el anillo. Una banda de 64 mm estirada del todo tira 900 N; se los reparten dos pivotes por lado.</p>',
  },
  'ironwright-storage-pegs': {
    lead: 'Cada disco en el rack es un kilo que lo sujeta al suelo.',
    description:
      '<p>Tubo cromado de 48,6 mm sobre placas con dos tornillos cada una. Van en la cara exterior de un poste trasero, separados entre sí y de todo lo demás por un paso de agujeros.</p><p>Cromo y no pintura en polvo: los discos se deslizan por él veinte años y nada se desconcha.</p>',
  },
  'ironwright-change-plate-holder': {
    lead: 'Los pequeños a la altura de los ojos, donde los cuentas.',
    description:
      '<p>Los pivotes se inclinan seis grados hacia arriba para que un disco de 0,5 kg siga en su sitio cuando alguien golpea el rack. De arriba abajo: 5, 2,5, 1,25 o cualquier otra religión.</p>',
  },
  'ironwright-leg-roller': {
    lead: 'Un apoyo para la rodilla, un gancho para el talón y una almohadilla para sentadillas búlgaras.',
    description:
      '<p>Alto en el poste, sujeta los muslos bajo una barra de jalones. Abajo, sujeta los talones para un curl nórdico. A 450 mm, es el banco que tienes detrás.</p><p>Los rodillos son de espuma cerrada en vinilo de 1 mm y giran libres, para que tu piel no lo haga.</p>',
  },
  'ironwright-bar-holder': {
    lead: 'La barra de repuesto, lejos del suelo y de la espinilla.',
    description:
      '<p>Un tubo de 68 mm con un anillo de UHMW en la boca, atornillado al lado de un poste. La manga entra hasta el tope; el resto de la barra no se apoya en nada y sigue recto.</p>',
  },
  'ironwright-ball-target': {
    lead: 'Diez pies son diez pies, y ahora lo ven todos.',
    description:
      '<p>Se atornilla al lado de un poste de rig y queda a 60 mm de él, para que el balón dé en un disco y no en un poste. La chapa de 6 mm suena al golpe; dos tiras de espuma detrás la hacen callar.</p>',
  },
  'ironwright-rope-anchor': {
    lead: 'Una anilla para cuerdas, bandas, correas y el perro.',
    description:
      '<p>La argolla va soldada todo alrededor y se separa de la placa lo suficiente para una cuerda de batalla de 50 mm doblada una vez. Dos tornillos atraviesan el poste: no girará.</p>',
  },
  'ironwright-lat-tower': {
    lead: 'La polea que cargas con los discos que ya tienes.',
    description:
      '<p>Un carro sobre dos barras cromadas de 25 mm admite 160 kg de discos en pivotes de 260 mm. El cable es de 6 mm, forrado, y corre por poleas de 114 mm con rodamientos de bolas; desde arriba haces jalones, desde abajo remo.</p><p>Se apoya en su propio pie y se une a la parte trasera de cualquier rack IW-3 con dos pasadores. La relación es 1:1: 60 kg en los pivotes son 60 kg en las manos, más 7 del carro.</p>',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Para quien compró el rack de cuatro postes y después discos.',
    description:
      '<p>Dos postes, dos travesaños, cuatro laterales y ocho pivotes, atornillados en una hora a la parte trasera de un rack IW-3. El rack crece 460 mm y deja de moverse.</p><p>Elige la altura de tu rack. Los tornillos están incluidos; el segundo par de manos, no.</p>',
  },
  'ironwright-iw3-crossmember': {
    lead: 'La pieza que convierte cuatro postes en un rack.',
    description:
      '<p>Las placas de los extremos, de 6,4 mm, van soldadas todo alrededor y tienen dos agujeros a 101,6 mm. El de 1092 mm va a lo ancho; el de 610 mm, a lo largo del lateral de un rack normal.</p>',
  },
  'ironwright-name-plate': {
    lead: 'El frontal del rack, si el tuyo es de cuando aún no llevaba letras.',
    description:
      '<p>Cortado con láser, doblado en los dos bordes y rotulado antes del barniz. Es tan rígido como un tubo del mismo peso y se lee desde la otra acera.</p><p>Un nombre que no sea el nuestro tarda tres semanas; escríbenos.</p>',
  },
  'ironwright-iw3-upright': {
    lead: 'Un poste, numerado, con una base debajo.',
    description:
      '<p>Para el rack que crece y para el que se cortó demasiado corto. Los agujeros se cortan con láser después de soldar la base, así que en todos los postes que hacemos el primero está a 58,8 mm del suelo, con 0,3 mm de margen.</p>',
  },
  'ironwright-rack-bolts': {
    lead: 'Los tornillos que ruedan debajo del coche.',
    description:
      '<p>Tornillos hexagonales de 24 x 100 mm en zinc negro, con una resistencia a la tracción de 830 MPa. Apriétalos a 120 Nm y otra vez al cabo de una semana.</p>',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Suficientes para un travesaño y los cuatro que vas a perder.',
    description:
      '<p>Para tubo de 51 x 76 mm, medido por el lado estrecho. Las tuercas llevan un anillo de nailon y aguantan tras el segundo apriete, no tras el quinto.</p>',
  },
  'ironwright-anchor-bolts': {
    lead: 'Taladra a 12, sopla el polvo, clava y gira.',
    description:
      '<p>El casquillo se abre al apretar el perno a 45 Nm. En hormigón de clase C20/25 cada uno aguanta 9 kN hacia arriba y 11 kN de lado, a 60 mm de un borde como mínimo.</p><p>No sirven para recrecido de mortero ni para ladrillo hueco.</p>',
  },
  'ironwright-hitch-pins': {
    lead: 'Sujeta un brazo, una pata o una mala idea.',
    description:
      '<p>Torneados de barra maciza y cincados. El tope de detrás de la bola mide 40 mm de ancho, así que no puede pasar el pasador, y tu pulgar tampoco.</p>',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rojos, porque se pierden en la hierba.',
    description:
      '<p>Barra de 15 mm con una punta que encuentra el agujero a oscuras. Cada juego de seguros finos lleva un par; el de repuesto vive en el cajón.</p>',
  },
  'quillon-pop-pins': {
    lead: 'Tira, desliza, suelta y espera el clic.',
    description:
      '<p>El muelle es de alambre inoxidable de 1,6 mm y se midió tras 50.000 ciclos: un 4\u00a0% más blando. El cuerpo se enrosca en una tuerca soldada, así que lo cambias sin sierra.</p>',
  },
  'ironwright-tube-end-caps': {
    lead: 'Cierra el tubo y deja fuera a las avispas.',
    description:
      '<p>Las estrías se doblan al entrar el tapón y ya no lo dejan salir sin alicates. Elige según la medida exterior del tubo; las paredes de 2 a 3 mm le dan igual.</p>',
  },
  'ironwright-cup-liners': {
    lead: 'Cuando asoma el acero, lo siguiente es el moleteado.',
    description:
      '<p>Un ángulo de plástico para respaldo y apoyo en una sola pieza, para los J-cups sencillos de los dos racks. Cuatro tornillos, una llave Allen de 4 mm, cinco minutos.</p>',
  },
  'ironwright-arm-rails': {
    lead: 'Guías nuevas para brazos que ya cumplieron.',
    description:
      '<p>Una guía que ha parado diez sentadillas tiene diez abolladuras. Primero dale la vuelta; cuando las dos caras estén abolladas, atornilla estas. Los avellanados tienen 3 mm de profundidad, así que ningún tornillo llega a tocar una barra.</p>',
  },
  'ironwright-bench-pad': {
    lead: 'El banco dura más que su acolchado, así que vendemos el acolchado.',
    description:
      '<p>Tablero de abedul de 15 mm, 60 mm de espuma de 70 kg/m³ y vinilo de 1,2 mm, grapado cada 20 mm. Los insertos roscados están donde nuestras placas transversales tienen los agujeros.</p><p>El ancho encaja en el marco estrecho y convierte un banco plano en uno ancho por lo que cuesta una cena.</p>',
  },
  'ironwright-bench-shoes': {
    lead: 'Lo que hay entre tu banco y el parqué.',
    description:
      '<p>Goma moldeada de 70 Shore A, con 8 mm de grosor por debajo. Se ponen mojadas y secas se quedan fijas.</p>',
  },
  'ironwright-bench-wheels': {
    lead: 'A los cinco años chirrían; estas, todavía no.',
    description:
      '<p>Llanta de goma sobre un buje de nailon que gira en un eje de zinc liso de 10 mm. Una gota de aceite al año es todo el mantenimiento.</p>',
  },
  'ironwright-engraved-plate': {
    lead: 'Un rack con nombre se limpia más a menudo.',
    description:
      '<p>Aluminio de 3 mm, anodizado y después grabado con diamante hasta el metal. La lluvia, el magnesio y el amoniaco no le hacen nada.</p><p>Cuatro tornillos van en los agujeros de un travesaño; con la almohadilla adhesiva se pega a cualquier cosa plana. Escribimos lo que tú escribas, en mayúsculas y en dos líneas.</p>',
  },
}
