import { deriveHandle } from '../cells/handle.ts'
import {
  columnIndexes,
  columns,
  type ColumnNames,
  type ImportRow,
  presentCells,
  type RowResult,
  type RowProblem,
} from '../columns.ts'
import { readWooDescription } from './woo-description.ts'
import { readWooStock, type WooItem, convertWooItem } from './woo-item.ts'

// The columns in WooCommerce's product export (woocommerce.com/document/product-csv-importer-exporter).

export const wooNames: ColumnNames = {
  ...columns,
  handle: 'Name',
  title: 'Name',
  body: 'Description',
  lead: 'Short description',
  vendor: 'Brands',
  type: 'Categories',
  published: 'Published',
  status: 'Published',
  visibility: 'Visibility in catalog',
  option1Name: 'Attribute 1 name',
  option2Name: 'Attribute 2 name',
  option3Name: 'Attribute 3 name',
  option1Value: 'Attribute 1 value(s)',
  option2Value: 'Attribute 2 value(s)',
  option3Value: 'Attribute 3 value(s)',
  sku: 'SKU',
  grams: 'Weight (kg)',
  size: 'Length (cm)',
  packedSize: 'Length (cm)',
  quantity: 'Stock',
  tracker: 'Stock',
  policy: 'Backorders allowed?',
  price: 'Regular price',
  salePrice: 'Sale price',
  saleFrom: 'Date sale price starts',
  saleUntil: 'Date sale price ends',
  taxable: 'Tax status',
  taxClass: 'Tax class',
  requiresShipping: 'Type',
  most: 'Sold individually?',
  imageSrc: 'Images',
  variantImage: 'Images',
  sold: 'Published',
}
const needed = ['Type', 'Name', 'Regular price']
const maxOptions = 3
const unused =
  /^(?:id|gtin.*|is featured\?|low stock amount|allow customer reviews\?|purchase note|tags|upsells|cross-sells|position|button text|download (?:limit|expiry days)|attribute \d+ (?:visible|global|default)|meta: .+)$/
const used =
  /^(?:type|in stock\?|parent|weight \((?:kg|g|lbs|oz)\)|(?:length|width|height) \((?:cm|mm|m|in|yd)\)|attribute \d+ (?:name|value\(s\)))$/

/** Returns true for the header of a WooCommerce export. */
export function isWoo(header: readonly string[]): boolean {
  const indexes = columnIndexes(header)
  return indexes.has('regular price') && indexes.has('type')
}

export function missingWooColumns(header: readonly string[]): string[] {
  const indexes = columnIndexes(header)
  return needed.filter((name) => !indexes.has(name.toLowerCase()))
}

/** Returns the ignored columns, except those that are known to be irrelevant. */
export function unknownWooColumns(header: readonly string[]): string[] {
  const known = new Set(Object.values(wooNames).map((name) => name.toLowerCase()))
  return header.filter((name) => {
    const plain = name.trim().toLowerCase()
    return plain !== '' && !known.has(plain) && !unused.test(plain) && !used.test(plain)
  })
}

/** Converts WooCommerce's lines to our rows, each variable product followed by its variations. */
export function convertWooLines(
  header: readonly string[],
  body: readonly (readonly string[])[],
): { rows: ImportRow[]; fates: RowResult[] } {
  const indexes = columnIndexes(header)
  const items = body.flatMap((line, index): WooItem[] => {
    // WooCommerce's export writes ' before a character that starts a formula in spreadsheets.
    const cellOf = (name: string) =>
      line[indexes.get(name.toLowerCase()) ?? -1]?.trim().replace(/^'(?=[=+@-])/, '') ?? ''
    const cell = (name: string) => unescaped(cellOf(name))
    const list = (name: string) =>
      cellOf(name)
        .split(/(?<!\\),/)
        .flatMap((part) => unescaped(part).trim() || [])
    const has = (name: string) => indexes.has(name.toLowerCase())
    return line.every((each) => each.trim() === '')
      ? []
      : [{ number: index + 2, cell, list, has, types: typesOf(cell('Type')) }]
  })
  const handles = uniqueHandles(items)
  const fates: RowResult[] = []
  const rows: ImportRow[] = []
  const children = new Map<WooItem, WooItem[]>()
  const parents = parentsOf(items)
  for (const item of items.filter(({ types }) => types.has('variation'))) {
    const parent = parents.get(item.cell('Parent'))
    if (parent) children.set(parent, [...(children.get(parent) ?? []), item])
    else fates.push(orphan(item))
  }
  for (const item of items) {
    const handle = handles.get(item)!
    if (item.types.has('variation')) continue
    const type = [...item.types].find((each) =>
      /^(?:grouped|external|subscription|variable-subscription|bundle)$/.test(each),
    )
    if (type) fates.push(unsupported(item, handle, type))
    else
      rows.push(
        ...(item.types.has('variable') ? variable(item, handle, children.get(item) ?? []) : alone(item, handle)),
      )
  }
  return { rows, fates }
}

function unescaped(text: string): string {
  return text.replaceAll('\\,', ',')
}

function typesOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(',')
      .map((type) => type.trim()),
  )
}

/**
 * Returns unique handles. WooCommerce exports no handle, so products with the same name get their SKU or ID as a
 * suffix.
 */
function uniqueHandles(items: readonly WooItem[]): Map<WooItem, string> {
  const taken = new Set<string>()
  return new Map(
    items.map((item) => {
      if (item.types.has('variation')) return [item, '']
      const name = deriveHandle(item.cell('Name')) || `product-${item.cell('ID') || item.number}`
      const handle = taken.has(name)
        ? deriveHandle(`${name}-${item.cell('SKU') || item.cell('ID') || item.number}`)
        : name
      taken.add(handle)
      return [item, handle]
    }),
  )
}

