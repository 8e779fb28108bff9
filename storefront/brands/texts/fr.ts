import type { BrandTexts } from './en.ts'

export const texts: BrandTexts = {
  title: 'Marques',
  text: 'Toutes les marques, de A à Z.',
  letters: 'Marques par lettre',
  products: (count) => (count < 2 ? `${count} produit` : `${count} produits`),
  none: 'Pas encore de marque ici.',
}
