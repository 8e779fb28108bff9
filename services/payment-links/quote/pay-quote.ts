import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { Address } from '#domain/address/address.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { isPayable } from '#domain/payment-links/payment-link.ts'
import { storedReply } from '#services/call/idempotency.ts'
import { placeOrder, type QuoteOrderOptions, type PlaceDeps } from '#services/checkout/quote-steps.ts'
import { authorizeOrder, completeOrder, failOrder, type SettleDeps } from '#services/orders/placing-steps.ts'
import { readLastCause, readOrder, type OrderRow } from '#services/orders/steps.ts'
import { readEngineOfToken } from '#services/payment-methods/steps.ts'
import { acceptVersion, readQuoteOf } from '#services/quotes/steps.ts'
import {
  checkedBilling,
  readGiftCard,
  readPayingCard,
  shopperOf,
  type PayLinkCall,
  type PayReply,
} from '../payment/pay.ts'
import { bankReturn } from '../payment/settle.ts'
import { recordPlacedOrder, lockLink, type LinkRow } from '../repository.ts'
import { payingStateOf, snapshotOf, computeLinkView, wireAmounts } from '../view.ts'
import { computeQuote, quoteOrderBody, quoteScope, type ComputedQuote } from './quoted-order.ts'

type QuotePayDeps = PlaceDeps & SettleDeps

/**
 * Pays a quote by placing its order on behalf of the customer. Stores the order before the payment request, so that
 * every payment has an order [PAY-004, LIST-234].
 */
export async function payQuote(received: PayLinkCall, deps: QuotePayDeps, link: LinkRow): Promise<PayReply> {
  const { ip, origin, body, refuse } = received
  const quote = await readQuoteOf(deps.db, link.site, link.listId!, received.now)
  if (!quote) throw refuse('quote_not_held')
  const scope = await quoteScope(deps.db, { ...quote, site: link.site })
  const asOwner = { ...received, scope }
  const before = await storedReply<{ orderId: string }>(deps.db, asOwner)
  const orderId = before?.orderId ?? (await order(received, asOwner, deps, link))
  const payer = { ip, origin, browserInfo: body.browserInfo, bankReturn }
  const paid = await authorizeOrder(deps, orderId, payer)
  if (paid.status !== 'payment_error') return orderReply(paid)
  const cause = await readLastCause(deps.db, orderId)
  if (cause === 'revoked') throw refuse('link_not_open', { state: 'cancelled' })
  if (cause === 'cvv_required') throw refuse('cvv_required')
  throw refuse('payment_error', { message: cause })
}

function orderReply(order: Pick<OrderRow, 'id' | 'status' | 'challengeUrl'>): PayReply {
  const state = payingStateOf(order)
  return { paymentId: order.id, state, challengeUrl: state === 'pending' ? order.challengeUrl : null }
}

async function order(received: PayLinkCall, asOwner: PayLinkCall, deps: QuotePayDeps, link: LinkRow): Promise<string> {
  const { site, body, now, refuse } = received
  const { db } = deps
  const standing = await computeLinkView(deps, link, now)
  if (!isPayable(standing.state)) throw refuse('link_not_open', { state: standing.state })
  // A PayPal payer may differ from the order's customer, so only cards and gift cards are accepted.
  if (body.adyenType !== cardMethod) throw refuse('method_unavailable')
  const billingAddress = checkedBilling(received)
  const giftCards = (await readGiftCard(received, deps)).map(({ id }) => id)
  const card = await readPayingCard(received, deps, link)
  // A link holder cannot pay with the customer's cards, so they are treated as unknown.
  if (card && !card.isStored && (await readEngineOfToken(db, asOwner.scope, card.token)))
    throw refuse('payment_error', { message: 'error' })
  const at = {
    listId: link.listId!,
    quoteVersion: link.quoteVersion!,
    shippingAddress: link.document.shippingAddress!,
    billingAddress: { ...withNumbers(billingAddress, link.document), email: link.email },
  }
  const compute = () => computeQuote(deps, site, at, { now, giftcards: giftCards })
  let quoted = await compute()
  // The payer left the bank challenge and is trying again, so this first releases the units reserved by the earlier
  // order.
  if (quoted?.why === 'not_payable' && (await endWaiting(deps, link, standing.order))) quoted = await compute()
  const document = heldDocument(quoted, refuse)
  // The total may differ, because virtual items are taxed at the billing address, which the payer may have changed.
  const { grandTotal } = document.shown
  if (toMinor(body.amount) !== grandTotal)
    throw refuse('amount_changed', { due: toWireAmount(grandTotal), quoted: wireAmounts(snapshotOf(document, 0)) })
  const needed = document.shown.toPay > 0
  if (needed && !card) throw refuse(giftCards.length > 0 ? 'giftcard_balance_error' : 'card_needed')
  const chosen = { transactionToken: needed ? card?.token : undefined, browserInfo: body.browserInfo }
  const placing = { ...asOwner, params: undefined, body: quoteOrderBody(site, quoted!, document, chosen) }
  const write: QuoteOrderOptions['write'] = async (tx, orderId) => {
    // From here on, revoking the link finds this order and ends it.
    if ((await lockLink(tx, site, link.id))!.isRevoked) throw refuse('link_not_open', { state: 'cancelled' })
    await recordPlacedOrder(tx, link.id, orderId)
    // Paying accepts the quote.
    if (!(await acceptVersion(tx, site, at.listId, at.quoteVersion, now))) throw refuse('quote_not_held')
  }
  return placeOrder(placing, deps, { giftcards: giftCards, shopper: shopperOf(link.id), write })
}

/** Ends the link's pending order. Returns false if there is none. */
async function endWaiting(deps: QuotePayDeps, { orderId }: LinkRow, order: OrderRow | undefined): Promise<boolean> {
  if (order?.status !== 'payment_pending' || order.id !== orderId) return false
  await failOrder(deps, order, 'replaced')
  return true
}

/** Adds tax numbers entered by staff, because the payment page does not ask for them [TAX-002]. */
function withNumbers(entered: Address, { billingAddress: { vatNumber, eoriNumber } }: LinkRow['document']): Address {
  return { ...entered, vatNumber: entered.vatNumber || vatNumber, eoriNumber: entered.eoriNumber || eoriNumber }
}

function heldDocument(quoted: ComputedQuote | null, refuse: PayLinkCall['refuse']) {
  if (quoted?.why !== 'held' || !quoted.document) throw refuse('quote_not_held')
  return quoted.document
}

/** Completes a quote link's order after its challenge. Returns undefined if the order belongs to another link. */
export async function finishQuote(deps: SettleDeps, link: LinkRow, orderId: string, result: string | undefined) {
  const order = await readOrder(deps.db, orderId)
  return order?.listId === link.listId ? orderReply(await completeOrder(deps, order, result)) : undefined
}

/**
 * Cancels a quote link's pending order. Does not change paid orders or orders placed through the customer's own
 * checkout.
 */
export async function endQuotePayment(deps: SettleDeps, { orderId }: Pick<LinkRow, 'orderId'>) {
  if (orderId === null) return
  let order = await readOrder(deps.db, orderId)
  while (order && (order.status === 'new' || order.status === 'payment_pending')) {
    await failOrder(deps, order, 'revoked')
    order = await readOrder(deps.db, orderId)
  }
}
