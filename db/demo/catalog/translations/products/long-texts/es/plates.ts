import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Goma virgen sobre un buje de acero, por pares, hecha para caer.',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rojo es 25, azul 20, amarillo 15, verde 10. Lees la barra desde la puerta.',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Todo el código de colores, sin el carnaval.',
  },
  'pellam-crumb-bumpers': {
    lead: 'Cuarenta neumáticos triturados en cada par, silenciosos sobre el hormigón.',
  },
  'pellam-fleck-bumpers': {
    lead: 'Lo que queda en el suelo de una fábrica de goma, prensado en un disco.',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Finos como el hierro, silenciosos como la goma y con el precio de ninguno.',
  },
  'ironwright-technique-plates': {
    lead: 'Diámetro completo y apenas peso: la barra sale desde la altura correcta.',
  },
  'ironwright-color-bumper-set': {
    lead: 'Ocho discos, un palé, un precio.',
  },
  'ironwright-training-bumper-set': {
    lead: 'Los discos que acaba teniendo casi todo garaje, en una sola compra.',
  },
  'vestergrav-competition-plates': {
    lead: 'Torneados, pesados, taladrados y pesados otra vez.',
  },
  'vestergrav-competition-set': {
    lead: 'Todo lo que necesita una tarima, de la primera llamada a la última.',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Lo bastante finos para un récord y exactos para el juez.',
  },
  'vestergrav-calibrated-set': {
    lead: 'Un par de cada, emparejado y en su caja.',
  },
  'northlode-deep-dish-plates': {
    lead: 'El disco que tu abuelo reconocería.',
  },
  'ironwright-machined-plates': {
    lead: 'Fundidos y torneados por las dos caras hasta que asientan planos uno contra otro.',
  },
  'northlode-foundry-plates': {
    lead: 'Pintados como las máquinas junto a las que se fundieron.',
  },
  'tarnstone-grip-plates': {
    lead: 'Tres huecos donde cabe una mano y una cara que no salta.',
  },
  'ironwright-slot-plates': {
    lead: 'El peso intermedio que siempre falta.',
  },
  'northlode-iron-set': {
    lead: 'Doce discos, un palé y ninguna pintura que cuidar.',
  },
  'ironwright-change-plates': {
    lead: 'Los pasos cortos entre un buen día y un récord.',
  },
  'ironwright-change-plate-set': {
    lead: 'Ocho discos pequeños en una caja que cabe en la estantería.',
  },
  'ironwright-pound-change-plates': {
    lead: 'Discos pequeños para barras que cuentan en libras.',
  },
  'ironwright-fractional-plates': {
    lead: 'Cuando 5 lb más es demasiado y lo mismo es poco.',
  },
  'vestergrav-record-discs': {
    lead: 'Medio kilo también es un récord.',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Pasos de 250 gramos, para presses que ya no avanzan.',
  },
  'ironwright-fractional-pairs': {
    lead: 'Para el que rodó debajo de la tarima.',
  },
  'vestergrav-referee-plates': {
    lead: 'La calderilla de la tarima, con los colores del reglamento.',
  },
  'ironwright-steel-change-plates': {
    lead: 'Cuando la manga está llena y todavía falta un par.',
  },
  'tarnstone-small-plates': {
    lead: 'Calderilla silenciosa, para máquinas y para barras.',
  },
  'ironwright-pound-change-set': {
    lead: 'Seis discos negros entre la barra vacía y el primer bumper.',
  },
  'ironwright-class-bumpers': {
    lead: 'El disco para suelos donde viven doscientos.',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Los Class Bumpers para barras que cuentan en kilos, con un número que se lee desde la novena fila.',
  },
  'ironwright-black-bumpers': {
    lead: 'Los Training Bumpers en kilos, para quien no quiere un arcoíris en el sótano.',
  },
  'ironwright-ring-bumpers': {
    lead: 'Discos negros que aun así te dicen qué llevas en la barra.',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Diez discos que dan todos los números de diez en diez hasta 385 en una barra de 45 lb.',
  },
  'ironwright-class-bumper-set': {
    lead: 'Un puesto de clase, apilado y flejado.',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'El resto de la gama de goma triturada, para barras que no siempre van pesadas.',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Ocho discos de 25 kg en una barra, y ninguno deja marca en el suelo.',
  },
  'ironwright-platform-plates': {
    lead: 'Discos de competición para clubes que pagan con la caja del bar.',
  },
  'ironwright-platform-plate-set': {
    lead: 'Ocho discos cuyos pesos suman bien en la báscula, no solo en el papel.',
  },
  'ironwright-pound-competition-plates': {
    lead: 'El aspecto de un campeonato en la unidad del barrio.',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Los discos que hay en las tarimas detrás del telón.',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Dos discos en vez de cuatro cuando la barra pasa de 400 kg.',
  },
  'vestergrav-youth-discs': {
    lead: 'Altura completa para diez años de edad, con nervios que aguantan una caída desde el hombro.',
  },
  'ironwright-pancake-plates': {
    lead: 'Chapa de acero cortada con láser, con un agujero, y mil cien libras en una barra.',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Discos calibrados sin la calibración, a un tercio del precio.',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Un torno quita lo que dejó la fundición.',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'El modelo antiguo con un número nuevo.',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Cuatro tamaños de la misma rueda de tres agarres.',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Discos con agarres para quien disfruta del sonido.',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Ocho agarres a cada lado de la sala.',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Suma tu mejor peso muerto y compra un par más.',
  },
  'ironwright-small-plates-together': {
    lead: 'De aquí sale el último kilo del año.',
  },
}
