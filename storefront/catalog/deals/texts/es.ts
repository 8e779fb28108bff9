import type { DealTexts } from './en.ts'

export const texts: DealTexts = {
  until: (end) => `Hasta el ${end}.`,
  from: (start, price) => `${price} desde el ${start}.`,
  left: (count) => (count === 1 ? 'Última unidad a este precio.' : `Quedan ${count} a este precio.`),
  ended: (end) => `Esta oferta terminó el ${end}.`,
  soldOut: 'Agotado a precio de oferta.',
  own: 'El precio de tu grupo.',
  challenges: { open: 'Inscripción abierta', closed: 'Inscripción cerrada' },
  remaining: (time) => `Termina en ${time}`,
  turned: 'Acaba de empezar o terminar una oferta. Estás viendo los precios actuales.',
  slides: {
    kind: 'carrusel',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar carrusel',
    play: 'Reproducir carrusel',
  },
}
