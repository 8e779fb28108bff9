import { toMinor, toWire } from '#contract/amounts.ts'
import { isPayable } from '#domain/payment-links/payment-link.ts'
import { writeDraft } from './checkout/draft.ts'
import { lastCause } from './checkout/events.ts'
import { readOrder, readRunningOrder, type OrderRow } from './checkout/orders-repository.ts'
import { placeOrder, type PlaceDeps } from './checkout/place.ts'
import { authorizeOrder, completeOrder, failOrder, type SettleDeps } from './checkout/settle.ts'
import { readEngineOf } from './payment-methods/steps.ts'
import { acceptVersion } from './quotes/steps.ts'
import { keptReply } from './write-once.ts'
import { checkedBilling, readGiftCard, readPayingCard, type Paying, type PayReply } from './payment-links/pay.ts'
import { computeQuote, orderOf, quoteScope, type QuotedNow } from './quoted-order.ts'
import { keepOrder, readLink, type LinkRow } from './payment-links/repository.ts'
import { bankReturn } from './payment-links/settle.ts'
import { payingStateOf, standingOf } from './payment-links/view.ts'

type QuotePayDeps = PlaceDeps & SettleDeps

/**
 * Pays a quote by ordering it, as its customer would in checkout: the order is written before money is asked for, so that
 * no money is taken without one, and a list is ordered once [PAY-004, LIST-234].
 */
export async function payQuote(received: Paying, deps: QuotePayDeps, link: LinkRow): Promise<PayReply> {
  const { ip, origin, body, refuse } = received
  const scope = await quoteScope(deps.db, { site: link.site, customerId: link.customerId! })
  const asOwner = { ...received, scope }
  const before = await keptReply<{ orderId: string }>(deps.db, asOwner)
  const orderId = before?.orderId ?? (await order(received, asOwner, deps, link))
  const payer = { ip, origin, browserInfo: body.browserInfo, bankReturn }
  const paid = await authorizeOrder(deps, orderId, payer)
  if (paid.status !== 'payment_error') return orderReply(paid)
  const cause = await lastCause(deps.db, orderId)
  if (cause === 'cvv_required') throw refuse('cvv_required')
  throw refuse('payment_error', { message: cause })
}

/** What the payment of an order came to, as its payer is told. */
function orderReply(order: Pick<OrderRow, 'id' | 'status' | 'challengeUrl'>): PayReply {
  const state = payingStateOf(order)
  return { paymentId: order.id, state, challengeUrl: state === 'pending' ? order.challengeUrl : null }
}

async function order(received: Paying, asOwner: Paying, deps: QuotePayDeps, link: LinkRow): Promise<string> {
  const { site, body, now, refuse } = received
  const { db } = deps
  const standing = await standingOf(deps, link, now)
  if (!isPayable(standing.state)) throw refuse('link_not_open', { state: standing.state })
  if (toMinor(body.amount) !== standing.due) throw refuse('amount_changed', { due: toWire(standing.due) })
  const billingAddress = checkedBilling(received)
  const giftCards = (await readGiftCard(received, deps)).map(({ id }) => id)
  const card = await readPayingCard(received, deps, link)
  // Who only holds the link pays with no card of the customer's: it is as if there were none.
  if (card && !card.isStored && (await readEngineOf(db, asOwner.scope, card.token)))
    throw refuse('payment_error', { message: 'error' })
  const at = {
    listId: link.listId!,
    quoteVersion: link.quoteVersion!,
    shippingAddress: link.document.shippingAddress!,
    billingAddress: { ...billingAddress, email: link.email },
  }
  const quoted = await computeQuote(deps, site, link.customerId!, at, { now, giftcards: giftCards })
  const document = heldDocument(quoted, refuse)
  const needed = document.shown.toPay > 0
  if (needed && !card) throw refuse(giftCards.length > 0 ? 'giftcard_balance_error' : 'card_needed')
  await db.transaction(async (tx) => {
    // Who pays says yes.
    if (!(await acceptVersion(tx, site, at.listId, at.quoteVersion, now))) throw refuse('quote_not_held')
    await writeDraft(tx, at.listId, { giftcards: giftCards })
  })
  const chosen = { transactionToken: needed ? card?.token : undefined, browserInfo: body.browserInfo }
  const placing = { ...asOwner, params: undefined, body: orderOf(site, quoted!, document, chosen) }
  const orderId = await placeOrder(placing, deps)
  await keepOrder(db, link.id, orderId)
  // Taken back at this moment: whoever did it saw no order of the link yet.
  if ((await readLink(db, site, link.id))!.isRevoked) {
    await failOrder(deps, (await readOrder(db, orderId))!, 'revoked')
    throw refuse('link_not_open', { state: 'cancelled' })
  }
  return orderId
}

function heldDocument(quoted: QuotedNow | null, refuse: Paying['refuse']) {
  if (quoted?.why !== 'held' || !quoted.document) throw refuse('quote_not_held')
  return quoted.document
}

/** Finishes the order of a quote's link after its bank asked; undefined for an order that is none of the link's. */
export async function finishQuote(deps: SettleDeps, link: LinkRow, orderId: string, result: string | undefined) {
  const order = await readOrder(deps.db, orderId)
  return order?.listId === link.listId ? orderReply(await completeOrder(deps, order, result)) : undefined
}

/** Ends what is being paid through a quote's link; an order that its customer makes in checkout is none of the link's. */
export async function endQuotePayment(deps: SettleDeps, { listId, orderId }: Pick<LinkRow, 'listId' | 'orderId'>) {
  const order = await readRunningOrder(deps.db, listId!)
  if (order && order.id === orderId && payingStateOf(order) !== 'paid') await failOrder(deps, order, 'revoked')
}
