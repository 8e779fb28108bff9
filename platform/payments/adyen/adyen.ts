import type { Site } from '#domain/sites.ts'
import type { CardEngine, CardFields, DisplayedCard, AmountDue, PaymentOutcome, PaymentRequest } from '../engine.ts'
import { createClient, isRefusal, type AdyenAccount, type Client } from './client.ts'
import { paymentsIn, type AdyenEventLookup } from './events.ts'
import { outcomeOf, outcomeOfEvents, placeholderPrefix } from './outcome.ts'
import { paymentRequest, type PaymentSource } from './payment-request.ts'
import { deleteCard, readCard } from './stored-cards.ts'
import type { WalletPayloadStore } from './wallet.ts'
import { ChallengeResult, ModificationResponse, readToken } from './wire.ts'

interface AdyenSettings extends AdyenAccount {
  cardFields: (site: Site) => CardFields
  /** Looks up received webhooks, the only source for a payment's state. */
  events: AdyenEventLookup
  /** Stores wallet payloads until the payment is made. */
  wallets: WalletPayloadStore
}

interface Account {
  merchantAccount: string
  request: Client
  events: AdyenEventLookup
  wallets: WalletPayloadStore
}

const inWallet = 'wallet-'

/** Creates the card engine for version 72 of Adyen's Checkout API, real or simulated. */
export function adyenEngine(settings: AdyenSettings): CardEngine {
  const { merchantAccount, cardFields, events, wallets } = settings
  const account: Account = { merchantAccount, request: createClient(settings), events, wallets }
  return {
    name: 'adyen',
    cardFields,
    takeWallet: async (wallet) => ({ token: inWallet + (await wallets.keep(wallet)), card: null }),
    readCard: (token) => readCard(account, token),
    retain: async (token) => {
      const card = await readCard(account, token)
      return card === 'unknown' ? card : card ? 'retained' : 'failed'
    },
    forget: (token) => deleteCard(account, token),
    authorize: (payment) => authorize(account, payment),
    read: (reference) => read(account, reference),
    complete: (reference, due, result) => complete(account, reference, due, result),
    find: (key, _, due) => find(account, key, due),
    holds: async (orders) => {
      const received = await events.ofKeys(orders.map(({ key }) => key))
      return new Map(
        orders.map(({ key }) => [
          key,
          paymentsIn(received, key)
            .filter(({ state }) => state === 'held')
            .map(({ reference }) => reference),
        ]),
      )
    },
    capture: (reference, value, currency) => {
      const body = { amount: { value, currency } }
      return modify(account, `captures.${reference}`, pathOf(reference, 'captures'), body, 'captured')
    },
    refund: ({ reference, amount: value, currency, key }) => {
      const body = { amount: { value, currency }, reference: key }
      return modify(account, `refunds.${reference}.${key}`, pathOf(reference, 'refunds'), body, 'refunded')
    },
    cancel: (reference) => modify(account, `cancels.${reference}`, pathOf(reference, 'cancels'), {}, 'cancelled'),
    abandon: (key, since) =>
      modify(account, `abandons.${key}.${since}`, '/cancels', { paymentReference: key }, 'cancelled'),
  }
}

async function authorize(account: Account, payment: PaymentRequest): Promise<PaymentOutcome> {
  const { merchantAccount, request } = account
  const by = await payerOf(account, payment.token)
  if (!by) return { state: 'failed', reference: null, reason: 'error' }
  const response = await request('POST', '/payments', {
    name: `payments.${payment.key}.${payment.since}`,
    body: paymentRequest(merchantAccount, by, payment),
  })
  const outcome = outcomeOf(response, payment.key)
  // An account's configuration may omit the card from responses.
  if (outcome.state !== 'authorized' || outcome.card) return outcome
  return { ...outcome, card: knownCard(await readCard(account, payment.token)) }
}

async function payerOf({ wallets }: Account, token: string): Promise<PaymentSource | null> {
  const wallet = token.startsWith(inWallet) ? await wallets.read(token.slice(inWallet.length)) : undefined
  const card = readToken(token)
  return wallet ? { wallet } : card && { card }
}

async function find({ events }: Account, key: string, due?: AmountDue): Promise<PaymentOutcome | null> {
  const payments = paymentsIn(await events.ofKeys([key]), key)
  return outcomeOfEvents(payments.filter((payment) => !due || isOf(payment, due)))
}

async function read(account: Account, reference: string): Promise<PaymentOutcome | null> {
  if (reference.startsWith(placeholderPrefix)) return find(account, reference.slice(placeholderPrefix.length))
  const events = await account.events.ofPayment(reference)
  const authorization = events.find(
    ({ eventCode, pspReference }) => eventCode === 'AUTHORISATION' && pspReference === reference,
  )
  const payments = authorization && paymentsIn(events, authorization.merchantReference)
  return (payments && outcomeOfEvents(payments)) ?? { state: 'authorized', reference, card: null }
}

async function complete(account: Account, reference: string, due: AmountDue, result?: string): Promise<PaymentOutcome> {
  if (!reference.startsWith(placeholderPrefix)) return (await read(account, reference)) ?? { state: 'unknown' }
  const key = reference.slice(placeholderPrefix.length)
  const open = { state: 'pending', reference, challengeUrl: null, card: null } as const
  // A stored refusal may belong to an earlier attempt.
  const received = async () => {
    const outcome = await find(account, key, due)
    return outcome?.state === 'authorized' ? outcome : open
  }
  if (result === undefined) return received()
  const body = { details: { redirectResult: result } }
  const response = await account.request('POST', '/payments/details', { name: `details.${result}`, body })
  // Ignores a result that is forged or belongs to another payment.
  const ended = ChallengeResult.safeParse(response?.body).data
  const paid = ended?.amount && { amount: ended.amount.value, currency: ended.amount.currency }
  const isOwn = ended?.merchantReference === key && (!paid || isOf(paid, due))
  const outcome = isOwn ? outcomeOf(response, key) : { state: 'unknown' as const }
  // A webhook will report the bank's decision.
  return outcome.state === 'unknown' ? received() : outcome
}

function pathOf(reference: string, verb: 'captures' | 'refunds' | 'cancels'): string {
  return `/payments/${encodeURIComponent(reference)}/${verb}`
}

/** Requests a follow-up. Adyen only confirms receipt and reports the result by webhook. */
async function modify<Done extends string>(
  { merchantAccount, request }: Account,
  name: string,
  path: string,
  body: object,
  done: Done,
): Promise<Done | 'failed' | 'unknown'> {
  const response = await request('POST', path, { name, body: { merchantAccount, ...body } })
  if (ModificationResponse.safeParse(response?.body).success) return done
  // A 404 for a payment path is final.
  return isRefusal(response?.status) || (path.startsWith('/payments/') && response?.status === 404)
    ? 'failed'
    : 'unknown'
}

function isOf({ amount, currency }: { amount: number; currency: string }, due: AmountDue): boolean {
  return amount === due.amount && currency === due.currency
}

function knownCard(card: DisplayedCard | null | 'unknown'): DisplayedCard | null {
  return card === 'unknown' ? null : card
}
