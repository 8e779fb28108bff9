import type { Currency, Minor } from '#domain/money.ts'
import { addDays } from '#domain/programs/calendar.ts'
import type { Site } from '#domain/sites.ts'
import { type DecimalSeparatorCounts, parseAmount } from '../cells/parse-amount.ts'
import { type DayOrder, toInstant, parseInstant, parseLocalTime } from '../cells/dates.ts'
import type { ImportRow, SiteCells, SiteColumn } from '../columns.ts'
import { siteColumnName } from './site-columns.ts'

/** Imported amounts in minor units. */
export interface ImportedPrices {
  price: Minor
  /** Set only if it is above the price. It is then the regular price, and `price` is the special price. */
  compareAt: Minor | null
  /** True if the special price is a sale price without dates. */
  isUndatedSale?: boolean
  /** A sale with a start or an end. Null if there is none, or undefined if the file cannot contain one. */
  sale: ImportedSale | null | undefined
}
export interface ImportedSale {
  price: Minor
  from: number | null
  until: number | null
  units: number | null
}

/** Rules for reading one site's price columns, based on the whole file. */
export interface PriceRules {
  forms: DecimalSeparatorCounts
  dayOrder: DayOrder
  currency: Currency
  timeZone: string
  now: number
  /** Returns true if the file has this column. */
  has: (column: SiteColumn) => boolean
}
type SayOfPrice = (column: SiteColumn, why: string, suggestion: string) => void
interface PriceReport {
  reportProblem: SayOfPrice
  note: SayOfPrice
}
type SayOfName = (column: { name: string }, why: string, suggestion: string) => void

/**
 * Reads the prices on the other sites that have columns in the file. A price is null if the site does not sell the
 * variant.
 */
export function readSitePrices(
  { elsewhere }: ImportRow,
  rules: ReadonlyMap<Site, PriceRules>,
  { reportProblem, note }: { reportProblem: SayOfName; note: SayOfName },
): ReadonlyMap<Site, ImportedPrices | null> {
  return new Map(
    [...rules].map(([site, its]) => {
      const cells = elsewhere?.get(site) ?? {}
      const named =
        (say: SayOfName): SayOfPrice =>
        (column, why, suggestion) =>
          say({ name: siteColumnName(column, site) }, why, suggestion)
      const isSold = Object.keys(cells).length > 0
      return [
        site,
        isSold ? readPrices(cells, its, { reportProblem: named(reportProblem), note: named(note) }) : null,
      ] as const
    }),
  )
}

/** Reads a site's price, compare-at price, and sale. A missing price is an error and becomes 0. */
export function readPrices(cells: SiteCells, rules: PriceRules, { reportProblem, note }: PriceReport): ImportedPrices {
  const amount = (column: 'price' | 'compareAt' | 'salePrice'): Minor | null => {
    const text = cells[column]
    const value = text === undefined ? null : parseAmount(text, rules.forms, rules.currency)
    if (text === undefined ? column === 'price' : value === null) {
      const why = text === undefined ? 'The price is missing.' : `${text} is not an amount.`
      reportProblem(column, why, 'Enter it as 129.00, without a currency.')
    }
    return value
  }
  const [price, compareAt, salePrice] = [amount('price'), amount('compareAt'), amount('salePrice')]
  // Magento does not remove the dates when a special price is removed.
  const dates = cells.salePrice === undefined ? { from: null, until: null } : readDates(cells, rules, reportProblem)
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
    reportProblem('saleUnits', `${cells.saleUnits} is not a whole number.`, 'Enter a whole number, or leave it empty.')
  if (!isOwn && dates.from === null && dates.until === null)
    return { ...plain, price: salePrice, compareAt: price, isUndatedSale: true }
  return { ...plain, sale: { price: salePrice, ...dates, units } }
}

/** Reads the sale dates. A sale ends at the end of its last day, unless the file has a time other than midnight. */
function readDates(cells: SiteCells, { dayOrder, timeZone }: PriceRules, reportProblem: SayOfPrice) {
  const timeIn = (column: 'saleFrom' | 'saleUntil', isEnd: boolean): number | null => {
    const text = cells[column]
    if (text === undefined) return null
    const instant = parseInstant(text)
    if (instant !== null) return instant
    const time = parseLocalTime(text, dayOrder)
    if (time === null) {
      reportProblem(column, `${text} is not a date that can be read with certainty.`, 'Enter it as 2026-11-30.')
      return null
    }
    if (isEnd && !time.minutes) return toInstant({ day: addDays(time.day, 1), minutes: null }, timeZone) - 1
    return toInstant(time, timeZone)
  }
  const [from, until] = [timeIn('saleFrom', false), timeIn('saleUntil', true)]
  if (from !== null && until !== null && until < from)
    reportProblem('saleUntil', 'The sale ends before it starts.', 'Correct one of the dates.')
  return { from, until }
}
