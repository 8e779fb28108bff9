import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Gíralo y tiene otra altura.',
  },
  'larchwell-junior-box': {
    lead: 'Tres alturas más bajas, para piernas más cortas y primeros saltos.',
  },
  'larchwell-stained-box': {
    lead: 'El mismo cajón, para salas donde el abedul parece una caja de embalaje.',
  },
  'larchwell-step-box': {
    lead: 'Para subidas y para quien aún no está listo para saltar.',
  },
  'ironwright-foam-box': {
    lead: 'Las espinillas perdonan la espuma. El contrachapado, no.',
  },
  'ironwright-small-foam-box': {
    lead: 'Espuma para los primeros 406 mm.',
  },
  'ironwright-foam-block': {
    lead: 'El del medio, suelto.',
  },
  'ironwright-foam-stack': {
    lead: 'Cualquier altura, del bordillo a la encimera.',
  },
  'ironwright-steel-box': {
    lead: 'Tiene los cantos vivos y ninguna opinión.',
  },
  'ironwright-steel-step': {
    lead: 'La altura de un escalón, para gemelos y tirones en déficit.',
  },
  'larchwell-jerk-blocks': {
    lead: 'La barra espera a la altura desde la que quieres levantarla.',
  },
  'ironwright-medicine-ball': {
    lead: 'Ocho paneles, doble costura y lo bastante blando para atraparlo cien veces.',
  },
  'pellam-wall-ball': {
    lead: 'Diez paneles estrechos en vez de ocho anchos: más redondo y más difícil de deformar.',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'El que había en todos los gimnasios de colegio, cosido por gente que aún sabe hacerlo.',
  },
  'pellam-rubber-ball': {
    lead: 'Una carcasa hueca con aire: lánzalo contra una pared y vuelve.',
  },
  'pellam-slam-ball': {
    lead: 'Tíralo al suelo. Ahí se queda.',
  },
  'ironwright-slam-ball': {
    lead: 'Perdigones de acero en vez de arena: el mismo peso en un balón que sujetan dos manos pequeñas.',
  },
  'pellam-stone-ball': {
    lead: 'Una piedra para suelos que no están hechos para piedras.',
  },
  'brackwater-shouldering-ball': {
    lead: 'Tan grande que los brazos no la rodean, tan blanda que descansa en la clavícula.',
  },
  'ironwright-sandbag': {
    lead: 'Un saco sin nada a lo que agarrarse.',
  },
  'brackwater-contest-sandbag': {
    lead: 'Achaparrado, ancho y terco, como lo piden los organizadores.',
  },
  'brackwater-carry-bag': {
    lead: 'El saco de arena para quien quiere volver mañana.',
  },
  'brackwater-throwing-bag': {
    lead: 'Por encima de la barra, detrás de ti, y a por el siguiente.',
  },
  'fenmoor-power-bag': {
    lead: 'Un tronco blando con agarres donde puedas quererlos.',
  },
  'pellam-power-bag': {
    lead: 'El que vive fuera.',
  },
  'ironwright-push-sled': {
    lead: 'No va más rápido si gritas.',
  },
  'brackwater-long-sled': {
    lead: 'Un patín largo no se clava cuando la carga es mayor que la persona.',
  },
  'ironwright-compact-sled': {
    lead: 'Los postes se sacan y el resto cabe plano detrás de los asientos.',
  },
  'ironwright-drag-sled': {
    lead: 'Una bandeja que te sigue a todas partes.',
  },
  'brackwater-pan-sled': {
    lead: 'Lo bastante ancho para un barril tumbado o una piedra que ya no puede más.',
  },
  'aerwyn-air-rower': {
    lead: 'Tira más fuerte y tirará más fuerte. No hay otro ajuste que importe.',
  },
  'aerwyn-high-rower': {
    lead: 'La misma palada, sin tener que sentarse antes en el suelo.',
  },
  'ironwright-short-rower': {
    lead: 'Casi todos los remos son largos por culpa de unos pocos altos. Este no.',
  },
  'aerwyn-air-bike': {
    lead: 'Un ventilador grande, dos pedales, dos palancas y ninguna forma de dejarse llevar.',
  },
  'aerwyn-studio-bike': {
    lead: 'Un ventilador más pequeño arranca antes y toca techo antes, justo lo que quiere una clase.',
  },
  'ironwright-speed-rope': {
    lead: 'Pesa menos que el teléfono que sueltas para cogerla.',
  },
  'fenmoor-leather-rope': {
    lead: 'Lenta, regular y lo bastante sonora para marcar el ritmo.',
  },
  'pellam-heavy-rope': {
    lead: 'Sientes dónde está en todo momento, sobre todo en los antebrazos.',
  },
  'osktide-freestyle-rope': {
    lead: 'Mangos largos para brazos que se cruzan.',
  },
  'pellam-battle-rope': {
    lead: 'Quince metros sin poder hablar.',
  },
  'pellam-battle-rope-50': {
    lead: 'Doce milímetros más y casi el doble de peso.',
  },
  'ironwright-battle-rope': {
    lead: 'Nueve metros caben en un garaje con el coche fuera.',
  },
  'osktide-climbing-rope': {
    lead: 'Manila, porque manos y espinillas la prefieren al plástico.',
  },
  'brackwater-pulling-rope': {
    lead: 'Siéntate, afianza los pies y tráete el camión.',
  },
}
