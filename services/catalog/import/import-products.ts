import type { RowResult } from '#domain/catalog/import/columns.ts'
import type { ImportSettings } from '#domain/catalog/import/import-settings.ts'
import { exportedAt, type ParsedFile, readImportFile, type UnreadableFile } from '#domain/catalog/import/formats.ts'
import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import { readProducts } from '#domain/catalog/import/read-products.ts'
import { isCompound, type ProductType } from '#domain/catalog/product-type.ts'
import type { Database } from '#platform/database.ts'
import { sanitizeDescription } from '../products/sanitize-description.ts'
import { soldSinceNotes } from './sold-since-notes.ts'
import { readSkuOwners, readStoredShipping, readCategoryAndPageHandles, readProductTypes } from './repository.ts'
import type { StoreResult, StoreOptions } from './store-product.ts'
import { storeProducts } from './store-products.ts'

export interface ImportOptions extends StoreOptions {
  /** True to refuse the whole file if one row is invalid. */
  strict: boolean
  /** Magento's weights have no unit; the default is pounds. */
  weightUnit?: 'lb' | 'kg'
  /** Base URL for picture names in Magento exports. */
  picturesAt?: string
  /** True to derive missing SKUs. */
  makesSkus?: boolean
  /** Weight for products without one. If absent, these products become drafts. */
  defaultGrams?: number | null
  /** Time of the stock count, in ms; defaults to the time in our own export, then to `modifiedAt`. */
  madeAt?: number | undefined
  /** Time of the last file change, in ms. */
  modifiedAt?: number | undefined
  onProgress: (part: number) => void
  report: (error: unknown) => void
}
export interface ImportReport {
  fates: RowResult[]
  imported: number
  /** Number of imported products that are not sold or shown. */
  drafts: number
  /** Number of products that already match the file and are skipped. */
  unchanged: number
  refused: number
  isRefused: boolean
  /** Columns that contain text but are ignored. */
  ignored: string[]
}

/**
 * Imports a product file with a header line. Each product is imported completely or not at all, and every row is
 * reported. A dry run stores nothing.
 */
export async function importProducts(
  db: Database,
  lines: readonly (readonly string[])[],
  options: ImportOptions,
): Promise<ImportReport | UnreadableFile> {
  const { weightUnit = 'lb', picturesAt = '', makesSkus = false, defaultGrams = null, site, now } = options
  const adjustsStock = options.stock === 'adjust'
  const facts = { weightUnit, picturesAt, makesSkus, defaultGrams, adjustsStock, site, now }
  const file = readImportFile(lines, facts)
  if (!('rows' in file)) return file
  const { products, fates, types } = await readStorable(db, file, facts)
  const refused = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle)).size
  const isRefused = options.strict && refused > 0
  const notes = products.flatMap(descriptionNotes)
  const { ignored } = file
  const none = { imported: 0, drafts: 0, unchanged: 0 }
  if (isRefused) return { fates: [...fates, ...notes], ...none, refused, isRefused, ignored }
  const madeAt = options.madeAt ?? exportedAt(file.rows) ?? options.modifiedAt
  if (options.dryRun && (options.stock ?? 'set') === 'set' && madeAt !== undefined)
    notes.push(...(await soldSinceNotes(db, products, { site, madeAt, column: file.names.quantity })))
  const results = await storeProducts(db, products, file, options, types)
  notes.push(...results.flatMap((stored) => stored?.notes ?? []))
  const handlesWhere = (holds: (stored: StoreResult | null) => boolean) =>
    new Set(products.filter((_, index) => holds(results[index] ?? null)).map(({ handle }) => handle))
  const failed = handlesWhere((stored) => stored === null)
  const same = handlesWhere((stored) => stored?.isSame === true)
  const drafts = handlesWhere((stored) => stored?.status === 'draft')
  const outcomeOf = (fate: RowResult): RowResult => {
    if (failed.has(fate.handle)) return notStored(fate)
    return same.has(fate.handle) && fate.outcome === 'imported' ? { ...fate, outcome: 'unchanged' } : fate
  }
  const changed = products.filter(({ handle }) => !failed.has(handle) && !same.has(handle))
  return {
    fates: [...fates.map(outcomeOf), ...notes].toSorted((a, b) => a.row - b.row),
    imported: changed.length,
    drafts: changed.filter(({ handle }) => drafts.has(handle)).length,
    unchanged: same.size,
    refused: refused + failed.size,
    isRefused,
    ignored,
  }
}

/** Reads the products in a file and rejects those that contradict stored data. */
async function readStorable(db: Database, file: ParsedFile, facts: ImportSettings) {
  const { siteColumns } = file
  const first = readProducts(file.rows, new Map(), file.names, { ...facts, siteColumns }, file.present)
  const skus = [...file.rows.flatMap(({ cells }) => cells.sku ?? []), ...first.products.flatMap(skusOf)]
  const known = { ...facts, siteColumns, stored: await readStoredShipping(db, skus) }
  const read = readProducts(file.rows, await readSkuOwners(db, skus), file.names, known, file.present)
  const handles = read.products.map(({ handle }) => handle)
  const [taken, types] = [await readCategoryAndPageHandles(db, handles), await readProductTypes(db, handles)]
  const kinds = new Map(read.products.map(({ handle, kind }) => [handle, kind]))
  const fates = [...file.fates, ...read.fates].map((fate): RowResult => {
    if (fate.outcome !== 'imported') return fate
    if (taken.has(fate.handle)) return clash(fate)
    return isOtherKind(kinds.get(fate.handle) ?? null, types.get(fate.handle)) ? otherKind(fate) : fate
  })
  const rejected = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle))
  return { products: read.products.filter(({ handle }) => !rejected.has(handle)), fates, types }
}

function skusOf({ variants }: ImportedProduct): string[] {
  return variants.map(({ sku }) => sku)
}

/**
 * Returns true for a product type that the file cannot create. Files contain neither bundle parts nor gift card
 * amounts, so only stored products of these types can be changed.
 */
function isOtherKind(kind: ProductType | null, stored: ProductType | undefined): boolean {
  return (isCompound(kind) || isCompound(stored)) && kind !== stored
}

function otherKind(fate: RowResult): RowResult {
  return {
    ...fate,
    outcome: 'refused',
    column: 'Ironwright Kind',
    why: 'Bundles, groups, and gift cards can be imported only into the store that exported them.',
    suggestion: 'Import its simple products instead, or give the product another handle.',
  }
}

function clash(fate: RowResult): RowResult {
  return {
    ...fate,
    outcome: 'refused',
    column: 'Handle',
    why: `A category or page already has the handle ${fate.handle}.`,
    suggestion: 'Give the product another handle.',
  }
}

function notStored(fate: RowResult): RowResult {
  return {
    ...fate,
    outcome: 'refused',
    why: 'The product could not be saved.',
    suggestion: 'Import it alone. If it fails again, report its rows as a bug.',
  }
}

function descriptionNotes({ rows, handle, body }: ImportedProduct): RowResult[] {
  const isChanged =
    sanitizeDescription(body).length < body.length * 0.9 || /<(script|iframe|object|style|form)|\son\w+=/i.test(body)
  return isChanged
    ? [
        note(
          rows[0]!,
          handle,
          'Body (HTML)',
          'The store does not allow some of the HTML and removes it.',
          'Use only text, lists, tables, and links.',
        ),
      ]
    : []
}

function note(row: number, handle: string, column: string, why: string, suggestion: string): RowResult {
  return { row, handle, outcome: 'note', column, why, suggestion }
}
