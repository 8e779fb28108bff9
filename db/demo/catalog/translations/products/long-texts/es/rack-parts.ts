import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Acero por fuera, plástico por dentro, nada que raspe el moleteado.',
  },
  'ironwright-plain-j-cups': {
    lead: 'El segundo par, para el otro lado del rack.',
  },
  'ironwright-roller-j-cups': {
    lead: 'Empuja la barra al centro con un dedo.',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Una pulgada más estrechos; por lo demás, el mismo sándwich.',
  },
  'ironwright-spotter-arms': {
    lead: 'Esperan ahí para que nadie más tenga que hacerlo.',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Brazos para los racks y soportes estrechos.',
  },
  'ironwright-pipe-safeties': {
    lead: 'Lo que viene con cada rack, para la segunda persona que entrena en él.',
  },
  'ironwright-strap-safeties': {
    lead: 'Silenciosas y amables con el moleteado.',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Dos más para el rack de los agujeros juntos.',
  },
  'ironwright-monolift-arms': {
    lead: 'Te levantas, el gancho se aparta y nadie camina.',
  },
  'ironwright-fat-crossmember': {
    lead: 'Sustituye la barra fina y todas las excusas sobre el agarre.',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'La barra del power rack, vendida suelta.',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Siete formas de colgarse, para codos a los que solo les gusta una.',
  },
  'ironwright-globe-crossmember': {
    lead: 'Los escaladores la piden; quienes levantan descubren por qué.',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'Se cambia en diez minutos, con dos llaves de 24 mm.',
  },
  'ironwright-dip-horn': {
    lead: 'Cuélgala, haz fondos y devuélvela.',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Hecha para los hombros que no caben en la otra.',
  },
  'ironwright-landmine': {
    lead: 'Un extremo de la barra se queda, el otro va a todas partes.',
  },
  'ironwright-band-pegs': {
    lead: 'Cuatro pivotes. Pones las bandas, quitas las bandas.',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Pivotes finos para el rack fino.',
  },
  'ironwright-storage-pegs': {
    lead: 'Cada disco en el rack es un kilo que lo sujeta al suelo.',
  },
  'ironwright-change-plate-holder': {
    lead: 'Los pequeños a la altura de los ojos, donde los cuentas.',
  },
  'ironwright-leg-roller': {
    lead: 'Un apoyo para la rodilla, un gancho para el talón y una almohadilla para sentadillas búlgaras.',
  },
  'ironwright-bar-holder': {
    lead: 'La barra de repuesto, lejos del suelo y de la espinilla.',
  },
  'ironwright-ball-target': {
    lead: 'Diez pies son diez pies, y ahora lo ven todos.',
  },
  'ironwright-rope-anchor': {
    lead: 'Una anilla para cuerdas, bandas, correas y el perro.',
  },
  'ironwright-lat-tower': {
    lead: 'La polea que cargas con los discos que ya tienes.',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Para quien compró el rack de cuatro postes y después discos.',
  },
  'ironwright-iw3-crossmember': {
    lead: 'La pieza que convierte cuatro postes en un rack.',
  },
  'ironwright-name-plate': {
    lead: 'El frontal del rack, si el tuyo es de cuando aún no llevaba letras.',
  },
  'ironwright-iw3-upright': {
    lead: 'Un poste, numerado, con una base debajo.',
  },
  'ironwright-rack-bolts': {
    lead: 'Los tornillos que ruedan debajo del coche.',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Suficientes para un travesaño y los cuatro que vas a perder.',
  },
  'ironwright-anchor-bolts': {
    lead: 'Taladra a 12, sopla el polvo, clava y gira.',
  },
  'ironwright-hitch-pins': {
    lead: 'Sujeta un brazo, una pata o una mala idea.',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rojos, porque se pierden en la hierba.',
  },
  'quillon-pop-pins': {
    lead: 'Tira, desliza, suelta y espera el clic.',
  },
  'ironwright-tube-end-caps': {
    lead: 'Cierra el tubo y deja fuera a las avispas.',
  },
  'ironwright-cup-liners': {
    lead: 'Cuando asoma el acero, lo siguiente es el moleteado.',
  },
  'ironwright-arm-rails': {
    lead: 'Guías nuevas para brazos que ya cumplieron.',
  },
  'ironwright-bench-pad': {
    lead: 'El banco dura más que su acolchado, así que vendemos el acolchado.',
  },
  'ironwright-bench-shoes': {
    lead: 'Lo que hay entre tu banco y el parqué.',
  },
  'ironwright-bench-wheels': {
    lead: 'A los cinco años chirrían; estas, todavía no.',
  },
  'ironwright-engraved-plate': {
    lead: 'Un rack con nombre se limpia más a menudo.',
  },
}
