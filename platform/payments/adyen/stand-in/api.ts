import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { outcomeOf } from '../../sandbox/cards.ts'
import { cardProblems, cardTyped } from '../../sandbox/card.ts'
import { cardOfApple, cardOfGoogle } from '../../sandbox/wallet.ts'
import { brandCode, errorReply, paymentReply, refusalOf, storedReply } from './replies.ts'
import { AbandonRequest, CancelRequest, DetailsRequest, PartRequest, PaymentRequest, StoreRequest } from './requests.ts'
import type { AdyenRows, AdyenStore, VaultedCard, StoredPayment, NotificationItem } from './store.ts'

export interface AdyenSandboxSettings {
  apiKey: string
  merchantAccount: string
  /** Webhook signing key, in hex. */
  hmacKey: string
  /** Public URL including its path. */
  url: string
  /** Origins to which its pages may redirect. */
  shopOrigins: readonly string[]
  /** Receiver of webhooks; null for none. */
  webhookUrl: string | null
  /** Receives internal errors. */
  report: (error: unknown) => void
}

interface Reply {
  status: number
  body: object
}
const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: errorReply(status, code, message),
})

/** Creates a 16-character reference in Adyen's format. */
export const newReference = () => Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')
const alphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789'

/** Creates the simulator of the Checkout 72 calls that the engine uses. A webhook reports the result of follow-ups. */
export function adyenApi(store: AdyenStore, settings: AdyenSandboxSettings, toldMore: () => void): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    if (isKey(context.req.header('x-api-key'), settings.apiKey)) return next()
    return context.json(errorReply(401, '000', 'HTTP Status Response - Unauthorized'), 401)
  })
  const post = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    work: (rows: AdyenRows, asked: z.output<Schema>, reference: string) => Promise<Reply>,
  ) =>
    app.post(path, async (context) => {
      const asked = schema.safeParse(await context.req.json().catch(() => null))
      const account = (asked.data as { merchantAccount?: string } | undefined)?.merchantAccount
      const reference = context.req.param('reference') ?? ''
      const answer = await once(store, context, async (rows) => {
        if (!asked.success) return refuse(422, '702', asked.error.issues[0]?.message ?? 'Invalid request')
        if (account !== undefined && account !== settings.merchantAccount)
          return refuse(403, '901', 'Invalid Merchant Account')
        return work(rows, asked.data, reference)
      })
      toldMore()
      return context.json(answer.body, answer.status as ContentfulStatusCode)
    })
  const bankUrl = ({ pspReference }: StoredPayment) => `${settings.url}/bank/${pspReference}`

  post('/payments', PaymentRequest, async (rows, asked) => {
    const card = await payingCard(rows, asked)
    if (!card) return refuse(422, asked.paymentMethod.type === 'scheme' ? '800' : '174', 'Unable to decrypt data')
    const made = await rows.addPayment(paymentBy(card, asked))
    if (made.resultCode !== 'RedirectShopper') await rows.tell(authorisation(made))
    return { status: 200, body: paymentReply(made, bankUrl(made)) }
  })
  post('/payments/details', DetailsRequest, async (rows, { details }) => {
    const back = await rows.paymentBack(details.redirectResult)
    if (!back) return refuse(422, '172', 'Unable to decrypt data')
    if (back.resultCode !== 'RedirectShopper') return { status: 200, body: paymentReply(back, bankUrl(back)) }
    if (back.behaviour === 'challenge-timed-out')
      return { status: 200, body: paymentReply({ ...back, resultCode: 'Pending' }, bankUrl(back)) }
    const isPaid = back.isApproved === true && back.behaviour !== 'challenge-failed'
    const decided = (await rows.decide(back.pspReference, isPaid ? 'Authorised' : 'Refused', isPaid ? null : '11'))!
    await rows.tell(authorisation(decided))
    return { status: 200, body: paymentReply(decided, bankUrl(decided)) }
  })
  const follow = (verb: 'captures' | 'refunds', eventCode: string, move: 'capture' | 'refund') =>
    post(`/payments/:reference/${verb}`, PartRequest, async (rows, { amount, reference, merchantAccount }, paid) => {
      const payment = await rows.payment(paid)
      if (!payment) return refuse(422, '167', 'Original pspReference required for this operation')
      const isDone = await rows[move](paid, amount.value)
      const told = event(payment, eventCode, isDone, isDone ? '' : 'Insufficient balance on payment', amount)
      await rows.tell({ ...told, merchantReference: reference ?? payment.merchantReference })
      const { pspReference } = told
      return { status: 201, body: { ...received(merchantAccount, pspReference), paymentPspReference: paid, amount } }
    })
  follow('captures', 'CAPTURE', 'capture')
  follow('refunds', 'REFUND', 'refund')
  post('/payments/:reference/cancels', CancelRequest, async (rows, { merchantAccount }, paid) => {
    const payment = await rows.payment(paid)
    if (!payment) return refuse(422, '167', 'Original pspReference required for this operation')
    const told = event(payment, 'CANCELLATION', await rows.cancel(paid), '')
    await rows.tell(told)
    return { status: 201, body: { ...received(merchantAccount, told.pspReference), paymentPspReference: paid } }
  })
  post('/cancels', AbandonRequest, async (rows, { merchantAccount, paymentReference }) => {
    for (const payment of await rows.heldOf(paymentReference))
      await rows.tell(event(payment, 'TECHNICAL_CANCEL', await rows.cancel(payment.pspReference), ''))
    return { status: 201, body: { ...received(merchantAccount, newReference()), paymentReference } }
  })
  post('/storedPaymentMethods', StoreRequest, async (rows, { shopperReference, paymentMethod }) => {
    const { encryptedCardNumber: number, encryptedExpiryMonth: month, encryptedExpiryYear: year } = paymentMethod
    const typed = { number, expiry: `${month}/${year}`, cvv: paymentMethod.encryptedSecurityCode ?? '' }
    if (cardProblems(typed, new Date()).length > 0) return refuse(422, '101', 'Invalid card number')
    const card = { id: newReference(), shopperReference, ...cardTyped(typed) }
    await rows.addCard(card)
    return { status: 201, body: storedReply(card) }
  })
  app.get('/storedPaymentMethods', async (context) => {
    const { merchantAccount = '', shopperReference = '' } = context.req.query()
    const cards = merchantAccount === settings.merchantAccount ? await store.cards(shopperReference) : []
    return context.json({ merchantAccount, shopperReference, storedPaymentMethods: cards.map(storedReply) })
  })
  app.delete('/storedPaymentMethods/:id', async (context) => {
    const isThere = await store.deleteCard(context.req.query('shopperReference') ?? '', context.req.param('id'))
    return isThere ? context.body(null, 204) : context.json(errorReply(422, '800', 'Contract not found'), 422)
  })
  return app
}

/** Runs a write once per idempotency key and repeats the stored response. */
function once(store: AdyenStore, { req }: Context, work: (rows: AdyenRows) => Promise<Reply>): Promise<Reply> {
  const key = req.header('idempotency-key')
  return store.together(async (rows) => {
    if (key === undefined) return work(rows)
    const before = await rows.answered(key)
    if (before) return before
    const answer = await work(rows)
    await rows.keepAnswer(key, answer.status, answer.body)
    return answer
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
      return cardOfApple(parsed(Buffer.from(paymentMethod.applePayToken, 'base64').toString()), now)
    case 'googlepay':
      return cardOfGoogle(parsed(paymentMethod.googlePayToken), now)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function paymentBy(card: PayingCard, asked: z.output<typeof PaymentRequest>) {
  const { amount, reference, returnUrl, merchantAccount, recurringProcessingModel } = asked
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
  const { originalReference: _, ...told } = event(payment, 'AUTHORISATION', isPaid, refusalOf(payment.refusalCode))
  return { ...told, pspReference: payment.pspReference }
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

function isKey(given: string | undefined, right: string) {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
