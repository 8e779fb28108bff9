import type { Refuse } from '#contract/kernel/call.ts'
import type { putRefusals } from '#contract/lists.ts'
import { quantityLimit, type QuantitySettings } from '#domain/cart/quantity.ts'
import { isBought, maxLines, type BuyRequest, type List } from '#domain/lists/list.ts'
import type { Assortment } from '#domain/pricing/offer.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import type { Transaction } from '#platform/database.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { isPlateOf } from '#services/recipes/steps.ts'
import { addItem, countLines, piecesBySold, type LockedList } from '../repository.ts'

interface Putting {
  /** Read for all items before the transaction. */
  assortment: Assortment<Sellable>
  settings: QuantitySettings
  now: number
  refuse: Refuse<typeof putRefusals>
}

/**
 * Adds items to a locked list. Lines to be purchased must be complete and within limits; saved lines may lack a
 * selection [CART-222].
 */
export async function putItems(
  tx: Transaction,
  list: LockedList & Pick<List, 'type'>,
  items: readonly BuyRequest[],
  { assortment, settings, now, refuse }: Putting,
) {
  const isCart = isBought(list.type)
  for (const item of items) {
    const { productId } = item
    const priced = priceItem(item, assortment, { now, earned: null })
    const isKnown = assortment.offers.has(productId) || assortment.heads.has(productId)
    if (isCart ? priced === null : !isKnown) throw refuse('product_not_found', { productId })
    if (isCart && priced && 'error' in priced) {
      const { code, message } = priced.error
      throw refuse('invalid_item', { productId, cause: code, message })
    }
    if (
      isCart &&
      priced &&
      'offer' in priced &&
      !isPlateOf(priced.offer.attributes.plateSchema, item.metadata.plateOpts)
    )
      throw refuse('invalid_item', { productId, cause: 'invalid_plate', message: 'Invalid plate options' })
    await addItem(tx, list, item)
  }
  // The lock keeps other writers out, so these sums stay valid until commit.
  const pieces = isCart ? await piecesBySold(tx, list) : new Map<number, number>()
  for (const [sold, offer] of assortment.offers) {
    const { most } = quantityLimit(offer, settings, now)
    if ((pieces.get(sold) ?? 0) > most) throw refuse('quantity_over_maximum', { productId: offer.productId, most })
  }
  if ((await countLines(tx, list)) > maxLines) throw refuse('list_full', { most: maxLines })
}
