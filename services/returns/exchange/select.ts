import type { QueryRunner } from '#platform/database.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import type { OrderReturns } from '../eligibility.ts'
import { acceptedItems } from '../estimate.ts'
import type { ReturnRow } from '../repository.ts'
import { differenceOf } from './differences.ts'
import type { ReplacedUnits } from './exchange-document.ts'
import type { AgreedItem } from './repository.ts'
import { findVariant, readExchangeVariants, type VariantProblem } from './variants.ts'

export type RefuseVariant = ((code: 'nothing_accepted' | 'unknown_line') => Error) &
  ((code: VariantProblem, details: { itemId: string }) => Error)

/** The selected variant of a returned line. */
export interface SelectedVariant {
  itemId: string
  sku: string
}

export type SelectedUnits = ReplacedUnits & AgreedItem

/**
 * Returns the accepted units of a return with the selected variants and the price difference of each line. Throws if a
 * variant cannot replace its line. `agreed` has differences that the customer paid, which replace today's.
 */
export async function selectVariants(
  db: QueryRunner,
  { order, row, found }: { order: OrderRow; row: ReturnRow; found: OrderReturns },
  selected: readonly SelectedVariant[],
  refuse: RefuseVariant,
  agreed: readonly AgreedItem[] = [],
): Promise<SelectedUnits[]> {
  const accepted = acceptedItems(row)
  if (accepted.length === 0) throw refuse('nothing_accepted')
  const ids = accepted.map(({ itemId }) => itemId)
  if (selected.length !== ids.length || selected.some(({ itemId }) => !ids.includes(itemId)))
    throw refuse('unknown_line')
  const variants = await readExchangeVariants(db, order, found.paidOrder, ids)
  return accepted.map(({ itemId, qty }) => {
    const { sku } = selected.find((each) => each.itemId === itemId)!
    const variant = findVariant(variants, { itemId, sku, qty })
    if (typeof variant === 'string') throw refuse(variant, { itemId })
    const difference =
      agreed.find((each) => each.itemId === itemId) ?? differenceOf(found, row, { itemId, qty }, variant)
    if (difference === null) throw refuse('price_differs', { itemId })
    return { itemId, sku, qty, variant, net: difference.net, tax: difference.tax }
  })
}
