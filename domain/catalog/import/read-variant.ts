import type { Currency, Minor } from '#domain/money.ts'
import { dayAfter } from '#domain/programs/calendar.ts'
import { type AmountForms, parseAmount } from './cells/amount-form.ts'
import { type DayOrder, instantOf, parseInstant, parseLocalTime } from './cells/dates.ts'
import { isSku, tidySku } from './cells/sku.ts'
import type { Column, ImportRow } from './columns.ts'
import { type OwnVariantFacts, readOwnVariant } from './own-columns.ts'
import { booleanIn } from './status.ts'

/** Amounts in minor units. */
export interface ImportedVariant {
  row: number
  sku: string
  choice: Record<string, string>
  /** Null if the file has no weight, or nothing ships. */
  grams: number | null
  price: Minor
  /** Set only if above the price; it is then the regular price, and `price` the special price. */
  compareAt: Minor | null
  /** A sale with a start or an end; null if there is none, undefined if the file cannot have one. */
  sale: ImportedSale | null | undefined
  /** Null if the file does not say. */
  quantity: number | null
  managed: boolean
  oversell: boolean
  isTaxable: boolean
  needsShipping: boolean
  /** False for a variation that is switched off. */
  isSold: boolean
  picture: string | null
  own: OwnVariantFacts
}
export interface ImportedSale {
  price: Minor
  from: number | null
  until: number | null
  units: number | null
}

/** Facts about the file as a whole. */
export interface VariantRules {
  forms: AmountForms
  dayOrder: DayOrder
  currency: Currency
  timeZone: string
  now: number
  makesSkus: boolean
  defaultGrams: number | null
  adjustsStock: boolean
  /** Returns true if the file has a column. */
  has: (column: Column) => boolean
}
type Say = (column: Column, why: string, suggestion: string) => void
export interface Report {
  complain: Say
  /** Reports a fact that is missing before the product can be sold. */
  lack: Say
  note: Say
}

const heaviestGrams = 5_000_000

/** Reads the variant of a row. `sku` is derived by the caller if the row has none. */
export function readVariant(
  { number, cells }: ImportRow,
  options: readonly { code: string; label: string }[],
  rules: VariantRules,
  report: Report,
): ImportedVariant {
  const { complain } = report
  const needsShipping = flag(cells, 'requiresShipping', true, complain)
  const quantity = Number(cells.quantity ?? 0)
  if (!Number.isSafeInteger(quantity) || Math.abs(quantity) > 9_999_999) {
    complain('quantity', `${cells.quantity ?? ''} is not a whole number.`, 'Write the number of units.')
  }
  const isSigned = rules.has('saleUnits') || rules.adjustsStock
  const readsQuantity = cells.quantity !== undefined || rules.has('quantity')
  return {
    row: number,
    sku: readSku(cells, rules, complain),
    choice: readChoice(cells, options, complain),
    grams: needsShipping || Number(cells.grams ?? 0) !== 0 ? readGrams(cells, rules, report) : null,
    ...readPrices(cells, rules, report),
    quantity: readsQuantity ? (isSigned ? quantity : Math.max(0, quantity)) : null,
    managed: Boolean(cells.tracker) || (cells.quantity !== undefined && !rules.has('tracker')),
    oversell: cells.policy?.toLowerCase() === 'continue',
    isTaxable: flag(cells, 'taxable', true, complain),
    needsShipping,
    isSold: flag(cells, 'sold', true, complain),
    picture: cells.variantImage ?? null,
    own: readOwnVariant(cells, complain),
  }
}

function flag(
  cells: ImportRow['cells'],
  column: 'taxable' | 'requiresShipping' | 'sold',
  usual: boolean,
  complain: Say,
) {
  const text = cells[column]
  const value = text === undefined ? usual : booleanIn(text)
  if (value === null) complain(column, `${text} is neither true nor false.`, 'Write true or false.')
  return value ?? usual
}

function readSku(cells: ImportRow['cells'], { makesSkus }: VariantRules, complain: Say): string {
  const sku = tidySku(cells.sku ?? '')
  if (sku === '') {
    const suggestion = 'Give every variant a unique SKU, or import with --make-skus, which derives them.'
    if (!makesSkus) complain('sku', 'The variant has no SKU.', suggestion)
  } else if (!isSku(sku)) {
    complain('sku', 'A SKU has at most 64 letters, digits, blanks and signs.', 'Shorten it, and remove < and >.')
  }
  return sku
}

