import type { RowFate } from '#domain/catalog/import/columns.ts'
import type { FileFacts } from '#domain/catalog/import/file-facts.ts'
import { type ReadRows, readFile } from '#domain/catalog/import/formats.ts'
import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import { readProducts } from '#domain/catalog/import/read-products.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import type { Database } from '#platform/database.ts'
import { sanitiseDescription } from '../products/sanitise.ts'
import { readSkuOwners, readStoredShipping, readTakenHandles, readTypes } from './repository.ts'
import { storeProduct, type StoreOptions } from './store-product.ts'

export interface ImportOptions extends StoreOptions {
  /** One invalid row refuses the whole file. */
  strict: boolean
  /** Magento's weights have no unit; the default is pounds. */
  weightUnit?: 'lb' | 'kg'
  /** Base URL for Magento's picture names. */
  picturesAt?: string
  /** Derives SKUs that are missing. */
  makesSkus?: boolean
  /** Weight of products without one, which are drafts otherwise. */
  defaultGrams?: number | null
  onProgress: (part: number) => void
  report: (error: unknown) => void
}
export interface ImportReport {
  fates: RowFate[]
  imported: number
  /** Imported products that are not sold or shown. */
  drafts: number
  /** Products that already match the file, which are not stored again. */
  unchanged: number
  refused: number
  isRefused: boolean
  /** Columns with text that the import does not use. */
  ignored: string[]
}

/**
 * Imports a product file, whose first line is the header. Each product is imported as a whole or not at all, and every
 * row is reported. A dry run stores nothing.
 */
export async function importProducts(
  db: Database,
  lines: readonly (readonly string[])[],
  options: ImportOptions,
): Promise<ImportReport | { missing: string[] }> {
  const { weightUnit = 'lb', picturesAt = '', makesSkus = false, defaultGrams = null, site, now } = options
  const adjustsStock = options.stock === 'adjust'
  const facts = { weightUnit, picturesAt, makesSkus, defaultGrams, adjustsStock, site, now }
  const file = readFile(lines, facts)
  if ('missing' in file) return file
  const { products, fates } = await readStorable(db, file, facts)
  const refused = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle)).size
  const isRefused = options.strict && refused > 0
  const notes = products.flatMap(descriptionNotes)
  const { ignored } = file
  const none = { imported: 0, drafts: 0, unchanged: 0 }
  if (isRefused) return { fates: [...fates, ...notes], ...none, refused, isRefused, ignored }
  const [failed, same, drafts] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [index, product] of products.entries()) {
    options.onProgress(index / products.length)
    try {
      const stored = await storeProduct(db, product, file, options)
      notes.push(...stored.notes)
      if (stored.isSame) same.add(product.handle)
      if (stored.status === 'draft') drafts.add(product.handle)
    } catch (error) {
      // Only this product is rolled back; the import continues.
      failed.add(product.handle)
      options.report(error)
    }
  }
  const outcomeOf = (fate: RowFate): RowFate => {
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

/** Reads the products of a file and rejects those that contradict what the store has. */
async function readStorable(db: Database, file: ReadRows, facts: FileFacts) {
  const first = readProducts(file.rows, new Map(), file.names, facts, file.present)
  const skus = [...file.rows.flatMap(({ cells }) => cells.sku ?? []), ...first.products.flatMap(skusOf)]
  const known = { ...facts, stored: await readStoredShipping(db, skus) }
  const read = readProducts(file.rows, await readSkuOwners(db, skus), file.names, known, file.present)
  const handles = read.products.map(({ handle }) => handle)
  const [taken, types] = [await readTakenHandles(db, handles), await readTypes(db, handles)]
  const kinds = new Map(read.products.map(({ handle, kind }) => [handle, kind]))
  const fates = [...file.fates, ...read.fates].map((fate): RowFate => {
    if (fate.outcome !== 'imported') return fate
    if (taken.has(fate.handle)) return clash(fate)
    return isOtherKind(kinds.get(fate.handle) ?? null, types.get(fate.handle)) ? otherKind(fate) : fate
  })
  const rejected = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle))
  return { products: read.products.filter(({ handle }) => !rejected.has(handle)), fates }
}

function skusOf({ variants }: ImportedProduct): string[] {
  return variants.map(({ sku }) => sku)
}

/** A file does not have the parts of a bundle or the amounts of a gift card; only stored ones can be changed. */
function isOtherKind(kind: ProductType | null, stored: ProductType | undefined): boolean {
  const isCompound = (type: ProductType | null | undefined) =>
    type === 'bundle' || type === 'grouped' || type === 'giftcard'
  return (isCompound(kind) || isCompound(stored)) && kind !== stored
}

function otherKind(fate: RowFate): RowFate {
  return {
    ...fate,
    outcome: 'refused',
    column: 'Ironwright Kind',
    why: 'Bundles, groups and gift cards can be imported only into the store that exported them.',
    suggestion: 'Import its simple products instead, or give the product another handle.',
  }
}

function clash(fate: RowFate): RowFate {
  return {
    ...fate,
    outcome: 'refused',
    column: 'Handle',
    why: `A category or page already has the handle ${fate.handle}.`,
    suggestion: 'Give the product another handle.',
  }
}

function notStored(fate: RowFate): RowFate {
  return {
    ...fate,
    outcome: 'refused',
    why: 'The product could not be saved.',
    suggestion: 'Import it alone. If it fails again, report its rows as a bug.',
  }
}

function descriptionNotes({ rows, handle, body }: ImportedProduct): RowFate[] {
  const isChanged =
    sanitiseDescription(body).length < body.length * 0.9 || /<(script|iframe|object|style|form)|\son\w+=/i.test(body)
  return isChanged
    ? [
        note(
          rows[0]!,
          handle,
          'Body (HTML)',
          'The store does not allow some of the HTML and removes it.',
          'Use only text, lists, tables and links.',
        ),
      ]
    : []
}

function note(row: number, handle: string, column: string, why: string, suggestion: string): RowFate {
  return { row, handle, outcome: 'note', column, why, suggestion }
}
