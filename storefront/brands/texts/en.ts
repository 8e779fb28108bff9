export const texts = {
  title: 'Brands',
  text: 'All brands, A–Z.',
  letters: 'Brands by letter',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  none: 'No brands here yet.',
}
export type BrandTexts = typeof texts
