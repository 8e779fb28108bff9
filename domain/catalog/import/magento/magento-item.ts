import { type ImportRow, presentCells, type RowProblem } from '../columns.ts'
import type { ImportSettings } from '../import-settings.ts'
import { trimAmountZeros, parseCount, parseGrams } from './magento-cells.ts'

export interface Item {
  number: number
  /** Returns a cell by its column name in the file, or '' if there is none. */
  cell: (name: string) => string
  handle: string
}

/** Converts the price, weight, stock, and limits in a Magento row. */
export function convertMagentoItem(item: Item, settings: ImportSettings): ImportRow {
  const { number, cell, handle } = item
  const problems: RowProblem[] = []
  const valueOr = (column: string, read: { value: string } | { why: string; suggestion: string }, instead: string) => {
    if ('value' in read) return read.value
    problems.push({ column, why: read.why, suggestion: read.suggestion })
    // The product is already rejected. A valid placeholder avoids a second error.
    return instead
  }
  const isManaged = cell('manage_stock') !== '0' || cell('use_config_manage_stock') === '1'
  const quantity = cell('qty') === '' ? undefined : valueOr('qty', parseCount(cell('qty')), '0')
  const isInStock = cell('is_in_stock') !== '0'
  // The shop's default is not in the file, and Magento's built-in default allows no backorders.
  const hasBackorders = cell('use_config_backorders') !== '1' && /^[12]$/.test(cell('allow_backorders'))
  const { most, problems: ofLimits } = limitsOf(item)
  const grams = valueOr('weight', parseGrams(cell('weight'), settings.weightUnit), '1')
  return {
    number,
    problems: [...problems, ...ofLimits],
    cells: presentCells({
      handle,
      sku: cell('sku'),
      grams,
      price: trimAmountZeros(cell('price')),
      salePrice: trimAmountZeros(cell('special_price')),
      saleFrom: cell('special_price_from_date') || cell('special_from_date'),
      saleUntil: cell('special_price_to_date') || cell('special_to_date'),
      quantity: isInStock || Number(quantity ?? 0) < 0 ? quantity : '0',
      tracker: isManaged ? 'yes' : undefined,
      policy: isInStock && hasBackorders ? 'continue' : 'deny',
      most,
      requiresShipping: cell('product_type') === 'virtual' ? 'false' : undefined,
      taxable: isUntaxed(cell) ? 'false' : undefined,
      sold: cell('product_online') === '2' ? 'false' : undefined,
      variantImage: pictureUrl(cell('base_image'), settings),
    }),
  }
}

/** Returns true for a product with a tax class that charges no tax. */
export function isUntaxed(cell: Item['cell']): boolean {
  return /^(?:none|0)$/i.test(cell('tax_class_name'))
}

/** Returns the row's limits. A limit applies only if the row does not use the shop's default. */
function limitsOf({ cell }: Item): { most: string; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const limit = (column: string, ofShop: string): number | null => {
    if (cell(column) === '' || cell(ofShop) === '1') return null
    const read = parseCount(cell(column))
    if ('value' in read && Number(read.value) > 0) return Number(read.value)
    problems.push({ column, why: `${cell(column)} is not a quantity.`, suggestion: 'Enter a whole number of units.' })
    return null
  }
  const min = limit('min_cart_qty', 'use_config_min_sale_qty')
  const max = limit('max_cart_qty', 'use_config_max_sale_qty')
  if (min !== null && min > 1) {
    const why = `It requires a minimum quantity of ${min}, which the store does not support.`
    problems.push({ column: 'min_cart_qty', why, suggestion: 'Sell them as a set in one product, or enter 1.' })
  }
  if (/^[1-9]/.test(cell('enable_qty_increments')) && Number(cell('qty_increments')) > 1) {
    const why = 'It is sold only in multiples of a quantity, which the store does not support.'
    problems.push({ column: 'qty_increments', why, suggestion: 'Sell them as a set in one product, or enter 1.' })
  }
  if (Number(cell('out_of_stock_qty') || 0) !== 0 && cell('use_config_min_qty') !== '1') {
    const why = 'It is sold out at a quantity other than 0, which the store does not support.'
    problems.push({ column: 'out_of_stock_qty', why, suggestion: 'Enter 0, and lower qty instead.' })
  }
  // In Magento, 10000 means no limit.
  return { most: max === null || max >= 10_000 ? '' : String(max), problems }
}

/** Returns a picture URL. Magento's names are relative to its media folder. */
export function pictureUrl(name: string, { picturesAt }: ImportSettings): string {
  if (name === '' || name === 'no_selection') return ''
  if (/^https?:/.test(name) || picturesAt === '') return name
  return `${picturesAt.replace(/\/$/, '')}/${name.replace(/^\//, '')}`
}
