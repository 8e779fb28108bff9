import type { DealTexts } from './en.ts'

export const texts: DealTexts = {
  until: (end) => `Bis ${end}.`,
  from: (start, price) => `${price} ab ${start}.`,
  left: (count) => (count === 1 ? 'Das letzte Stück zu diesem Preis.' : `Noch ${count} Stück zu diesem Preis.`),
  ended: (end) => `Das Angebot endete ${end}.`,
  soldOut: 'Zum Angebotspreis ausverkauft.',
  own: 'Ihr Gruppenpreis.',
  challenges: { open: 'Anmeldung offen', closed: 'Anmeldung geschlossen' },
  remaining: (time) => `noch ${time}`,
  turned: 'Ein Angebot hat gerade begonnen oder geendet. Sie sehen die aktuellen Preise.',
  slides: {
    kind: 'Karussell',
    previous: 'Vorige Folie',
    next: 'Nächste Folie',
    pause: 'Bilderfolge anhalten',
    play: 'Bilderfolge abspielen',
  },
}
