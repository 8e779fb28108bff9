import type { RowResult } from '#domain/catalog/import/columns.ts'
import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import { isSameProduct } from '#domain/catalog/import/same-product.ts'
import { mergeStoredProduct } from '#domain/catalog/import/stored/merge-stored-product.ts'
import type { FileColumns, StoredProduct } from '#domain/catalog/import/stored/stored-product.ts'
import { toProductEntry } from '#domain/catalog/import/to-entry.ts'
import type { ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import type { ProductStatus } from '#domain/catalog/product-status.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readMovedHandles } from '#services/route/steps.ts'
import { readEntry } from '../products/entries.ts'
import { saveProduct, type SiteScope, type StockMode } from '../products/save-product.ts'
import { sanitizeDescription } from '../products/sanitize-description.ts'
import { type PictureOptions, picturesOf } from './product-pictures.ts'
import { findOrCreateCategory, readCategoryHandles, findOrAllocateProductId, readOwnPictures } from './repository.ts'

export interface StoreOptions extends PictureOptions {
  site: Site
  now: number
  /** Defaults to `set`. */
  stock?: StockMode
  /** Product id, if the product is new. */
  newId?: number | undefined
}
export interface StoreResult {
  notes: RowResult[]
  /** True if the stored product already matches the file. */
  isSame: boolean
  status: ProductStatus
}

/** Stores an imported product in one transaction, unless it is unchanged. */
export async function storeProduct(
  db: Database,
  product: ImportedProduct,
  file: FileColumns,
  options: StoreOptions,
): Promise<StoreResult> {
  const { site, dryRun, now, newId, stock = 'set' } = options
  const stored = await readEntry(db, site, product.handle, [...file.siteColumns.keys()])
  const { names, available, notes, failed } = await picturesOf(db, product, options)
  const baseOf = (name: string) => available.get(name)?.base ?? name
  const imported = toProductEntry(product, { id: stored?.id ?? 0, site, category: '', pictures: names })
  const status = product.status ?? 'active'
  const entry = stored
    ? mergeStoredProduct(imported, product, stored, file, { site, now, pictures: { failed, baseOf } })
    : { ...imported, status }
  const result = { notes, status: entry.status ?? status }
  // For a stored product, a file without quantities leaves the stock on hand unchanged.
  const mode = stock === 'set' && stored && !file.present.has('quantity') ? 'adjust' : stock
  if (stored && isSameCategory(product, stored)) {
    const asStored = {
      ...entry,
      categories: product.own.categories ?? stored.categories,
      description: sanitizeDescription(entry.description),
      variants: entry.variants.map((variant) =>
        withStock(variant, stored, mode),
      ) as unknown as ProductEntry['variants'],
    }
    if (isSameProduct(comparedTo(entry, stored, site), asStored, baseOf)) return { ...result, isSame: true }
  }
  if (dryRun) return { ...result, isSame: false }
  const ownPictures = stored ? await readOwnPictures(db, product.handle) : new Map<string, never>()
  await db.transaction(async (tx) => {
    const id = await findOrAllocateProductId(tx, product.handle, newId)
    const categories = await categoriesOf(tx, product, stored, site)
    const pictureOf = ({ name, alt }: { name: string; alt: string }) => {
      const picture = available.get(name) ?? ownPictures.get(name)
      return picture ? { ...picture, alt } : null
    }
    await saveProduct(tx, { ...entry, id, categories }, pictureOf, now, scopeOf(site, file), mode)
  })
  return { ...result, isSame: false }
}

function scopeOf(site: Site, { present, siteColumns }: FileColumns): SiteScope {
  const bySite = [[site, present], ...siteColumns] as const
  return {
    site,
    prices: bySite.map(([each]) => each),
    promotions: bySite.flatMap(([each, columns]) => (columns.has('salePrice') ? [each] : [])),
  }
}

function isSameCategory({ type }: ImportedProduct, { category }: StoredProduct): boolean {
  return type === '' || type.split('>').at(-1)!.trim().toLowerCase() === category.toLowerCase()
}

/** Only our own export lists additional categories. A file from another store changes only the first category. */
async function categoriesOf(tx: Transaction, product: ImportedProduct, stored: StoredProduct | undefined, site: Site) {
  const { own, type } = product
  const paths = own.categories
  if (paths !== null) {
    const known = await readCategoryHandles(tx, paths)
    const missing = paths.filter((handle) => !known.has(handle))
    // An older export contains earlier paths of categories.
    const moved = missing.length > 0 ? await readMovedHandles(tx, site, missing) : new Map<string, string>()
    const current = [...new Set(paths.map((handle) => moved.get(handle) ?? handle))]
    // An export from another store may contain categories that do not exist here.
    return (await readCategoryHandles(tx, current)).size === current.length
      ? current
      : [await findOrCreateCategory(tx, type || (stored?.category ?? ''))]
  }
  if (type === '' && stored) return stored.categories
  const first = await findOrCreateCategory(tx, type)
  return [first, ...(stored?.categories.slice(1).filter((handle) => handle !== first) ?? [])]
}

/** Omits variants that are missing from the file and not sold on the site, because an import leaves them unchanged. */
function comparedTo({ variants }: ProductEntry, stored: StoredProduct, site: Site): StoredProduct {
  const skus = new Set(variants.map(({ sku }) => sku))
  const compared = stored.variants.filter(({ sku, prices }) => skus.has(sku) || prices[site] !== undefined)
  return { ...stored, variants: compared as unknown as StoredProduct['variants'] }
}

/** Returns the variant with the stock that it will have once stored. */
function withStock(variant: VariantEntry, { variants, unstocked }: StoredProduct, mode: StockMode): VariantEntry {
  const before = variants.find(({ sku }) => sku === variant.sku)?.stock
  if (mode === 'set' || before === undefined || unstocked.includes(variant.sku)) return variant
  if (mode === 'skip') return { ...variant, stock: before }
  return { ...variant, stock: { ...variant.stock, onHand: before.onHand + variant.stock.onHand } }
}
