import { siteTimeZones } from '#domain/time-zones.ts'
import { type Site, siteSettings } from '#domain/sites.ts'
import { countDecimalSeparators } from './cells/parse-amount.ts'
import { detectDayOrder } from './cells/dates.ts'
import { deriveHandle, normalizeHandle } from './cells/handle.ts'
import { createSkus, skuKey } from './cells/sku.ts'
import type { Column, ColumnNames, ImportRow, RowResult, SiteCells, SiteColumn } from './columns.ts'
import type { ImportSettings } from './import-settings.ts'
import { type ImportIssue, type Findings, type ImportedProduct, readProduct } from './read-product.ts'
import type { PriceRules } from './prices/read-prices.ts'
import type { VariantRules } from './read-variant.ts'
import type { SiteColumns } from './prices/site-columns.ts'

interface ReadFile {
  products: ImportedProduct[]
  fates: RowResult[]
}
type ReadSettings = Pick<ImportSettings, 'site' | 'now' | 'makesSkus' | 'defaultGrams' | 'adjustsStock' | 'stored'> & {
  siteColumns?: SiteColumns
}

/**
 * Converts rows to products. Any error rejects the whole product. `skusTaken` maps stored SKU keys to handles, and
 * `present` contains the file's columns.
 */
export function readProducts(
  rows: readonly ImportRow[],
  skusTaken: ReadonlyMap<string, string>,
  names: ColumnNames,
  settings: ReadSettings,
  present?: ReadonlySet<Column>,
): ReadFile {
  const fates: RowResult[] = []
  const products: ImportedProduct[] = []
  const rules = rulesOf(rows, settings, present)
  const skus = new Map<string, number>()
  const keys = new Set(rows.flatMap(({ cells }) => (cells.sku ? [skuKey(cells.sku)] : [])))
  for (const { handle, rows: own, again, surplus } of blocksOf(rows)) {
    const findings: Findings = { problems: [], lacks: [], notes: [] }
    const { problems } = findings
    const product = readProduct(handle, own, rules, findings)
    for (const row of again) {
      const why = `Another product in this file has the handle ${handle}.`
      const suggestion = 'Change one of the handles, or move the rows together if they are one product.'
      problems.push({ row, column: 'handle', why, suggestion })
    }
    if (rules.makesSkus) fillSkus(product, keys, skusTaken)
    findings.lacks = findings.lacks.filter((lack) => !isStored(lack, product, rules, settings.stored))
    if (findings.lacks.length > 0 && product.status !== 'archived') product.status = 'draft'
    for (const { row, sku } of product.variants) {
      if (sku === '') continue
      const [first, owner] = [skus.get(skuKey(sku)), skusTaken.get(skuKey(sku))]
      if (first !== undefined) problems.push(taken(row, `Row ${first} already has the SKU ${sku}.`))
      else if (owner !== undefined && owner !== handle) {
        problems.push(taken(row, `The SKU ${sku} belongs to ${owner} in the store.`))
      }
      skus.set(skuKey(sku), first ?? row)
    }
    if (problems.length === 0) products.push(product)
    fates.push(...fatesOf(product, surplus, findings, names))
  }
  return { products, fates: fates.toSorted((a, b) => a.row - b.row) }
}

function rulesOf(
  rows: readonly ImportRow[],
  { site, now, makesSkus = false, defaultGrams = null, adjustsStock = false, siteColumns = new Map() }: ReadSettings,
  present: ReadonlySet<string> = new Set(rows.flatMap(({ cells }) => Object.keys(cells))),
): VariantRules {
  const cells = rows.map((row) => row.cells)
  const bySite = [...siteColumns].map(([other, its]) => {
    const others = rows.map(({ elsewhere }) => elsewhere?.get(other) ?? {})
    return [other, { ...priceRules(others, other, now), has: (column: SiteColumn) => its.has(column) }] as const
  })
  return {
    ...priceRules(cells, site, now),
    site,
    bySite: new Map(bySite),
    makesSkus,
    defaultGrams,
    adjustsStock,
    has: (column) => present.has(column),
  }
}

function priceRules(cells: readonly SiteCells[], site: Site, now: number): Omit<PriceRules, 'has'> {
  const textsOf = (...wanted: SiteColumn[]) => cells.flatMap((its) => wanted.flatMap((column) => its[column] ?? []))
  const { currency } = siteSettings[site]
  return {
    forms: countDecimalSeparators(textsOf('price', 'compareAt', 'salePrice'), currency),
    dayOrder: detectDayOrder(textsOf('saleFrom', 'saleUntil')),
    currency,
    timeZone: siteTimeZones[site],
    now,
  }
}

