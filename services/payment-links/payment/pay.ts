import { randomUUID } from 'node:crypto'
import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import { billingProblems } from '#domain/address/problems.ts'
import { engineFor } from '#domain/checkout/payment-engine.ts'
import { applyGiftCards } from '#domain/gift-cards/apply.ts'
import { holdMs } from '#domain/orders/status.ts'
import { cardMethod, type EngineName } from '#domain/payment-engines.ts'
import type { Minor } from '#domain/money.ts'
import { isPayable, partialPaymentProblem } from '#domain/payment-links/payment-link.ts'
import type { Transaction } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import type { ComputeDeps } from '#services/checkout/computing/compute.ts'
import type { PlaceDeps } from '#services/checkout/placement/place-order-call.ts'
import { addressOf, checkCardTestingLimits, countPaymentAttempt, placeOf } from '#services/orders/steps.ts'
import { countAttempt, type FoundCard } from '#services/gift-cards/steps.ts'
import {
  findCardForPayment,
  claimPaymentToken,
  lockUsableToken,
  acceptedPaymentMethods,
} from '#services/payment-methods/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { createPayment, readPayments, type LinkPayment } from './payments-repository.ts'
import { holdAmount, lockLink, type LinkRow } from '../repository.ts'
import { mayBeCapturing } from './paypal-approval.ts'
import { requestPayment, endPayment, type LinkSettleDeps } from './settle.ts'
import { computeLinkView } from '../view.ts'

const payCall = 'POST /svc_extrapayment/payment/{token}/pay'
export type PayLinkCall = ReceivedCall<typeof paymentLinks, typeof payCall>
export type PayReply = Reply<typeof paymentLinks, typeof payCall>
type PayDeps = LinkSettleDeps & ComputeDeps & Pick<PlaceDeps, 'maxDeclines'>

/** Seconds to wait for a response. A vendor that reports results through events gets the timeout for orders. */
const waitSeconds = 60

/** A new card, or a stored card with its vault's engine. */
interface PayingCard {
  token: string
  engine: EngineName
  isStored: boolean
}

/**
 * Pays a link that is not for a quote. Records the payment and reserves its amount before calling any vendor [PAY-004].
 */
export async function payLink(received: PayLinkCall, deps: PayDeps, link: LinkRow): Promise<PayReply> {
  const { ip, origin, body, refuse } = received
  const before = await storedReply<{ paymentId: string }>(deps.db, received)
  const { paymentId } = before ?? (await begin(received, deps, link))
  const payment = await requestPayment(deps, paymentId, { ip, origin, browserInfo: body.browserInfo })
  if (payment.status !== 'failed') return payReply(payment)
  if (payment.cause === 'revoked') throw refuse('link_not_open', { state: 'cancelled' })
  if (payment.cause === 'not_asked') throw commonRefusal('service_unavailable')
  if (payment.cause === 'cvv_required') throw refuse('cvv_required')
  throw refuse('payment_error', { message: payment.cause })
}

export function payReply({ id, status, challengeUrl }: LinkPayment): PayReply {
  if (status === 'pending') return { paymentId: id, state: 'pending', challengeUrl }
  const state = status === 'new' ? 'asked' : status === 'failed' ? 'failed' : 'paid'
  return { paymentId: id, state, challengeUrl: null }
}

async function begin(received: PayLinkCall, deps: PayDeps, link: LinkRow): Promise<{ paymentId: string }> {
  const { body, now, refuse } = received
  const { state, due, paid } = await computeLinkView(deps, link, now)
  if (!isPayable(state)) throw refuse('link_not_open', { state })
  const amount = toMinor(body.amount)
  const problem = partialPaymentProblem(amount, { rest: due - paid, allowsPart: link.allowsPart })
  if (problem === 'amount_changed') throw refuse(problem, { due: toWireAmount(due - paid) })
  if (problem) throw refuse(problem)
  const billingAddress = checkedBilling(received)
  const giftCards = await readGiftCard(received, deps)
  const isByPayPal = offersPayPal(received, deps)
  const card = isByPayPal ? null : await readPayingCard(received, deps, link)
  const engine = card?.engine ?? engineFor(body.adyenType, deps.payments.cardsOf(link.site).name)
  return writeOnce(deps.db, received, async (tx) => {
    const paymentId = randomUUID()
    await setAside(tx, received, deps, link, amount)
    const giftCardPart = await payByGiftCard(tx, received, deps, { paymentId, giftCards, amount })
    const payingCard = giftCardPart === amount ? null : card
    if (giftCardPart < amount && !payingCard && !isByPayPal)
      throw refuse(giftCardPart > 0 ? 'giftcard_balance_error' : 'card_needed')
    if (payingCard) await tryCard(tx, received, deps, { linkId: link.id, paymentId, token: payingCard.token })
    const seconds = deps.payments.of(engine).abandon && payingCard ? holdMs / 1_000 : waitSeconds
    const { token = null, isStored = false } = payingCard ?? {}
    const row = { id: paymentId, linkId: link.id, amount, giftCardPart, engine, token, isStored }
    await createPayment(tx, { ...row, billingAddress, seconds, locale: currentLocale() ?? null })
    return { paymentId }
  })
}

/**
 * Returns true for PayPal and false for a card. Refuses other methods, and PayPal if it is not accepted in the payer's
 * country.
 */
