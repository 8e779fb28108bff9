import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import type { RowFate } from '#domain/catalog/import/columns.ts'
import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import { isSameProduct } from '#domain/catalog/import/same-product.ts'
import { entryOf } from '#domain/catalog/import/to-entry.ts'
import type { ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { readEntry } from '../products/entries.ts'
import { putProduct, type StockMode } from '../products/put-product.ts'
import { sanitiseDescription } from '../products/sanitise.ts'
import { type PictureOptions, picturesOf } from './product-pictures.ts'
import { categoryOf, knownCategories, productIdOf, readPictures } from './repository.ts'

export interface StoreOptions extends PictureOptions {
  site: Site
  now: number
  /** Defaults to `set`. */
  stock?: StockMode
}
interface Stored {
  notes: RowFate[]
  /** The store already has the product as in the file. */
  isSame: boolean
}
type StoredEntry = Awaited<ReturnType<typeof readEntry>>

/** Stores an imported product in one transaction, unless it is unchanged. */
export async function storeProduct(db: Database, product: ImportedProduct, options: StoreOptions): Promise<Stored> {
  const { site, dryRun, now, stock = 'set' } = options
  const stored = await readEntry(db, site, product.handle)
  const { names, available, notes, count } = await picturesOf(db, product, options)
  const wanted = (id: number, category: string): ProductEntry => {
    const entry = withStored(entryOf(product, { id, site, category, pictures: names }), product, stored)
    // No picture could be fetched: the stored ones stay.
    return available.size > 0 || count === 0 || !stored ? entry : { ...entry, pictures: stored.pictures }
  }
  const category = product.type || stored?.category || ''
  const leaf = category.split('>').at(-1)!.trim()
  if (stored !== undefined && leaf.toLowerCase() === stored.category.toLowerCase()) {
    const entry = wanted(stored.id, stored.categories[0] ?? '')
    const asStored = {
      ...entry,
      description: sanitiseDescription(entry.description),
      variants: entry.variants.map((variant) =>
        withStock(variant, stored, stock),
      ) as unknown as ProductEntry['variants'],
    }
    if (isSameProduct(stored, asStored, (name) => available.get(name)?.base ?? name)) return { notes, isSame: true }
  }
  if (dryRun) return { notes, isSame: false }
  await db.transaction(async (tx) => {
    const id = await productIdOf(tx, product.handle)
    const given = product.own.categories
    const known = await knownCategories(tx, given ?? [])
    // An export of another store may name categories that do not exist here.
    const isKnown = given !== null && given.every((handle) => known.has(handle))
    const categories = isKnown ? given : [await categoryOf(tx, category)]
    const entry = wanted(id, categories[0] ?? '')
    if (entry.pictures === stored?.pictures) {
      for (const picture of await readPictures(tx, id)) available.set(picture.base, picture)
    }
    const pictureOf = ({ name, alt }: { name: string; alt: string }) => {
      const picture = available.get(name)
      return picture ? { ...picture, alt } : null
    }
    await putProduct(tx, { ...entry, categories }, pictureOf, now, site, stock)
  })
  return { notes, isSame: false }
}

/** Adds facts that the file cannot hold, and the stored spelling of SKUs. */
function withStored(entry: ProductEntry, product: ImportedProduct, stored: StoredEntry): ProductEntry {
  if (!stored) return { ...entry, status: product.status ?? 'active' }
  const status = product.status ?? (stored.visibility === 5 ? 'unlisted' : 'active')
  const { attributes, bundleOptions, customOptions, giftCard, weightTiers, visibility } = stored
  const spelling = new Map(stored.variants.map(({ sku }) => [skuKey(sku), sku]))
  const variants = entry.variants.map((variant) => ({
    ...variant,
    sku: spelling.get(skuKey(variant.sku)) ?? variant.sku,
  })) as unknown as ProductEntry['variants']
  const isListedAgain = product.status === 'active' && visibility === 5 && entry.visibility === undefined
  return {
    ...(customOptions && { customOptions }),
    ...entry,
    ...(isListedAgain && { visibility: 4 as const }),
    status,
    variants,
    ...(attributes && { attributes }),
    ...(bundleOptions && { bundleOptions }),
    ...(giftCard && { giftCard }),
    ...(weightTiers && { weightTiers }),
  }
}

/** Returns the variant with the stock that storing it would result in. */
function withStock(variant: VariantEntry, stored: NonNullable<StoredEntry>, mode: StockMode): VariantEntry {
  const before = stored.variants.find(({ sku }) => sku === variant.sku)?.stock.onHand
  if (mode === 'set' || before === undefined) return variant
  const onHand = mode === 'skip' ? before : before + variant.stock.onHand
  return { ...variant, stock: { ...variant.stock, onHand } }
}
