import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { PayingState, WirePaymentLink, WireStaffLink } from '#contract/payment-links.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import { isPayable, linkState, type LinkState } from '#domain/payment-links/payment-link.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Minor } from '#domain/money.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { ComputeDeps } from '#services/checkout/computing/compute.ts'
import type { OrderDocument } from '#services/orders/order-row.ts'
import { readPendingOrder, wireAddress, type OrderRow } from '#services/orders/steps.ts'
import { readPayments, type LinkPayment } from './payment/payments-repository.ts'
import { computeQuote, type ComputedQuote } from './quote/quoted-order.ts'
import { readQuoteOf } from '#services/quotes/steps.ts'
import { readRefunds, type LinkRefund } from './refund/refunds-repository.ts'
import { isQuoteLink, type LinkDocument, type LinkRow } from './repository.ts'

interface Standing {
  link: LinkRow
  state: LinkState
  document: LinkDocument
  due: Minor
  paid: Minor
  payments: LinkPayment[]
  refunds: LinkRefund[]
  /** Set for quotes only: the open or completed order. */
  order: OrderRow | undefined
  /** Set only for quotes without an order: the quote with its current total. */
  quoted: ComputedQuote | null
}

/** Returns the order data to store with a link; `paid` is the amount paid before the link was created. */
export function snapshotOf({ lines, shown, totals, ...document }: OrderDocument, paid: Minor): LinkDocument {
  const { shipping, discount, tariff, grandTotal: total } = shown
  return {
    lines: lines.map(({ name, choice, qty, shownUnit, shownRow }) => ({
      name,
      choice,
      qty,
      price: shownUnit,
      total: shownRow,
    })),
    shipping,
    discount,
    tariff,
    tax: totals.tax,
    total,
    paid,
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
  }
}

export function payingStateOf({ status }: Pick<OrderRow, 'status'>): PayingState {
  if (status === 'new') return 'asked'
  if (status === 'payment_pending') return 'pending'
  return status === 'payment_error' ? 'failed' : 'paid'
}

/** Returns a link's state at a point in time. Recomputes quotes with their fixed prices and current tax [PAY-004]. */
export async function computeLinkView(
  deps: ComputeDeps & { db: QueryRunner },
  link: LinkRow,
  now: number,
): Promise<Standing> {
  if (isQuoteLink(link)) return standingOfQuote(deps, link, now)
  const payments = await readPayments(deps.db, [link.id])
  const refunds = await readRefundsOf(deps.db, payments)
  const { due, paid, document } = link
  return { link, state: linkState(link, now), document, due, paid, payments, refunds, order: undefined, quoted: null }
}

function readRefundsOf(db: QueryRunner, payments: readonly LinkPayment[]): Promise<LinkRefund[]> {
  return readRefunds(
    db,
    payments.filter(({ status }) => status === 'captured').map(({ id }) => id),
  )
}

async function standingOfQuote(deps: ComputeDeps & { db: QueryRunner }, link: LinkRow, now: number): Promise<Standing> {
  const order = await readOwnOrder(deps.db, link)
  const isPaid = order !== undefined && payingStateOf(order) === 'paid'
  const { shippingAddress, billingAddress } = link.document
  const at = {
    listId: link.listId!,
    quoteVersion: link.quoteVersion!,
    shippingAddress: shippingAddress!,
    billingAddress,
  }
  const quoted = isPaid ? null : await computeQuote(deps, link.site, at, { now })
  const current = isPaid ? order.document : quoted?.document
  const document = current ? snapshotOf(current, 0) : link.document
  const state = isPaid ? 'paid' : unpaidState(link, quoted, now)
  const due = document.total
  return { link, state, document, due, paid: isPaid ? due : 0, payments: [], refunds: [], order, quoted }
}

function unpaidState(link: LinkRow, quoted: Pick<ComputedQuote, 'why'> | null, now: number): LinkState {
  if (link.isRevoked || quoted === null || quoted.why === 'gone') return 'cancelled'
  return quoted.why === 'expired' || link.expiresAt <= now ? 'expired' : 'open'
}

