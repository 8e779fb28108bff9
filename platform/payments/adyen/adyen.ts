import type { Site } from '#domain/sites.ts'
import type { CardEngine, CardFields, CardShown, Due, PaymentOutcome } from '../engine.ts'
import { askerOf, isRefusal, type AdyenAccount, type Answer } from './ask.ts'
import { paymentRequest, type PaidBy } from './payment-request.ts'
import { paymentsIn, type AdyenMemory } from './told.ts'
import { cardOf, Ended, ModificationAnswer, paidCard, PaymentAnswer, readToken, StoredMethods } from './wire.ts'
import type { WalletMemory } from './wallet.ts'

interface AdyenSettings extends AdyenAccount {
  cardFields: (site: Site) => CardFields
  /** Received webhooks, the only source of a payment's state. */
  told: AdyenMemory
  /** Stores wallet payloads until payment. */
  wallets: WalletMemory
}

/** Adyen assigns a reference only after the challenge. */
const waiting = 'reference:'

const inWallet = 'wallet-'

/** Creates the card engine for Adyen's Checkout API 72, or its simulator. */
export function adyenEngine(settings: AdyenSettings): CardEngine {
  const { merchantAccount, cardFields, told, wallets } = settings
  const ask = askerOf(settings)
  const readCard = async (token: string) => {
    const known = readToken(token)
    if (!known) return null
    const query = new URLSearchParams({ merchantAccount, shopperReference: known.shopper })
    const answer = await ask('GET', `/storedPaymentMethods?${query}`)
    const list = StoredMethods.safeParse(answer?.body)
    if (answer?.status !== 200 || !list.success) return isRefusal(answer?.status) ? null : 'unknown'
    const method = list.data.storedPaymentMethods.find(({ id }) => id === known.id)
    return method ? cardOf(method) : null
  }
  const payerOf = async (token: string): Promise<PaidBy | null> => {
    const wallet = token.startsWith(inWallet) ? await wallets.read(token.slice(inWallet.length)) : undefined
    const card = readToken(token)
    return wallet ? { wallet } : card && { card }
  }
  /** Adyen confirms receipt and reports the result by webhook. */
  const modify = async <Done extends string>(name: string, path: string, body: object, done: Done) => {
    const answer = await ask('POST', path, { name, body: { merchantAccount, ...body } })
    if (ModificationAnswer.safeParse(answer?.body).success) return done
    // A 404 for a payment path is final.
    return isRefusal(answer?.status) || (path.startsWith('/payments/') && answer?.status === 404) ? 'failed' : 'unknown'
  }
  const pathOf = (reference: string, verb: string) => `/payments/${encodeURIComponent(reference)}/${verb}`
  const find = async (key: string, due?: Due) =>
    toldOutcome(paymentsIn(await told.ofKeys([key]), key).filter((payment) => !due || isOf(payment, due)))
  const read = async (reference: string): Promise<PaymentOutcome | null> => {
    if (reference.startsWith(waiting)) return find(reference.slice(waiting.length))
    const events = await told.ofPayment(reference)
    const made = events.find(
      ({ eventCode, pspReference }) => eventCode === 'AUTHORISATION' && pspReference === reference,
    )
    const payments = made && paymentsIn(events, made.merchantReference)
    return (payments && toldOutcome(payments)) ?? { state: 'authorized', reference, card: null }
  }
  return {
    name: 'adyen',
    cardFields,
    takeWallet: async (wallet) => ({ token: inWallet + (await wallets.keep(wallet)), card: null }),
    readCard,
    retain: async (token) => {
      const card = await readCard(token)
      return card === 'unknown' ? card : card ? 'retained' : 'failed'
    },
    forget: async (token) => {
      const known = readToken(token)
      if (!known) return 'failed'
      const query = new URLSearchParams({ merchantAccount, shopperReference: known.shopper })
      const answer = await ask('DELETE', `/storedPaymentMethods/${encodeURIComponent(known.id)}?${query}`)
      if (answer?.status === 204) return 'forgotten'
      return answer?.status === 404 || answer?.status === 422 ? 'failed' : 'unknown'
    },
    authorize: async (request) => {
      const by = await payerOf(request.token)
      if (!by) return { state: 'failed', reference: null, reason: 'error' }
      const answer = await ask('POST', '/payments', {
        name: `payments.${request.key}.${request.since}`,
        body: paymentRequest(merchantAccount, by, request),
      })
      const outcome = outcomeOf(answer, request.key)
      // An account may be configured not to return the card.
      if (outcome.state !== 'authorized' || outcome.card) return outcome
      return { ...outcome, card: known(await readCard(request.token)) }
    },
    read,
    complete: async (reference, due, result) => {
      if (!reference.startsWith(waiting)) return (await read(reference)) ?? { state: 'unknown' }
      const key = reference.slice(waiting.length)
      const open = { state: 'pending', reference, challengeUrl: null, card: null } as const
      // A stored refusal may belong to another attempt.
      const heard = async () => {
        const told = await find(key, due)
        return told?.state === 'authorized' ? told : open
      }
      if (result === undefined) return heard()
      const body = { details: { redirectResult: result } }
      const answer = await ask('POST', '/payments/details', { name: `details.${result}`, body })
      // A forged result, or one of another payment, is ignored.
      const ended = Ended.safeParse(answer?.body).data
      const paid = ended?.amount && { amount: ended.amount.value, currency: ended.amount.currency }
      const isOwn = ended?.merchantReference === key && (!paid || isOf(paid, due))
      const outcome = isOwn ? outcomeOf(answer, key) : { state: 'unknown' as const }
      // A webhook will report the bank's decision.
      return outcome.state === 'unknown' ? heard() : outcome
    },
    find: (key, _, due) => find(key, due),
    holds: async (orders) => {
      const events = await told.ofKeys(orders.map(({ key }) => key))
      return new Map(
        orders.map(({ key }) => [
          key,
          paymentsIn(events, key)
            .filter(({ state }) => state === 'held')
            .map(({ reference }) => reference),
        ]),
      )
    },
    capture: (reference, value, currency) =>
      modify(`captures.${reference}`, pathOf(reference, 'captures'), { amount: { value, currency } }, 'captured'),
    refund: ({ reference, amount: value, currency, key }) =>
      modify(
        `refunds.${reference}.${key}`,
        pathOf(reference, 'refunds'),
        { amount: { value, currency }, reference: key },
        'refunded',
      ),
    cancel: (reference) => modify(`cancels.${reference}`, pathOf(reference, 'cancels'), {}, 'cancelled'),
    abandon: (key, since) => modify(`abandons.${key}.${since}`, '/cancels', { paymentReference: key }, 'cancelled'),
  }
}

