import type { z } from 'zod'
import { outcomeOf } from '../../simulator/cards.ts'
import type { SimulatorResponse } from '../../simulator/idempotent-responses.ts'
import { randomCode } from '../../simulator/secrets.ts'
import { cardOfApplePay, cardOfGooglePay } from '../../simulator/wallet.ts'
import { brandCode, errorReply, paymentReply, refusalOf } from './replies.ts'
import { AbandonRequest, CancelRequest, DetailsRequest, PartRequest, PaymentRequest } from './requests.ts'
import type { AdyenRows, NotificationItem, StoredPayment, VaultedCard } from './store.ts'

/** Mounts a POST endpoint that validates the body and runs `work` once per idempotency key. */
export type Post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  work: (rows: AdyenRows, request: z.output<Schema>, reference: string) => Promise<SimulatorResponse>,
) => void

export function refuse(status: number, code: string, message: string): SimulatorResponse {
  return { status, body: errorReply(status, code, message) }
}

/** Creates a 16-character reference in Adyen's format. */
export const newReference = () => randomCode(16, 'BCDFGHJKMNPQRSTVWXYZ23456789')

/** Mounts endpoints for payments and challenge results. */
export function mountPayments(post: Post, bankUrl: (payment: StoredPayment) => string) {
  post('/payments', PaymentRequest, async (rows, request) => {
    const card = await payingCard(rows, request)
    if (!card) return refuse(422, request.paymentMethod.type === 'scheme' ? '800' : '174', 'Unable to decrypt data')
    const payment = await rows.addPayment(paymentBy(card, request))
    if (payment.resultCode !== 'RedirectShopper') await rows.notify(authorisation(payment))
    return { status: 200, body: paymentReply(payment, bankUrl(payment)) }
  })
  post('/payments/details', DetailsRequest, async (rows, { details }) => {
    const back = await rows.paymentBack(details.redirectResult)
    if (!back) return refuse(422, '172', 'Unable to decrypt data')
    if (back.resultCode !== 'RedirectShopper') return { status: 200, body: paymentReply(back, bankUrl(back)) }
    if (back.behaviour === 'challenge-timed-out')
      return { status: 200, body: paymentReply({ ...back, resultCode: 'Pending' }, bankUrl(back)) }
    const isPaid = back.isApproved === true && back.behaviour !== 'challenge-failed'
    const decided = (await rows.decide(back.pspReference, isPaid ? 'Authorised' : 'Refused', isPaid ? null : '11'))!
    await rows.notify(authorisation(decided))
    return { status: 200, body: paymentReply(decided, bankUrl(decided)) }
  })
}

/** Mounts endpoints for captures, refunds, and cancellations. */
export function mountModifications(post: Post) {
  const follow = (verb: 'captures' | 'refunds', eventCode: string, move: 'capture' | 'refund') =>
    post(`/payments/:reference/${verb}`, PartRequest, async (rows, { amount, reference, merchantAccount }, paid) => {
      const payment = await rows.payment(paid)
      if (!payment) return refuse(422, '167', 'Original pspReference required for this operation')
      const isDone = await rows[move](paid, amount.value)
      const notified = event(payment, eventCode, isDone, isDone ? '' : 'Insufficient balance on payment', amount)
      await rows.notify({ ...notified, merchantReference: reference ?? payment.merchantReference })
      const { pspReference } = notified
      return { status: 201, body: { ...received(merchantAccount, pspReference), paymentPspReference: paid, amount } }
    })
  follow('captures', 'CAPTURE', 'capture')
  follow('refunds', 'REFUND', 'refund')
  post('/payments/:reference/cancels', CancelRequest, async (rows, { merchantAccount }, paid) => {
    const payment = await rows.payment(paid)
    if (!payment) return refuse(422, '167', 'Original pspReference required for this operation')
    const notified = event(payment, 'CANCELLATION', await rows.cancel(paid), '')
    await rows.notify(notified)
    return { status: 201, body: { ...received(merchantAccount, notified.pspReference), paymentPspReference: paid } }
  })
  post('/cancels', AbandonRequest, async (rows, { merchantAccount, paymentReference }) => {
    for (const payment of await rows.heldOf(paymentReference))
      await rows.notify(event(payment, 'TECHNICAL_CANCEL', await rows.cancel(payment.pspReference), ''))
    return { status: 201, body: { ...received(merchantAccount, newReference()), paymentReference } }
  })
}

type PayingCard = Omit<VaultedCard, 'id' | 'shopperReference'>

async function payingCard(
  rows: AdyenRows,
  { paymentMethod, shopperReference }: z.output<typeof PaymentRequest>,
): Promise<PayingCard | null> {
  const now = new Date()
  switch (paymentMethod.type) {
    case 'scheme': {
      const cards = await rows.cards(shopperReference ?? '')
      return cards.find(({ id }) => id === paymentMethod.storedPaymentMethodId) ?? null
    }
    case 'applepay':
      return cardOfApplePay(parsed(Buffer.from(paymentMethod.applePayToken, 'base64').toString()), now)
    case 'googlepay':
      return cardOfGooglePay(parsed(paymentMethod.googlePayToken), now)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function paymentBy(card: PayingCard, request: z.output<typeof PaymentRequest>) {
  const { amount, reference, returnUrl, merchantAccount, recurringProcessingModel } = request
  const outcome = outcomeOf(card.behaviour, amount.value, recurringProcessingModel !== 'Subscription')
  const [resultCode, refusalCode] = !card.hasCvv
    ? ['Refused', '24']
    : ({ success: ['Authorised', null], challenge: ['RedirectShopper', null], decline: ['Refused', '2'] } as const)[
        outcome
      ]
  return {
    pspReference: newReference(),
    merchantAccount,
    merchantReference: reference,
    behaviour: card.behaviour,
    card: {
      paymentMethod: brandCode(card.brand),
      cardSummary: card.lastFour,
      expiryDate: `${card.month}/${card.year}`,
    },
    amount: amount.value,
    currency: amount.currency,
    resultCode,
    refusalCode,
    returnUrl,
  }
}

function authorisation(payment: StoredPayment): NotificationItem {
  const isPaid = payment.resultCode === 'Authorised'
  const { originalReference: _, ...notified } = event(payment, 'AUTHORISATION', isPaid, refusalOf(payment.refusalCode))
  return { ...notified, pspReference: payment.pspReference }
}

function event(
  payment: StoredPayment,
  eventCode: string,
  isDone: boolean,
  reason: string,
  amount = { value: payment.amount, currency: payment.currency },
): NotificationItem {
  return {
    amount,
    eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: payment.merchantReference,
    originalReference: payment.pspReference,
    pspReference: newReference(),
    reason,
    success: isDone ? 'true' : 'false',
  }
}

function received(merchantAccount: string, pspReference: string) {
  return { merchantAccount, pspReference, status: 'received' as const }
}
