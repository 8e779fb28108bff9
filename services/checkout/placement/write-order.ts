import { amountToPay } from '#domain/checkout/totals.ts'
import { holdMs } from '#domain/orders/status.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { pipelined, type Transaction } from '#platform/database.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { lockList } from '#services/lists/steps.ts'
import { createOrder, allocateOrderNumber, endUnpaidOrder, createReservation } from '#services/orders/placing-steps.ts'
import { checkCardTestingLimits, countPaymentAttempt, type OrderRow } from '#services/orders/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { markOrdered } from '#services/recipes/steps.ts'
import { queueOrderWebhook } from '#services/webhooks/steps.ts'
import type { CheckedOrder } from './check-order.ts'
import { claimTransactionToken, resolveEngine } from './payment.ts'
import type { QuoteOrderOptions, PlaceDeps, PlaceOrderCall } from './place-order-call.ts'
import { checkLimits } from './purchase-limits.ts'
import { redeemOrderBenefits } from './redeem-order-benefits.ts'
import { reserveStock } from './reserve-stock.ts'

/** Writes a checked order in one transaction and replaces the list's pending order. Returns the order number. */
export async function writeOrder(
  call: PlaceOrderCall,
  deps: PlaceDeps,
  order: CheckedOrder,
  running: OrderRow | undefined,
  behalf?: QuoteOrderOptions,
): Promise<string> {
  const { site, scope, body, refuse } = call
  const { list, computed, email } = order
  const token = body.payment.transactionToken
  const { orderId } = await writeOnce<{ orderId: string }>(deps.db, call, async (tx, keep) => {
    const isOnBehalf = behalf !== undefined
    const locking = lockList(tx, { scope, version: list.version, refuse, isOnBehalf }, list.id)
    // The shopper returned from the bank and orders again, which ends the earlier attempt.
    const replaced = running && (await locking) && (await endUnpaidOrder(deps, tx, running, 'replaced'))
    // Sent in one round trip, in this order.
    const { attempt, engine, id } = await pipelined({
      list: locking,
      attempt: token && checkCardTestingLimits(tx, call, deps.maxDeclines, behalf?.shopper),
      token: token && claimTransactionToken(tx, call, token),
      limits: checkLimits(tx, call, computed, email),
      engine: resolveEngine(tx, call, deps),
      id: allocateOrderNumber(tx, site),
    })
    await insertOrder(tx, call, order, { id, engine, attempt: attempt || null, isOnBehalf })
    await behalf?.write(tx, id)
    await redeemOrderBenefits(tx, call, deps, order, id)
    await markOrdered(
      tx,
      order.document.lines.flatMap(({ metadata }) => metadata?.recipeId ?? []),
    )
    const ordering = { scope, orderId: id, ip: call.ip, email, agreed: order.agreements, engine, token }
    await programs.order(tx, ordering, computed)
    const keepReply = () => keep({ orderId: id })
    await reserveStock(tx, call, deps, order, { replaced: replaced?.pieces, keepReply })
    return { orderId: id }
  })
  return orderId
}

interface NewOrder {
  id: string
  engine: EngineName
  attempt: Awaited<ReturnType<typeof checkCardTestingLimits>> | null
  isOnBehalf: boolean
}

/** Inserts the order with its payment attempt and reservation, in one round trip. */
async function insertOrder(
  tx: Transaction,
  { scope, body, refuse, now }: PlaceOrderCall,
  { list, email, document, pieces }: CheckedOrder,
  { id, engine, attempt, isOnBehalf }: NewOrder,
) {
  const creating = createOrder(tx, scope, {
    id,
    listId: list.id,
    email,
    document,
    amount: amountToPay(document.totals),
    engine,
    method: body.payment.adyenType,
    paymentToken: body.payment.transactionToken ?? null,
    // A payment link may be opened in a browser other than the customer's, so its browser data is not stored.
    browserInfo: isOnBehalf ? null : (body.payment.browserInfo ?? null),
    card: null,
  })
  const isCreated = creating.then((created) => {
    if (!created) throw refuse('placing')
  })
  await pipelined([
    isCreated,
    attempt && countPaymentAttempt(tx, id, attempt, now),
    createReservation(tx, id, pieces, now + holdMs),
    queueOrderWebhook(tx, 'order.placed', { id, site: scope.site, status: 'new', document }),
  ])
}
