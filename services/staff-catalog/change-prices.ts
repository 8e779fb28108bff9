import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import { isSpecialTooHigh, priceOutcome } from '#domain/bulk-edits/edit-outcome.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { changePrice, readPrice } from './prices-repository.ts'

/** Amounts in wire form. */
interface Amounts {
  price: number
  special: number | null
}
interface PriceChange extends Amounts {
  sku: string
  site: Site
  expected: Amounts
}

type Problem =
  | { code: 'price_not_found' | 'special_too_high'; details: { sku: string; site: Site } }
  | { code: 'price_changed'; details: { sku: string; site: Site; price: number; special: number | null } }

const minorOf = ({ price, special }: Amounts) => ({
  price: toMinor(price),
  special: special === null ? null : toMinor(special),
})

/**
 * Changes a locked product's prices and updates the shop. Returns the first problem; the caller must then roll back. A
 * price that already has the requested value is not a conflict.
 */
export async function changePrices(
  tx: Transaction,
  productId: number,
  changes: readonly PriceChange[],
): Promise<Problem | null> {
  for (const { sku, site, expected, price, special } of changes) {
    const key = { productId, sku, site }
    const edit = { before: minorOf(expected), after: minorOf({ price, special }) }
    if (isSpecialTooHigh(edit.after)) return { code: 'special_too_high', details: { sku, site } }
    if (await changePrice(tx, key, edit.after, edit.before)) continue
    const current = await readPrice(tx, key)
    if (!current) return { code: 'price_not_found', details: { sku, site } }
    if (priceOutcome(current, edit) === 'unchanged') continue
    const stored = {
      price: toWireAmount(current.price),
      special: current.special === null ? null : toWireAmount(current.special),
    }
    return { code: 'price_changed', details: { sku, site, ...stored } }
  }
  await refreshListings(tx, productId)
  return null
}