function isOf({ amount, currency }: { amount: number; currency: string }, due: Due): boolean {
  return amount === due.amount && currency === due.currency
}

/** If there are several payments, the one that holds money counts. */
function toldOutcome(payments: ReturnType<typeof paymentsIn>): PaymentOutcome | null {
  const paid = payments.find(({ state }) => state === 'held') ?? payments.find(({ state }) => state === 'taken')
  if (paid) return { state: 'authorized', reference: paid.reference, card: null }
  const [failed] = payments
  if (!failed) return null
  return { state: 'failed', reference: failed.reference, reason: failed.state === 'gone' ? 'error' : 'declined' }
}

function outcomeOf(answer: Answer | undefined, key: string): PaymentOutcome {
  const read = PaymentAnswer.safeParse(answer?.body)
  if (!read.success) return isRefusal(answer?.status) ? refused(null, 'error') : { state: 'unknown' }
  const { resultCode, pspReference: reference, refusalReasonCode, action } = read.data
  switch (resultCode) {
    case 'Authorised':
      return reference ? { state: 'authorized', reference, card: paidCard(read.data) } : { state: 'unknown' }
    case 'RedirectShopper':
      // Posted forms are not supported.
      return action?.type === 'redirect' && action.method === 'GET' && action.url
        ? { state: 'pending', reference: waiting + key, challengeUrl: action.url, card: paidCard(read.data) }
        : refused(reference ?? null, 'error')
    case 'Pending':
    case 'Received':
      return { state: 'unknown' }
    case 'Refused':
      return refused(reference ?? null, reasons[refusalReasonCode ?? ''] ?? 'declined')
    case 'Cancelled':
      return refused(reference ?? null, 'three_ds')
    default:
      return refused(reference ?? null, 'error')
  }
}

/** 11: authentication failed; 24: security code wrong or missing. */
const reasons: Record<string, 'three_ds' | 'cvv_required'> = { 11: 'three_ds', 24: 'cvv_required' }

function refused(reference: string | null, reason: 'declined' | 'cvv_required' | 'three_ds' | 'error'): PaymentOutcome {
  return { state: 'failed', reference, reason }
}

function known(card: CardShown | null | 'unknown'): CardShown | null {
  return card === 'unknown' ? null : card
}
