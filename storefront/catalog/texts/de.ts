import type { CatalogTexts } from './en.ts'

export const texts: CatalogTexts = {
  breadcrumb: 'Pfad',
  home: 'Start',
  from: 'Ab',
  now: 'Jetzt',
  was: 'vorher',
  save: (percent) => `${percent} gespart`,
  quote: 'Angebot auf Anfrage',
  deal: 'Angebot',
  new: 'Neu',
  swatches: (label, names) => `${label}: ${names}`,
  colors: 'Farben',
  inStock: 'Auf Lager',
  onlyLeft: (remaining) => `Nur noch ${remaining}`,
  shipsIn: (count, unit) =>
    unit === 'day'
      ? `Versand in ${count} ${count === 1 ? 'Tag' : 'Tagen'}`
      : `Versand in ${count} ${count === 1 ? 'Woche' : 'Wochen'}`,
  shipsLater: 'Versand später',
  soldOutNotify: 'Ausverkauft. Benachrichtigung möglich.',
  soldOut: 'Ausverkauft',
  stars: (value) => `${value} von 5 Sternen`,
}
