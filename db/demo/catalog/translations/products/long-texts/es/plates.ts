import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Goma virgen sobre un buje de acero, por pares, hecha para caer.',
    description:
      '<p>El buje va anclado con seis tornillos, no prensado, así que no se afloja. Soltado por encima de la cabeza, el disco rebota unos 120 mm.</p><p>Todos los discos de 10 lb en adelante miden 450 mm. El par de 10 lb es fino: cárgalo con algo más pesado si lo vas a soltar.</p>',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rojo es 25, azul 20, amarillo 15, verde 10. Lees la barra desde la puerta.',
    description:
      '<p>Los tonos van mezclados en la goma, no pintados: se gastan, pero no se pelan. Las letras sobresalen 2 mm.</p><p>Cada disco se pesa ya frío y se clasifica con un margen del 1 por ciento.</p>',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Todo el código de colores, sin el carnaval.',
    description:
      '<p>Goma negra y letras del color de su peso. Es el KG Bumper de traje.</p><p>Este par es de 25 kg por disco. Los demás pesos llegarán cuando se vendan estos.</p>',
  },
  'pellam-crumb-bumpers': {
    lead: 'Cuarenta neumáticos triturados en cada par, silenciosos sobre el hormigón.',
    description:
      '<p>La goma triturada es más blanda que la virgen: rebota más alto y golpea más bajo. En la entrada de casa es un buen cambio.</p><p>Cada disco mide 95 mm de grosor. Cuatro discos llenan una manga.</p>',
  },
  'pellam-fleck-bumpers': {
    lead: 'Lo que queda en el suelo de una fábrica de goma, prensado en un disco.',
    description:
      '<p>Las motas son recortes de las líneas que llevan rojo y verde. No hay dos discos iguales; el peso sí lo es, con un margen del 1,5 por ciento.</p>',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Finos como el hierro, silenciosos como la goma y con el precio de ninguno.',
    description:
      '<p>El uretano colado es más denso y resistente que la goma: 55 mm en vez de 83 con el mismo peso. No huele, no destiñe y no marca un suelo claro.</p>',
  },
  'ironwright-technique-plates': {
    lead: 'Diámetro completo y apenas peso: la barra sale desde la altura correcta.',
    description:
      '<p>Nailon moldeado, 450 mm de diámetro. Aguantan caídas con una barra de técnica y nada más pesado al lado.</p>',
  },
  'ironwright-color-bumper-set': {
    lead: 'Ocho discos, un palé, un precio.',
    description:
      '<p>Un par de cada, de 10, 15, 20 y 25 kg, de la serie KG Bumper. Con una barra de 20 kg se carga hasta 160 kg en pasos de 10.</p><p>El palé llega por transportista, que llama para acordar el día.</p>',
  },
  'ironwright-training-bumper-set': {
    lead: 'Los discos que acaba teniendo casi todo garaje, en una sola compra.',
    description: '<p>Un par de Training Bumpers de cada, de 10, 25, 35 y 45 lb. Se envía en palé hasta la acera.</p>',
  },
  'vestergrav-competition-plates': {
    lead: 'Torneados, pesados, taladrados y pesados otra vez.',
    description:
      '<p>El buje admite pequeños tapones de calibración y cada disco sale a menos de 10 gramos de su número. Un disco de 25 kg mide 64 mm, así que en una manga caben seis.</p><p>La goma de 94 Shore A rebota 60 mm desde arriba y se queda donde la soltaste.</p>',
  },
  'vestergrav-competition-set': {
    lead: 'Todo lo que necesita una tarima, de la primera llamada a la última.',
    description:
      '<p>Dos pares de 25 kg y un par de cada, de 20, 15 y 10 kg, todos colados el mismo día para que los tonos coincidan.</p><p>Por encargo en cinco semanas. Se envía en palé.</p>',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Lo bastante finos para un récord y exactos para el juez.',
    description:
      '<p>Acero mecanizado con un reborde para sacarlo de la pila. El disco de 25 kg mide 27 mm: siete por lado y aún cabe el cierre.</p><p>Los discos de acero no son para soltarlos. Suenan como campanas y se abollan como coches.</p>',
  },
  'vestergrav-calibrated-set': {
    lead: 'Un par de cada, emparejado y en su caja.',
    description:
      '<p>Un par de discos calibrados de cada, de 25, 20, 15 y 10 kg, pesados juntos y enviados en un palé.</p>',
  },
  'northlode-deep-dish-plates': {
    lead: 'El disco que tu abuelo reconocería.',
    description:
      '<p>Colados en arena, en una fundición que también hace tapas de alcantarilla. El borde tiene 40 mm de fondo, las letras sobresalen, y dos que se tocan suenan como recuerdas.</p><p>El agujero se taladra tras la colada y el peso tiene un margen del 2 por ciento.</p>',
  },
  'ironwright-machined-plates': {
    lead: 'Fundidos y torneados por las dos caras hasta que asientan planos uno contra otro.',
    description:
      '<p>Un disco fundido nunca es del todo redondo. Ponemos cada uno en un torno, lo refrentamos, lo taladramos y paramos cuando lo dice la báscula: con un margen del 1 por ciento. Las caras planas no traquetean.</p>',
  },
  'northlode-foundry-plates': {
    lead: 'Pintados como las máquinas junto a las que se fundieron.',
    description:
      '<p>Dos capas de esmalte de máquina y las letras repasadas a mano en crema. El verde es el de los tornos antiguos y el rojo es minio sin plomo.</p>',
  },
  'tarnstone-grip-plates': {
    lead: 'Tres huecos donde cabe una mano y una cara que no salta.',
    description:
      '<p>Hierro por dentro, 6 mm de uretano por fuera. Llévalos de uno en uno en cada mano, apílalos en un pivote o balancea uno como una kettlebell si no hay más remedio.</p>',
  },
  'ironwright-slot-plates': {
    lead: 'El peso intermedio que siempre falta.',
    description:
      '<p>Goma sobre hierro con tres ranuras. Con 350 mm de diámetro caben donde los discos completos chocan con el banco.</p>',
  },
  'northlode-iron-set': {
    lead: 'Doce discos, un palé y ninguna pintura que cuidar.',
    description:
      '<p>Cuatro discos de 45 lb y un par de cada, de 2,5, 5, 10 y 20 lb. Con una barra de 45 lb son 300 lb, el número con el que se vendían antes todos los juegos.</p>',
  },
  'ironwright-change-plates': {
    lead: 'Los pasos cortos entre un buen día y un récord.',
    description:
      '<p>Discos de acero en goma con un anillo de acero en el agujero. El ajuste es de 50,3 mm, lo bastante justo para que se queden donde los empujas.</p>',
  },
  'ironwright-change-plate-set': {
    lead: 'Ocho discos pequeños en una caja que cabe en la estantería.',
    description:
      '<p>Un par de discos pequeños de cada, de 1, 1,5, 2 y 2,5 kg. Juntos llenan todos los huecos entre saltos de 5 kg.</p>',
  },
  'ironwright-pound-change-plates': {
    lead: 'Discos pequeños para barras que cuentan en libras.',
    description:
      '<p>Núcleo de acero, goma negra, anillo de acero. Tan finos que un par de 10 lb te cuesta 80 mm de manga.</p>',
  },
  'ironwright-fractional-plates': {
    lead: 'Cuando 5 lb más es demasiado y lo mismo es poco.',
    description: '<p>Acero cortado con láser, de 6 mm, grabado. Un par de cada, de 0,25, 0,5, 0,75 y 1 lb.</p>',
  },
  'vestergrav-record-discs': {
    lead: 'Medio kilo también es un récord.',
    description:
      '<p>Un par de cada, de 0,25, 0,5 y 1 kg, con 3 gramos de margen. Unos anillos de goma en el agujero los sujetan por fuera del cierre.</p>',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Pasos de 250 gramos, para presses que ya no avanzan.',
    description:
      '<p>Acero de 6 mm, cortado con láser y recubierto de nuestro naranja para que los pequeños aparezcan debajo del rack. Un par de cada, de 0,125, 0,25, 0,5 y 1 kg.</p><p>Cada uno se pesa y se clasifica con 2 gramos de margen. El menor mide 77 mm y cabe en el bolsillo de una camisa, donde acaban casi todos.</p>',
  },
  'ironwright-fractional-pairs': {
    lead: 'Para el que rodó debajo de la tarima.',
    description:
      '<p>Los discos del juego fraccionario, de dos en dos. Pintura en polvo gris, grabada hasta el acero: el número se queda cuando se va la pintura.</p><p>Casi todo el mundo necesita las medias libras: dos son el salto más pequeño que distingue una báscula de baño.</p>',
  },
  'vestergrav-referee-plates': {
    lead: 'La calderilla de la tarima, con los colores del reglamento.',
    description:
      '<p>Goma sobre un núcleo de acero torneado, con un labio en el agujero que agarra la manga: van por fuera del cierre y no se deslizan. Blanco, verde, amarillo, azul y rojo siguen a los discos grandes, diez veces más ligeros.</p><p>Los sueltos se reponen por número de serie, así que un juego sigue siendo un juego.</p>',
  },
  'ironwright-steel-change-plates': {
    lead: 'Cuando la manga está llena y todavía falta un par.',
    description:
      '<p>Discos de acero bajo pintura en polvo negra. El de 2,5 kg mide 10,8 mm; los de goma de ese peso ocupan casi el doble.</p><p>Están hechos para discos planos de acero y calibrados. Junto a bumpers traquetean.</p>',
  },
  'tarnstone-small-plates': {
    lead: 'Calderilla silenciosa, para máquinas y para barras.',
    description:
      '<p>Una capa gruesa sobre un núcleo de acero, con cantos redondos que no cortan la palma. Entran tanto en los pivotes de máquinas como en las mangas, porque el agujero es medio milímetro más ancho de lo normal.</p><p>Los hoteles los piden a cientos porque nadie ha logrado aún desconchar uno.</p>',
  },
  'ironwright-pound-change-set': {
    lead: 'Seis discos negros entre la barra vacía y el primer bumper.',
    description:
      '<p>Con ellos y una barra de 45 lb tienes todos los números de cinco en cinco libras hasta 80, sin un solo disco grande. Van en una caja que lleva una persona.</p><p>Goma sobre acero, como los pares.</p>',
  },
  'ironwright-class-bumpers': {
    lead: 'El disco para suelos donde viven doscientos.',
    description:
      '<p>Sin colores, sin reborde, con un buje de zinc negro prensado y sujeto por una brida. Quitamos lo que una clase no mira y cuidamos lo que en otros se rompe: la unión entre buje y goma se prueba con 5000 caídas desde 2,4 m.</p><p>Son más anchos que los Training Bumpers. En una manga caben cuatro de 45 lb.</p>',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Los Class Bumpers para barras que cuentan en kilos, con un número que se lee desde la novena fila.',
    description:
      '<p>Las cifras miden 46 mm y son naranjas, para que la barra se lea desde el otro lado de la sala. El par de 5 kg mide 34 mm de grosor y va junto a algo más pesado cuando se suelta.</p><p>A partir de diez pares salen en un palé, con una lista de pesos y números de serie.</p>',
  },
  'ironwright-black-bumpers': {
    lead: 'Los Training Bumpers en kilos, para quien no quiere un arcoíris en el sótano.',
    description:
      '<p>La misma mezcla y el mismo buje atornillado que nuestros discos en libras, en los cinco pesos que necesita una barra en kilos. Las letras grises se leen bien y no gritan.</p><p>El rebote desde arriba es de 110 mm. Es un solo bote, lo bastante bajo para pararlo con el pie, y una mala costumbre.</p>',
  },
  'ironwright-ring-bumpers': {
    lead: 'Discos negros que aun así te dicen qué llevas en la barra.',
    description:
      '<p>Un anillo de uretano de color va colado en una ranura del borde: azul para 45, amarillo para 35, verde para 25. Queda medio milímetro por debajo de la cara, así que los discos que se rozan no lo raspan.</p><p>Los bujes son de zinc negro y van anclados por los dos lados. Con 82 mm, el disco de 45 lb es el más fino de goma que prensamos.</p>',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Diez discos que dan todos los números de diez en diez hasta 385 en una barra de 45 lb.',
    description:
      '<p>Un par de cada Ring Bumper, mezclados el mismo día para que el negro sea un solo negro. Llegan en medio palé, con los anillos hacia fuera y flejados por los bujes.</p><p>Comprados sueltos, los cinco pares cuestan un siete por ciento más.</p>',
  },
  'ironwright-class-bumper-set': {
    lead: 'Un puesto de clase, apilado y flejado.',
    description:
      '<p>Seis Class Bumpers KG, que con una barra de 20 kg llegan a 110 de diez en diez. Los gimnasios piden un juego por rack y discuten menos sobre quién se llevó los de veinte.</p><p>Se entrega en la acera, en un palé de 800 por 600 mm.</p>',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'El resto de la gama de goma triturada, para barras que no siempre van pesadas.',
    description:
      '<p>Los discos ligeros son los que más sufren, porque caen desde tan alto como los pesados con menos goma entre el buje y el suelo. La goma triturada cede donde un disco duro se rajaría, y las motas claras esconden los roces.</p><p>Espera un bote a la altura de la rodilla sobre hormigón. Sobre una estera, la mitad.</p>',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Ocho discos de 25 kg en una barra, y ninguno deja marca en el suelo.',
    description:
      '<p>Colados alrededor de un disco de acero en dos pasos: primero el núcleo y luego la piel, con las cifras del color del peso. Las cifras son tan profundas como la piel; no se pelan porque no están encima, sino dentro.</p><p>El uretano es más duro que la goma y más ruidoso. No lo soltaríamos sobre hormigón desnudo y sí lo pondríamos en un hotel.</p>',
  },
  'ironwright-platform-plates': {
    lead: 'Discos de competición para clubes que pagan con la caja del bar.',
    description:
      '<p>Un disco de acero de 170 mm, pesado con su goma y taladrado hasta que clava el peso con 15 gramos de margen. Los de campeonato de otros tienen diez y cuestan la mitad más.</p><p>Goma negra con cifras y franja del color del peso: pasan en campeonatos locales y en un sótano se ven discretos.</p>',
  },
  'ironwright-platform-plate-set': {
    lead: 'Ocho discos cuyos pesos suman bien en la báscula, no solo en el papel.',
    description:
      '<p>Emparejamos cada juego para que la suma de los ocho esté a menos de 40 gramos de 140 kg. La hoja con los pesos medidos va encima.</p><p>El transporte es en palé; una transpaleta y dos metros de acera bastan para recibirlo.</p>',
  },
  'ironwright-pound-competition-plates': {
    lead: 'El aspecto de un campeonato en la unidad del barrio.',
    description:
      '<p>Verde para 25, amarillo para 35, azul para 45, rojo para 55, cada uno sobre un disco cromado de 170 mm. Con 62 mm, un par de 45 deja en la manga sitio para cinco más.</p><p>La tolerancia es de media onza por disco, más fina de lo que pide cualquier reglamento en libras.</p>',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Los discos que hay en las tarimas detrás del telón.',
    description:
      '<p>Todo el color y el rebote muerto del disco de campeonato, con un buje más pequeño y más tolerancia. Un disco de 20 kg mide 62 mm, siete más que el de competición.</p><p>Los clubes los usan toda la semana y guardan los calibrados bajo un paño.</p>',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Dos discos en vez de cuatro cuando la barra pasa de 400 kg.',
    description:
      '<p>Torneado de una sola pieza forjada, 450 mm de diámetro y 52 mm de grosor. Los cargadores lo levantan entre dos: dos personas, un disco.</p><p>El verde es el que nombra el reglamento, y la tolerancia es de 10 gramos en cincuenta mil.</p>',
  },
  'vestergrav-youth-discs': {
    lead: 'Altura completa para diez años de edad, con nervios que aguantan una caída desde el hombro.',
    description:
      '<p>Inyectados, con doce nervios por lado alrededor de un buje de nailon con fibra de vidrio. Donde un disco liso de este peso se dobla, los nervios llevan el golpe al borde.</p><p>El rojo es 2,5 kg, como en los discos pequeños; el de 5 kg es oscuro para que no los confundan los niños que no saben leer el número del revés.</p>',
  },
  'ironwright-pancake-plates': {
    lead: 'Chapa de acero cortada con láser, con un agujero, y mil cien libras en una barra.',
    description:
      '<p>Sin borde, sin hueco, nada más que grosor. Un par de 45 ocupa 33 mm de manga: una manga de 415 mm se acaba con 25 de ellos y tu columna mucho antes.</p><p>Los cantos se matan a mano. La pintura en polvo tiene textura, porque un disco liso de este tamaño no se levanta del suelo con los dedos secos.</p>',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Discos calibrados sin la calibración, a un tercio del precio.',
    description:
      '<p>Cortados de la misma chapa que los de libras y clasificados en la báscula en vez de taladrados: cada uno tiene un margen del uno por ciento y los pares se igualan a 50 gramos.</p><p>El rojo es el de 25 kg en los cuatro pesos, porque una franja de tinta sobre un disco de acero dura un mes.</p>',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Un torno quita lo que dejó la fundición.',
    description:
      '<p>Las dos caras, el borde y el agujero se cortan en una sola sujeción, así que giran centrados con 0,2 mm de margen. Las barras cargadas dejan de bailar cuando giran.</p><p>Pintura en polvo grafito sobre fosfato. El alma es lo bastante honda para cuatro dedos.</p>',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'El modelo antiguo con un número nuevo.',
    description:
      '<p>La fundición cambió cuatro letras del molde y dejó todo lo demás: el borde del que tirar con los dedos, el nombre en relieve, la arena en los rincones. Esmalte oscuro, porque se acabó el gris.</p><p>El peso tiene un margen del dos por ciento: medio kilo en el grande y nada en la barra.</p>',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Cuatro tamaños de la misma rueda de tres agarres.',
    description:
      '<p>Las ranuras miden 40 mm de alto en el de 20 kg, suficiente para una mano con guante. 6 mm de uretano cubren el hierro por todos los lados y dejan un anillo de acero en el agujero, para que las mangas no lo muerdan.</p><p>Cifras amarillas sobre antracita: se leen con luz de colores, que parece gustar a los gimnasios.</p>',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Discos con agarres para quien disfruta del sonido.',
    description:
      '<p>Una pieza fundida sin piel, de 40 mm en 45 lb donde las de uretano necesitan 50. Los bordes de las ranuras están redondeados a muela; lo demás está como salió de la arena, bajo una capa de esmalte gris.</p><p>Cuelgan bien de pivotes y mal de los dedos: lleva uno en cada mano.</p>',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Ocho agarres a cada lado de la sala.',
    description:
      '<p>Cuatro discos de 45 lb y un par de cada, de 25 y 10. En una barra de 45 lb son 295; en un árbol de discos, una pared limpia.</p><p>Embalados planos con papel entre las caras, porque el uretano enseña contra qué ha rozado.</p>',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Suma tu mejor peso muerto y compra un par más.',
    description:
      '<p>Diez filas en vez de diez páginas: todos los pesos de los KG Bumpers y de los discos pequeños que van por fuera, cada uno con lo que hay hoy en stock. Indica cuántos pares y ponlos todos en el carrito a la vez.</p><p>Cada peso sigue siendo allí una línea aparte y se envía por separado.</p>',
  },
  'ironwright-small-plates-together': {
    lead: 'De aquí sale el último kilo del año.',
    description:
      '<p>Las fracciones de kilo en juego y los discos finos de acero por pares. Casi todo el mundo compra el juego una vez y un par de 2,5 kg cada dos inviernos.</p><p>Todos son de acero recubierto y comparten sitio en el árbol de discos pequeños.</p>',
  },
}
