import type { z } from 'zod'
import type { Received } from '#contract/kernel/call.ts'
import type { checkout, OrderRequest } from '#contract/checkout.ts'
import { toMinor, toWire } from '#contract/codec/amounts.ts'
import { quantityLimit } from '#domain/cart/quantity.ts'
import { orderedKind } from '#domain/checkout/chosen-list.ts'
import { engineFor } from '#domain/checkout/payment-engine.ts'
import { cardMethod, type EngineName } from '#domain/payment-engines.ts'
import { checkPlacement, type Claimed, type Found, type Shortage } from '#domain/checkout/placement.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { billingEqualsShipping } from '#domain/address/address.ts'
import { pickupCode, type SelectedRate } from '#domain/shipping/rate.ts'
import { holdMs, isSettled } from '#domain/orders/status.ts'
import { siteOfStore } from '#domain/sites.ts'
import { together, type Database, type Transaction } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { traceStep } from '#platform/tracing/trace.ts'
import { lockStock, readSellables, releaseStock, type ReserveStock } from '#services/catalog/steps.ts'
import { lockList, readOwnList } from '#services/lists/steps.ts'
import { keepOrdered } from '#services/recipes/steps.ts'
import { findQuote, redeemFiveForFive } from '#services/shipping/steps.ts'
import { holdToken, mayPayBy, methodsToPlaceBy, readEngineOf } from '#services/payment-methods/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { isSpentAgreement } from '#services/payment-events/steps.ts'
import { everyCall } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { createOrder, drawNumber, endUnpaid, keepReservation } from '#services/orders/placing-steps.ts'
import {
  addressOf,
  checkCardTestingLimits,
  countPaymentAttempt,
  type OrderRow,
  readRunningOrder,
} from '#services/orders/steps.ts'
import {
  agreementsOf,
  computeCheckout,
  isVirtual,
  needsAccount,
  paidLinesOf,
  type Computed,
  type ComputeDeps,
  type Entered,
} from './compute.ts'
import { readDraft, type Draft } from './draft.ts'
import { giftFor, promise, registryFor, withShipTo } from './gifts.ts'
import { holdCards, namedCards } from './gift-cards.ts'
import { documentOf } from './order-snapshot.ts'
import { checkLimits } from './purchase-limits.ts'

export type PlaceDeps = ComputeDeps & {
  db: Database
  payments: Payments
  reserve: ReserveStock
  maxDeclines: number
}
export type Placing = Received<typeof checkout, 'POST /svc_checkout/order'>
type Request = z.output<typeof OrderRequest>

/** Orders a quote on behalf of its customer, who entered nothing in checkout. */
export interface OnBehalf {
  /** Gift card ids, instead of those in the customer's draft. */
  giftcards: string[]
  /** The key that payment attempts count under. */
  shopper: string
  /** Runs in the order's transaction: accepts the quote, or refuses and rolls everything back. */
  write: (tx: Transaction, orderId: string) => Promise<void>
}

/**
 * Checks an order against the server's own computation, then writes it and reserves its stock in one transaction.
 * Returns the order number [ORDER-212, ORDER-235].
 */
