export const texts = {
  title: 'Brands',
  text: 'Everybody whose steel, rubber and cloth we sell, from A to Z.',
  letters: 'Letters',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  none: 'Nothing is sold here yet.',
}
export type BrandTexts = typeof texts
