import { type ImportRow, presentCells, type RowProblem } from '../columns.ts'

export interface WooItem {
  number: number
  /** Returns a cell by its column name in the file, or '' if there is none. */
  cell: (name: string) => string
  /** Returns the comma-separated parts of a cell. An escaped comma does not separate parts. */
  list: (name: string) => string[]
  has: (name: string) => boolean
  types: ReadonlySet<string>
}

const gramsPer = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 } as const
const millimetersPer = { cm: 10, mm: 1, m: 1_000, in: 25.4, yd: 914.4 } as const
const taxClasses: Readonly<Record<string, string>> = { '': '', standard: '', 'zero-rate': 'untaxed' }

/**
 * Converts price, weight, stock, and limits in a line. A variation inherits empty cells from its parent, except for
 * stock.
 */
export function convertWooItem(item: WooItem, parent: WooItem, handle: string, stock = readWooStock(item)): ImportRow {
  const { number, cell } = item
  const inherited = (name: string) => cell(name) || parent.cell(name)
  const problems: RowProblem[] = []
  const notes: RowProblem[] = []
  const taxStatus = inherited('Tax status').toLowerCase()
  // In a variation, "parent" means the product's tax class.
  const ownClass = cell('Tax class').toLowerCase()
  const taxClass = ownClass === 'parent' ? parent.cell('Tax class').toLowerCase() : ownClass
  if (!Object.hasOwn(taxClasses, taxClass)) {
    const why = `${taxClass} is not a tax class of the store.`
    problems.push({ column: 'Tax class', why, suggestion: 'Leave it empty for the standard rate, or enter zero-rate.' })
  }
  // Stock is managed only if there is a number. Otherwise, the product is simply in stock or out of stock.
  const isInStock = inherited('In stock?') !== '0'
  const backorders = inherited('Backorders allowed?').toLowerCase()
  if (taxStatus === 'shipping') {
    const why = "Only this product's shipping was taxed. It is imported as untaxed, like the product."
    notes.push({ column: 'Tax status', why, suggestion: 'Enter taxable if the product is taxable.' })
  }
  if (item.types.has('downloadable') && cell('Download 1 URL') !== '') {
    const why = 'Downloadable files are not imported.'
    notes.push({ column: 'Download 1 URL', why, suggestion: 'Deliver the files another way.' })
  }
  return {
    number,
    problems,
    notes,
    cells: presentCells({
      handle,
      sku: cell('SKU'),
      grams: gramsOf(inherited, item, problems),
      packedSize: sizeOf(inherited, item),
      price: cell('Regular price') || (item === parent ? '' : parent.cell('Regular price')),
      salePrice: cell('Sale price'),
      saleFrom: cell('Date sale price starts'),
      saleUntil: cell('Date sale price ends'),
      quantity: isInStock || Number(stock) < 0 ? stock : '0',
      tracker: stock !== '' || !isInStock ? 'yes' : undefined,
      policy: isInStock && /^(?:1|yes|notify)$/.test(backorders) ? 'continue' : 'deny',
      most: inherited('Sold individually?') === '1' ? '1' : undefined,
      taxable:
        taxStatus === 'none' || taxStatus === 'shipping' || taxClasses[taxClass] === 'untaxed' ? 'false' : undefined,
      requiresShipping: item.types.has('virtual') || item.types.has('downloadable') ? 'false' : undefined,
      sold: item !== parent && cell('Published') !== '' && cell('Published') !== '1' ? 'false' : undefined,
      variantImage: item === parent ? undefined : item.list('Images')[0],
    }),
  }
}

function gramsOf(inherited: (name: string) => string, { has }: WooItem, problems: RowProblem[]): string {
  for (const unit of Object.keys(gramsPer) as (keyof typeof gramsPer)[]) {
    const column = `Weight (${unit})`
    if (!has(column)) continue
    const text = inherited(column).replace(',', '.')
    const weight = Number(text)
    if (text === '' || weight === 0) return ''
    if (/^\d+(?:\.\d+)?$/.test(text)) return String(Math.max(1, Math.round(weight * gramsPer[unit])))
    const why = `${text} is not a weight.`
    problems.push({ column, why, suggestion: `Enter the packed weight in ${unit}, such as 20.5.` })
    return '1'
  }
  return ''
}

function sizeOf(inherited: (name: string) => string, { has }: WooItem): string {
  for (const unit of Object.keys(millimetersPer) as (keyof typeof millimetersPer)[]) {
    if (!has(`Length (${unit})`)) continue
    const sides = ['Length', 'Width', 'Height'].map((name) => Number(inherited(`${name} (${unit})`).replace(',', '.')))
    const inMillimeters = sides.map((side) => Math.round(side * millimetersPer[unit]))
    return inMillimeters.every((side) => side > 0 && side < 1_000_000) ? inMillimeters.join(' x ') : ''
  }
  return ''
}

/** Returns a line's own units. In a variation, an empty cell or "parent" means that it shares the product's units. */
export function readWooStock({ cell }: WooItem): string {
  const stock = cell('Stock').replace(/\.0+$/, '')
  return stock.toLowerCase() === 'parent' ? '' : stock
}