export async function placeOrder(received: Placing, deps: PlaceDeps, behalf?: OnBehalf): Promise<string> {
  const { site, scope, body, refuse, now } = received
  const { db } = deps
  const [before, list, running, draft] = await db.pipeline((queries) =>
    together([
      storedReply<{ orderId: string }>(queries, received),
      readOwnList(queries, scope, body.listId),
      readRunningOrder(queries, body.listId),
      readDraft(queries, site, body.listId),
    ]),
  )
  if (before) return before.orderId
  if (siteOfStore(body.storeId) !== site) throw refuse('store_mismatch')
  if (!list || orderedKind(list.type) === null) throw refuse('list_not_found')
  if (running?.status === 'new' || (running && isSettled(running.status)))
    return repeatOrRefuse(received, deps, running)
  if (!list.isActive) throw refuse('list_closed')
  const registry = await registryFor(db, site, list, now)
  if (registry === undefined) throw refuse('list_not_found')
  const named = await readNamedCards(received, deps, behalf ?? draft)
  const entered = withShipTo(enteredBy(body, named, draft), registry)
  const computed = await traceStep('order checks', () => computeCheckout(deps, scope, list, entered, now))
  // The customer did not accept an expired or changed quote.
  const isHeld = behalf ? computed.cart.quote !== null : computed.cart.quote?.isAccepted
  if (list.type === 'quote' && !isHeld) throw refuse('quote_not_held')
  const agreements = agreementsOf(computed)
  if (needsAccount(computed) && scope.customerId === null) throw everyCall('login_required')
  const quote = await quoteOf(deps, body.shipping[0]?.transactionId ?? '', computed, now)
  const failed = checkPlacement(
    claimedBy(body, named),
    foundIn(computed, quote, methodsToPlaceBy(deps.payments, site, entered.shippingAddress.countryId)),
  )
  if (failed) throw refused(refuse, failed)
  const rates = ratesOf(body, computed)
  const kept = {
    ...entered,
    comments: body.comments,
    registry: registry && giftFor(registry),
    keepsCard: body.payment.keepsCard && body.payment.adyenType === cardMethod,
    groupId: scope.groupId,
    // The list knows the shopper's analytics id if the order does not.
    meta: { ...(list.anonymousId !== null && { rsAnonId: list.anonymousId }), ...body.meta },
  }
  const document = documentOf(site, computed, rates, kept, now)
  const pieces = computed.cart.lines.flatMap(({ item, parts }) =>
    parts.map(({ offer, qty, isPromotional }) => {
      const pieces = qty * item.qty
      return { sellableId: offer.id, qty: pieces, promotional: isPromotional ? pieces : 0 }
    }),
  )
  const { orderId } = await writeOnce<{ orderId: string }>(db, received, async (tx, keep) => {
    const locking = lockList(tx, { scope, version: list.version, refuse }, list.id)
    // The shopper returned from the bank and orders again: this ends the earlier attempt.
    const replaced = running && (await locking) && (await endUnpaid(deps, tx, running, 'replaced'))
    const { transactionToken } = body.payment
    // One round trip, in this order.
    const [, trier, , , engine, id] = await together([
      locking,
      transactionToken && checkCardTestingLimits(tx, received, deps.maxDeclines, behalf?.shopper),
      transactionToken && claimToken(tx, received, transactionToken),
      checkLimits(tx, received, computed, entered.shippingAddress.email),
      engineOf(tx, received, deps),
      drawNumber(tx, site),
    ])
    const creating = createOrder(tx, scope, {
      id,
      listId: list.id,
      email: entered.shippingAddress.email,
      document,
      amount: amountToPay(document.totals),
      engine,
      method: body.payment.adyenType,
      paymentToken: transactionToken ?? null,
      // With a payment link, the browser is not the customer's.
      browserInfo: behalf ? null : (body.payment.browserInfo ?? null),
      card: null,
    })
    const isCreated = creating.then((created) => {
      if (!created) throw refuse('placing')
    })
    await together([
      isCreated,
      trier && countPaymentAttempt(tx, id, trier, now),
      keepReservation(tx, id, pieces, now + holdMs),
    ])
    await behalf?.write(tx, id)
    await redeem(tx, received, id, computed)
    await redeemSale(tx, { site, email: entered.shippingAddress.email, orderId: id, now }, computed, refuse)
    await holdCards(tx, received, deps, id, computed.giftcards)
    await promise(tx, received, registry, id, computed)
    await keepOrdered(
      tx,
      document.lines.flatMap(({ metadata }) => metadata?.recipeId ?? []),
    )
    const { email } = entered.shippingAddress
    const ordering = { scope, orderId: id, ip: received.ip, email, agreed: agreements, engine, token: transactionToken }
    await programs.order(tx, ordering, computed)
    // Stock comes last: other buyers of these products wait only for this statement and the commit.
    if (replaced) {
      await lockStock(tx, site, [...replaced.pieces, ...pieces])
      await releaseStock(tx, site, replaced.pieces)
    }
    const [short] = await together([deps.reserve(tx, site, pieces), keep({ orderId: id })])
    if (short.length > 0) throw shortageRefused(refuse, await shortagesOf(tx, deps, received, computed, short))
    return { orderId: id }
  })
  return orderId
}

