import { type Column, columnIndexes } from '../columns.ts'

const sources: readonly (readonly [name: RegExp, ...columns: Column[]])[] = [
  [/^sku$/, 'sku'],
  [/^name$/, 'handle', 'title'],
  [/^type$/, 'requiresShipping'],
  [/^regular price$/, 'price'],
  [/^sale price$/, 'salePrice', 'compareAt'],
  [/^date sale price starts$/, 'saleFrom'],
  [/^date sale price ends$/, 'saleUntil'],
  [/^description$/, 'body'],
  [/^short description$/, 'lead'],
  [/^brands$/, 'vendor'],
  [/^categories$/, 'type'],
  [/^published$/, 'status', 'published', 'sold'],
  [/^visibility in catalog$/, 'visibility'],
  [/^weight \(\w+\)$/, 'grams'],
  [/^length \(\w+\)$/, 'packedSize'],
  [/^stock$/, 'quantity', 'tracker'],
  [/^backorders allowed\?$/, 'policy'],
  [/^sold individually\?$/, 'most'],
  // A tax class alone does not mean that a product is taxed.
  [/^tax status$/, 'taxable'],
  [/^images$/, 'imageSrc', 'variantImage'],
  [/^attribute 1 name$/, 'option1Name', 'option1Value'],
]

/** Returns our columns that a WooCommerce header maps to. */
export function wooColumns(header: readonly string[]): ReadonlySet<Column> {
  const names = [...columnIndexes(header).keys()]
  return new Set(sources.flatMap(([name, ...columns]) => (names.some((each) => name.test(each)) ? columns : [])))
}
