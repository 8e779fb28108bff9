import { type Column, columns, type ImportRow, type RowFate, type RowProblem } from './columns.ts'
import type { FileFacts } from './file-facts.ts'
import { amountIn, countIn, dayIn, gramsIn, pairsIn, variationsIn } from './magento-cells.ts'

// Columns of Magento's documented product export (experienceleague.adobe.com, "Product data attributes reference").

/** Several of our columns may map to one Magento column. */
export const magentoNames: Readonly<Record<Column, string>> = {
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
  compareAt: 'special_price',
  imageSrc: 'base_image',
  imageAlt: 'base_image_label',
  variantImage: 'base_image',
  shippingGroup: 'additional_attributes',
  pickupDisabled: 'additional_attributes',
  freeShipping: 'additional_attributes',
  taxClass: 'tax_class_name',
}
const needed = ['sku', 'product_type', 'name', 'price', 'weight']
const attributes = {
  shippingGroup: 'shipperhq_shipping_group',
  pickupDisabled: 'rogue_pickup_disabled',
  freeShipping: 'free_shipping',
  taxClass: 'tax_class_id',
} as const
const maxOptions = 3

export function isMagento(header: readonly string[]): boolean {
  const names = namesOf(header)
  return names.includes('sku') && names.includes('product_type')
}

export function missingOfMagento(header: readonly string[]): string[] {
  const names = namesOf(header)
  return needed.filter((name) => !names.includes(name))
}

function namesOf(header: readonly string[]) {
  return header.map((name) => name.trim().toLowerCase())
}

interface Item {
  number: number
  cell: (name: string) => string
  handle: string
}

/**
 * Converts Magento's lines to our rows, each product followed by its variations. A line that yields no product yields
 * its result instead.
 */
export function readMagento(
  header: readonly string[],
  body: readonly (readonly string[])[],
  facts: FileFacts,
): { rows: ImportRow[]; fates: RowFate[] } {
  const names = namesOf(header)
  const items = body.flatMap((line, index): Item[] => {
    const cell = (name: string) => line[names.indexOf(name)]?.trim() ?? ''
    const handle = handleOf(cell('url_key') || cell('name'))
    return line.every((each) => each.trim() === '') ? [] : [{ number: index + 2, cell, handle }]
  })
  const fates: RowFate[] = []
  const taken = items.filter((item) => {
    const fate = fateOfOther(item)
    if (fate) fates.push(fate)
    return fate === undefined
  })
  const simple = new Map(
    taken.filter((item) => item.cell('product_type') === 'simple').map((item) => [item.cell('sku'), item]),
  )
  const used = new Set<Item>()
  const rows: ImportRow[] = []
  for (const item of taken.filter((each) => each.cell('product_type') === 'configurable')) {
    rows.push(...configurable(item, simple, used, facts))
  }
  for (const item of taken) {
    if (item.cell('product_type') !== 'simple' || used.has(item)) continue
    if (item.cell('visibility') === 'Not Visible Individually') fates.push(orphan(item))
    else rows.push(...alone(item, facts))
  }
  return { rows, fates }
}

function fateOfOther({ number, handle, cell }: Item): RowFate | undefined {
  const fate = { row: number, handle }
  const view = cell('store_view_code')
  if (view !== '' && view !== 'default') {
    const why = `The row contains texts of the store view ${view}.`
    return {
      ...fate,
      outcome: 'note',
      column: 'store_view_code',
      why,
      suggestion: 'The import uses the default texts.',
    }
  }
  if (cell('product_online') === '2') {
    const why = 'The product is disabled.'
    return { ...fate, outcome: 'note', column: 'product_online', why, suggestion: 'Set it to 1 to import the product.' }
  }
  const type = cell('product_type')
  if (type === 'simple' || type === 'configurable') return undefined
  const why = `Products of type ${type || '(empty)'} are not supported.`
  const suggestion = 'Import its simple products instead, or remove the row.'
  return { ...fate, outcome: 'refused', column: 'product_type', why, suggestion }
}

function orphan({ number, handle }: Item): RowFate {
  return {
    row: number,
    handle,
    outcome: 'refused',
    column: 'visibility',
    why: 'It is not visible individually, and no configurable product lists its SKU.',
    suggestion: 'Add the configurable product to the file, or make this one visible.',
  }
}

