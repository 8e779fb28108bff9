import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (count, price) => `Versand von ${count} für ${price}`,
  label: 'Versandaktion',
  close: 'Schließen',
  loading: 'Aktion wird geladen',
  failed: 'Diese Aktion konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  over: 'Diese Aktion ist beendet.',
  progress: (pieces, max) => `${Math.min(pieces, max)} von ${max} Artikeln`,
  none: 'Noch keine Artikel der Aktion in Ihrem Warenkorb.',
  room: (remaining) =>
    remaining === 1 ? 'Es passt noch 1 Artikel dazu.' : `Es passen noch ${remaining} Artikel dazu.`,
  full: 'Mehr ist nicht möglich. Für weitere Artikel gelten die normalen Versandkosten.',
  remaining: (times) =>
    times === 1
      ? 'Sie können diese Aktion noch bei 1 Bestellung nutzen.'
      : `Sie können diese Aktion noch bei ${times} Bestellungen nutzen.`,
  used: 'Öfter können Sie diese Aktion nicht nutzen. Für diesen Warenkorb gelten die normalen Versandkosten.',
  beaten: 'Mit einer anderen Aktion zahlen Sie weniger Versand, deshalb gilt diese.',
  inCart: 'In Ihrem Warenkorb',
  pieces: (count) => `${count} Artikel`,
  until: (day) => `Bis ${day}`,
  see: 'Produkte der Aktion ansehen',
  takesPart: 'Produkte der Aktion',
  nothing: 'In diesem Shop gibt es gerade keine Produkte der Aktion.',
  viewCart: 'Warenkorb ansehen',
}
