import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'El rack se compra una vez.',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Los discos sujetan el rack abajo y el rack sujeta los discos arriba.',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Un rack completo para un sótano bajo.',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Un paso de fondo, para la pared del radiador.',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Espacio para salir con la barra y seguir dentro.',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Para salas donde seis personas comparten un rack entre las cuatro y las ocho.',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Para suelos de alquiler y suelos con tuberías.',
  },
  'ironwright-iw2-rack': {
    lead: 'Menos acero, menos dinero, la sentadilla entera.',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Cabe bajo una viga a 1,9 m y pasa por una puerta en partes.',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Lo bastante ligero para moverlo, lo bastante largo para que no se mueva solo.',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Lo que no está en la barra sujeta el resto al suelo.',
  },
  'ironwright-iw1-rack': {
    lead: 'El primer rack, al precio de un mes en el gimnasio de otro.',
  },
  'ironwright-iw2-half-rack': {
    lead: 'El rack abierto para una sala a la que le queda una esquina.',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Dos postes que puedes sacar al césped.',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'El ligero de los dos que se pliegan.',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Dos personas, una pared, 1,9 metros cuadrados.',
  },
  'ironwright-half-rack': {
    lead: 'Abierto por delante: la barra solo puede dar en el suelo.',
  },
  'ironwright-short-half-rack': {
    lead: 'Un medio rack que cabe bajo el raíl de la puerta del garaje.',
  },
  'ironwright-hall-half-rack': {
    lead: 'Se coloca al final de una tarima y guarda lo que hay en ella.',
  },
  'ironwright-squat-stand': {
    lead: 'Dos postes y una base. Todo lo demás es opcional.',
  },
  'ironwright-pull-up-stand': {
    lead: 'El soporte de sentadilla, crecido hasta que te puedes colgar.',
  },
  'ironwright-press-stand': {
    lead: 'De la rodilla al hombro, y nada más arriba.',
  },
  'ironwright-yoke': {
    lead: 'Un marco de puerta que te echas a la espalda y te llevas.',
  },
  'ironwright-folding-rack': {
    lead: 'Una hora abierto y las otras veintitrés plano contra la pared.',
  },
  'ironwright-low-folding-rack': {
    lead: 'Se pliega bajo un estante que nadie quería mover.',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Lo bastante separada para el kipping, lo bastante rígida para que la pared no lo note.',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Para dominadas estrictas en un pasillo.',
  },
  'ironwright-rig-one-bay': {
    lead: 'Dos personas hacen sentadillas espalda con espalda y nunca se ven fallar.',
  },
  'ironwright-rig-two-bays': {
    lead: 'Una clase de ocho cabe alrededor, de cuatro en cuatro.',
  },
  'ironwright-wall-rig': {
    lead: 'La pared hace el trabajo de la segunda fila de postes.',
  },
  'ironwright-flat-bench': {
    lead: 'No se mueve. Esa es toda la lista.',
  },
  'ironwright-wide-bench': {
    lead: 'Cincuenta y seis milímetros más para que se apoyen los omóplatos.',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Cien milímetros de espuma y ningún hoyo en el que hundirse.',
  },
  'ironwright-short-bench': {
    lead: 'Cabe dentro de un rack con los tubos de seguridad puestos.',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'El acolchado del campeonato, sin el campeonato.',
  },
  'larchwell-ash-bench': {
    lead: 'Madera donde suele haber espuma. Más dura, y nunca se rasga.',
  },
  'larchwell-walnut-bench': {
    lead: 'Un mueble que aguanta 350 kg.',
  },
  'ironwright-adjustable-bench': {
    lead: 'Diez ángulos, una palanca y ningún hueco bajo la cadera.',
  },
  'ironwright-light-incline-bench': {
    lead: 'El banco ajustable para dos mancuernas y una sala pequeña.',
  },
  'quillon-ladder-bench': {
    lead: 'El pasador cae en su sitio por su propio peso en todos los ángulos.',
  },
  'ironwright-utility-bench': {
    lead: 'Una silla para press. Tiene un ángulo y no pide perdón.',
  },
  'quillon-press-chair': {
    lead: 'Casi vertical, para quien se echa hacia atrás de todos modos.',
  },
  'vestergrav-competition-bench': {
    lead: 'El puesto de un campeonato de press de banca, con sitio para el ayudante.',
  },
  'ironwright-press-bench': {
    lead: 'Un banco de press para la sala donde el rack siempre está ocupado.',
  },
  'ironwright-decline-bench': {
    lead: 'Cabeza abajo, rodillas sujetas y el techo a la vista.',
  },
  'ironwright-back-extension': {
    lead: 'La parte del peso muerto que no necesita barra.',
  },
  'ironwright-preacher-bench': {
    lead: 'Te quita la espalda y deja al bíceps a solas.',
  },
}
