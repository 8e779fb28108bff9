import { unescapeFormula } from '../../export/csv-line.ts'
import { type Column, columns, type ColumnNames, columnIndexes, type ImportRow, presentCells } from '../columns.ts'

/** Column names in Shopify's template since 2025. */
const presentNames: Partial<Record<Column, string>> = {
  handle: 'URL handle',
  body: 'Description',
  productCategory: 'Product category',
  published: 'Published on online store',
  option1Name: 'Option1 name',
  option1Value: 'Option1 value',
  option2Name: 'Option2 name',
  option2Value: 'Option2 value',
  option3Name: 'Option3 name',
  option3Value: 'Option3 value',
  sku: 'SKU',
  grams: 'Weight value (grams)',
  tracker: 'Inventory tracker',
  quantity: 'Inventory quantity',
  policy: 'Continue selling when out of stock',
  price: 'Price',
  compareAt: 'Compare-at price',
  requiresShipping: 'Requires shipping',
  taxable: 'Charge tax',
  imageSrc: 'Product image URL',
  imageAlt: 'Image alt text',
  giftCard: 'Gift card',
  variantImage: 'Variant image URL',
}
const otherNames: Partial<Record<Column, string>> = {
  handle: 'Handle ID',
  compareAt: 'Compare at price',
  productCategory: 'Standardized Product Type',
}
/** Columns that the store does not need: codes for advertising, search engines, and accounting. */
const unused =
  /^(?:tags|barcode|variant barcode|cost per item|seo (?:title|description)|google shopping \/ [^/]{1,100}|(?:variant )?weight unit(?: for display)?|option\d linked to|variant cost|.{1,200}\(product\.metafields\.[^()]{1,200}\))$/i

/** Required columns in either template. A weight is not required, because a product without one becomes a draft. */
const neededColumns: readonly Column[] = ['title', 'sku', 'price']

/** Returns true for the current template. */
function isPresentShopify(header: readonly string[]): boolean {
  const indexes = columnIndexes(header)
  return ['url handle', 'product image url', 'weight value (grams)', 'charge tax'].some((name) => indexes.has(name))
}

/** Returns the missing required columns. `makesSkus` is true if SKUs are derived. */
export function missingShopifyColumns(header: readonly string[], makesSkus = false): string[] {
  const found = shopifyColumns(header)
  const names = shopifyNames(header)
  const hasHandle = found.has('handle') || isPresentShopify(header)
  const missing = neededColumns.filter((column) => !found.has(column) && !(makesSkus && column === 'sku'))
  return [...(hasHandle ? [] : [names.handle]), ...missing.map((column) => names[column])]
}

/** Returns our columns that a Shopify header maps to. */
export function shopifyColumns(header: readonly string[]): ReadonlySet<Column> {
  return new Set(columnsOf(header).filter((column) => column !== undefined))
}

/** Returns the column names in the file's template. */
export function shopifyNames(header: readonly string[]): ColumnNames {
  return isPresentShopify(header) ? { ...columns, ...presentNames } : columns
}

/** Returns the ignored columns, except those that are known to be irrelevant. */
export function unknownShopifyColumns(header: readonly string[]): string[] {
  const found = columnsOf(header)
  return header.filter((name, index) => name.trim() !== '' && found[index] === undefined && !unused.test(name.trim()))
}

/** Returns a row reader. If two columns have the same meaning, the first one with text is used. */
export function shopifyReader(header: readonly string[]): (number: number, line: readonly string[]) => ImportRow {
  const known = columnsOf(header)
  // Only our export escapes formulas.
  const textOf = header.some((name) => /^ironwright /i.test(name.trim())) ? unescapeFormula : (cell: string) => cell
  return (number, line) => {
    const cells: Partial<Record<Column, string>> = {}
    for (const [index, column] of known.entries()) {
      const cell = line[index]?.trim()
      if (column && cell) cells[column] ??= textOf(cell)
    }
    return { number, cells: presentCells({ ...cells, policy: policyOf(cells.policy) }) }
  }
}

function columnsOf(header: readonly string[]): (Column | undefined)[] {
  const byName = new Map(
    [otherNames, presentNames, columns].flatMap((names) =>
      Object.entries(names).map(([column, name]) => [name.toLowerCase(), column as Column] as const),
    ),
  )
  return header.map((name) => byName.get(name.trim().toLowerCase()))
}

/** Converts an inventory policy. The current template writes TRUE and FALSE. */
function policyOf(policy: string | undefined): string | undefined {
  if (policy === undefined) return undefined
  return /^(?:true|continue)$/i.test(policy) ? 'continue' : 'deny'
}
