import type { BrandTexts } from './en.ts'

export const texts: BrandTexts = {
  title: 'Merken',
  text: 'Alle merken van A tot Z.',
  letters: 'Merken op letter',
  products: (count) => (count === 1 ? '1 product' : `${count} producten`),
  none: 'Hier zijn nog geen merken.',
}
