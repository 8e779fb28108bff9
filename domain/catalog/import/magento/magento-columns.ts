import { type Column, columnIndexes, type ImportRow } from '../columns.ts'

const sources: readonly (readonly [name: string, ...columns: Column[]])[] = [
  ['sku', 'sku'],
  ['name', 'title'],
  ['price', 'price'],
  ['product_type', 'requiresShipping'],
  ['url_key', 'handle'],
  ['description', 'body'],
  ['short_description', 'lead'],
  ['categories', 'type'],
  ['weight', 'grams'],
  ['qty', 'quantity'],
  ['manage_stock', 'tracker'],
  ['allow_backorders', 'policy'],
  ['max_cart_qty', 'most'],
  ['special_price', 'salePrice', 'compareAt'],
  ['special_price_from_date', 'saleFrom'],
  ['special_price_to_date', 'saleUntil'],
  ['tax_class_name', 'taxable', 'taxClass'],
  ['product_online', 'status', 'published', 'sold'],
  ['visibility', 'visibility'],
  ['base_image', 'imageSrc', 'variantImage'],
  ['additional_images', 'imagePosition'],
  ['base_image_label', 'imageAlt'],
  ['custom_options', 'customOptions'],
  ['configurable_variations', 'option1Name', 'option1Value'],
]
/** Magento exports an attribute only if it is set, and puts all attributes into one column. */
const inAttributes: readonly Column[] = ['vendor', 'shippingGroup', 'pickupDisabled', 'freeShipping', 'taxClass']

/** Returns our columns that a Magento header maps to. An attribute counts as a column if any row has it. */
export function magentoColumns(header: readonly string[], rows: readonly ImportRow[]): ReadonlySet<Column> {
  const names = columnIndexes(header)
  const found = sources.flatMap(([name, ...columns]) => (names.has(name) ? columns : []))
  return new Set([...found, ...inAttributes.filter((column) => rows.some(({ cells }) => cells[column] !== undefined))])
}
