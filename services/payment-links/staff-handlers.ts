import { randomUUID } from 'node:crypto'
import { toMinor } from '#contract/codec/amounts.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { isEmail } from '#domain/address/email.ts'
import { initialCountry } from '#domain/address/form-fields.ts'
import { billDue, billTotal } from '#domain/payment-links/payment-link.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { ComputeDeps } from '#services/checkout/computing/compute.ts'
import type { SettleDeps } from '#services/orders/payment/order-payment.ts'
import { addressOf, readOrder } from '#services/orders/steps.ts'
import { lockQuoteList } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { endQuotePayment } from './quote/pay-quote.ts'
import { computeQuote } from './quote/quoted-order.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { extendDraftOrder, lockDraftOrderOfLink, reopenDraftOrder } from '#services/quotes/draft-orders/steps.ts'
import { readQuoteOf } from '#services/quotes/steps.ts'
import { readContact } from '#services/sessions/steps.ts'
import { readPayments } from './payment/payments-repository.ts'
import {
  createLink,
  lockLink,
  extendLink,
  isQuoteLink,
  readLink,
  readLinkOfRequest,
  readMailFingerprint,
  revokeLink,
  type LinkRow,
} from './repository.ts'
import { endPayment } from './payment/settle.ts'
import { payingStateOf, snapshotOf, computeLinkView } from './view.ts'

type CreateLinkCall = ReceivedCall<typeof paymentLinks, 'POST /svc_extrapayment/links'>
type ResendLinkCall = ReceivedCall<typeof paymentLinks, 'POST /svc_extrapayment/links/{id}/resend'>
type About<Kind> = Extract<CreateLinkCall['body']['about'], { kind: Kind }>
type LinkDetails = Pick<
  LinkRow,
  'kind' | 'number' | 'listId' | 'quoteVersion' | 'orderId' | 'customerId' | 'email' | 'document' | 'due' | 'locale'
> & {
  /** Expiry of the quote, as Unix time in milliseconds. */
  until?: number | null
}
type StaffLinkDeps = ComputeDeps & { db: Database }

const day = 86_400_000

function endOf(now: number, days: number): number {
  return now + days * day
}

/** Creates and emails a link, once per idempotency key [PAY-004]. */
export async function createPaymentLink(received: CreateLinkCall, deps: StaffLinkDeps): Promise<LinkRow> {
  const { site, body, now, key, fingerprint } = received
  const before = await readLinkOfRequest(deps.db, site, key)
  if (before) return sameRequest(before, fingerprint)
  const { until, ...details } = await linkDetailsOf(received, deps)
  const { allowsPart, note, days } = body
  const expiresAt = Math.min(endOf(now, days), until ?? Infinity)
  const link = { ...details, id: randomUUID(), site, allowsPart, note, expiresAt }
  return deps.db.transaction(async (tx) => {
    const isNew = await createLink(tx, { ...link, requestKey: key, requestFingerprint: fingerprint })
    if (isNew) await mailLink(tx, link, key)
    return sameRequest((await readLinkOfRequest(tx, site, key))!, fingerprint)
  })
}

