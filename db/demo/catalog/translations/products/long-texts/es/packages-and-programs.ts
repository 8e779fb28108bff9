import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'El gimnasio más barato en el que entrenaríamos nosotros.',
    description:
      '<p>Un rack IW-1, un banco corto, una barra de garaje y discos hondos de hierro de Northlode: dos de cada, de 20, 15, 10 y 5 kg. El hierro es más fino que la goma, así que la barra no se llena antes de que estés fuerte.</p><p>Pon una esterilla de goma; el hierro y las baldosas no se perdonan.</p>',
  },
  'ironwright-wall-package': {
    lead: 'Un gimnasio que desaparece cuando el coche vuelve a casa.',
    description:
      '<p>Rack de pared plegable de 580 mm, banco plano negro, barra Wright, soporte para tres barras y KG Bumpers en pares de 10, 20 y 25 kg. Plegado y colgado, todo ocupa 130 mm del garaje, sin contar el banco y los discos.</p>',
  },
  'ironwright-weightlifting-package': {
    lead: 'El suelo, la barra y los colores.',
    description:
      '<p>Una tarima compacta, una barra de halterofilia de 20 kg y bumpers de colores: un par de cada color, del verde al rojo. Los cierres de competición lo completan.</p><p>Dos palés. Primero se pone la tarima.</p>',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Dos metros cuadrados que sustituyen a una cuota.',
    description:
      '<p>Un estante de mancuernas de dos niveles, un banco ajustable y mancuernas hexagonales de 20 a 40 lb: seis pares, con el de 25 lb dos veces, porque es el peso que querréis los dos.</p>',
  },
  'ironwright-half-rack-package': {
    lead: 'Para una persona con planes o para tres sin ellos.',
    description:
      '<p>Medio rack de 2290 mm, banco ajustable, barra de powerlifting en zinc negro y KG Bumpers: dos de cada, de 25, 20, 15 y 10 kg. Lo que no está en la barra cuelga de los postes traseros y sujeta el rack.</p>',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Un estante, una esterilla y todas las kettlebells que puedas nombrar.',
    description:
      '<p>Un estante con kettlebells fundidas de 8, 12, 16, 20, 24 y 28 kg, la de 16 y la de 20 dos veces, y una esterilla de goma de 19 mm para dejarlas.</p>',
  },
  'ironwright-gift-card': {
    lead: 'La talla correcta, el color correcto y ninguna caja bajo la cama.',
    description:
      '<p>Escribe una línea, elige un día y la enviamos por correo electrónico. El código se pone al pagar, y lo que no se gasta se queda en la tarjeta.</p><p>Paga varios pedidos, junto con otras tarjetas y también con precios de oferta. Sirve en la moneda en la que la compraste.</p>',
  },
  'ironwright-gym-gift-card': {
    lead: 'Cuando doce socios quieren dar las gracias a quien friega.',
    description:
      '<p>Tres cifras redondas que compran una barra, un banco o un rack. Primero reunid el dinero, comprad una vez y poned todos los nombres en el mensaje: caben quinientos caracteres.</p><p>La persona que la recibe elige sola, y de eso se trata.</p>',
  },
  'ironwright-strength-program': {
    lead: 'Sabe lo que levantaste el martes y no está impresionado.',
    description:
      '<p>Sentadilla, press, tirón, remo: tres sesiones de una hora, escritas para los discos que tienes. Apuntas lo que subió y de ahí sale la siguiente sesión.</p><p>Sin vídeos ni música. Una página para el día, una página para lo hecho y una nota cuando llevas diez días sin venir.</p>',
  },
  'ironwright-weightlifting-program': {
    lead: 'Arrancada el lunes, arrepentimiento el miércoles, cargada el viernes.',
    description:
      '<p>Una entrenadora con dos selecciones nacionales a sus espaldas escribe cuatro semanas; tú las imprimes y coges un lápiz. Los porcentajes son de lo que hiciste el mes pasado y no de lo que hacías antes.</p><p>Las cuatro primeras semanas son de prueba. Cancela antes de que acaben y no se cobra nada más.</p>',
  },
  'ironwright-press-plan': {
    lead: 'El press por encima de la cabeza es el ejercicio para el que se hicieron los discos pequeños.',
    description:
      '<p>Doce semanas de press tres veces por semana, en pasos de 250 gramos si los tienes. Cada sesión cabe entre una ducha y un autobús.</p><p>Lo compras una vez y es tuyo para siempre: está en tu cuenta.</p>',
  },
  'ironwright-squat-seminar': {
    lead: 'Seis horas, cuatro entrenadores, un movimiento.',
    description:
      '<p>Seis personas por rack y un entrenador para cada seis. La mañana es para la barra en la espalda y la tarde para lo que hacen los pies debajo; todo se graba de lado.</p><p>Trae zapatillas y un cinturón, si lo usas. Para comer hay arroz, pollo y judías.</p>',
  },
  'ironwright-spring-open-entry': {
    lead: 'Dos luces blancas de tres y el peso es tuyo.',
    description:
      '<p>Sentadilla, press de banca y peso muerto en dos días, seis grupos de diez. El pesaje abre dos horas antes de cada sesión; allí se anuncian los primeros intentos, que pueden bajar una vez.</p><p>Los primeros campeonatos son bienvenidos. Alguien te dirá cuándo salir.</p>',
  },
  'ironwright-referee-course': {
    lead: 'Aprende a decir que no a tus amigos.',
    description:
      '<p>El reglamento la primera tarde, doscientos levantamientos grabados la segunda y después una silla lateral en un campeonato de club. Al aprobar, podrás arbitrar en cualquiera de los nuestros.</p><p>El libro está incluido y se queda contigo.</p>',
  },
  'ironwright-garage-package': {
    lead: 'Una entrega, una tarde, un gimnasio.',
    description:
      '<p>Un power rack IW-3, un banco, una barra y pares de KG Bumpers: elige el marco, el banco, la barra y cuántos discos. Cada parte cuesta un 10\u00a0% menos que suelta, y un par de cierres de mordaza viaja gratis en el tubo de la barra.</p><p>Llega en un palé. Dos personas con una carraca necesitan tres horas.</p>',
  },
  'ironwright-bar-and-plates': {
    lead: 'Cuanto más pesa el juego, menos cuesta la libra.',
    description:
      '<p>Una barra Wright y pares de Training Bumpers, tantos como quieras de cada. A partir de 150 lb, cada libra del juego cuesta menos; a partir de 300 lb, menos todavía. Las pinzas están incluidas.</p>',
  },
  'ironwright-press-corner': {
    lead: 'Dos metros por dos, y tu mitad superior ya no tiene excusas.',
    description:
      '<p>Para que funcione tienen que estar todas las partes, así que las pedimos todas: un banco que se inclina, un par pesado y un par ligero. Juntas cuestan un ocho por ciento menos.</p><p>Las mancuernas llegan en su propia caja, porque un banco no debería cargar con 40 kg de camino a tu casa.</p>',
  },
  'ironwright-meet-day-kit': {
    lead: 'Lo que hay en la silla detrás de la tarima.',
    description:
      '<p>El cinturón es el kit; rodilleras, vendas y correas se unen si quieres, cada una una décima parte más barata que suelta. Ocho bloques de magnesio van en cualquier caso.</p><p>Todo pasa el control de material: las etiquetas siguen donde las buscan los jueces.</p>',
  },
  'ironwright-band-kit': {
    lead: 'Una clase de diez pide diez azules y dos negras.',
    description:
      '<p>Di cuántas de cada ancho; a partir de la segunda nadie cuenta, todas cuestan igual, y es un quince por ciento menos que en la tienda. El rodillo de bloques va de regalo.</p><p>Las bandas se gastan primero en el anclaje. Los colegios piden repuestos con el juego.</p>',
  },
}
