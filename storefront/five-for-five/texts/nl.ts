import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (count, price) => `${count} bezorgd voor ${price}`,
  label: 'Bezorgactie',
  close: 'Sluiten',
  loading: 'Actie laden',
  failed: 'We konden deze actie niet laden.',
  tryAgain: 'Opnieuw proberen',
  over: 'Deze actie is afgelopen.',
  progress: (pieces, max) => `${Math.min(pieces, max)} van ${max} artikelen`,
  none: 'Er ligt nog geen actieproduct in je winkelwagen.',
  room: (remaining) => (remaining === 1 ? 'Er kan nog 1 artikel bij.' : `Er kunnen nog ${remaining} artikelen bij.`),
  full: 'Meer kan er niet bij. Voor extra artikelen gelden de gewone verzendkosten.',
  remaining: (times) =>
    times === 1
      ? 'Je kunt deze actie nog bij 1 bestelling gebruiken.'
      : `Je kunt deze actie nog bij ${times} bestellingen gebruiken.`,
  used: 'Je hebt deze actie zo vaak gebruikt als kan. Voor deze winkelwagen gelden de gewone verzendkosten.',
  beaten: 'Met een andere actie zijn je verzendkosten lager, dus die hebben we toegepast.',
  inCart: 'In je winkelwagen',
  pieces: (count) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  until: (day) => `Tot ${day}`,
  see: 'Bekijk de actieproducten',
  takesPart: 'Actieproducten',
  nothing: 'Deze winkel heeft nu geen actieproducten.',
  viewCart: 'Naar winkelwagen',
}
