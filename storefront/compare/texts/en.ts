export const texts = {
  title: 'Compare',
  titleOf: (category: string) => `Compare: ${category}`,
  text: 'Compare specs side by side. Share the link to this page to show the same products.',
  empty: 'Nothing to compare yet. Choose “Add to compare” on any product page.',
  full: 'You can compare up to 4 products. Remove one to make room.',
  others: 'You can only compare products from one category, so we left the others out.',
  table: 'Product comparison',
  number: 'Spec',
  price: 'Price',
  own: 'Your group price.',
  brand: 'Brand',
  stock: 'Availability',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  missing: 'Not listed',
}
export type CompareTexts = typeof texts