function readChoice(cells: ImportRow['cells'], options: readonly { code: string; label: string }[], complain: Say) {
  const choice: Record<string, string> = {}
  for (const [index, { code, label }] of options.entries()) {
    const column = (['option1Value', 'option2Value', 'option3Value'] as const)[index]!
    const value = cells[column]
    if (!value) complain(column, `The value of ${label} is missing.`, `Write the ${label} of this variant.`)
    else choice[code] = value
  }
  return choice
}

function readGrams(cells: ImportRow['cells'], { defaultGrams, has }: VariantRules, { complain, lack }: Report) {
  const grams = Number(cells.grams ?? 0)
  if (grams === 0 && defaultGrams !== null) return defaultGrams
  // Our own export writes 0 for a product that has no weight in the store.
  if (cells.grams === '0' && has('saleUnits')) return null
  if (grams === 0) {
    const suggestion = 'Write the packed weight, or import with --default-grams.'
    lack('grams', 'The weight is missing, so shipping cannot be calculated.', suggestion)
    return null
  }
  if (!Number.isFinite(grams) || grams < 0 || grams > heaviestGrams) {
    complain('grams', `${cells.grams ?? ''} is not a weight.`, 'Write grams, such as 20500.')
    return null
  }
  return Math.max(1, Math.round(grams))
}

function readPrices(cells: ImportRow['cells'], rules: VariantRules, report: Report) {
  const { complain, note } = report
  const amount = (column: 'price' | 'compareAt' | 'salePrice'): Minor | null => {
    const text = cells[column]
    const value = text === undefined ? null : parseAmount(text, rules.forms, rules.currency)
    if (text === undefined ? column === 'price' : value === null) {
      const why = text === undefined ? 'The price is missing.' : `${text} is not an amount.`
      complain(column, why, 'Write it as 129.00, without a currency.')
    }
    return value
  }
  const [price, compareAt, salePrice] = [amount('price'), amount('compareAt'), amount('salePrice')]
  // Magento leaves dates behind when a special price is removed.
  const dates = cells.salePrice === undefined ? { from: null, until: null } : readDates(cells, rules, complain)
  const plain = {
    price: price ?? 0,
    compareAt: compareAt !== null && price !== null && compareAt > price ? compareAt : null,
    sale: rules.has('salePrice') ? null : undefined,
  }
  if (salePrice === null || price === null) return plain
  const isOwn = rules.has('saleUnits')
  if (!isOwn && salePrice >= price) {
    note('salePrice', 'The sale price is not below the price and is ignored.', 'Lower it, or leave it empty.')
    return plain
  }
  if (!isOwn && dates.until !== null && dates.until < rules.now) {
    note('saleUntil', 'The sale is over, so the regular price applies.', 'Remove the sale price, or move its end.')
    return plain
  }
  const units = cells.saleUnits === undefined ? null : Number(cells.saleUnits)
  if (units !== null && !(Number.isInteger(units) && units >= 0 && units < 10_000_000))
    complain('saleUnits', `${cells.saleUnits} is not a whole number.`, 'Write a whole number, or leave it empty.')
  if (!isOwn && dates.from === null && dates.until === null) return { ...plain, price: salePrice, compareAt: price }
  return { ...plain, sale: { price: salePrice, ...dates, units } }
}

/** A sale ends with its last day, unless the file has a time other than midnight. */
function readDates(cells: ImportRow['cells'], { dayOrder, timeZone }: VariantRules, complain: Say) {
  const timeIn = (column: 'saleFrom' | 'saleUntil', isEnd: boolean): number | null => {
    const text = cells[column]
    if (text === undefined) return null
    const instant = parseInstant(text)
    if (instant !== null) return instant
    const time = parseLocalTime(text, dayOrder)
    if (time === null) {
      complain(column, `${text} is not a date that can be read with certainty.`, 'Write it as 2026-11-30.')
      return null
    }
    if (isEnd && !time.minutes) return instantOf({ day: dayAfter(time.day, 1), minutes: null }, timeZone) - 1
    return instantOf(time, timeZone)
  }
  const [from, until] = [timeIn('saleFrom', false), timeIn('saleUntil', true)]
  if (from !== null && until !== null && until < from)
    complain('saleUntil', 'The sale ends before it starts.', 'Correct one of the dates.')
  return { from, until }
}
