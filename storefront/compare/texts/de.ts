import type { CompareTexts } from './en.ts'

export const texts: CompareTexts = {
  title: 'Vergleichen',
  titleOf: (category) => `Vergleichen: ${category}`,
  text: 'Nebeneinander, Zahl für Zahl. Die Adresse dieser Seite zeigt allen dasselbe, denen Sie sie schicken.',
  empty: 'Noch nichts zu vergleichen. „Mit anderen vergleichen“ auf der Seite eines Produkts stellt es hierher.',
  full: 'Sie können bis zu 4 Produkte vergleichen. Entfernen Sie eines, um Platz zu machen.',
  others: 'Nur Produkte einer Kategorie stehen nebeneinander; die anderen fehlen hier.',
  table: 'Vergleich',
  number: 'Was verglichen wird',
  price: 'Preis',
  own: 'Der Preis Ihrer Gruppe.',
  brand: 'Marke',
  stock: 'Verfügbarkeit',
  remove: 'Entfernen',
  removeOf: (name) => `${name} aus dem Vergleich entfernen`,
  missing: 'nicht angegeben',
}
