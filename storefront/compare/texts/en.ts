export const texts = {
  title: 'Compare',
  titleOf: (category: string) => `Compare: ${category}`,
  text: 'Side by side, number by number. The address of this page shows the same to whoever you send it to.',
  empty: 'Nothing to compare yet. "Compare with others" on the page of a product puts it here.',
  full: 'You can compare up to 4 products. Remove one to make room.',
  others: 'Only products of one category stand side by side; the others were left out.',
  table: 'Comparison',
  number: 'What is compared',
  price: 'Price',
  own: 'The price of your group.',
  brand: 'Brand',
  stock: 'Availability',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  missing: 'not given',
}
export type CompareTexts = typeof texts
