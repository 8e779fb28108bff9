// The columns of Shopify's documented product export that the store reads, by what they mean here.
// Source: help.shopify.com, "Using CSV files to import and export products", column descriptions. After them come five
// attributes that other catalogues carry, whose columns a merchant adds, and those that our own export adds.

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

/** Columns without which no product can be read. */
const neededColumns: readonly Column[] = ['handle', 'title', 'sku', 'grams', 'price']

/** One row of the file with the number that a spreadsheet shows. */
export interface ImportRow {
  number: number
  cells: Readonly<Partial<Record<Column, string>>>
  /** What is wrong in it before its cells are read, where they are named otherwise. */
  problems?: readonly RowProblem[]
}

/** What is wrong in a cell, by the name that the file gives its column. */
export interface RowProblem {
  column: string
  why: string
  suggestion: string
}

/** What came of a row, or of one of its cells. */
export interface RowFate {
  row: number
  handle: string
  outcome: 'imported' | 'unchanged' | 'refused' | 'note'
  /** As the file names it; '' is the row as a whole. */
  column: string
  why: string
  suggestion: string
}

/** The needed columns that a file's first line lacks, as the file would name them. */
export function missingColumns(header: readonly string[]): string[] {
  const present = new Set(header.map((name) => name.trim().toLowerCase()))
  return neededColumns.map((column) => columns[column]).filter((name) => !present.has(name.toLowerCase()))
}

/** A line of the file by the meaning of its columns; columns that the store does not read are left out. */
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