/** Returns each variation's parent, which it specifies by SKU or as id:12. */
function parentsOf(items: readonly WooItem[]): Map<string, WooItem> {
  const parents = new Map<string, WooItem>()
  for (const item of items) {
    const [id, sku] = [item.cell('ID'), item.cell('SKU')]
    if (id !== '') parents.set(`id:${id}`, item)
    if (sku !== '') parents.set(sku, item)
  }
  return parents
}

function alone(item: WooItem, handle: string): ImportRow[] {
  const head = headOf(item, handle)
  const goods = convertWooItem(item, item, handle)
  const { variantImage: _, sold: __, ...cells } = { ...head.cells, ...goods.cells }
  return [{ ...goods, cells, notes: [...head.notes, ...(goods.notes ?? [])] }, ...pictureRows(item, handle)]
}

function variable(item: WooItem, handle: string, variations: readonly WooItem[]): ImportRow[] {
  const problems: RowProblem[] = []
  const names = attributesOf(item).filter((name) => variations.some((child) => attributeValue(child, name) !== ''))
  if (variations.length === 0) {
    const suggestion = 'Add the rows of its variations to the file.'
    problems.push({ column: 'Type', why: 'The product is variable, but no row is its variation.', suggestion })
  }
  if (names.length > maxOptions) {
    const why = `It varies by ${names.length} attributes; the maximum is ${maxOptions}.`
    problems.push({ column: 'Attribute 4 name', why, suggestion: 'Split it into several products.' })
  }
  const [option1Name, option2Name, option3Name] = names
  const { cells, notes } = headOf(item, handle)
  const head = { ...cells, ...presentCells({ option1Name, option2Name, option3Name }) }
  const stockOf = sharedStock(item, variations)
  const rows = variations.map((child): ImportRow => {
    const { stock, note } = stockOf(child)
    const goods = convertWooItem(child, item, handle, stock)
    const [option1Value, option2Value, option3Value] = names.map((name) => attributeValue(child, name))
    const options = presentCells({ option1Value, option2Value, option3Value })
    return { ...goods, cells: { ...goods.cells, ...options }, notes: [...(goods.notes ?? []), ...note] }
  })
  return [{ number: item.number, cells: head, problems, notes }, ...pictureRows(item, handle), ...rows]
}

/**
 * Assigns units shared by several variations to one of them, because assigning all units to each would sell them twice.
 */
function sharedStock(product: WooItem, variations: readonly WooItem[]) {
  const units = readWooStock(product)
  const sharing = variations.filter((child) => readWooStock(child) === '')
  const holder = sharing.find(({ cell }) => /^1?$/.test(cell('Published')) && cell('In stock?') !== '0') ?? sharing[0]
  return (child: WooItem): { stock: string; note: RowProblem[] } => {
    if (units === '' || !sharing.includes(child)) return { stock: readWooStock(child), note: [] }
    if (child !== holder) return { stock: '0', note: [] }
    if (sharing.length === 1 || Number(units) <= 0) return { stock: units, note: [] }
    const why = `${sharing.length} variations share ${units} units. This one gets all of them, and the others get 0.`
    return { stock: units, note: [{ column: 'Stock', why, suggestion: 'Enter the units of each variation.' }] }
  }
}

function headOf({ cell, list }: WooItem, handle: string) {
  const notes: RowProblem[] = []
  const published = cell('Published')
  const visibility = cell('Visibility in catalog').toLowerCase()
  if (visibility === 'catalog' || visibility === 'search') {
    const why = `The product was visible only in ${visibility}. Here it appears both in lists and in search.`
    notes.push({ column: 'Visibility in catalog', why, suggestion: 'Change it in the store if that matters.' })
  }
  const [path] = list('Categories')
  const cells = presentCells({
    handle,
    title: cell('Name'),
    body: readWooDescription(cell('Description') || cell('Short description')),
    lead: plainText(cell('Short description')),
    vendor: list('Brands')[0],
    type: path,
    status: published === '-1' ? 'draft' : visibility === 'hidden' && published !== '0' ? 'unlisted' : undefined,
    published: published === '' ? undefined : String(published !== '0'),
    imageSrc: list('Images')[0],
  })
  return { cells, notes }
}

function pictureRows({ number, list }: WooItem, handle: string): ImportRow[] {
  return list('Images')
    .slice(1)
    .map((imageSrc) => ({ number, cells: { handle, imageSrc } }))
}

function attributesOf({ cell, has }: WooItem): string[] {
  const names: string[] = []
  for (let index = 1; has(`Attribute ${index} name`); index += 1) {
    const name = cell(`Attribute ${index} name`)
    if (name !== '') names.push(name)
  }
  return names
}

function attributeValue({ cell, has }: WooItem, name: string): string {
  for (let index = 1; has(`Attribute ${index} name`); index += 1) {
    if (cell(`Attribute ${index} name`) === name) return cell(`Attribute ${index} value(s)`)
  }
  return ''
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('\\n', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function orphan({ number, cell }: WooItem): RowResult {
  const why = `It is a variation of ${cell('Parent') || '(empty)'}, but no row has that SKU or ID.`
  const suggestion = 'Add the variable product to the file.'
  return { row: number, handle: deriveHandle(cell('Name')), outcome: 'refused', column: 'Parent', why, suggestion }
}

function unsupported({ number }: WooItem, handle: string, type: string): RowResult {
  const why = `Products of type ${type} are not supported.`
  const suggestion = 'Import its simple products instead, or remove the row.'
  return { row: number, handle, outcome: 'refused', column: 'Type', why, suggestion }
}
