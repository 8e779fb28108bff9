import type { Site } from '#domain/sites.ts'
import type { CardEngine, CardFields, PaymentEngine, PaymentOutcome, PaymentRequest } from '../engine.ts'
import type { VendorResponse } from '../vendor-response.ts'
import { createClient, provesNoPayment, isRefusal, type Client, type SpreedlyAccount } from './client.ts'
import { refund } from './refund.ts'
import { spreedlyBrowser } from './spreedly-browser.ts'
import { backgroundLimits, readTransactionsBackward, transactionsSince } from './transaction-list.ts'
import {
  followUpState,
  isOpen,
  outcomeOf,
  TransactionResponse,
  type RequestContext,
  type Transaction,
} from './transaction.ts'
import { changeCardStorage, readCard, storeWallet } from './vault.ts'

interface SpreedlySettings extends SpreedlyAccount {
  gatewayToken: string
  /** Our challenge page, for banks without a URL. */
  bankPage?: string
  cardFields: (site: Site) => CardFields
}

/** Creates the card engine for Spreedly's REST API, real or simulated. */
export function spreedlyEngine(settings: SpreedlySettings): CardEngine {
  const { cardFields, bankPage } = settings
  const request = createClient(settings)
  const read = async (reference: string) =>
    outcomeOfResponse(await request('GET', pathOf(reference)), provesNoPayment, bankPage)
  return {
    name: 'spreedly',
    cardFields,
    readCard: (token) => readCard(request, token),
    takeWallet: (wallet) => storeWallet(request, wallet),
    retain: (token) => changeCardStorage(request, token, 'retain', 'retained'),
    forget: (token) => changeCardStorage(request, token, 'redact', 'forgotten'),
    authorize: async (payment) => {
      const body = { transaction: authorization(payment) }
      const response = await request('POST', `/gateways/${settings.gatewayToken}/authorize.json`, body)
      const { returnUrl, isRenewal } = payment
      return outcomeOfResponse(response, isRefusal, bankPage, { returnUrl, isRenewal })
    },
    read,
    complete: async (reference) => {
      // Spreedly refuses to complete a finished payment, and does not return its state.
      const now = await read(reference)
      if (now.state !== 'pending') return now
      const response = await request('POST', pathOf(reference, 'complete'), {})
      const completed = outcomeOfResponse(response, provesNoPayment, bankPage)
      // A concurrent request completed the payment first.
      return completed.state === 'failed' && completed.reference === null ? read(reference) : completed
    },
    find: async (key, since, due) => {
      const isWanted = (one: Transaction) =>
        one.order_id === key &&
        one.transaction_type === 'Authorization' &&
        (!due || (one.amount ?? due.amount) === due.amount)
      const transactions = await transactionsSince(request, since, isWanted)
      if (!transactions) return { state: 'unknown' }
      const found = transactions.find(({ succeeded }) => succeeded) ?? transactions[0]
      return found ? outcomeOf(found, bankPage) : null
    },
    holds: (orders) => holdsOf(request, orders),
    capture: (reference, amount, currency, since) =>
      capture(request, reference, { amount, currency_code: currency }, since),
    refund: (refunding) => refund(request, refunding),
    cancel: async (reference) => followUpState(await request('POST', pathOf(reference, 'void'), {}), 'cancelled'),
  }
}

function pathOf(reference: string, verb?: 'complete' | 'capture' | 'void'): string {
  return `/transactions/${encodeURIComponent(reference)}${verb === undefined ? '' : `/${verb}`}.json`
}

/** Returns a response's outcome. `isNone` matches statuses that prove that no transaction exists. */
function outcomeOfResponse(
  response: VendorResponse | undefined,
  isNone: (status: number) => boolean,
  bankPage: string | undefined,
  context?: RequestContext,
): PaymentOutcome {
  if (!response) return { state: 'unknown' }
  const parsed = TransactionResponse.safeParse(response.body)
  if (parsed.success) return outcomeOf(parsed.data.transaction, bankPage, context)
  return isNone(response.status) ? { state: 'failed', reference: null, reason: 'error' } : { state: 'unknown' }
}

function authorization(payment: PaymentRequest) {
  const { token, amount, currency, key, email, ip, browserInfo, returnUrl, isRenewal, isStored } = payment
  return {
    payment_method_token: token,
    amount,
    currency_code: currency,
    order_id: key,
    email,
    ...(isRenewal
      ? { stored_credential_initiator: 'merchant', stored_credential_reason_type: 'recurring' }
      : {
          ...(isStored && {
            stored_credential_initiator: 'cardholder',
            stored_credential_reason_type: 'unscheduled',
          }),
          ip,
          attempt_3dsecure: true,
          three_ds_version: '2',
          browser_info: spreedlyBrowser(browserInfo),
          redirect_url: returnUrl,
          callback_url: returnUrl,
        }),
  }
}

async function holdsOf(request: Client, orders: Parameters<PaymentEngine['holds']>[0]) {
  const references = new Map<string, string[]>(orders.map(({ key }) => [key, []]))
  const followed = new Set<string>()
  const see = (one: Transaction) => {
    if (!one.succeeded) return
    // Follow-ups have no order number, and the authorization may still be marked as succeeded.
    if (one.reference_token) followed.add(one.reference_token)
    if (one.transaction_type === 'Authorization') references.get(one.order_id ?? '')?.push(one.token)
  }
  const seen = await readTransactionsBackward(
    request,
    Math.min(...orders.map(({ since }) => since)),
    see,
    backgroundLimits,
  )
  return new Map(
    orders
      .filter(({ since }) => seen < since)
      .map(({ key }) => [key, references.get(key)!.filter((token) => !followed.has(token))]),
  )
}

async function capture(request: Client, reference: string, transaction: object, since: number) {
  const captured = followUpState(await request('POST', pathOf(reference, 'capture'), { transaction }), 'captured')
  if (captured === 'captured') return captured
  // If an earlier response was lost, the capture already exists and a second capture fails.
  const isCapture = (one: Transaction) => one.transaction_type === 'Capture' && one.reference_token === reference
  const captures = await transactionsSince(request, since, isCapture)
  if (captures === undefined) return 'unknown'
  if (captures.some(({ succeeded }) => succeeded)) return 'captured'
  // The capture may have taken the money.
  return captures.some(({ state }) => isOpen(state)) ? 'unknown' : captured
}