/**
 * Returns the states of links for the list of links. Unpaid quotes show their stored total, which avoids a computation
 * per link.
 */
export async function readStoredLinkViews(
  db: QueryRunner,
  links: readonly LinkRow[],
  now: number,
): Promise<Standing[]> {
  const ids = links.map(({ id }) => id)
  const all = await readPayments(db, ids)
  const refunds = await readRefundsOf(db, all)
  const payments = Map.groupBy(all, ({ linkId }) => linkId)
  const standings: Standing[] = []
  for (const link of links) standings.push(await storedStanding(db, link, payments.get(link.id) ?? [], now))
  return standings.map((standing) => ({ ...standing, refunds }))
}

async function storedStanding(db: QueryRunner, link: LinkRow, payments: LinkPayment[], now: number): Promise<Standing> {
  const { due, paid, document } = link
  const common = { link, payments, refunds: [], quoted: null }
  if (!isQuoteLink(link)) return { ...common, state: linkState(link, now), document, due, paid, order: undefined }
  const order = await readOwnOrder(db, link)
  const isPaid = order !== undefined && payingStateOf(order) === 'paid'
  const current = isPaid ? snapshotOf(order.document, 0) : document
  const state = isPaid ? 'paid' : unpaidState(link, await offerOf(db, link, now), now)
  return { ...common, state, document: current, due: current.total, paid: isPaid ? current.total : 0, order }
}

/** Returns a quote link's offer, or null if the quote is missing. */
async function offerOf(db: QueryRunner, link: LinkRow, now: number): Promise<Pick<ComputedQuote, 'why'> | null> {
  const quote = await readQuoteOf(db, link.site, link.listId!, now)
  if (!quote) return null
  if (quote.version !== link.quoteVersion) return { why: 'gone' }
  if (quote.state === 'expired') return { why: 'expired' }
  return { why: quote.state === 'sent' || quote.state === 'accepted' ? 'held' : 'gone' }
}

/** Returns the order placed through a link. A revoked link must not reveal orders placed without it. */
async function readOwnOrder(db: QueryRunner, link: LinkRow): Promise<OrderRow | undefined> {
  const running = await readPendingOrder(db, link.listId!)
  return link.isRevoked && running?.id !== link.orderId ? undefined : running
}

interface Reader {
  scope: Scope
  seller: readonly string[]
}

export function wireAmounts({ lines, shipping, discount, tariff, tax, total }: LinkDocument) {
  return {
    lines: lines.map((line) => ({ ...line, price: toWireAmount(line.price), total: toWireAmount(line.total) })),
    shipping: toWireAmount(shipping),
    discount: toWireAmount(discount),
    tariff: toWireAmount(tariff),
    tax: toWireAmount(tax),
    total: toWireAmount(total),
  }
}

/** Converts a link to wire form for its holder. */
export function wireLink(standing: Standing, { scope, seller }: Reader): z.output<typeof WirePaymentLink> {
  const { link, state, document, due, paid, order, quoted } = standing
  const { kind, number, site, note, allowsPart, expiresAt, isAskedAgain, customerId } = link
  const canPay = isPayable(state)
  return {
    kind,
    number,
    state,
    seller: [...seller],
    ...wireAmounts(document),
    taxIncluded: kind !== 'free' && siteSettings[site].taxDisplay !== 'net',
    paid: toWireAmount(document.paid + paid),
    due: toWireAmount(due - paid),
    allowsPart,
    note,
    expiresAt,
    // Addresses are omitted unless a payment is possible, because the link must not reveal where the customer lives.
    billingAddress: wireAddress(canPay ? document.billingAddress : emptyAddress(document.billingAddress.countryId)),
    shippingAddress: canPay && document.shippingAddress ? wireAddress(document.shippingAddress) : null,
    payments: order && state === 'paid' ? [wireOwnPayment(link, order)] : standing.payments.flatMap(wirePayment),
    orderId: state === 'paid' || kind === 'order' ? (order?.id ?? link.orderId) : null,
    isPaying: isPaying(standing),
    // If there is a pending order, its reserved stock is available to the next payer.
    isBlocked: quoted?.why === 'not_payable' && order === undefined,
    isAskedAgain,
    isOwner: scope.customerId !== null && scope.customerId === customerId,
  }
}

