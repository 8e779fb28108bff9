import type { DealTexts } from './en.ts'

export const texts: DealTexts = {
  until: (end) => `Tot ${end}.`,
  from: (start, price) => `${price} vanaf ${start}.`,
  left: (count) => (count === 1 ? 'De laatste voor deze prijs.' : `Nog ${count} voor deze prijs.`),
  ended: (end) => `Deze aanbieding liep tot ${end}.`,
  soldOut: 'Uitverkocht voor de actieprijs.',
  own: 'Jouw groepsprijs.',
  challenges: { open: 'Inschrijving open', closed: 'Inschrijving gesloten' },
  remaining: (time) => `nog ${time}`,
  turned: 'Er is net een aanbieding begonnen of afgelopen. Je ziet de huidige prijzen.',
  slides: {
    kind: 'carrousel',
    previous: 'Vorige dia',
    next: 'Volgende dia',
    pause: 'Dia’s pauzeren',
    play: 'Dia’s afspelen',
  },
}
