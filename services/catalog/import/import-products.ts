import type { RowFate } from '#domain/catalog/import/columns.ts'
import { readFile } from '#domain/catalog/import/formats.ts'
import { isSameProduct } from '#domain/catalog/import/same-product.ts'
import { entryOf } from '#domain/catalog/import/to-entry.ts'
import { readProducts, type ImportedProduct } from '#domain/catalog/import/read-products.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { readEntry } from '../products/entries.ts'
import type { Picture } from '../products/pictures.ts'
import { putProduct } from '../products/put-product.ts'
import { sanitiseDescription } from '../products/sanitise.ts'
import type { Fetched } from './fetch-picture.ts'
import { isPicture, keepPicture } from './keep-picture.ts'
import {
  categoryOf,
  productIdOf,
  readOwnPictures,
  readPictures,
  readSkuOwners,
  readTakenHandles,
} from './repository.ts'

export interface ImportOptions {
  site: Site
  dryRun: boolean
  /** One invalid row refuses the whole file. */
  strict: boolean
  mediaFolder: string
  fetchPicture: (address: string) => Promise<Fetched>
  now: number
  /** Magento's weights have no unit; the default is pounds. */
  weightUnit?: 'lb' | 'kg'
  /** Base URL for Magento's picture names. */
  picturesAt?: string
  onProgress: (part: number) => void
  report: (error: unknown) => void
}
export interface ImportReport {
  fates: RowFate[]
  imported: number
  /** Products that already match the file, which are not stored again. */
  unchanged: number
  refused: number
  isRefused: boolean
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
  const { weightUnit = 'lb', picturesAt = '', now } = options
  const today = new Date(now).toISOString().slice(0, 10)
  const file = readFile(lines, { weightUnit, picturesAt, today })
  if ('missing' in file) return file
  const skus = file.rows.flatMap(({ cells }) => cells.sku ?? [])
  const read = readProducts(file.rows, await readSkuOwners(db, skus), file.names)
  const taken = await readTakenHandles(
    db,
    read.products.map(({ handle }) => handle),
  )
  const products = read.products.filter(({ handle }) => !taken.has(handle))
  const fates = [...file.fates, ...read.fates].map((fate): RowFate =>
    taken.has(fate.handle) && fate.outcome === 'imported' ? clash(fate) : fate,
  )
  const refused = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle)).size
  const isRefused = options.strict && refused > 0
  const notes = products.flatMap(descriptionNotes)
  const [failed, same] = [new Set<string>(), new Set<string>()]
  if (isRefused) return { fates: [...fates, ...notes], imported: 0, unchanged: 0, refused, isRefused }
  for (const [index, product] of products.entries()) {
    options.onProgress(index / products.length)
    try {
      const brought = await bringIn(db, product, options)
      notes.push(...brought.notes)
      if (brought.isSame) same.add(product.handle)
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
  const all = [...fates.map(outcomeOf), ...notes]
  return {
    fates: all.toSorted((a, b) => a.row - b.row),
    imported: products.length - failed.size - same.size,
    unchanged: same.size,
    refused: refused + failed.size,
    isRefused,
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

interface Brought {
  notes: RowFate[]
  isSame: boolean
}

async function bringIn(db: Database, product: ImportedProduct, options: ImportOptions): Promise<Brought> {
  const { site, dryRun, now } = options
  const stored = await readEntry(db, site, product.handle)
  const pictures = await picturesOf(db, product, options)
  const { names, available, notes } = pictures
  const category = product.type || stored?.category || ''
  const wanted = (id: number, handle: string) => {
    const entry = entryOf(product, { id, site, category: handle, pictures: names })
    if (available.size > 0 || pictures.count === 0 || !stored) return entry
    // No picture could be fetched: keep those of an earlier import.
    return { ...entry, pictures: stored.pictures }
  }
  const baseOf = (name: string) => available.get(name)?.base ?? name
  const isNamedAlike = stored !== undefined && category.toLowerCase() === stored.category.toLowerCase()
  if (isNamedAlike) {
    const entry = wanted(stored.id, stored.categories[0] ?? '')
    const asStored = { ...entry, description: sanitiseDescription(entry.description) }
    if (isSameProduct(stored, asStored, baseOf)) return { notes, isSame: true }
  }
  if (dryRun) return { notes, isSame: false }
  await db.transaction(async (tx) => {
    const id = await productIdOf(tx, product.handle)
    const entry = wanted(id, await categoryOf(tx, category))
    if (entry.pictures === stored?.pictures) {
      for (const picture of await readPictures(tx, id)) available.set(picture.base, picture)
    }
    const pictureOf = ({ name, alt }: { name: string; alt: string }) => {
      const picture = available.get(name)
      return picture ? { ...picture, alt } : null
    }
    await putProduct(tx, entry, pictureOf, now, site)
  })
  return { notes, isSame: false }
}

/** Fetches the pictures of a product, or reuses stored ones, and reports those that are unavailable. */
async function picturesOf(db: Database, product: ImportedProduct, options: ImportOptions) {
  const { dryRun, mediaFolder } = options
  const notes: RowFate[] = []
  const names = new Map<string, string>()
  const available = new Map<string, Omit<Picture, 'alt'>>()
  const sources = new Set([
    ...product.pictures.map(({ src }) => src),
    ...product.variants.flatMap(({ picture }) => picture ?? []),
  ])
  const own = [...sources].some(isOwn) ? await readOwnPictures(db, product.handle) : new Map<string, Picture>()
  for (const src of sources) {
    const known = own.get(src)
    if (known) {
      names.set(src, src)
      available.set(src, known)
      continue
    }
    const fetched = isOwn(src) ? { why: 'The store does not have this picture.' } : await options.fetchPicture(src)
    const made = 'bytes' in fetched && !dryRun ? await keepPicture(fetched.bytes, mediaFolder) : undefined
    const isAvailable = made !== undefined || (dryRun && 'bytes' in fetched && (await isPicture(fetched.bytes)))
    const why = 'why' in fetched ? fetched.why : isAvailable ? undefined : 'The file is not a picture.'
    if (why) {
      const column = 'Image Src'
      const suggestion = 'The product is imported without it. Add it later.'
      notes.push(note(product.rows[0]!, product.handle, column, `${src}: ${why}`, suggestion))
    }
    if (!made) continue
    const { name, ...picture } = made
    names.set(src, name)
    available.set(name, picture)
  }
  return { names, available, notes, count: sources.size }
}

/** Our own export names pictures by their path in the store. */
function isOwn(src: string): boolean {
  return src.startsWith('/media/')
}