function offersPayPal({ site, body, refuse }: PayLinkCall, { payments }: PayDeps): boolean {
  const { adyenType, billingAddress } = body
  if (adyenType === cardMethod) return false
  const isOffered = acceptedPaymentMethods(payments, site, billingAddress.countryId).includes(adyenType)
  if (adyenType !== 'paypal' || !isOffered) throw refuse('method_unavailable')
  return true
}

/** Holds an amount on a gift card. The hold from an attempt that has just ended counts as available. */
async function payByGiftCard(
  tx: Transaction,
  received: PayLinkCall,
  { giftCards }: PayDeps,
  paying: { paymentId: string; giftCards: readonly FoundCard[]; amount: Minor },
): Promise<Minor> {
  const ids = paying.giftCards.map(({ id }) => id)
  if (ids.length === 0) return 0
  const cards = applyGiftCards(await giftCards.find(tx, received, ids), paying.amount)
  const part = cards.reduce((sum, card) => sum + card.amount, 0)
  if (part === 0) return 0
  const holdResult = await giftCards.hold(tx, received, { orderId: paying.paymentId, cards })
  if (holdResult !== 'held') throw received.refuse(holdResult)
  return part
}

/** Counts a card attempt by link and network address. Refuses an unusable card [threat T6]. */
async function tryCard(
  tx: Transaction,
  received: PayLinkCall,
  { maxDeclines }: PayDeps,
  { linkId, paymentId, token }: { linkId: string; paymentId: string; token: string },
) {
  const trier = await checkCardTestingLimits(tx, received, maxDeclines, shopperOf(linkId))
  // Responds as for a missing card, so that other shoppers' tokens are not revealed.
  if (!(await isUsable(tx, received, token))) throw received.refuse('payment_error', { message: 'error' })
  await countPaymentAttempt(tx, paymentId, trier, received.now)
}

/**
 * Returns the key for counting attempts through a payment link. It is separate, so that a link holder cannot block the
 * customer's own orders.
 */
export function shopperOf(linkId: string): string {
  return `payment-link ${linkId}`
}

/** Returns the entered billing address, or throws a refusal with the invalid fields. */
export function checkedBilling({ site, body, refuse }: PayLinkCall) {
  const address = addressOf(body.billingAddress)
  const fields = billingProblems(address, placeOf(site, address))
  if (fields.length > 0) throw refuse('invalid_billing', { fields })
  return address
}

/** Finds a gift card by its code. Each lookup counts as an attempt [GIFT-212, threat T6]. */
export async function readGiftCard(
  { site, scope, body, ip, now, refuse }: PayLinkCall,
  { db, giftCards }: PayDeps,
): Promise<FoundCard[]> {
  if (!body.giftCardCode) return []
  const seconds = await countAttempt(db, { scope, ip }, now)
  if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
  const [card] = await giftCards.read(db, { site, now }, [body.giftCardCode])
  if (!card) throw refuse('giftcard_not_exist')
  return [card]
}

/**
 * Returns the card to charge. A stored card requires a login as the quote's or order's customer; the link alone is not
 * enough [PAY-001].
 */
export async function readPayingCard(
  { scope, body, now, refuse }: PayLinkCall,
  { db, payments }: PayDeps,
  { site, customerId }: Pick<LinkRow, 'site' | 'customerId'>,
): Promise<PayingCard | null> {
  const { paymentToken, storedPaymentMethodId } = body
  if (storedPaymentMethodId !== undefined) {
    const isOwner = scope.customerId !== null && scope.customerId === customerId
    const stored = isOwner ? await findCardForPayment(db, scope, storedPaymentMethodId, now) : undefined
    if (!stored) throw refuse('payment_method_not_found')
    if (stored.isExpired) throw refuse('payment_method_expired')
    return { token: stored.token, engine: stored.engine, isStored: true }
  }
  if (!paymentToken) return null
  return { token: paymentToken, engine: engineFor(cardMethod, payments.cardsOf(site).name), isStored: false }
}

/** Returns true if the token belongs to the payer and its card is not deleted. */
async function isUsable(tx: Transaction, { scope }: PayLinkCall, token: string): Promise<boolean> {
  return (await lockUsableToken(tx, token)) && (await claimPaymentToken(tx, scope, token))
}

/**
 * Reserves an amount, so that payments never exceed the amount due. Ends an attempt with an open challenge, unless it
 * is being captured.
 */
async function setAside(
  tx: Transaction,
  { now, refuse }: PayLinkCall,
  deps: PayDeps,
  { site, id }: LinkRow,
  amount: number,
) {
  await lockLink(tx, site, id)
  if (await holdAmount(tx, id, amount, now)) return
  const payments = await readPayments(tx, [id])
  for (const payment of payments.filter(({ status }) => status === 'pending'))
    if (!mayBeCapturing(payment)) await endPayment(deps, tx, payment, 'replaced')
  if (await holdAmount(tx, id, amount, now)) return
  if (payments.some((payment) => payment.status === 'new' || mayBeCapturing(payment))) throw refuse('link_paying')
  const link = (await lockLink(tx, site, id))!
  const { state, due, paid } = await computeLinkView({ ...deps, db: tx }, link, now)
  if (!isPayable(state)) throw refuse('link_not_open', { state })
  throw refuse('amount_changed', { due: toWireAmount(due - paid) })
}
