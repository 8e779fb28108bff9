import type { CompareTexts } from './en.ts'

export const texts: CompareTexts = {
  title: 'Vergleichen',
  titleOf: (category) => `Vergleichen: ${category}`,
  text: 'Vergleichen Sie technische Daten nebeneinander. Der Link zu dieser Seite zeigt anderen dieselben Produkte.',
  empty: 'Noch nichts zu vergleichen. Wählen Sie „Zum Vergleich hinzufügen“ auf einer Produktseite.',
  full: 'Sie können bis zu 4 Produkte vergleichen. Entfernen Sie eines, um Platz zu machen.',
  others: 'Vergleichen können Sie nur Produkte einer Kategorie. Die anderen haben wir weggelassen.',
  table: 'Produktvergleich',
  number: 'Merkmal',
  price: 'Preis',
  own: 'Ihr Gruppenpreis.',
  brand: 'Marke',
  stock: 'Verfügbarkeit',
  remove: 'Entfernen',
  removeOf: (name) => `${name} aus dem Vergleich entfernen`,
  missing: 'Keine Angabe',
}
