import type { Site } from '#domain/sites.ts'
import { hasSitePrefix, isSku, tidySku } from './cells/sku.ts'
import type { Column, ImportRow } from './columns.ts'
import { type OwnVariantFields, readOwnVariant } from './own-columns.ts'
import { type ImportedPrices, type PriceRules, readPrices, readSitePrices } from './prices/read-prices.ts'
import { parseBoolean } from './status.ts'

export interface ImportedVariant extends ImportedPrices {
  row: number
  sku: string
  choice: Record<string, string>
  /** Null if the file has no weight, or the product does not ship. */
  grams: number | null
  /** Prices for each other site that has columns in the file. Null if the site does not sell the variant. */
  elsewhere: ReadonlyMap<Site, ImportedPrices | null>
  /** Null if the file does not specify it. */
  quantity: number | null
  managed: boolean
  oversell: boolean
  isTaxable: boolean
  needsShipping: boolean
  /** False for a disabled variation. */
  isSold: boolean
  picture: string | null
  own: OwnVariantFields
}
/** Rules for reading variants, based on the whole file. */
export interface VariantRules extends PriceRules {
  site: Site
  /** Price rules for each other site that has columns in the file. */
  bySite: ReadonlyMap<Site, PriceRules>
  makesSkus: boolean
  defaultGrams: number | null
  adjustsStock: boolean
  has: (column: Column) => boolean
}
type Say = (column: Column | { name: string }, why: string, suggestion: string) => void
export interface Report {
  reportProblem: Say
  /** Reports missing data that the product needs to be sold. */
  reportMissing: Say
  note: Say
}

const heaviestGrams = 5_000_000

/** Reads a row's variant. The caller derives `sku` if the row has none. */
export function readVariant(
  row: ImportRow,
  options: readonly { code: string; label: string }[],
  rules: VariantRules,
  report: Report,
): ImportedVariant {
  const { number, cells } = row
  const { reportProblem } = report
  const needsShipping = flag(cells, 'requiresShipping', true, reportProblem)
  const quantity = Number(cells.quantity ?? 0)
  if (!Number.isSafeInteger(quantity) || Math.abs(quantity) > 9_999_999) {
    reportProblem('quantity', `${cells.quantity ?? ''} is not a whole number.`, 'Enter the number of units.')
  }
  const isSigned = rules.has('saleUnits') || rules.adjustsStock
  const readsQuantity = cells.quantity !== undefined || rules.has('quantity')
  return {
    row: number,
    sku: readSku(cells, rules, reportProblem),
    choice: readChoice(cells, options, reportProblem),
    grams: needsShipping || Number(cells.grams ?? 0) !== 0 ? readGrams(cells, rules, report) : null,
    ...readPrices(cells, rules, report),
    elsewhere: readSitePrices(row, rules.bySite, report),
    quantity: readsQuantity ? (isSigned ? quantity : Math.max(0, quantity)) : null,
    managed: Boolean(cells.tracker) || (cells.quantity !== undefined && !rules.has('tracker')),
    oversell: cells.policy?.toLowerCase() === 'continue',
    isTaxable: flag(cells, 'taxable', true, reportProblem),
    needsShipping,
    isSold: flag(cells, 'sold', true, reportProblem),
    picture: cells.variantImage ?? null,
    own: readOwnVariant(cells, reportProblem),
  }
}

function flag(
  cells: ImportRow['cells'],
  column: 'taxable' | 'requiresShipping' | 'sold',
  usual: boolean,
  reportProblem: Say,
) {
  const text = cells[column]
  const value = text === undefined ? usual : parseBoolean(text)
  if (value === null) reportProblem(column, `${text} is neither true nor false.`, 'Enter true or false.')
  return value ?? usual
}

function readSku(cells: ImportRow['cells'], { makesSkus }: VariantRules, reportProblem: Say): string {
  const sku = tidySku(cells.sku ?? '')
  if (sku === '') {
    const suggestion = 'Give every variant a unique SKU, or import with --make-skus, which derives them.'
    if (!makesSkus) reportProblem('sku', 'The variant has no SKU.', suggestion)
  } else if (hasSitePrefix(sku)) {
    reportProblem(
      'sku',
      'A SKU cannot start with EU- or AU-, because some sites add these prefixes.',
      'Remove the prefix.',
    )
  } else if (!isSku(sku)) {
    reportProblem(
      'sku',
      'A SKU can have up to 64 letters, digits, spaces, and symbols.',
      'Shorten it, and remove < and >.',
    )
  }
  return sku
}

function readChoice(
  cells: ImportRow['cells'],
  options: readonly { code: string; label: string }[],
  reportProblem: Say,
) {
  const choice: Record<string, string> = {}
  for (const [index, { code, label }] of options.entries()) {
    const column = (['option1Value', 'option2Value', 'option3Value'] as const)[index]!
    const value = cells[column]
    if (!value) reportProblem(column, `The value of ${label} is missing.`, `Enter the ${label} of this variant.`)
    else choice[code] = value
  }
  return choice
}

function readGrams(
  cells: ImportRow['cells'],
  { defaultGrams, has }: VariantRules,
  { reportProblem, reportMissing }: Report,
) {
  const grams = Number(cells.grams ?? 0)
  if (grams === 0 && defaultGrams !== null) return defaultGrams
  // Our export writes 0 for a product that has no stored weight.
  if (cells.grams === '0' && has('saleUnits')) return null
  if (grams === 0) {
    const suggestion = 'Enter the packed weight, or import with --default-grams.'
    reportMissing('grams', 'The weight is missing, so shipping cannot be calculated.', suggestion)
    return null
  }
  if (!Number.isFinite(grams) || grams < 0 || grams > heaviestGrams) {
    reportProblem('grams', `${cells.grams ?? ''} is not a weight.`, 'Enter grams, such as 20500.')
    return null
  }
  return Math.max(1, Math.round(grams))
}