function isPaying({ order, state, payments }: Standing): boolean {
  return state !== 'paid' && (order !== undefined || payments.some(({ status }) => isOpen(status)))
}

function isOpen(status: LinkPayment['status']): boolean {
  return status === 'new' || status === 'pending'
}

function paymentOf({ id, createdAt, document, method, card, refunded }: OrderRow) {
  const { grandTotal, giftcards } = document.shown
  const [amount, giftCards] = [toWireAmount(grandTotal), toWireAmount(giftcards)]
  return { id, at: Date.parse(createdAt), amount, giftCards, refunded: toWireAmount(refunded), adyenType: method, card }
}

/** Converts an order's payment to wire form. Omits card data unless the payment was made through this link. */
function wireOwnPayment(link: LinkRow, order: OrderRow) {
  const payment = paymentOf(order)
  return order.id === link.orderId ? payment : { ...payment, adyenType: cardMethod, card: null, refunded: 0 }
}

function wirePayment(payment: LinkPayment) {
  const { id, createdAt: at, amount, giftCardPart, refunded, card, status } = payment
  if (status !== 'authorized' && status !== 'captured') return []
  const amounts = {
    amount: toWireAmount(amount),
    giftCards: toWireAmount(giftCardPart),
    refunded: toWireAmount(refunded),
  }
  return [{ id, at, ...amounts, adyenType: methodOf(payment), card }]
}

/** Returns the wire name of the payment method used in addition to gift cards [PAY-241]. */
export function methodOf({ engine }: Pick<LinkPayment, 'engine'>): PaymentMethod {
  return engine === 'paypal' ? 'paypal' : cardMethod
}

/** Converts a link to wire form for staff, with all payment attempts and the quote's order. */
export function wireStaffLink(standing: Standing, url: string): z.output<typeof WireStaffLink> {
  const { link, state, due, paid, order } = standing
  const { id, kind, number, email, note, expiresAt, createdAt, isAskedAgain, allowsPart } = link
  const ofOrder = order && { ...paymentOf(order), state: payingStateOf(order), cause: order.status }
  return {
    id,
    kind,
    number,
    state,
    email,
    url,
    due: toWireAmount(due),
    paid: toWireAmount(paid),
    note,
    expiresAt,
    createdAt,
    isAskedAgain,
    orderId: order?.id ?? link.orderId,
    quoteId: kind === 'quote' ? link.listId : null,
    allowsPart,
    payments: ofOrder
      ? [
          {
            id: ofOrder.id,
            at: ofOrder.at,
            amount: ofOrder.amount,
            giftCards: ofOrder.giftCards,
            refunded: ofOrder.refunded,
            refunds: [],
            state: ofOrder.state,
            cause: ofOrder.cause,
          },
        ]
      : standing.payments.map(({ id, createdAt: at, amount, giftCardPart, refunded, status, cause }) => ({
          id,
          at,
          amount: toWireAmount(amount),
          giftCards: toWireAmount(giftCardPart),
          refunded: toWireAmount(refunded),
          refunds: standing.refunds.filter(({ paymentId }) => paymentId === id).map(wireRefund),
          state: status,
          cause,
        })),
  }
}

export function wireRefund({ number, amount, giftCardPart, cardPart, state, reason, at }: LinkRefund) {
  return {
    number,
    amount: toWireAmount(amount),
    giftCards: toWireAmount(giftCardPart),
    card: toWireAmount(cardPart),
    state,
    reason,
    at,
  }
}
