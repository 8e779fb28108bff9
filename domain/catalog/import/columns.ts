import type { Site } from '#domain/sites.ts'

// The columns in Shopify's documented export (help.shopify.com, "Using CSV files to import and export products"), five
// attributes that merchants add, and the columns in our own export.
export const columns = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  vendor: 'Vendor',
  productCategory: 'Product Category',
  type: 'Type',
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
  taxable: 'Variant Taxable',
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
  event: 'Ironwright Event',
  ticket: 'Ironwright Ticket',
  isRegistration: 'Ironwright Registration',
  sizeChart: 'Ironwright Size Chart',
  warranty: 'Ironwright Warranty',
  featuredOn: 'Ironwright Featured',
  kind: 'Ironwright Kind',
  customOptions: 'Ironwright Custom Options',
  size: 'Ironwright Variant Size (mm)',
  packedSize: 'Ironwright Variant Packed Size (mm)',
  model: 'Ironwright Variant Model',
  backorder: 'Ironwright Variant Backorder',
  leadTimeDays: 'Ironwright Variant Lead Time (days)',
  most: 'Ironwright Variant Most Per Order',
  notify: 'Ironwright Variant Notify',
  sold: 'Ironwright Variant Sold',
  salePrice: 'Ironwright Variant Sale Price',
  saleFrom: 'Ironwright Variant Sale From',
  saleUntil: 'Ironwright Variant Sale Until',
  saleUnits: 'Ironwright Variant Sale Units',
  site: 'Ironwright Site',
  exportedAt: 'Ironwright Exported At',
} as const
export type Column = keyof typeof columns
export type ColumnNames = Readonly<Record<Column, string>>

/** Columns that a file may repeat for other sites, such as Variant Price / CAN. */
export const siteColumns = ['price', 'compareAt', 'salePrice', 'saleFrom', 'saleUntil', 'saleUnits'] as const
export type SiteColumn = (typeof siteColumns)[number]
export type SiteCells = Readonly<Partial<Record<SiteColumn, string>>>

export interface ImportRow {
  number: number
  cells: Readonly<Partial<Record<Column, string>>>
  /** Cells for other sites. */
  elsewhere?: ReadonlyMap<Site, SiteCells>
  /** Problems found before any cell is read. */
  problems?: readonly RowProblem[]
  /** Missing data that the product needs to be sold. */
  lacks?: readonly RowProblem[]
  notes?: readonly RowProblem[]
}
export interface RowProblem {
  column: string
  why: string
  suggestion: string
}
export interface RowResult {
  row: number
  handle: string
  outcome: 'imported' | 'unchanged' | 'refused' | 'note'
  /** Column name as written in the file, or '' for the whole row. */
  column: string
  why: string
  suggestion: string
}

/** Returns only the cells that contain text. */
export function presentCells(cells: Partial<Record<Column, string | undefined>>): ImportRow['cells'] {
  return Object.fromEntries(
    Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== ''),
  ) as ImportRow['cells']
}

/** Returns column indexes by lower-case column name. */
export function columnIndexes(header: readonly string[]): Map<string, number> {
  return new Map(header.map((name, index) => [name.trim().toLowerCase(), index] as const).toReversed())
}
