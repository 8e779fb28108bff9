import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Seis lados planos: se queda donde la dejas.',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Diez pares, del calentamiento a la discusión.',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Para salas donde una mancuerna cae cuatrocientas veces al día.',
  },
  'tarnstone-dumbbell-set': {
    lead: 'El gimnasio de un hotel en una sola entrega.',
  },
  'northlode-iron-dumbbell': {
    lead: 'Una sola colada, sin goma y sin más promesa que el peso.',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Dos barras pequeñas para los discos que ya tienes.',
  },
  'quillon-plate-dumbbell': {
    lead: 'De 4 a 24 kg con un cuarto de vuelta.',
  },
  'ironwright-kettlebell': {
    lead: 'Una sola colada, una base plana y una pintura que retiene el magnesio.',
  },
  'northlode-iron-kettlebell': {
    lead: 'Sin pintura, sin banda y sin más letras que el peso.',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Siempre hay una que nadie pide prestada.',
  },
  'ironwright-kettlebell-set': {
    lead: 'La ligera, la normal y la que te espera.',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Para el piso de arriba.',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Cambia el peso. Tu posición de rack, no.',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Veintiuna kettlebells en el sitio de una.',
  },
  'ironwright-clamp-collars': {
    lead: 'Un gesto para poner, otro para quitar y nada que buscar bajo el rack.',
  },
  'quillon-lever-collars': {
    lead: 'Se cierran con un clic que oyes por encima de la música.',
  },
  'vestergrav-competition-collars': {
    lead: 'Cuentan. Lo dice el reglamento y la báscula está de acuerdo.',
  },
  'quillon-spring-clips': {
    lead: 'Lo más barato de la tienda que funciona.',
  },
  'quillon-screw-collars': {
    lead: 'Para barras de mancuerna y todo lo que pongas boca abajo.',
  },
  'ironwright-slim-clamps': {
    lead: 'Un cuarto más estrechos que el cierre de mordaza, para mangas casi llenas.',
  },
  'quillon-jaw-collars': {
    lead: 'Se abren como un libro y se cierran de una palmada.',
  },
  'quillon-slim-lever-collars': {
    lead: 'El cierre de palanca a dieta.',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Un milímetro más de alambre y un agarre como el apretón de manos de un albañil.',
  },
  'quillon-wide-screw-collars': {
    lead: 'Más rosca, más anillo, para barras que se sacuden.',
  },
  'ironwright-bolted-collars': {
    lead: 'Para la barra que sigue cargada de lunes a domingo.',
  },
  'vestergrav-black-competition-collars': {
    lead: 'El cierre de la tarima sin el espejo.',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'La mancuerna hexagonal con números naranjas y un mango que no brilla.',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Cinco pares que cubren casi todo lo que hace casi todo el mundo.',
  },
  'ironwright-hex-starter-set': {
    lead: 'Cinco mancuernas sueltas para remo, press a un brazo y un piso pequeño.',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'La mancuerna de hotel en la unidad del hotel.',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'El final del estante, donde están los espejos.',
  },
  'northlode-iron-dumbbells': {
    lead: 'Cuatro más de la pieza fundida que se vende sola.',
  },
  'ironwright-round-dumbbells': {
    lead: 'Cabezas redondas, un mango de 30 mm y un precio entre la hexagonal y el uretano.',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Los pesos de la antigua escala de medio pud, rotulados en libras.',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Las kettlebells entre las kettlebells.',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Press, swing y sentadilla para el primer año.',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Fundida para dos manos y una distancia corta.',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Para suelos que son de otra persona.',
  },
  'pellam-light-dumbbells': {
    lead: 'Para calentar, para hombros que vuelven, para clases con música.',
  },
  'quillon-block-dumbbell': {
    lead: 'Siete placas por lado cuelgan de una jaula y un pasador dice cuántas vienen.',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Para quien llevaba un año con la pequeña en la última ranura.',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'La mancuerna de discos con menos discos.',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Barras de mancuerna cargables con el agarre de nuestra mejor barra.',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Un juvenil sostiene la misma forma que un campeón.',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Una tarima, de la primera clase hasta el maestro.',
  },
  'ironwright-training-kettlebell': {
    lead: 'Medidas deportivas para quien entrena en casa y no necesita el color.',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Trece kettlebells para un piso con un solo armario.',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Para salas donde ya se probó el negro.',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Para gimnasios que compran una caja de cierres y la esconden.',
  },
}
