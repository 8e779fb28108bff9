import { normalizeHandle } from '../cells/handle.ts'
import {
  columnIndexes,
  columns,
  type ColumnNames,
  type ImportRow,
  presentCells,
  type RowResult,
  type RowProblem,
} from '../columns.ts'
import type { ImportSettings } from '../import-settings.ts'
import { magentoHandle, parsePairs, parseVariations } from './magento-cells.ts'
import { convertMagentoItem, type Item, pictureUrl } from './magento-item.ts'
import { readMagentoOptions } from './magento-options.ts'
import { parseMagentoTaxClass, taxClassOfVariations } from './magento-tax.ts'

// The columns in Magento's documented product export (experienceleague.adobe.com, "Product data attributes reference").

/** Several of our columns may map to the same Magento column. */
export const magentoNames: ColumnNames = {
  ...columns,
  handle: 'url_key',
  title: 'name',
  body: 'description',
  vendor: 'additional_attributes',
  type: 'categories',
  option1Name: 'configurable_variation_labels',
  option2Name: 'configurable_variation_labels',
  option3Name: 'configurable_variation_labels',
  option1Value: 'configurable_variations',
  option2Value: 'configurable_variations',
  option3Value: 'configurable_variations',
  sku: 'sku',
  grams: 'weight',
  quantity: 'qty',
  policy: 'allow_backorders',
  tracker: 'manage_stock',
  price: 'price',
  salePrice: 'special_price',
  saleFrom: 'special_price_from_date',
  saleUntil: 'special_price_to_date',
  most: 'max_cart_qty',
  customOptions: 'custom_options',
  taxable: 'tax_class_name',
  sold: 'product_online',
  status: 'product_online',
  imageSrc: 'base_image',
  imageAlt: 'base_image_label',
  variantImage: 'base_image',
  shippingGroup: 'additional_attributes',
  pickupDisabled: 'additional_attributes',
  freeShipping: 'additional_attributes',
  taxClass: 'tax_class_name',
}
const needed = ['sku', 'product_type', 'name', 'price']
const attributes = {
  shippingGroup: 'shipperhq_shipping_group',
  pickupDisabled: 'rogue_pickup_disabled',
  freeShipping: 'free_shipping',
} as const
const maxOptions = 3

export function isMagento(header: readonly string[]): boolean {
  const names = namesOf(header)
  return names.includes('sku') && names.includes('product_type')
}

export function missingMagentoColumns(header: readonly string[]): string[] {
  const names = namesOf(header)
  return needed.filter((name) => !names.includes(name))
}

function namesOf(header: readonly string[]) {
  return header.map((name) => name.trim().toLowerCase())
}

/** Columns that this store does not use: texts for search engines, layouts, sorting, and shop defaults. */
const unused =
  /^(?:attribute_set_code|product_websites|meta_.+|created_at|updated_at|(?:small_image|thumbnail_image|swatch_image)(?:_label)?|page_layout|custom_layout_update|custom_design.*|display_product_options_in|map_.+|gift_message_available|use_config_.+|out_of_stock_qty|notify_on_stock_below|website_id|related_.+|crosssell_.+|upsell_.+|hide_from_product_page|new_(?:from|to)_date|country_of_manufacture|msrp_display_actual_price_type|deferred_stock_update|bundle_.+|associated_skus|is_qty_decimal|is_decimal_divided|enable_qty_increments|qty_increments|min_cart_qty|special_(?:from|to)_date|special_price_(?:from|to)_date)$/
const used = new Set(
  'product_type store_view_code product_online short_description is_in_stock visibility additional_images additional_image_labels configurable_variation_labels custom_options allow_backorders'.split(
    ' ',
  ),
)

/** Returns the ignored columns, except those that are known to be irrelevant. */
export function unknownMagentoColumns(header: readonly string[]): string[] {
  const known = new Set<string>([...used, ...Object.values(magentoNames)])
  return header.filter((name) => {
    const plain = name.trim().toLowerCase()
    return plain !== '' && !known.has(plain) && !unused.test(plain)
  })
}

/**
 * Converts Magento's lines to our rows, each product followed by its variations. Lines that are not converted are
 * returned in `fates`.
 */
export function convertMagentoLines(
  header: readonly string[],
  body: readonly (readonly string[])[],
  settings: ImportSettings,
): { rows: ImportRow[]; fates: RowResult[] } {
  const indexes = columnIndexes(header)
  const items = body.flatMap((line, index): Item[] => {
    const cell = (name: string) => line[indexes.get(name) ?? -1]?.trim() ?? ''
    const handle = normalizeHandle(magentoHandle(cell('url_key'), cell('name')))
    return line.every((each) => each.trim() === '') ? [] : [{ number: index + 2, cell, handle }]
  })
  const fates: RowResult[] = []
  const taken = items.filter((item) => {
    const fate = fateOfOther(item)
    if (fate) fates.push(fate)
    return fate === undefined
  })
  const simple = new Map(taken.filter(isSimple).map((item) => [item.cell('sku'), item]))
  const used = new Set<Item>()
  const rows: ImportRow[] = []
  for (const item of taken.filter((each) => each.cell('product_type') === 'configurable')) {
    rows.push(...configurable(item, simple, used, settings))
  }
  for (const item of taken) {
    if (!isSimple(item) || used.has(item)) continue
    if (item.cell('visibility') === 'Not Visible Individually') fates.push(orphan(item))
    else rows.push(...alone(item, settings))
  }
  return { rows, fates }
}

