import type { BrandTexts } from './en.ts'

export const texts: BrandTexts = {
  title: 'Marken',
  text: 'Alle, deren Stahl, Gummi und Stoff wir verkaufen, von A bis Z.',
  letters: 'Buchstaben',
  products: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  none: 'Hier wird noch nichts verkauft.',
}