function sameRequest(stored: LinkRow, fingerprint: string): LinkRow {
  if (stored.requestFingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
  return stored
}

/** Emails a link again with a later expiry. A retried request does not email it again [PAY-004]. */
export async function resendLinkMail(received: ResendLinkCall, deps: StaffLinkDeps, link: LinkRow): Promise<void> {
  const { body, now, key, fingerprint, refuse } = received
  const before = await readMailFingerprint(deps.db, link.id, key)
  if (before === fingerprint) return
  if (before !== undefined) throw commonRefusal('idempotency_key_reused')
  const { state, quoted } = await computeLinkView(deps, link, now)
  const isDraftOrder = link.kind === 'draft_order'
  // An expired quote needs a new version and a new link. A draft order's prices are valid as long as its link is.
  const isOver = quoted?.why === 'expired' && !isDraftOrder
  if (state === 'paid' || state === 'cancelled' || isOver) throw refuse('link_not_open', { state })
  const expiresAt = Math.min(endOf(now, body.days), isDraftOrder ? Infinity : (quoted?.validUntil ?? Infinity))
  await deps.db.transaction(async (tx) => {
    if (!(await lockSendable(tx, link))) throw refuse('link_not_open', { state: 'cancelled' })
    if (!(await extendLink(tx, link.id, { expiresAt, key, fingerprint }))) return
    if (isDraftOrder && !(await extendDraftOrder(tx, { site: link.site, listId: link.listId! }, expiresAt)))
      throw refuse('link_not_open', { state: 'paid' })
    await mailLink(tx, link, key)
  })
}

/** Locks a link. Returns false if it is revoked, or if its draft order was changed or sent again. */
async function lockSendable(tx: Transaction, { id, kind, site, listId }: LinkRow): Promise<boolean> {
  if (kind === 'draft_order') {
    if (!(await lockDraftOrderOfLink(tx, { site, listId: listId! }, id))) return false
    await lockQuoteList(tx, listId!)
  }
  const link = await lockLink(tx, site, id)
  return link !== undefined && !link.isRevoked
}

/** Queues a link's email. The email job computes the URL, which is not stored. */
export async function mailLink(
  tx: Transaction,
  { id, site, email }: Pick<LinkRow, 'id' | 'site' | 'email'>,
  request: string,
) {
  const data = { site, linkId: id }
  await afterCommit(tx, 'mail_send', {
    template: 'payment-link',
    to: email,
    data,
    key: `payment-link.${id}.${request}`,
  })
}

async function linkDetailsOf(received: CreateLinkCall, deps: StaffLinkDeps): Promise<LinkDetails> {
  const { about } = received.body
  if (about.kind === 'quote') return detailsOfQuote(received, deps, about)
  return about.kind === 'order' ? detailsOfOrder(received, deps, about) : detailsOfBill(received, about)
}

async function detailsOfQuote(
  { site, body, now, refuse }: CreateLinkCall,
  deps: StaffLinkDeps,
  about: About<'quote'>,
): Promise<LinkDetails> {
  const quote = await readQuoteOf(deps.db, site, about.quoteId, now)
  // A draft order sends its own link.
  if (!quote || quote.isDraftOrder || quote.customerId === null) throw refuse('quote_not_found')
  if (quote.state !== 'sent' && quote.state !== 'accepted') throw refuse('quote_not_open')
  if (body.allowsPart || body.amount !== undefined) throw refuse('part_not_allowed')
  const { email } = await readContact(deps.db, quote.customerId)
  const shippingAddress = { ...addressOf(about.shippingAddress), email }
  const billingAddress = about.billingAddress ? { ...addressOf(about.billingAddress), email } : shippingAddress
  const at = { listId: about.quoteId, quoteVersion: quote.version, shippingAddress, billingAddress }
  const quoted = await computeQuote(deps, site, at, { now })
  if (quoted === null) throw refuse('quote_not_found')
  const { shipping, billing } = quoted.computed.problems
  if (shipping.length > 0) throw refuse('invalid_shipping', { fields: shipping })
  if (billing.length > 0) throw refuse('invalid_billing', { fields: billing })
  if (quoted.why !== 'held' || !quoted.document) throw refuse('quote_not_payable')
  return {
    kind: 'quote',
    number: String(quote.number),
    listId: about.quoteId,
    quoteVersion: quote.version,
    orderId: null,
    customerId: quote.customerId,
    email,
    document: snapshotOf(quoted.document, 0),
    due: 0,
    locale: quote.locale,
    until: quoted.validUntil,
  }
}

async function detailsOfOrder(
  { site, body, refuse }: CreateLinkCall,
  { db }: StaffLinkDeps,
  { orderId }: About<'order'>,
): Promise<LinkDetails> {
  const order = await readOrder(db, orderId)
  if (order?.site !== site || payingStateOf(order) !== 'paid') throw refuse('order_not_found')
  const due = toMinor(body.amount ?? 0)
  if (due === 0) throw refuse('wrong_amount')
  return {
    kind: 'order',
    number: orderId,
    listId: null,
    quoteVersion: null,
    orderId,
    customerId: order.customerId,
    email: order.email,
    document: snapshotOf(order.document, order.document.shown.grandTotal - order.refunded),
    due,
    locale: order.document.locale ?? null,
  }
}

function detailsOfBill({ site, body, refuse }: CreateLinkCall, about: About<'free'>): LinkDetails {
  if (!isEmail(about.email)) throw refuse('invalid_email')
  const bill = {
    lines: about.lines.map(({ name, qty, price }) => ({ name, qty, price: toMinor(price) })),
    shipping: toMinor(about.shipping),
    tax: toMinor(about.tax),
    paid: toMinor(about.paid),
  }
  const due = billDue(bill, body.amount === undefined ? null : toMinor(body.amount))
  if (due === null) throw refuse('wrong_amount')
  const { shipping, tax, paid } = bill
  return {
    kind: 'free',
    number: about.number,
    listId: null,
    quoteVersion: null,
    orderId: null,
    customerId: null,
    email: about.email,
    document: {
      lines: bill.lines.map((line) => ({ ...line, choice: '', total: line.qty * line.price })),
      shipping,
      tax,
      paid,
      discount: 0,
      tariff: 0,
      total: billTotal(bill),
      billingAddress: about.billingAddress
        ? addressOf(about.billingAddress)
        : emptyAddress(initialCountry(site, undefined)),
      shippingAddress: null,
    },
    due,
    locale: null,
  }
}

/**
 * Revokes a link, ends its payments, and voids their authorizations [PAY-004]. `check` runs first in the same
 * transaction, and may refuse.
 */
export async function revokePaymentLink(
  deps: SettleDeps,
  { site, id }: Pick<LinkRow, 'site' | 'id'>,
  check?: (tx: Transaction) => Promise<unknown>,
) {
  const link = await deps.db.transaction(async (tx) => {
    await check?.(tx)
    const { kind, listId } = (await readLink(tx, site, id))!
    if (kind === 'draft_order') await lockQuoteList(tx, listId!)
    const locked = (await lockLink(tx, site, id))!
    await revokeLink(tx, id)
    const payments = await readPayments(tx, [id])
    for (const payment of payments.filter(({ status }) => status === 'pending'))
      await endPayment(deps, tx, payment, 'revoked')
    if (locked.kind === 'draft_order') await reopenDraftOrder(tx, { site, listId: locked.listId! })
    return locked
  })
  if (isQuoteLink(link)) await endQuotePayment(deps, link)
}