/** Returns true if a file without the column needs no weight, because the stored variant has one or does not ship. */
function isStored(
  { row, column }: ImportIssue,
  { variants }: ImportedProduct,
  { has }: VariantRules,
  stored: ReadSettings['stored'],
) {
  const variant = variants.find((each) => each.row === row)
  if (column !== 'grams' || !variant || !stored) return false
  const key = skuKey(variant.sku)
  return (!has('grams') && stored.weighed.has(key)) || (!has('requiresShipping') && stored.unshipped.has(key))
}

/** Derives missing SKUs. A product that was imported before gets the same SKUs again. */
function fillSkus(
  { handle, options, variants }: ImportedProduct,
  keys: Set<string>,
  stored: ReadonlyMap<string, string>,
) {
  const without = variants.filter(({ sku }) => sku === '')
  const choices = without.map(({ choice }) => options.flatMap(({ code }) => choice[code] ?? []))
  const isTaken = (key: string) => keys.has(key) || (stored.get(key) ?? handle) !== handle
  for (const [index, sku] of createSkus(handle, choices, isTaken).entries()) {
    without[index]!.sku = sku
    keys.add(skuKey(sku))
  }
}

function fatesOf(
  product: ImportedProduct,
  surplus: readonly number[],
  { problems, lacks, notes }: Findings,
  names: ColumnNames,
): RowResult[] {
  const { handle, rows } = product
  const nameOf = ({ column }: ImportIssue) =>
    column === null ? '' : typeof column === 'string' ? names[column] : column.name
  const reported = (list: readonly ImportIssue[], outcome: 'refused' | 'note') =>
    list.map((each) => ({
      row: each.row,
      handle,
      outcome,
      column: nameOf(each),
      why: each.why,
      suggestion: each.suggestion,
    }))
  if (problems.length === 0) {
    const imported = rows.map((row): RowResult => ({ ...bareFate(row, handle), outcome: 'imported' }))
    const drafts = lacks.map((each) => ({ ...each, why: `${each.why} The product is a draft.` }))
    return [...imported, ...reported(drafts, 'note'), ...reported(notes, 'note')]
  }
  const wrong = [...new Set(problems.map(({ row }) => row))]
  const others = [...rows, ...surplus].filter((row) => !wrong.includes(row))
  const why = `A product is imported as a whole, and row ${wrong.join(', ')} is invalid.`
  const suggestion = `Fix row ${wrong.join(', ')}.`
  return [
    ...reported(problems, 'refused'),
    ...others.map((row): RowResult => ({ ...bareFate(row, handle), outcome: 'refused', why, suggestion })),
  ]
}

function taken(row: number, why: string): ImportIssue {
  return { row, column: 'sku', why, suggestion: 'Give every variant a unique SKU.' }
}

function bareFate(row: number, handle: string): RowResult {
  return { row, handle, outcome: 'imported', column: '', why: '', suggestion: '' }
}

interface Block {
  handle: string
  rows: ImportRow[]
  /** Rows with a handle that has already appeared. */
  again: number[]
  surplus: number[]
}

/** Groups rows by handle. Consecutive rows with the same handle are one product, even if each repeats the title. */
function blocksOf(rows: readonly ImportRow[]): Iterable<Block> {
  const blocks = new Map<string, Block>()
  let [last, title] = ['', '']
  for (const row of rows) {
    const { cells } = row
    const derived = cells.handle === undefined && cells.title !== undefined && cells.title !== title
    const handle =
      cells.handle === undefined ? (derived ? deriveHandle(cells.title!) : last) : normalizeHandle(cells.handle)
    const block = blocks.get(handle) ?? { handle, rows: [], again: [], surplus: [] }
    const isRepeated = handle === last && cells.title === title
    const beginsAgain = block.rows.length > 0 && cells.title !== undefined && !isRepeated
    if (beginsAgain) block.again.push(row.number)
    if (beginsAgain || block.again.length > 0) block.surplus.push(row.number)
    else block.rows.push(row)
    blocks.set(handle, block)
    title = cells.title ?? (handle === last ? title : '')
    last = handle
  }
  return blocks.values()
}
