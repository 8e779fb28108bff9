import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'El gimnasio más barato en el que entrenaríamos nosotros.',
  },
  'ironwright-wall-package': {
    lead: 'Un gimnasio que desaparece cuando el coche vuelve a casa.',
  },
  'ironwright-weightlifting-package': {
    lead: 'El suelo, la barra y los colores.',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Dos metros cuadrados que sustituyen a una cuota.',
  },
  'ironwright-half-rack-package': {
    lead: 'Para una persona con planes o para tres sin ellos.',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Un estante, una esterilla y todas las kettlebells que puedas nombrar.',
  },
  'ironwright-gift-card': {
    lead: 'La talla correcta, el color correcto y ninguna caja bajo la cama.',
  },
  'ironwright-gym-gift-card': {
    lead: 'Cuando doce socios quieren dar las gracias a quien friega.',
  },
  'ironwright-strength-program': {
    lead: 'Sabe lo que levantaste el martes y no está impresionado.',
  },
  'ironwright-weightlifting-program': {
    lead: 'Arrancada el lunes, arrepentimiento el miércoles, cargada el viernes.',
  },
  'ironwright-press-plan': {
    lead: 'El press por encima de la cabeza es el ejercicio para el que se hicieron los discos pequeños.',
  },
  'ironwright-squat-seminar': {
    lead: 'Seis horas, cuatro entrenadores, un movimiento.',
  },
  'ironwright-spring-open-entry': {
    lead: 'Dos luces blancas de tres y el peso es tuyo.',
  },
  'ironwright-referee-course': {
    lead: 'Aprende a decir que no a tus amigos.',
  },
  'ironwright-garage-package': {
    lead: 'Una entrega, una tarde, un gimnasio.',
  },
  'ironwright-bar-and-plates': {
    lead: 'Cuanto más pesa el juego, menos cuesta la libra.',
  },
  'ironwright-press-corner': {
    lead: 'Dos metros por dos, y tu mitad superior ya no tiene excusas.',
  },
  'ironwright-meet-day-kit': {
    lead: 'Lo que hay en la silla detrás de la tarima.',
  },
  'ironwright-band-kit': {
    lead: 'Una clase de diez pide diez azules y dos negras.',
  },
}
