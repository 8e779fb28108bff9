import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Los discos fuera del suelo, en un orden que se ve.',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Tan alto como quien levanta, y guarda lo mismo.',
  },
  'ironwright-change-plate-tree': {
    lead: 'Un árbol para lo que suele acabar debajo del banco.',
  },
  'ironwright-bumper-cradle': {
    lead: 'Un portatostadas para un cuarto de tonelada.',
  },
  'ironwright-long-cradle': {
    lead: 'Guarda lo que necesitan dos personas y rueda hasta donde están.',
  },
  'ironwright-iron-cradle': {
    lead: 'Los discos de hierro se guardan como si fueran vinilos.',
  },
  'ironwright-plate-rail': {
    lead: 'Nadie se agacha, nadie se estira y todos los devuelven.',
  },
  'ironwright-plate-pegs': {
    lead: 'La pared no hacía nada.',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Seis barras en la pared y ninguna detrás de la puerta.',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Para la barra de powerlifting, la otra y la que estaba de oferta.',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'La pared de un club, en el orden de sus socios.',
  },
  'ironwright-bar-forks': {
    lead: 'Las barras cuelgan de sus topes y el suelo queda libre.',
  },
  'ironwright-bar-stand': {
    lead: 'Las barras se guardan de pie, como paraguas.',
  },
  'ironwright-peg-rail': {
    lead: 'El cajón de las cosas enredadas, en una pared.',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Diez pares, en orden, hasta que alguien los devuelve.',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Lo bastante bajo para ver por encima.',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Seis pares en el ancho de una puerta.',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Un estante. Es fuerte y está a nivel.',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Para el juego que empieza en 8 kg y no acaba en 32.',
  },
  'ironwright-storage-bay': {
    lead: 'Todo lo que está en el suelo, pero en cuatro estantes.',
  },
  'ironwright-small-storage-bay': {
    lead: 'La estantería para quien tiene uno de cada.',
  },
  'ironwright-ball-rack': {
    lead: 'Lo redondo pide dos líneas y nada más.',
  },
  'ironwright-low-ball-rack': {
    lead: 'Cabe bajo una diana de pared y devuelve el balón a la altura de la cadera.',
  },
  'ironwright-rubber-tile': {
    lead: 'La parte de un gimnasio que salva el resto.',
  },
  'ironwright-fleck-tile': {
    lead: 'Un metro cuadrado que puedes cargar, por poco.',
  },
  'ironwright-drop-tile': {
    lead: 'Gruesa donde hace falta y en ningún otro sitio.',
  },
  'ironwright-edge-ramp': {
    lead: 'Para que el suelo no empiece con un tropiezo.',
  },
  'ironwright-floor-roll': {
    lead: 'Una junta menos en cada metro.',
  },
  'ironwright-turf-roll': {
    lead: 'Un carril para el trineo, sin la lluvia.',
  },
  'ironwright-lifting-platform': {
    lead: 'Un cuadrado de suelo que pertenece a una barra.',
  },
  'ironwright-compact-platform': {
    lead: 'Tan ancha como pide una barra y tan profunda como permite un garaje.',
  },
  'ironwright-deadlift-platform': {
    lead: 'Una barra de fondo. Nadie camina mientras hace peso muerto.',
  },
  'larchwell-ash-platform': {
    lead: 'La tarima por la que la gente se descalza.',
  },
  'ironwright-drop-pads': {
    lead: 'Nos las pidió la vecina de abajo.',
  },
  'ironwright-low-drop-pads': {
    lead: 'Para frenar una barra, no para frenar un accidente.',
  },
  'ironwright-chalk-blocks': {
    lead: 'Blanco, seco, por todas partes.',
  },
  'ironwright-chalk-stand': {
    lead: 'Para que el magnesio se quede en un sitio, más o menos.',
  },
  'ironwright-training-log': {
    lead: 'Un año de entrenamiento en un cuaderno que se abre plano bajo una barra.',
  },
  'plainfare-salt-mix': {
    lead: 'Sodio, potasio, magnesio y un poco de limón.',
  },
  'plainfare-oat-blend': {
    lead: 'El desayuno de quien entrena antes de desayunar.',
  },
  'ironwright-gym-bag-box': {
    lead: 'Todo lo que se pide prestado en un campeonato, en una caja con tapa.',
  },
}
