import type { Site } from '#domain/sites.ts'
import type { StockEntry, VariantEntry } from '../../product-entry.ts'
import type { ImportedVariant } from '../read-variant.ts'
import { oversold } from '../to-entry.ts'
import type { FileColumns, Has } from './stored-product.ts'

interface Known {
  before: VariantEntry
  isStocked: boolean
  site: Site
  file: FileColumns
}

/** Returns a variant with the stored facts that the file has no column for. */
export function keepVariant(variant: VariantEntry, imported: ImportedVariant, known: Known): VariantEntry {
  const { before, isStocked, file } = known
  const has: Has = (column) => file.present.has(column)
  const isUnfetched = imported.picture !== null && variant.pictures === undefined
  const kept = [
    ...(has('size') ? [] : ['size']),
    ...(has('packedSize') ? [] : ['packedSize']),
    ...(has('model') ? [] : ['model']),
    ...(has('sold') ? [] : ['isWithheld']),
    ...(has('variantImage') && !isUnfetched ? [] : ['pictures']),
    ...(has('grams') || before.weightGrams === null ? [] : ['weightGrams']),
  ] as (keyof VariantEntry)[]
  return {
    ...variant,
    ...Object.fromEntries(kept.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]]))),
    sku: before.sku,
    prices: pricesAfter(variant, known, has),
    stock: isStocked ? stockAfter(variant.stock, imported, before.stock, has) : variant.stock,
  }
}

/** Without a second price in the file, Shopify's price is the selling price, and that of the others the regular one. */
function pricesAfter({ prices }: VariantEntry, { before, site, file }: Known, has: Has): VariantEntry['prices'] {
  const [brought, stored] = [prices[site], before.prices[site]]
  if (has('compareAt') || brought === undefined || stored?.special === undefined) return prices
  const [price, special] = file.format === 'shopify' ? [stored.price, brought.price] : [brought.price, stored.special]
  return { ...prices, [site]: special < price ? { price, special } : brought }
}

function stockAfter(stock: StockEntry, imported: ImportedVariant, before: StockEntry, has: Has): StockEntry {
  // Magento and WooCommerce can say that a product is sold out without a column of quantities.
  const isSoldOut = imported.quantity !== null && !has('quantity')
  const managed = has('tracker') || isSoldOut ? stock.managed : before.managed
  return {
    onHand: has('quantity') ? stock.onHand : isSoldOut ? -before.onHand : 0,
    managed,
    backorder: backorderAfter(stock, imported, { ...before, managed }, has),
    leadTimeDays: has('leadTimeDays') ? stock.leadTimeDays : before.leadTimeDays,
    max: has('most') ? stock.max : before.max,
    notify: has('notify') ? stock.notify : before.notify,
  }
}

/** A policy says whether a product is oversold, but not by how many units. */
function backorderAfter(stock: StockEntry, { oversell }: ImportedVariant, before: StockEntry, has: Has): number {
  if (has('backorder')) return stock.backorder
  if (!has('policy')) return before.backorder
  if (!oversell) return 0
  return before.backorder > 0 || !before.managed ? before.backorder : oversold
}
