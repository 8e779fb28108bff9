import type { DealTexts } from './en.ts'

export const texts: DealTexts = {
  until: (end) => `Bis ${end}.`,
  from: (start, price) => `${price} ab ${start}.`,
  left: (count) => (count === 1 ? 'Das letzte Stück zu diesem Preis.' : `Noch ${count} Stück zu diesem Preis.`),
  ended: (end) => `Das Angebot endete ${end}.`,
  soldOut: 'Zum Angebotspreis ist alles verkauft.',
  own: 'Der Preis Ihrer Gruppe.',
  remaining: (time) => `noch ${time}`,
  turned: 'Ein Angebot hier hat begonnen oder ist zu Ende. Das sind die Preise von jetzt.',
  slides: {
    kind: 'Karussell',
    previous: 'Vorige Folie',
    next: 'Nächste Folie',
    pause: 'Folien anhalten',
    play: 'Folien weiterdrehen',
  },
}
