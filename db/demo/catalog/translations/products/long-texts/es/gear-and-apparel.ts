import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'El mismo ancho en toda la vuelta, porque la espalda no es lo único que se tensa.',
    description:
      '<p>Dos capas de piel de curtido vegetal, encoladas y cosidas con cuatro hileras de hilo encerado. Tarda un mes en doblarse a tu forma y diez años en perderla.</p><p>La hebilla es de acero de 4 mm con dos púas, y los agujeros están cada 25 mm. Permitido donde lo están los cinturones de 10 mm, que es en todos los sitios que cuentan.</p>',
  },
  'ironwright-black-belt': {
    lead: 'Tres milímetros más: la diferencia entre un cinturón y un muro.',
    description:
      '<p>Rígido hasta la grosería. Los cantos van biselados y bruñidos, para que la costilla encuentre una curva y no una esquina.</p><p>Gusta a quien hace sentadillas con más del doble de su peso; quien además hace cargadas querrá el de diez.</p>',
  },
  'ironwright-lever-belt': {
    lead: 'Se cierra con el pulgar y se abre antes de dejar la barra en el rack.',
    description:
      '<p>Siempre igual de apretado, y se ajusta con dos tornillos y una moneda. Si tu cintura cambia de la mañana a la noche, elige púas.</p><p>La palanca es de acero inoxidable fundido y cierra pasando su punto muerto. El pasador de la bisagra mide 10 mm y se saca con un clavo cuando se gasta, dentro de una década.</p>',
  },
  'vestergrav-lever-belt': {
    lead: 'Medido con calibre en cinco puntos antes de embalarlo, para que el calibre del juez coincida.',
    description:
      '<p>Trece milímetros es el límite, y el cuero se hincha en las salas húmedas. Estos se cortan a 12,7 y se quedan por debajo.</p><p>Costuras blancas sobre sangre de toro y una sola piel de punta a punta, sin empalmes. El certificado va en la caja.</p>',
  },
  'fenmoor-oak-belt': {
    lead: 'Sin teñir, para que veas cómo es una piel y qué le hace la tuya.',
    description:
      '<p>Nueve meses curtiéndose en corteza de roble y después laminado duro. Empieza del color de una galleta y acaba del color de una silla de montar.</p><p>Las marcas de sudor, las de la barra y algún café forman parte de él. También una pequeña cicatriz de vez en cuando: las vacas tienen cercas.</p>',
  },
  'fenmoor-narrow-belt': {
    lead: 'Espacio entre costilla y cadera, para quien tiene poco.',
    description:
      '<p>En un torso corto, un cinturón ancho se clava arriba y abajo en una sentadilla profunda. Setenta y cinco milímetros acaban con eso y aún dan al abdomen algo contra lo que empujar.</p><p>Con 6,5 mm, se dobla el primer día. Muchos se lo ponen para la cargada y olvidan quitárselo para el jerk.</p>',
  },
  'ironwright-suede-belt': {
    lead: 'Ante también por fuera, para la barra que descansa en él.',
    description:
      '<p>En el peso muerto, la barra roza el canto del cinturón al subir, y el cuero liso chirría. El ante no, y además agarra sobre un maillot de nailon.</p><p>Teñido de parte a parte, así que un arañazo también es azul.</p>',
  },
  'ironwright-cotton-straps': {
    lead: 'Para que la serie la termine la espalda y no los dedos.',
    description:
      '<p>El algodón sin teñir sería más suave y el nailon duraría más; el algodón negro en espiga está entre los dos y muerde el moleteado mejor que ambos.</p><p>Tres presillas sujetan el ojal. Se probaron hasta 600 kg, y ahí lo primero que se soltó fueron las mordazas de la máquina.</p>',
  },
  'fenmoor-leather-straps': {
    lead: 'Rígidas una semana y con la forma de tu muñeca durante años.',
    description:
      '<p>El cuero látigo va cargado de aceite y cera y no teme al sudor. Da una vuelta a la barra y se queda donde lo pones, porque es pegajoso por naturaleza.</p><p>Cortado a lo largo del lomo, donde menos se estira una piel.</p>',
  },
  'ironwright-heavy-straps': {
    lead: 'Para barras que ninguna mano abarca y agarres que duran un minuto.',
    description:
      '<p>Doce milímetros más en la muñeca reparten un peso muerto de coche sobre una piel a la que le gustaría quedarse. Oliva, para que encuentres las tuyas en el montón.</p><p>Lo bastante largas para dos vueltas en un axle de 50 mm y un cabo del que tirar.</p>',
  },
  'vestergrav-competition-straps': {
    lead: 'Una correa que hay que soltar tiene que ser corta.',
    description:
      '<p>Para tirones del suelo a encima de la cabeza, donde un intento fallido tiene que soltarse de las manos enseguida. Una vuelta aguanta y una mano abierta suelta.</p><p>Estrechas, para que el agarre de gancho aún se cierre con el pulgar por encima.</p>',
  },
  'ironwright-wrist-wraps': {
    lead: 'Una férula que te quitas entre series.',
    description:
      '<p>Elástico tejido con una tensión moderada. Da rigidez a la muñeca para el press y aún la deja doblarse en la cargada, si la pones floja.</p><p>El velcro tiene las esquinas redondas y no araña el antebrazo. Se lavan a 40 grados, cerradas.</p>',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Una escayola de tela.',
    description:
      '<p>El doble de goma en la urdimbre. Apretadas, las manos se duermen en cuatro minutos, tres y medio más de lo que dura un intento.</p><p>600 mm es lo máximo que permiten los reglamentos habituales. Las nuestras miden 590 en reposo, porque la tela crece.</p>',
  },
  'fenmoor-light-wraps': {
    lead: 'Calor y un recordatorio, poco más.',
    description:
      '<p>Muñequeras cortas de algodón para el jerk, el pino y las series largas. Le quitan el sudor a la mano antes de que llegue a la barra.</p><p>Oliva con una franja arena. Destiñen por igual y así están mejor.</p>',
  },
  'vestergrav-knee-wraps': {
    lead: 'No hacen la sentadilla más segura. La hacen más pesada.',
    description:
      '<p>Dos metros para cada rodilla, enrollados fuerte y fuera enseguida. Cualquier otra persona venda mejor que tú, así que tráete a alguien.</p><p>El tejido devuelve casi toda su elasticidad en el último tercio. Ahí está el punto de estancamiento.</p>',
  },
  'ironwright-knee-sleeves': {
    lead: 'Rodillas calientes y un pequeño empujón al salir del fondo.',
    description:
      '<p>Neopreno de 7 mm con piel de nailon por los dos lados, cortado en dos paneles con curva. Las costuras van por fuera, donde no hay piel.</p><p>Mide alrededor del centro de la rótula con la pierna estirada. Entre dos tallas elige la grande, salvo que compitas.</p>',
  },
  'ironwright-light-sleeves': {
    lead: 'Lo bastante finas para correr, lo bastante gruesas para notarlas.',
    description:
      '<p>Cinco milímetros se doblan sin arrugarse detrás de la rodilla. Con estas se rema, se salta y se hace la tercera ronda de lo que sea.</p><p>Verde azulado oscuro con ribete blanco y perforadas por detrás para que entre aire.</p>',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Para ponértelas harán falta polvos, paciencia y un amigo.',
    description:
      '<p>Una espuma más densa de 7 mm, que es el límite, cortada una talla por debajo de la etiqueta. Casi todo el mundo gana una repetición y pierde un minuto.</p><p>Solo ribete negro, para que ningún juez pregunte. Por lo mismo, la etiqueta indica el largo y el grosor.</p>',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Para codos que saben qué tiempo va a hacer.',
    description:
      '<p>Casi todo es el calor. El resto es una ligera presión en el tendón cuando lo retuerce una sentadilla con barra baja.</p><p>Cónicas, para que no se bajen; blandas en el pliegue, para que no rocen en los fondos.</p>',
  },
  'ironwright-name-shirt': {
    lead: 'Una camiseta que conserva la talla que compraste.',
    description:
      '<p>Algodón peinado, tejido circular y lavado antes de cortarlo, así que en casa encoge menos de un tres por ciento. El cuello es de doble canalé con algo de elastano y sigue plano tras cincuenta lavados.</p><p>El estampado es al agua y entra en el hilo. Cuando se apoya una barra, notas tela y no plástico.</p>',
  },
  'ironwright-heart-shirt': {
    lead: 'Para oficinas con código de vestimenta y un sótano.',
    description:
      '<p>El mismo punto que la del estampado grande y unas letras no más altas que una uña. A dos metros es una camiseta lisa.</p><p>Las costuras laterales van un centímetro hacia delante, donde no estorban al cinturón.</p>',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Nueve oportunidades en un día, tres de cada.',
    description:
      '<p>Cortada como la camiseta que el reglamento permite bajo el maillot: cuello redondo, mangas por encima del codo, sin bolsillo y sin goma.</p><p>Si el estampado pasa o no, lo decide el jurado en la puerta. Hasta ahora ha pasado.</p>',
  },
  'northlode-stone-shirt': {
    lead: 'El hormigón se come las camisetas. Esta aguanta una temporada.',
    description:
      '<p>Un hilo más grueso en un punto más cerrado. Y no lleva una segunda capa en los antebrazos, porque solo la ibas a remangar.</p><p>El consejo de debajo del nombre es lo primero que decimos a la gente. Lo segundo es que respire.</p>',
  },
  'brackwater-dock-shirt': {
    lead: 'Parece que haya pasado un verano en una barandilla, y es a propósito.',
    description:
      '<p>El tinte de pigmento se queda en la superficie del hilo y se gasta primero en los bordes. Cada camiseta acaba distinta, empezando por las costuras.</p><p>Se lava dos veces antes del envío. Lo que le queda por encoger no se puede medir.</p>',
  },
  'osktide-ring-shirt': {
    lead: 'Se queda por dentro cuando estás boca abajo.',
    description:
      '<p>Veinticinco milímetros más larga de cuerpo que una camiseta normal y más estrecha de cintura. Las correas de las anillas se deslizan por el brazo en vez de engancharse en una costura.</p><p>La manga va puesta alta, así que un brazo por encima de la cabeza no tira del bajo.</p>',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Casi una sudadera, de manga corta.',
    description:
      '<p>Tejida en viejas tricotosas circulares a un metro por hora, sin tensión. El tubo no tiene costuras laterales, así que nada se retuerce tras un lavado.</p><p>Seca despacio y cae recta. Compra tu talla para un corte ancho, o una menos para uno normal.</p>',
  },
  'ironwright-hoodie': {
    lead: 'Para garajes que calienta quien entrena en ellos.',
    description:
      '<p>Un ochenta por ciento de algodón por fuera, perchada por dentro. La capucha es de doble capa y se sostiene sola; los cordones acaban en zinc y no en un nudo.</p><p>Los puños y el bajo son de canalé con elastano, del mismo lote de color. Un teléfono se queda en el bolsillo durante una serie de swings; uno grande, no.</p>',
  },
  'northlode-hoodie': {
    lead: 'Hecha con las medidas de once personas que levantan piedras.',
    description:
      '<p>Esas once personas eran anchas por arriba y no por abajo, así que el patrón se estrecha diez centímetros. Las mangas son 40 mm más largas de lo que dice la talla, para brazos de los que se ha tirado.</p><p>Cuatrocientos cincuenta gramos son un abrigo en casi todos los meses.</p>',
  },
  'ironwright-sweatshirt': {
    lead: 'Una capucha y una barra de seguridad no se llevan bien. Esta no tiene capucha.',
    description:
      '<p>Felpa sin perchar: más fresca que la perchada y no suelta pelusa en un banco negro. La costura del hombro va 20 mm más adelante, donde no descansa ninguna barra.</p><p>Los canalés de cuello, puño y bajo miden 60 mm y vuelven a su sitio después de remangarlos.</p>',
  },
  'fenmoor-sweatshirt': {
    lead: 'El doble de precio y el triple de años.',
    description:
      '<p>El hilo se tiñe antes de tejerlo, con un marrón hecho de dos hebras que nunca se ve plano. Unos fuelles bajo los brazos dejan que se mueva sin subirse.</p><p>Lo primero que se gasta son los codos. Entonces envíanosla y les ponemos cuero.</p>',
  },
  'ironwright-training-shorts': {
    lead: 'Acaba por encima de la rodilla y se abre a los lados: en la sentadilla solo te frenas tú.',
    description:
      '<p>El cuerpo es nailon de tejido plano y los paneles laterales son de un punto que cede. Nada tira en la cadera cuando el pliegue baja de la rodilla.</p><p>Dos bolsillos laterales con cremallera, lo bastante atrás para que las llaves no queden sobre el muslo bajo una barra.</p>',
  },
  'osktide-training-shorts': {
    lead: 'La tela más ligera en la que nos atrevimos a meter un cordón.',
    description:
      '<p>Para cuerdas, anillas y correr de unas a otras. El slip interior es de malla y se puede cortar por una costura hecha para eso.</p><p>Enrollado es del tamaño de una manzana.</p>',
  },
  'fenmoor-long-shorts': {
    lead: 'Abrigo para espinillas que rozan y rodillas que pasan frío.',
    description:
      '<p>Felpa de algodón con fuelle, 80 mm más larga que el corte de entrenamiento. Un peso muerto roza primero la tela y después la piel.</p><p>Cordón tostado, bolsillos de verdad y ningún logotipo mayor que un pulgar.</p>',
  },
  'ironwright-cap': {
    lead: 'Mantiene el pelo lejos del press de banca.',
    description:
      '<p>Sarga de algodón, frontal reforzado y una visera con ocho hileras de pespuntes. Va bordada, no estampada, y sobrevive a la lavadora dentro de una red.</p><p>Detrás lleva una tira con pasador de metal. De 55 a 62 cm hay una posición para ti.</p>',
  },
  'northlode-cap': {
    lead: 'Dos tonos de gris, como los de una cantera.',
    description:
      '<p>A medida de la cabeza, así que no hay tira sobre la que tumbarse. La banda es de rizo y absorbe lo que de otro modo te llegaría a los ojos durante una carga.</p><p>La visera es más oscura que la copa. Las manos con magnesio siempre van a la visera.</p>',
  },
  'brackwater-yard-cap': {
    lead: 'Dos colores, los de los remolcadores que pasan frente al taller.',
    description:
      '<p>Lona lavada sin ningún refuerzo: cae según sea tu cabeza. Las letras son del rojo de la visera.</p><p>El sudor mancha una gorra clara. Con agua fría y jabón el mismo día, no.</p>',
  },
  'ironwright-crew-socks': {
    lead: 'Calcetines. Uno es el izquierdo y otro el derecho.',
    description:
      '<p>El pie es de rizo por abajo y fino por arriba, así que una zapatilla ajustada aún cierra. La caña es acanalada y no se baja, sin dejar una marca que descubras por la noche.</p><p>El talón y la puntera llevan un hilo de nailon. Ahí los agujeros llegan los últimos.</p>',
  },
  'vestergrav-pulling-socks': {
    lead: 'Los exige el reglamento y los agradece la espinilla.',
    description:
      '<p>En los campeonatos, el peso muerto se hace con calcetines largos, para que nadie deje piel en la barra para el siguiente. El frente de estos va tejido dos veces.</p><p>El rojo sangre de toro disimula lo que la segunda capa no detiene.</p>',
  },
  'fenmoor-wool-socks': {
    lead: 'Un suelo de hormigón en enero está a ocho grados. Esta es la respuesta.',
    description:
      '<p>Merino con algo de nailon, de punto grueso. Calientes aunque estén húmedos, y se pueden llevar tres veces antes de que alguien lo note.</p><p>Grises como la oveja, marrones como el curtido.</p>',
  },
  'ironwright-lifting-shoe': {
    lead: 'Una cuña dura, una puntera ancha y una correa que las mantiene juntas.',
    description:
      '<p>La cuña es una sola pieza de TPU del talón al metatarso. No se comprime bajo 300 kg: tenemos la curva. La altura efectiva del talón es de 22 mm, que va bien a casi todas las caderas.</p><p>La puntera es tan ancha como un pie y no como una moda. Los cordones cierran el empeine y la correa, el resto.</p>',
  },
  'vestergrav-platform-shoe': {
    lead: 'Madera bajo el talón, porque se oye al caer.',
    description:
      '<p>Nueve capas de haya, encoladas a fibra cruzada. La madera pesa menos que el TPU con la misma rigidez y suena a 1975.</p><p>El corte es de becerro, con forro de piel de cerdo. Pide diez sesiones, y una horma después de cada una.</p>',
  },
  'fenmoor-leather-shoe': {
    lead: 'Hecha como una bota de trabajo que se quedó en el tobillo.',
    description:
      '<p>Con cerco cosido, para que cualquier zapatero pueda cambiar la suela. El talón es de cuero en capas, prensado hasta que es tan duro como parece.</p><p>Marrón sobre marrón sobre marrón. Va a juego con el cinturón.</p>',
  },
  'ironwright-gym-bag': {
    lead: 'Zapatillas, cinturón, toalla y un bolsillo para lo pequeño que se pierde.',
    description:
      '<p>Lona gruesa de poliéster con una cinta que da la vuelta entera, así que la carga la llevan las asas y no la costura. La cremallera es del número 10 y se puede abrir con magnesio en las manos.</p><p>Un cinturón de 10 mm queda plano contra la pared si lo enrollas abierto. Lo comprobamos con el nuestro.</p>',
  },
  'ironwright-small-bag': {
    lead: 'Bajo una mesa, en una taquilla, en una bicicleta.',
    description:
      '<p>Sitio para unas zapatillas y una camiseta de repuesto. El cinturón va por fuera, pasado por las asas, donde se seca.</p><p>Azul marino con tiradores blancos. El forro es gris claro, porque en un forro oscuro van a morir las llaves.</p>',
  },
  'vestergrav-meet-bag': {
    lead: 'Maillot, dos pares de zapatillas, cinturón, rodilleras, comida para nueve horas y una toalla que estaba limpia.',
    description:
      '<p>Un campeonato es sobre todo esperar. En esta cabe lo que necesitas para eso y, llena, se sostiene sobre sus cinchas.</p><p>La pestaña sangre de toro es para tu nombre; el rotulador de tinta blanca está en el bolsillo.</p>',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Algodón encerado a mano que volverá a pedir cera dentro de tres años.',
    description:
      '<p>Lona de dieciocho onzas en oliva, con asas del cuero de brida del que hacemos nuestros cinturones. La lluvia forma gotas encima y se va.</p><p>Sin forro. Dale la vuelta y sacúdela: así se limpiaban las bolsas antes de tener un bolsillo para todo.</p>',
  },
  'ironwright-lettered-belt': {
    lead: 'Nadie coge prestado un cinturón que dice de quién es.',
    description:
      '<p>Una sola piel de curtido vegetal, de 11 mm de grosor y 100 mm de ancho, teñida de sangre de toro antes de cortarla. Las letras se graban a fuego y se rellenan con una pintura que se dobla.</p><p>Elige la talla con una cinta métrica alrededor del ombligo y no por tus pantalones.</p>',
  },
  'ironwright-crew-shirt': {
    lead: 'Se gana cargando discos, vigilando o llevando el reloj.',
    description:
      '<p>Un verde que no se vende en ningún otro sitio y cinco palabras que evitan que nadie pregunte quién manda. Puede comprarla quien tenga una entrada de equipo para un campeonato.</p><p>La tela es más gruesa que la de nuestras otras camisetas: se pasa el día con barras de acero rozándola.</p>',
  },
}
