import { toWireAmount } from '#contract/codec/amounts.ts'
import { orderableKindOf } from '#domain/checkout/ordered-list.ts'
import { isSettled } from '#domain/orders/status.ts'
import { siteOfStore } from '#domain/sites.ts'
import { pipelined } from '#platform/database.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { readOwnList } from '#services/lists/steps.ts'
import { type OrderRow, readPendingOrder } from '#services/orders/steps.ts'
import { readDraft } from './computing/draft.ts'
import { checkOrder } from './placement/check-order.ts'
import type { QuoteOrderOptions, PlaceDeps, PlaceOrderCall } from './placement/place-order-call.ts'
import { writeOrder } from './placement/write-order.ts'

/**
 * Checks an order against the server's own computation, then writes it and reserves its stock in one transaction.
 * Returns the order number [ORDER-212, ORDER-235].
 */
export async function placeOrder(
  call: PlaceOrderCall,
  deps: PlaceDeps,
  quoteOptions?: QuoteOrderOptions,
): Promise<string> {
  const { site, scope, body, refuse } = call
  const { before, list, running, draft } = await deps.db.pipeline((queries) =>
    pipelined({
      before: storedReply<{ orderId: string }>(queries, call),
      list: readOwnList(queries, scope, body.listId),
      running: readPendingOrder(queries, body.listId),
      draft: readDraft(queries, site, body.listId),
    }),
  )
  if (before) return before.orderId
  if (siteOfStore(body.storeId) !== site) throw refuse('store_mismatch')
  if (!list || orderableKindOf(list.type) === null) throw refuse('list_not_found')
  if (running?.status === 'new' || (running && isSettled(running.status))) return repeatOrRefuse(call, deps, running)
  if (!list.isActive) throw refuse('list_closed')
  const order = await checkOrder(call, deps, list, draft, quoteOptions)
  return writeOrder(call, deps, order, running, quoteOptions)
}

/** Returns the existing order for the same key. Refuses any other attempt with the existing order's id [ORDER-237]. */
async function repeatOrRefuse(call: PlaceOrderCall, { db }: PlaceDeps, running: OrderRow): Promise<string> {
  const { refuse } = call
  const stored = await writeOnce<{ orderId: string }>(db, call, async () => {
    if (running.status === 'new') throw refuse('placing')
    throw refuse('order_already_published', {
      orderId: running.id,
      totals: { grandTotalIncludingTax: toWireAmount(running.document.totals.grandTotalIncludingTax) },
    })
  })
  return stored.orderId
}
