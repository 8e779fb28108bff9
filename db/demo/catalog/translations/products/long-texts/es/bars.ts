import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Moleteado firme, mangas rápidas y un centro que no se mueve en la sentadilla con barra baja.',
  },
  'ironwright-squat-bar': {
    lead: 'Más gruesa, más larga y más pesada: no se mueve mientras sales del rack.',
  },
  'ironwright-deadlift-bar': {
    lead: 'Fina y larga: el centro despega del suelo antes que los discos.',
  },
  'vestergrav-meet-bar': {
    lead: 'La barra rígida de la tarima, pesada con 10 gramos de margen.',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Cinco rodamientos de agujas en cada manga y un eje que responde en el segundo tirón.',
  },
  'vestergrav-training-bar': {
    lead: 'La barra que las selecciones dejan en la tarima de calentamiento.',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Una barra tan buena que hay que acostumbrarse a ella.',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Reducida como es debido: más corta, más fina e igual de rápida.',
  },
  'ironwright-technique-bar': {
    lead: 'Para las primeras cien arrancadas, antes de hablar de peso.',
  },
  'ironwright-junior-bar': {
    lead: 'Una barra completa para quienes no han terminado de crecer.',
  },
  'ironwright-wright-bar': {
    lead: 'Una sola barra para el garaje donde se hace un poco de todo.',
  },
  'ironwright-garage-bar': {
    lead: 'El eje va recubierto como una herramienta, porque un garaje está húmedo de octubre a abril.',
  },
  'ironwright-class-bar': {
    lead: 'La barra que los gimnasios compran por docenas y en la que no vuelven a pensar.',
  },
  'ironwright-short-bar': {
    lead: 'Cabe entre dos paredes donde una barra de verdad no cabe.',
  },
  'ironwright-curl-bar': {
    lead: 'Doblada donde están las muñecas, con mangas para discos de verdad.',
  },
  'ironwright-trap-bar': {
    lead: 'Ponte dentro de la carga, no detrás.',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Para hombros que ya no giran y espaldas que deben trabajar más.',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Empuja con las palmas enfrentadas, al ancho que elija tu hombro.',
  },
  'ironwright-axle': {
    lead: 'Un tubo con opinión propia sobre tu agarre.',
  },
  'ironwright-cambered-bar': {
    lead: 'Los discos se balancean. Tú aprendes a no hacerlo.',
  },
  'northlode-farmers-handles': {
    lead: 'Levanta, camina, suelta. Luego añade discos.',
  },
  'ironwright-hybrid-bar': {
    lead: 'Una barra de powerlifting hasta los topes y algo más rápido a partir de ahí.',
  },
  'ironwright-bearing-bar': {
    lead: 'Velocidad para quien hace cargadas el lunes y sentadillas el martes.',
  },
  'ironwright-color-bar': {
    lead: 'Una barra Wright para quien quiere reconocer la suya desde la puerta.',
  },
  'ironwright-slim-bar': {
    lead: 'Medio milímetro más fina que la barra Wright: la diferencia que nota el agarre de gancho.',
  },
  'quillon-two-piece-bar': {
    lead: 'Cabe en un ascensor, sube por una escalera de caracol y entra en una berlina.',
  },
  'ironwright-power-bar-29': {
    lead: 'Medio milímetro más gruesa que nuestra primera barra de powerlifting y, por eso, un cuarto más rígida.',
  },
  'ironwright-pound-power-bar': {
    lead: 'Una barra que pesa 45 lb en una báscula que marca libras.',
  },
  'ironwright-light-power-bar': {
    lead: 'Para manos que no abarcan 28,5 mm y para salas donde no caben 2200.',
  },
  'ironwright-press-bar': {
    lead: 'Gruesa donde la lleva la palma y rígida de gancho a gancho.',
  },
  'vestergrav-squat-bar-35': {
    lead: 'La barra de los campeonatos donde cuatrocientos es un primer intento.',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'La barra larga y fina para quien no piensa engrasarla.',
  },
  'vestergrav-pulling-bar': {
    lead: 'Laminada con el acero de la barra de competición y estirada fina para el último levantamiento del día.',
  },
  'ironwright-open-trap-bar': {
    lead: 'Entra, sal, haz zancadas: no hay nada delante de las espinillas.',
  },
  'northlode-wide-trap-bar': {
    lead: 'Hecha en torno a un hombre cuyas caderas no cabían entre los agarres de ninguna otra.',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'La mayoría hace sentadillas con menos de 200 kg, y esta barra es para la mayoría.',
  },
  'ironwright-football-bar': {
    lead: 'Las muñecas no van paralelas al empujar, así que los agarres tampoco.',
  },
  'ironwright-bow-bar': {
    lead: 'Una barra recta a la que han convencido de abrazar una espalda.',
  },
  'ironwright-deep-curl-bar': {
    lead: 'La curva profunda de siempre, cerca del agarre de martillo.',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lo bastante larga para sacarla de un rack, doblada donde importa.',
  },
  'ironwright-triceps-bar': {
    lead: 'Curl de martillo con las dos manos en la misma carga.',
  },
  'northlode-contest-axle': {
    lead: 'El eje grueso que dejan caer desde arriba en la televisión.',
  },
  'northlode-light-farmer-handles': {
    lead: 'Para la segunda sesión de la semana y para quien pesa 60 kg.',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'En el eje no hay nada que se gaste, porque en el eje no hay nada.',
  },
  'vestergrav-club-bar': {
    lead: 'Para salas donde doce personas comparten cuatro barras y nadie abre una manga.',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Una barra rápida de 15 kg a la que no le molesta el peso muerto.',
  },
  'ironwright-class-bar-15': {
    lead: 'El mismo recubrimiento, los mismos anillos dobles y una tapa amarilla para distinguirla en el soporte.',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'El paso entre el palo y la primera barra que cuenta.',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'La barra con la que se levanta en los campeonatos escolares.',
  },
}
