import type { StockEntry, VariantEntry } from '../../product-entry.ts'
import type { ImportedVariant } from '../read-variant.ts'
import { oversoldLimit } from '../to-entry.ts'
import { mergeStoredPrices, type KnownPrices } from './merge-stored-prices.ts'
import type { HasColumn } from './stored-product.ts'

interface Known extends KnownPrices {
  isStocked: boolean
}

/** Returns a variant with the stored data that the file has no columns for. */
export function mergeStoredVariant(variant: VariantEntry, imported: ImportedVariant, known: Known): VariantEntry {
  const { before, isStocked, file } = known
  const has: HasColumn = (column) => file.present.has(column)
  const isUnfetched = imported.picture !== null && variant.pictures === undefined
  const keptFields = [
    ...(has('size') ? [] : ['size']),
    ...(has('packedSize') ? [] : ['packedSize']),
    ...(has('model') ? [] : ['model']),
    ...(has('sold') ? [] : ['isWithheld']),
    ...(has('variantImage') && !isUnfetched ? [] : ['pictures']),
    ...(has('grams') || before.weightGrams === null ? [] : ['weightGrams']),
  ] as (keyof VariantEntry)[]
  return {
    ...variant,
    ...Object.fromEntries(keptFields.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]]))),
    sku: before.sku,
    ...mergeStoredPrices(variant, imported, known),
    stock: isStocked ? stockAfter(variant.stock, imported, before.stock, has) : variant.stock,
  }
}

function stockAfter(stock: StockEntry, imported: ImportedVariant, before: StockEntry, has: HasColumn): StockEntry {
  // Magento and WooCommerce can mark a product as sold out without a quantity column.
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

/** Returns the backorder limit. A policy states whether a product may be oversold, but not by how many units. */
function backorderAfter(stock: StockEntry, { oversell }: ImportedVariant, before: StockEntry, has: HasColumn): number {
  if (has('backorder')) return stock.backorder
  if (!has('policy')) return before.backorder
  if (!oversell) return 0
  return before.backorder > 0 || !before.managed ? before.backorder : oversoldLimit
}
