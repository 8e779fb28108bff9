// The columns of Shopify's documented export (help.shopify.com, "Using CSV files to import and export products"), five
// attributes that merchants add, and the columns of our own export.

export const columns = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  option1Name: 'Option1 Name',
  option1Value: 'Option1 Value',
  option2Name: 'Option2 Name',
  option2Value: 'Option2 Value',
  option3Name: 'Option3 Name',
  option3Value: 'Option3 Value',
  sku: 'Variant SKU',
  grams: 'Variant Grams',
  tracker: 'Variant Inventory Tracker',
  quantity: 'Variant Inventory Qty',
  policy: 'Variant Inventory Policy',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  requiresShipping: 'Variant Requires Shipping',
  imageSrc: 'Image Src',
  imagePosition: 'Image Position',
  imageAlt: 'Image Alt Text',
  giftCard: 'Gift Card',
  variantImage: 'Variant Image',
  status: 'Status',
  shippingGroup: 'shipperhq_shipping_group',
  pickupDisabled: 'rogue_pickup_disabled',
  freeShipping: 'free_shipping',
  taxClass: 'tax_class_id',
  visibility: 'visibility',
  fact: 'Ironwright Fact',
  lead: 'Ironwright Lead',
  specification: 'Ironwright Specification',
  facets: 'Ironwright Facets',
  categories: 'Ironwright Categories',
  options: 'Ironwright Options',
  compatibility: 'Ironwright Compatibility',
  related: 'Ironwright Related',
  size: 'Ironwright Variant Size (mm)',
  packedSize: 'Ironwright Variant Packed Size (mm)',
  model: 'Ironwright Variant Model',
  backorder: 'Ironwright Variant Backorder',
  leadTimeDays: 'Ironwright Variant Lead Time (days)',
  most: 'Ironwright Variant Most Per Order',
  notify: 'Ironwright Variant Notify',
} as const

export type Column = keyof typeof columns

const neededColumns: readonly Column[] = ['handle', 'title', 'sku', 'grams', 'price']

export interface ImportRow {
  number: number
  cells: Readonly<Partial<Record<Column, string>>>
  /** Problems that are found before any cell is read. */
  problems?: readonly RowProblem[]
}

export interface RowProblem {
  column: string
  why: string
  suggestion: string
}

export interface RowFate {
  row: number
  handle: string
  outcome: 'imported' | 'unchanged' | 'refused' | 'note'
  /** The column name as it is in the file; '' for the whole row. */
  column: string
  why: string
  suggestion: string
}

/** Returns the required columns that are missing. */
export function missingColumns(header: readonly string[]): string[] {
  const present = new Set(header.map((name) => name.trim().toLowerCase()))
  return neededColumns.map((column) => columns[column]).filter((name) => !present.has(name.toLowerCase()))
}

/** Maps cells to our column names; unknown columns are ignored. */
export function readRow(number: number, header: readonly string[], line: readonly string[]): ImportRow {
  const byName = new Map(Object.entries(columns).map(([column, name]) => [name.toLowerCase(), column as Column]))
  const cells: Partial<Record<Column, string>> = {}
  for (const [index, name] of header.entries()) {
    const column = byName.get(name.trim().toLowerCase())
    const cell = line[index]?.trim()
    if (column && cell) cells[column] = cell
  }
  return { number, cells }
}