function configurable(item: Item, simple: ReadonlyMap<string, Item>, used: Set<Item>, facts: FileFacts): ImportRow[] {
  const variations = variationsIn(item.cell('configurable_variations'))
  const labels = pairsIn(item.cell('configurable_variation_labels'))
  const codes = [...new Set(variations.flatMap(({ choice }) => Object.keys(choice)))]
  const problems: RowProblem[] = []
  const column = 'configurable_variations'
  if (variations.length === 0)
    problems.push({ column, why: 'It has no variations.', suggestion: 'Write them as sku=A,size=S|sku=B,size=M.' })
  if (codes.length > maxOptions) {
    const why = `It varies by ${codes.length} attributes; the maximum is ${maxOptions}.`
    problems.push({ column, why, suggestion: 'Split it into several products.' })
  }
  const names = codes.map((code) => labels[code] ?? code)
  const children = variations.flatMap(({ sku, choice }): ImportRow[] => {
    const child = simple.get(sku)
    if (!child) {
      const why = `It lists the SKU ${sku}, but no row has it.`
      problems.push({ column, why, suggestion: 'Add its row to the file, or remove it from the variations.' })
      return []
    }
    used.add(child)
    const [option1Value, option2Value, option3Value] = codes.map((code) => choice[code])
    const goods = goodsOf(child, facts)
    const options = present({ option1Value, option2Value, option3Value })
    return [{ ...goods, cells: { ...goods.cells, ...options, handle: item.handle } }]
  })
  const [option1Name, option2Name, option3Name] = names
  const head = { ...headOf(item, facts), ...present({ option1Name, option2Name, option3Name }) }
  return [{ number: item.number, cells: head, problems }, ...furtherPictures(item, facts), ...children]
}

function alone(item: Item, facts: FileFacts): ImportRow[] {
  const goods = goodsOf(item, facts)
  const { variantImage: _, ...cells } = { ...headOf(item, facts), ...goods.cells }
  return [{ ...goods, cells }, ...furtherPictures(item, facts)]
}

function headOf({ cell, handle }: Item, facts: FileFacts): ImportRow['cells'] {
  const more = pairsIn(cell('additional_attributes'))
  const [path = ''] = cell('categories').split(',')
  const taxClass = cell('tax_class_name')
  return present({
    handle,
    title: cell('name'),
    body: cell('description') || cell('short_description'),
    lead: cell('short_description')
      .replaceAll(/<(?:\/?(?:p|div|li|ul|ol|h\d)|br)\b[^<>]*>/gi, ' ')
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    vendor: more['brand'] ?? more['manufacturer'],
    type: path.split('/').at(-1)?.trim(),
    imageSrc: addressOf(cell('base_image'), facts),
    imageAlt: cell('base_image_label'),
    shippingGroup: more[attributes.shippingGroup],
    pickupDisabled: more[attributes.pickupDisabled],
    freeShipping: more[attributes.freeShipping],
    visibility: cell('visibility'),
    taxClass: more[attributes.taxClass] ?? (/^(?:taxable goods|none|)$/i.test(taxClass) ? undefined : taxClass),
  })
}

function goodsOf({ number, cell, handle }: Item, facts: FileFacts): ImportRow {
  const problems: RowProblem[] = []
  const valueOr = (column: string, read: { value: string } | { why: string; suggestion: string }, instead: string) => {
    if ('value' in read) return read.value
    problems.push({ column, why: read.why, suggestion: read.suggestion })
    // The product is already refused; a valid placeholder avoids reporting a second error.
    return instead
  }
  const price = valueOr('price', amountIn(cell('price')), '1.00')
  const special = isInForce(cell, facts.today) ? valueOr('special_price', amountIn(cell('special_price')), '') : ''
  const isLower = special !== '' && Number(special) < Number(price)
  const isManaged = cell('manage_stock') !== '0' || cell('use_config_manage_stock') === '1'
  const quantity = cell('qty') === '' ? '0' : valueOr('qty', countIn(cell('qty')), '0')
  return {
    number,
    problems,
    cells: present({
      handle,
      sku: cell('sku'),
      grams: valueOr('weight', gramsIn(cell('weight'), facts.weightUnit), '1'),
      price: isLower ? special : price,
      compareAt: isLower ? price : undefined,
      quantity: cell('is_in_stock') === '0' ? '0' : quantity,
      tracker: isManaged ? 'yes' : undefined,
      policy: /^[12]$/.test(cell('allow_backorders')) ? 'continue' : 'deny',
      variantImage: addressOf(cell('base_image'), facts),
    }),
  }
}

function isInForce(cell: Item['cell'], today: string): boolean {
  const [from, to] = [dayIn(cell('special_price_from_date')), dayIn(cell('special_price_to_date'))]
  return cell('special_price') !== '' && (from === null || from <= today) && (to === null || today <= to)
}

function furtherPictures({ number, cell, handle }: Item, facts: FileFacts): ImportRow[] {
  const alts = cell('additional_image_labels').split(',')
  return cell('additional_images')
    .split(',')
    .flatMap((name, index) => {
      const imageSrc = addressOf(name.trim(), facts)
      if (imageSrc === '' || name.trim() === cell('base_image')) return []
      return [{ number, cells: present({ handle, imageSrc, imageAlt: alts[index]?.trim() }) }]
    })
}

/** Magento paths are relative to its media folder. */
function addressOf(name: string, { picturesAt }: FileFacts): string {
  if (name === '' || name === 'no_selection' || /^https?:/.test(name)) return name === 'no_selection' ? '' : name
  return `${picturesAt.replace(/\/$/, '')}/${name.replace(/^\//, '')}`
}

function handleOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.html$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function present(cells: Partial<Record<Column, string | undefined>>): Partial<Record<Column, string>> {
  const written = Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== '')
  return Object.fromEntries(written) as Partial<Record<Column, string>>
}