/** Assigns the card to this shopper. A missing card and another shopper's card get the same refusal. */
async function claimToken(tx: Transaction, { scope, body, refuse }: Placing, token: string) {
  const [isThere, isOwn] = await together([holdToken(tx, token), mayPayBy(tx, scope, token, body.payment.adyenType)])
  if (!isThere || !isOwn) throw refuse('payment_error', { message: 'error' })
  // Refused here, before the running order that this agreement pays would be replaced.
  if (body.payment.adyenType === 'paypal' && (await isSpentAgreement(tx, token)))
    throw refuse('payment_error', { message: 'agreement_spent' })
}

/** The vault of a stored card, else the site's engine for the method. */
async function engineOf(tx: Transaction, { site, scope, body }: Placing, { payments }: PlaceDeps): Promise<EngineName> {
  const { transactionToken, adyenType } = body.payment
  const kept = transactionToken ? await readEngineOf(tx, scope, transactionToken) : undefined
  return kept ?? engineFor(adyenType, payments.cardsOf(site).name)
}

/** An unchanged cart gives the same quote again, so no lookup is needed. */
async function quoteOf(deps: PlaceDeps, named: string, { quote }: Computed, now: number): Promise<Found['quote']> {
  const isAgain = quote?.transactionId === named && !quote.lacksPackages
  return isAgain ? 'good' : findQuote(deps, named, quote, now)
}

/** A concurrent order may have used them [EARNED-207]. */
async function redeem(tx: Transaction, { scope, refuse }: Placing, orderId: string, { cart }: Computed) {
  const uses = usesOf(cart)
  if (uses.length === 0 || scope.customerId === null) return
  const reserved = await tickets.reserveUse(tx, { customerId: scope.customerId, orderId, uses })
  if (reserved !== 'reserved') throw refuse('wrong_product_price')
}

/** A concurrent order of the same address may have redeemed it [PROMO-221]. */
async function redeemSale(
  tx: Transaction,
  redeeming: Parameters<typeof redeemFiveForFive>[1],
  { redeemsFiveForFive }: Computed,
  refuse: Placing['refuse'],
) {
  if (redeemsFiveForFive && !(await redeemFiveForFive(tx, redeeming))) throw refuse('wrong_shipping_rate')
}

function usesOf({ lines }: Computed['cart']): { id: string; qty: number }[] {
  const uses = new Map<string, number>()
  for (const { item, redeemed } of lines) {
    if (redeemed !== null) uses.set(redeemed, (uses.get(redeemed) ?? 0) + item.qty)
  }
  return [...uses].map(([id, qty]) => ({ id, qty }))
}

/** The same key returns its order; another attempt is refused with the existing order [ORDER-237]. */
async function repeatOrRefuse(received: Placing, { db }: PlaceDeps, running: OrderRow): Promise<string> {
  const { refuse } = received
  const kept = await writeOnce<{ orderId: string }>(db, received, async () => {
    if (running.status === 'new') throw refuse('placing')
    throw refuse('order_already_published', {
      orderId: running.id,
      totals: { grandTotalIncludingTax: toWire(running.document.totals.grandTotalIncludingTax) },
    })
  })
  return kept.orderId
}

async function readNamedCards(
  { site, body, now }: Placing,
  { db, giftCards }: PlaceDeps,
  { giftcards }: Pick<Draft, 'giftcards'>,
) {
  if (body.giftcards.length === 0) return []
  const applied = await giftCards.find(db, { site, now }, giftcards)
  return namedCards(
    body.giftcards.map(({ code }) => code),
    applied,
  )
}
type NamedCards = Awaited<ReturnType<typeof readNamedCards>>

function enteredBy(body: Request, named: NamedCards, { pickupId }: Draft): Entered {
  const shippingAddress = addressOf(body.shippingAddress)
  const billingAddress = addressOf(body.billingAddress)
  return {
    shippingAddress,
    billingSameAsShipping: billingEqualsShipping(billingAddress, shippingAddress),
    billingAddress,
    shippingMode: body.shippingMode,
    isPickup: body.shipping.some(({ shippingCode }) => shippingCode === pickupCode),
    pickupId,
    rates: body.shipping,
    quoteId: body.shipping[0]?.transactionId ?? '',
    giftcards: named.flatMap((card) => card?.id ?? []),
  }
}

