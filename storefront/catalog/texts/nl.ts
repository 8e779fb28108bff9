import type { CatalogTexts } from './en.ts'

export const texts: CatalogTexts = {
  breadcrumb: 'Kruimelpad',
  home: 'Home',
  from: 'Vanaf',
  now: 'Nu',
  was: 'was',
  save: (percent) => `${percent} korting`,
  quote: 'Offerte mogelijk',
  deal: 'Actie',
  new: 'Nieuw',
  swatches: (label, names) => `${label}: ${names}`,
  colors: 'Kleuren',
  inStock: 'Op voorraad',
  onlyLeft: (remaining) => `Nog maar ${remaining} over`,
  shipsIn: (count, unit) =>
    unit === 'day'
      ? `Verzonden binnen ${count} ${count === 1 ? 'dag' : 'dagen'}`
      : `Verzonden binnen ${count} ${count === 1 ? 'week' : 'weken'}`,
  shipsLater: 'Later verzonden',
  soldOutNotify: 'Uitverkocht. Melding per e-mail mogelijk.',
  soldOut: 'Uitverkocht',
  stars: (value) => `${value} van de 5 sterren`,
}
