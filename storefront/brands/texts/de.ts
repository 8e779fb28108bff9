import type { BrandTexts } from './en.ts'

export const texts: BrandTexts = {
  title: 'Marken',
  text: 'Alle Marken von A bis Z.',
  letters: 'Marken nach Buchstaben',
  products: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  none: 'Hier gibt es noch keine Marken.',
}