function fateOfOther({ number, handle, cell }: Item): RowResult | undefined {
  const fate = { row: number, handle }
  const view = cell('store_view_code')
  if (view !== '' && view !== 'default') {
    const why = `The row contains texts for the store view ${view}.`
    return {
      ...fate,
      outcome: 'note',
      column: 'store_view_code',
      why,
      suggestion: 'The import uses the default texts.',
    }
  }
  const type = cell('product_type')
  if (/^(?:simple|virtual|configurable)$/.test(type)) return undefined
  const why = `Products of type ${type || '(empty)'} are not supported.`
  const suggestion = 'Import its simple products instead, or remove the row.'
  return { ...fate, outcome: 'refused', column: 'product_type', why, suggestion }
}

function isSimple({ cell }: Item): boolean {
  return /^(?:simple|virtual)$/.test(cell('product_type'))
}

function orphan({ number, handle }: Item): RowResult {
  return {
    row: number,
    handle,
    outcome: 'refused',
    column: 'visibility',
    why: 'It is not visible individually, and no configurable product lists its SKU.',
    suggestion: 'Add the configurable product to the file, or make this one visible.',
  }
}

function configurable(
  item: Item,
  simple: ReadonlyMap<string, Item>,
  used: Set<Item>,
  settings: ImportSettings,
): ImportRow[] {
  const variations = parseVariations(item.cell('configurable_variations'))
  const labels = parsePairs(item.cell('configurable_variation_labels'))
  const codes = [...new Set(variations.flatMap(({ choice }) => Object.keys(choice)))]
  const problems: RowProblem[] = []
  const column = 'configurable_variations'
  if (variations.length === 0)
    problems.push({ column, why: 'It has no variations.', suggestion: 'Enter them as sku=A,size=S|sku=B,size=M.' })
  if (codes.length > maxOptions) {
    const why = `It varies by ${codes.length} attributes; the maximum is ${maxOptions}.`
    problems.push({ column, why, suggestion: 'Split it into several products.' })
  }
  const names = codes.map((code) => labels[code] ?? code)
  const { taxClass, ...taxProblems } = taxClassOfVariations(
    item,
    variations.flatMap(({ sku }) => simple.get(sku) ?? []),
  )
  const children = variations.flatMap(({ sku, choice }): ImportRow[] => {
    const child = simple.get(sku)
    if (!child) {
      const why = `It lists the SKU ${sku}, but no row has it.`
      problems.push({ column, why, suggestion: 'Add its row to the file, or remove it from the variations.' })
      return []
    }
    used.add(child)
    const [option1Value, option2Value, option3Value] = codes.map((code) => choice[code])
    const goods = convertMagentoItem(child, settings)
    const options = presentCells({ option1Value, option2Value, option3Value })
    const ofTax = taxProblems.ofVariation.get(child)
    const ownProblems = [...(goods.problems ?? []), ...(ofTax ? [ofTax] : [])]
    return [{ ...goods, problems: ownProblems, cells: { ...goods.cells, ...options, handle: item.handle } }]
  })
  const [option1Name, option2Name, option3Name] = names
  const { cells: own, problems: ofHead } = headOf(item, settings, taxClass)
  const head = { ...own, ...presentCells({ option1Name, option2Name, option3Name }) }
  return [
    { number: item.number, cells: head, problems: [...problems, ...taxProblems.problems, ...ofHead] },
    ...furtherPictures(item, settings),
    ...children,
  ]
}

function alone(item: Item, settings: ImportSettings): ImportRow[] {
  const goods = convertMagentoItem(item, settings)
  const head = headOf(item, settings, parseMagentoTaxClass(item))
  // A disabled product other than a variation is a draft.
  const { variantImage: _, sold: __, ...cells } = { ...head.cells, ...goods.cells }
  const problems = [...(goods.problems ?? []), ...head.problems]
  return [{ ...goods, cells, problems }, ...furtherPictures(item, settings)]
}

function headOf({ cell, handle }: Item, settings: ImportSettings, taxClass: string | undefined) {
  const more = parsePairs(cell('additional_attributes'))
  const [path = ''] = cell('categories').split(',')
  const { options, problems } = readMagentoOptions(cell('custom_options'), settings.site)
  const cells = presentCells({
    handle,
    title: cell('name'),
    body: cell('description') || cell('short_description'),
    lead: cell('short_description')
      .replaceAll(/<(?:\/?(?:p|div|li|ul|ol|h\d)|br)\b[^<>]*>/gi, ' ')
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    vendor: more['brand'] ?? more['manufacturer'],
    type: categoryPath(path),
    imageSrc: pictureUrl(cell('base_image'), settings),
    imageAlt: cell('base_image_label'),
    shippingGroup: more[attributes.shippingGroup],
    pickupDisabled: more[attributes.pickupDisabled],
    freeShipping: more[attributes.freeShipping],
    visibility: cell('visibility'),
    taxClass,
    customOptions: options,
    status: cell('product_online') === '2' ? 'draft' : undefined,
    published: cell('product_online') === '' ? undefined : 'true',
  })
  return { cells, problems }
}

/** Returns a category path without the root of Magento's tree. */
function categoryPath(path: string): string {
  const [root, ...names] = path.split('/').map((name) => name.trim())
  return names.length > 0 ? names.join(' > ') : (root ?? '')
}

function furtherPictures({ number, cell, handle }: Item, settings: ImportSettings): ImportRow[] {
  const alts = cell('additional_image_labels').split(',')
  return cell('additional_images')
    .split(',')
    .flatMap((name, index) => {
      const imageSrc = pictureUrl(name.trim(), settings)
      if (imageSrc === '' || name.trim() === cell('base_image')) return []
      return [{ number, cells: presentCells({ handle, imageSrc, imageAlt: alts[index]?.trim() }) }]
    })
}
