import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Dos anillas, dos correas y todos los músculos que habías olvidado.',
  },
  'larchwell-walnut-rings': {
    lead: 'Para un salón con una viga.',
  },
  'osktide-steel-rings': {
    lead: 'Déjalas en el árbol.',
  },
  'osktide-polymer-rings': {
    lead: 'El par que va en el equipaje de mano.',
  },
  'osktide-small-rings': {
    lead: 'Mismas reglas, manos más pequeñas.',
  },
  'larchwell-parallettes': {
    lead: 'Unas paralelas pequeñas para un trozo pequeño de suelo.',
  },
  'larchwell-push-up-bars': {
    lead: 'Muñecas rectas y un palmo más de recorrido.',
  },
  'osktide-steel-parallettes': {
    lead: 'Ninguna unión entre la barra y el suelo.',
  },
  'osktide-dip-bars': {
    lead: 'Dos vallas, tan separadas como tus hombros hoy.',
  },
  'ironwright-ab-wheel': {
    lead: 'Sale rodando sola. La vuelta es cosa tuya.',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Una rueda para aprender, porque no tiene ganas de volcar.',
  },
  'ironwright-sit-up-mat': {
    lead: 'Rellena el hueco bajo la espalda y da al abdomen un punto de partida.',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Hecha para una espalda más larga que la cuña de siempre.',
  },
  'ironwright-log': {
    lead: 'El tronco para aprender: lo bastante ancho para serlo, lo bastante pesado para fallar.',
  },
  'ironwright-short-log': {
    lead: 'Agarres a medio metro, para quien con cualquier otro tronco acaba empujando demasiado ancho.',
  },
  'brackwater-contest-log': {
    lead: 'El tamaño en el que la cabeza tiene que apartarse.',
  },
  'northlode-heavy-log': {
    lead: 'Empieza donde otros acaban.',
  },
  'northlode-atlas-stone': {
    lead: 'Redonda, gris y de mal humor.',
  },
  'northlode-light-stone': {
    lead: 'Lo bastante pequeña para abrazarla, lo bastante pesada para que valga la pena.',
  },
  'northlode-heavy-stone': {
    lead: 'No es una piedra para principiantes. Ella misma te lo dirá.',
  },
  'brackwater-keg': {
    lead: 'Agua, arena o las dos cosas: nada se mueve dentro de algo igual que esto.',
  },
  'brackwater-slim-keg': {
    lead: 'Lo bastante estrecho para dos manos en el borde y un buen impulso.',
  },
  'brackwater-tire': {
    lead: 'De canto redondo, para meter los dedos, y sin los alambres que les salen a los usados.',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Un brazo, un mango que tu mano no abarca y un público.',
  },
  'ironwright-loop-bands': {
    lead: 'Ayuda al subir o problemas al bajar.',
  },
  'ironwright-wide-band': {
    lead: 'Para sentadillas contra bandas y para quien pesa 130 kg y quiere su primera dominada.',
  },
  'osktide-training-band': {
    lead: 'Entre el rojo y el azul de siempre, donde vive el front lever.',
  },
  'osktide-mini-bands': {
    lead: 'Alrededor de las rodillas, antes de la barra.',
  },
  'osktide-short-band': {
    lead: 'Una minibanda con el grosor de una grande.',
  },
  'osktide-grid-roller': {
    lead: 'Espuma sobre un tubo, para que en marzo no esté blando por el centro.',
  },
  'osktide-long-roller': {
    lead: 'Lo bastante largo para tumbarse de la cabeza al coxis.',
  },
  'osktide-travel-roller': {
    lead: 'Tan largo como ancho es un gemelo, y con eso basta.',
  },
  'osktide-massage-ball': {
    lead: 'La bola para el punto al que el rodillo no llega.',
  },
  'osktide-massage-peanut': {
    lead: 'Una a cada lado de la columna, a la que no molesta.',
  },
  'osktide-training-mat': {
    lead: 'Diez milímetros entre una rodilla y el hormigón.',
  },
  'osktide-stretching-mat': {
    lead: 'Fina, para que el equilibrio sea tuyo y no de la esterilla.',
  },
}
