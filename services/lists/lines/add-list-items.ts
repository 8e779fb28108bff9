import type { Refuse } from '#contract/kernel/call.ts'
import type { addItemRefusals } from '#contract/lists.ts'
import { capQuantity, type CappedLine, unitsPerUnit } from '#domain/cart/cap-quantity.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import { isPurchaseList, maxLines, type BuyRequest, type List } from '#domain/lists/list.ts'
import type { Assortment } from '#domain/pricing/offer.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import { rejectUnquoted } from '#domain/pricing/quote-required.ts'
import type { Transaction } from '#platform/database.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { matchesPlateSchema } from '#services/recipes/steps.ts'
import { addItem, countLines, sumUnitsByProduct, type LockedList } from '../repository.ts'
import { recordWish } from '../wishes.ts'

interface Putting {
  /** Read for all items before the transaction starts. */
  assortment: Assortment<Sellable>
  settings: QuantitySettings
  now: number
  refuse: Refuse<typeof addItemRefusals>
  /** True to add as many units as the limits allow. Otherwise, an item above its maximum is refused. */
  isCapped?: boolean
  /** True for a restored wish, which keeps the price from when it was added. */
  isRestored?: boolean
}

/**
 * Adds items to a locked list and returns the capped ones. Lines to be purchased must be complete and within limits;
 * saved lines may lack a selection [CART-222].
 */
export async function addListItems(
  tx: Transaction,
  list: LockedList & Pick<List, 'type'>,
  items: readonly BuyRequest[],
  { assortment, settings, now, refuse, isCapped = false, isRestored = false }: Putting,
): Promise<CappedLine[]> {
  const isCart = isPurchaseList(list.type)
  const { offers } = assortment
  // The lock excludes other writers, so these sums stay valid until commit.
  const units = isCart ? await sumUnitsByProduct(tx, list) : new Map<number, number>()
  const cappedLines: CappedLine[] = []
  for (const item of items) {
    const { productId } = item
    const unquoted = priceItem(item, assortment, { now, earned: null })
    const priced = list.type === 'quote' ? unquoted : rejectUnquoted(unquoted)
    const isKnown = assortment.offers.has(productId) || assortment.parents.has(productId)
    if (isCart ? priced === null : !isKnown) throw refuse('product_not_found', { productId })
    if (isCart && priced && 'error' in priced) {
      const { code, message } = priced.error
      throw refuse('invalid_item', { productId, cause: code, message })
    }
    if (
      isCart &&
      priced &&
      'offer' in priced &&
      !matchesPlateSchema(priced.offer.attributes.plateSchema, item.metadata.plateOpts)
    )
      throw refuse('invalid_item', { productId, cause: 'invalid_plate', message: 'Invalid plate options' })
    const { qty, capped } = isCart ? capQuantity(item, units, { offers, settings, now }) : { ...item, capped: null }
    // No units can be bought, so there is no quantity to cap at.
    if (capped && (!isCapped || capped.most === 0)) throw refuse('quantity_over_maximum', { ...capped })
    if (capped) cappedLines.push(capped)
    if (qty === 0) continue
    for (const [sold, perUnit] of unitsPerUnit(item)) units.set(sold, (units.get(sold) ?? 0) + qty * perUnit)
    if (!isRestored) await recordWish(tx, list, item, assortment)
    await addItem(tx, list, { ...item, qty })
  }
  if ((await countLines(tx, list)) > maxLines) throw refuse('list_full', { most: maxLines })
  return cappedLines
}
