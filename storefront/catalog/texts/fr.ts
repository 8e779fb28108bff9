import type { CatalogTexts } from './en.ts'

export const texts: CatalogTexts = {
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  from: 'Dès',
  now: 'Maintenant',
  was: 'au lieu de',
  save: (percent) => `-${percent}`,
  quote: 'Devis possible',
  deal: 'Promo',
  new: 'Nouveau',
  swatches: (label, names) => `${label}\u00a0: ${names}`,
  colors: 'Couleurs',
  inStock: 'En stock',
  onlyLeft: (remaining) => `Plus que ${remaining}`,
  shipsIn: (count, unit) =>
    unit === 'day'
      ? `Expédié sous ${count}\u00a0${count < 2 ? 'jour' : 'jours'}`
      : `Expédié sous ${count}\u00a0${count < 2 ? 'semaine' : 'semaines'}`,
  shipsLater: 'Expédié plus tard',
  soldOutNotify: 'Épuisé. Alerte e-mail possible.',
  soldOut: 'Épuisé',
  stars: (value) => (/^[01]/.test(value) ? `${value} étoile sur 5` : `${value} étoiles sur 5`),
}
