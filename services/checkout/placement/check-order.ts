import { checkPlacement } from '#domain/checkout/placement.ts'
import type { List } from '#domain/lists/list.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { traceStep } from '#platform/tracing/trace.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import type { StockQuantity } from '#services/catalog/steps.ts'
import type { OrderDocument } from '#services/orders/steps.ts'
import { acceptedPaymentMethods } from '#services/payment-methods/steps.ts'
import type { OpenRegistry } from '#services/registry/steps.ts'
import { computeCheckout } from '../computing/compute.ts'
import { agreementsOf, needsAccount, type ComputedCheckout } from '../computing/computed-checkout.ts'
import type { Draft } from '../computing/draft.ts'
import { giftFor, registryFor, withShipTo } from '../computing/gifts.ts'
import { toClaimedOrder, parseEnteredOrder, readClaimedCards } from './claimed-order.ts'
import { toComputedOrder, readQuoteState, selectedRatesOf } from './computed-order.ts'
import { createOrderDocument } from './order-snapshot.ts'
import type { QuoteOrderOptions, PlaceDeps, PlaceOrderCall } from './place-order-call.ts'
import { refusalOf } from './refusals.ts'

/** An order that matches the server's computation. */
export interface CheckedOrder {
  list: List
  registry: OpenRegistry | null
  computed: ComputedCheckout
  document: OrderDocument
  email: string
  agreements: Agreement[]
  pieces: StockQuantity[]
}

/** Computes an order and compares it with the amounts sent by the client. Refuses at the first difference. */
export async function checkOrder(
  call: PlaceOrderCall,
  deps: PlaceDeps,
  list: List,
  draft: Draft,
  behalf?: QuoteOrderOptions,
): Promise<CheckedOrder> {
  const { site, scope, body, refuse, now } = call
  const registry = await registryFor(deps.db, site, list, now)
  if (registry === undefined) throw refuse('list_not_found')
  const cards = await readClaimedCards(call, deps, behalf ?? draft)
  const entered = withShipTo(parseEnteredOrder(body, cards, draft), registry)
  const computed = await traceStep('order checks', () => computeCheckout(deps, scope, list, entered, now))
  // A quote that has expired or changed no longer counts as accepted.
  const isHeld = behalf ? computed.cart.quote !== null : computed.cart.quote?.isAccepted
  if (list.type === 'quote' && !isHeld) throw refuse('quote_not_held')
  if (needsAccount(computed) && scope.customerId === null) throw commonRefusal('login_required')
  const quote = await readQuoteState(deps, body.shipping[0]?.transactionId ?? '', computed, now)
  const methods = acceptedPaymentMethods(deps.payments, site, entered.shippingAddress.countryId)
  const problem = checkPlacement(toClaimedOrder(body, cards), toComputedOrder(computed, quote, methods))
  if (problem) throw refusalOf(refuse, problem)
  const input = {
    shippingMode: entered.shippingMode,
    comments: body.comments,
    registry: registry && giftFor(registry),
    keepsCard: body.payment.keepsCard && body.payment.adyenType === cardMethod,
    groupId: scope.groupId,
    // If the order lacks the analytics id, use the one stored with the list.
    meta: { ...(list.anonymousId !== null && { rsAnonId: list.anonymousId }), ...body.meta },
  }
  return {
    list,
    registry,
    computed,
    document: createOrderDocument(site, computed, selectedRatesOf(body, computed), input, now),
    email: entered.shippingAddress.email,
    agreements: agreementsOf(computed),
    pieces: piecesOf(computed),
  }
}

/** Returns the units to reserve for each part of each line. */
function piecesOf({ cart }: ComputedCheckout): StockQuantity[] {
  return cart.lines.flatMap(({ item, parts }) =>
    parts.map(({ offer, qty, isPromotional }) => {
      const units = qty * item.qty
      const promotionId = offer.promotion?.id ?? null
      return { sellableId: offer.id, qty: units, ...(isPromotional && { promotional: units, promotionId }) }
    }),
  )
}
