import { missingColumns, readRow, type RowFate } from '#domain/catalog/import/columns.ts'
import { entryOf } from '#domain/catalog/import/to-entry.ts'
import { readProducts, type ImportedProduct } from '#domain/catalog/import/read-products.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Picture } from '../pictures.ts'
import { putProduct } from '../put-product.ts'
import { sanitiseDescription } from '../sanitise.ts'
import type { Fetched } from './fetch-picture.ts'
import { isPicture, keepPicture } from './keep-picture.ts'
import { categoryOf, productIdOf, readPictures, readSkuOwners, readTakenHandles } from './repository.ts'

export interface ImportOptions {
  site: Site
  dryRun: boolean
  /** One wrong row refuses the whole file. */
  strict: boolean
  mediaFolder: string
  fetchPicture: (address: string) => Promise<Fetched>
  now: number
  onProgress: (part: number) => void
  /** Hears of a product that could not be stored. */
  report: (error: unknown) => void
}
export interface ImportReport {
  fates: RowFate[]
  imported: number
  refused: number
  /** The strict file was refused whole. */
  isRefused: boolean
}

/**
 * Brings the products of a merchant's file into the store, each whole or not at all, and tells what came of every row; a
 * dry run tells the same and stores nothing. `lines` are the file's, the first one its header.
 */
export async function importProducts(
  db: Database,
  lines: readonly (readonly string[])[],
  options: ImportOptions,
): Promise<ImportReport | { missing: string[] }> {
  const [header = [], ...body] = lines
  const missing = missingColumns(header)
  if (missing.length > 0) return { missing }
  const rows = body
    .map((line, index) => readRow(index + 2, header, line))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  const skus = rows.flatMap(({ cells }) => cells.sku ?? [])
  const read = readProducts(rows, await readSkuOwners(db, skus))
  const taken = await readTakenHandles(
    db,
    read.products.map(({ handle }) => handle),
  )
  const products = read.products.filter(({ handle }) => !taken.has(handle))
  const fates = read.fates.map((fate): RowFate =>
    taken.has(fate.handle) && fate.outcome === 'imported' ? clash(fate) : fate,
  )
  const refused = new Set(fates.filter(({ outcome }) => outcome === 'refused').map(({ handle }) => handle)).size
  const isRefused = options.strict && refused > 0
  const notes = products.flatMap(descriptionNotes)
  const failed = new Set<string>()
  if (isRefused) return { fates: [...fates, ...notes], imported: 0, refused, isRefused }
  for (const [index, product] of products.entries()) {
    options.onProgress(index / products.length)
    try {
      notes.push(...(await bringIn(db, product, options)))
    } catch (error) {
      // Nothing of it was stored; the products after it still go in.
      failed.add(product.handle)
      options.report(error)
    }
  }
  const told = [...fates.map((fate) => (failed.has(fate.handle) ? notStored(fate) : fate)), ...notes]
  return {
    fates: told.toSorted((a, b) => a.row - b.row),
    imported: products.length - failed.size,
    refused: refused + failed.size,
    isRefused,
  }
}

function clash(fate: RowFate): RowFate {
  return {
    ...fate,
    outcome: 'refused',
    column: 'Handle',
    why: `${fate.handle} is the address of a category or page.`,
    suggestion: 'Give the product another handle.',
  }
}

function notStored(fate: RowFate): RowFate {
  return {
    ...fate,
    outcome: 'refused',
    why: 'The store could not keep this product.',
    suggestion: 'Try it alone; if it fails again, send us its rows.',
  }
}

/** Says when a description loses something on its way in. */
function descriptionNotes({ rows, handle, body }: ImportedProduct): RowFate[] {
  const isChanged =
    sanitiseDescription(body).length < body.length * 0.9 || /<(script|iframe|object|style|form)|\son\w+=/i.test(body)
  return isChanged
    ? [
        note(
          rows[0]!,
          handle,
          'Body (HTML)',
          'Parts of the HTML are not shown in the store.',
          'Keep to text, lists, tables and links.',
        ),
      ]
    : []
}

function note(row: number, handle: string, column: string, why: string, suggestion: string): RowFate {
  return { row, handle, outcome: 'note', column, why, suggestion }
}

async function bringIn(db: Database, product: ImportedProduct, options: ImportOptions): Promise<RowFate[]> {
  const { site, dryRun, mediaFolder, now } = options
  const notes: RowFate[] = []
  const names = new Map<string, string>()
  const kept = new Map<string, Omit<Picture, 'alt'>>()
  const sources = new Set([
    ...product.pictures.map(({ src }) => src),
    ...product.variants.flatMap(({ picture }) => picture ?? []),
  ])
  for (const src of sources) {
    const fetched = await options.fetchPicture(src)
    const made = 'bytes' in fetched && !dryRun ? await keepPicture(fetched.bytes, mediaFolder) : undefined
    const isKept = made !== undefined || (dryRun && 'bytes' in fetched && (await isPicture(fetched.bytes)))
    const why = 'why' in fetched ? fetched.why : isKept ? undefined : 'This is not a picture.'
    if (why) {
      notes.push(
        note(
          product.rows[0]!,
          product.handle,
          'Image Src',
          `${src}: ${why}`,
          'The product goes in without it; add one later.',
        ),
      )
    }
    if (!made) continue
    const { name, ...picture } = made
    names.set(src, name)
    kept.set(name, picture)
  }
  if (dryRun) return notes
  await db.transaction(async (tx) => {
    const id = await productIdOf(tx, product.handle)
    const category = await categoryOf(tx, product.type)
    const entry = entryOf(product, { id, site, category, pictures: names })
    if (kept.size === 0 && sources.size > 0) {
      // None could be had this time: those of an earlier import stay.
      const before = await readPictures(tx, id)
      for (const picture of before) kept.set(picture.base, picture)
      entry.pictures = before.map(({ base, alt }) => ({ name: base, alt }))
    }
    const pictureOf = ({ name, alt }: { name: string; alt: string }) => {
      const picture = kept.get(name)
      return picture ? { ...picture, alt } : null
    }
    await putProduct(tx, entry, pictureOf, now, site)
  })
  return notes
}