function claimedBy(
  { items, shipping, totals, payment, giftcards, agreed, pickupId }: Request,
  named: NamedCards,
): Claimed {
  return {
    items: items.map((item) => ({ ...item, price: toMinor(item.price) })),
    shipping: shipping.map((rate) => ({ ...rate, rate: toMinor(rate.rate) })),
    pickupId: pickupId ?? null,
    totals: {
      subtotal: toMinor(totals.subtotal),
      shipping: toMinor(totals.shipping),
      discount: toMinor(totals.discount),
      tax: toMinor(totals.tax),
      grandTotalIncludingTax: toMinor(totals.grandTotalIncludingTax),
    },
    giftcards: named.map((card, index) => card && { id: card.id, amount: toMinor(giftcards[index]!.amount) }),
    paymentAmount: toMinor(payment.amount),
    payPalAmount: payment.authorizedPayPalAmount === undefined ? null : toMinor(payment.authorizedPayPalAmount),
    method: payment.adyenType,
    hasToken: Boolean(payment.transactionToken),
    agreed,
  }
}

const shortFlags = ['over_maximum', 'out_of_stock', 'notify_only']

function foundIn(computed: Computed, quote: Found['quote'], methods: Found['methods']): Found {
  const { cart, problems, packages, selected, taxError, totals } = computed
  return {
    lines: cart.lines.map(({ item, offer, price, most, flags, error }) => ({
      itemId: item.id,
      productId: item.productId,
      sku: offer?.sku ?? '',
      qty: item.qty,
      price,
      message: error?.message ?? (offer ? null : 'Unknown product'),
      quoted: item.metadata.fluidPrice ?? null,
      isShort: flags.some((flag) => shortFlags.includes(flag)),
      available: most,
    })),
    agreements: agreementsOf(computed),
    problems,
    isCollectable: computed.isCollectable,
    pickupId: computed.collectedAt?.id ?? null,
    quote: isVirtual(cart) ? 'good' : quote,
    offered: packages.flat(),
    packages: packages.length,
    shippingTotal: selected.reduce((sum, { rate }) => sum + rate, 0),
    taxFailed: taxError,
    totals,
    giftcards: computed.giftcards,
    payableByCards: computed.payableByCards,
    amountToPay: totals && amountToPay(totals),
    methods,
    paidLines: paidLinesOf(cart),
  }
}

function ratesOf({ shipping }: Request, { packages, quote }: Computed): SelectedRate[] {
  return shipping.map(({ shippingCode, packageNumber }) => {
    const offered = packages
      .flat()
      .find((rate) => rate.shippingCode === shippingCode && rate.packageNumber === packageNumber)
    return { ...offered!, transactionId: quote!.transactionId }
  })
}

async function shortagesOf(
  tx: Transaction,
  deps: PlaceDeps,
  { site, now }: Pick<Placing, 'site' | 'now'>,
  { cart }: Computed,
  ids: readonly number[],
): Promise<Shortage[]> {
  const shelf = await readSellables(tx, site, ids)
  return cart.lines.flatMap(({ item, parts }) =>
    parts.flatMap(({ offer, qty }) => {
      const found = ids.includes(offer.id) ? shelf.get(offer.id) : undefined
      if (!found) return []
      const { most } = quantityLimit(found, deps.settings, now)
      return [{ sku: found.sku, requested: qty * item.qty, available: most }]
    }),
  )
}

/** Lists the SKUs, also in `message` for clients that read only that [ERROR-211]. */
function shortageRefused(refuse: Placing['refuse'], short: Shortage[]) {
  const message = `Insufficient inventory for: ${short.map(({ sku }) => sku).join(', ')}`
  return refuse('inventory_error', { message, skus: short })
}

function refused(refuse: Placing['refuse'], failed: NonNullable<ReturnType<typeof checkPlacement>>) {
  switch (failed.code) {
    case 'invalid_item':
      return refuse(failed.code, { items: failed.items })
    case 'inventory_error':
      return shortageRefused(refuse, failed.short)
    case 'subscription_agree_missing':
      return refuse(failed.code, { message: 'Subscription Agree Missing', missing: failed.missing })
    case 'invalid_shipping':
    case 'invalid_billing':
      return refuse(failed.code, { fields: failed.fields })
    case 'payment_error':
      return refuse(failed.code, { message: failed.message })
    default:
      return refuse(failed.code)
  }
}
