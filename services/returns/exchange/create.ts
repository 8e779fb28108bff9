import type { ReturnState } from '#domain/returns/transitions.ts'
import type { Transaction } from '#platform/database.ts'
import { commitStock, reserveStock } from '#services/catalog/steps.ts'
import { createExchangeOrder } from '#services/orders/placing-steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { changeReturn } from '../change-return.ts'
import { acceptedItems } from '../estimate.ts'
import { readOrderReturns } from '../eligibility.ts'
import { queueReturnMail } from '../mail-steps.ts'
import type { ReturnRow } from '../repository.ts'
import { exchangeDocument, type ReplacedUnits } from './exchange-document.ts'
import { insertExchangeOrder, readExchangeOrderId } from './repository.ts'
import { findVariant, readExchangeVariants, type VariantProblem } from './variants.ts'

type Refuse = ((code: 'nothing_accepted' | 'unknown_line') => Error) &
  ((code: VariantProblem, details: { itemId: string }) => Error)

/** The selected variant of a returned line. */
interface Selected {
  itemId: string
  sku: string
}

/**
 * Closes a received return with a new order for the selected variants, and takes their stock, all in one transaction. A
 * repeated call returns the closed return. A call with other variants returns the state that forbids it. Throws if a
 * variant cannot replace its line.
 */
export async function createExchange(
  tx: Transaction,
  row: ReturnRow,
  selected: readonly Selected[],
  now: number,
  refuse: Refuse,
): Promise<{ order: OrderRow; row: ReturnRow } | { state: ReturnState }> {
  let taken: ReplacedUnits[] | undefined
  const changed = await changeReturn(tx, row, 'exchange', async ({ order, row: received }) => {
    const { paidOrder } = await readOrderReturns(tx, order, now)
    taken = await selectVariants(tx, { order, paidOrder, row: received }, selected, refuse)
    const created = await createExchangeOrder(tx, order, exchangeDocument(order, row.number, taken))
    await insertExchangeOrder(tx, { orderId: created.id, returnNumber: row.number, paidOrderId: paidOrder.id })
    await queueReturnMail(tx, order, 'exchanged', row.number, created.id)
    return { replacement: created.id }
  })
  if ('state' in changed) return changed
  if (taken) await takeStock(tx, row, taken, refuse)
  else if (!(await wasReplacedBy(tx, row, selected))) return { state: changed.row.state }
  return changed
}

/** Returns true if the return was closed with an exchange order for exactly these variants. */
async function wasReplacedBy(tx: Transaction, { number }: ReturnRow, selected: readonly Selected[]): Promise<boolean> {
  const id = await readExchangeOrderId(tx, number)
  const lines = id === null ? [] : (await readOrder(tx, id))!.document.lines
  return (
    lines.length === selected.length &&
    selected.every(({ itemId, sku }) => lines.some((line) => line.itemId === itemId && line.sku === sku))
  )
}

async function selectVariants(
  tx: Transaction,
  { order, paidOrder, row }: { order: OrderRow; paidOrder: OrderRow; row: ReturnRow },
  selected: readonly Selected[],
  refuse: Refuse,
): Promise<ReplacedUnits[]> {
  const accepted = acceptedItems(row)
  if (accepted.length === 0) throw refuse('nothing_accepted')
  const ids = accepted.map(({ itemId }) => itemId)
  if (selected.length !== ids.length || selected.some(({ itemId }) => !ids.includes(itemId)))
    throw refuse('unknown_line')
  const variants = await readExchangeVariants(tx, order, paidOrder, ids)
  return accepted.map(({ itemId, qty }) => {
    const { sku } = selected.find((each) => each.itemId === itemId)!
    const variant = findVariant(variants, { itemId, sku, qty })
    if (typeof variant === 'string') throw refuse(variant, { itemId })
    return { itemId, qty, variant }
  })
}

/** Takes the units out of stock. Runs last, because other shoppers wait for the stock row locks. */
async function takeStock(
  tx: Transaction,
  { site }: ReturnRow,
  units: readonly ReplacedUnits[],
  refuse: Refuse,
): Promise<void> {
  const pieces = units.map(({ qty, variant }) => ({ sellableId: variant.sellable.id, qty }))
  const short = await reserveStock(tx, site, pieces)
  const missing = units.find(({ variant }) => short.includes(variant.sellable.id))
  // Two lines may need the same variant, or another order may have taken it since it was read.
  if (missing) throw refuse('variant_sold_out', { itemId: missing.itemId })
  await commitStock(tx, site, pieces)
}
