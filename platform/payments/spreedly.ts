import { z } from 'zod'
import type { Site } from '#domain/sites.ts'
import type { CardEngine, CardFields, CardShown, PaymentOutcome, RefundRequest, WalletPayload } from './engine.ts'
import { spreedlyBrowser } from './spreedly-browser.ts'

interface SpreedlySettings {
  /** Ends in /v1. */
  baseUrl: string
  environmentKey: string
  accessSecret: string
  gatewayToken: string
  /** Our challenge page, for banks without a URL. */
  bankPage?: string
  cardFields: (site: Site) => CardFields
}

// A shopper's request has a budget of six seconds.
const timeoutMs = 4_000

const Method = z.object({
  card_type: z.string().nullable(),
  last_four_digits: z.string().nullable(),
  month: z.int().nullable(),
  year: z.int().nullable(),
})
const Transaction = z.object({
  token: z.string(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  state: z.string(),
  succeeded: z.boolean(),
  amount: z.int().nullish(),
  order_id: z.string().nullish(),
  reference_token: z.string().nullish(),
  message_key: z.string().nullish(),
  checkout_url: z.string().nullish(),
  required_action: z.string().nullish(),
  redirect_url: z.string().nullish(),
  transaction_type: z.string().nullish(),
  payment_method: Method.nullish(),
})
const Answer = z.object({ transaction: Transaction })
const Kept = z.object({ transaction: z.object({ succeeded: z.boolean() }) })
const Added = z.object({
  transaction: z.object({ succeeded: z.boolean(), payment_method: Method.extend({ token: z.string().max(200) }) }),
})
const Many = z.object({ transactions: z.array(Transaction) })
type Transaction = z.output<typeof Transaction>

/** Creates the card engine for Spreedly's REST API, or its simulator. */
export function spreedlyEngine(settings: SpreedlySettings): CardEngine {
  const ask = caller(settings)
  /** `isNone`: statuses that prove that no transaction exists. */
  const outcomeOfAsked = async (
    method: 'GET' | 'POST',
    path: string,
    body: object | undefined,
    isNone: (status: number) => boolean,
    asked: Asked = {},
  ): Promise<PaymentOutcome> => {
    const answer = await ask(method, path, body)
    if (!answer) return { state: 'unknown' }
    const parsed = Answer.safeParse(answer.body)
    if (parsed.success) return outcomeOf(parsed.data.transaction, settings.bankPage, asked)
    return isNone(answer.status) ? { state: 'failed', reference: null, reason: 'error' } : { state: 'unknown' }
  }
  const read = (reference: string) =>
    outcomeOfAsked('GET', `/transactions/${encodeURIComponent(reference)}.json`, undefined, isNoPayment)
  const moveCard = async <Done extends string>(token: string, verb: string, done: Done) => {
    const answer = await ask('PUT', `/payment_methods/${encodeURIComponent(token)}/${verb}.json`)
    const parsed = Kept.safeParse(answer?.body)
    // Only 404 is final.
    if (parsed.success && parsed.data.transaction.succeeded) return done
    return answer?.status === 404 ? 'failed' : 'unknown'
  }
  return {
    name: 'spreedly',
    cardFields: settings.cardFields,
    readCard: async (token) => {
      const answer = await ask('GET', `/payment_methods/${encodeURIComponent(token)}.json`)
      const parsed = z.object({ payment_method: Method }).safeParse(answer?.body)
      if (parsed.success) return cardOf(parsed.data.payment_method)
      return answer?.status === 404 ? null : 'unknown'
    },
    takeWallet: async (wallet) => {
      const answer = await ask('POST', '/payment_methods.json', { payment_method: walletMethod(wallet) })
      const added = Added.safeParse(answer?.body)
      if (added.success && added.data.transaction.succeeded) {
        const { token, ...method } = added.data.transaction.payment_method
        return { token, card: cardOf(method) }
      }
      return answer && isNoPayment(answer.status) ? null : 'unknown'
    },
    retain: (token) => moveCard(token, 'retain', 'retained'),
    forget: (token) => moveCard(token, 'redact', 'forgotten'),
    authorize: ({ token, amount, currency, key, email, ip, browserInfo, returnUrl, isRenewal, isStored }) =>
      outcomeOfAsked(
        'POST',
        `/gateways/${settings.gatewayToken}/authorize.json`,
        {
          transaction: {
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
          },
        },
        isRefusal,
        { returnUrl, isRenewal },
      ),
    read,
    complete: async (reference) => {
      // Spreedly refuses to complete a finished payment without returning its state.
      const now = await read(reference)
      if (now.state !== 'pending') return now
      const path = `/transactions/${encodeURIComponent(reference)}/complete.json`
      const came = await outcomeOfAsked('POST', path, {}, isNoPayment)
      // A concurrent request completed it first.
      return came.state === 'failed' && came.reference === null ? read(reference) : came
    },
    find: async (key, since, due) => {
      const isWanted = (one: Transaction) =>
        one.order_id === key &&
        one.transaction_type === 'Authorization' &&
        (!due || (one.amount ?? due.amount) === due.amount)
      const made = await madeSince(ask, since, isWanted)
      if (!made) return { state: 'unknown' }
      const found = made.find(({ succeeded }) => succeeded) ?? made[0]
      return found ? outcomeOf(found, settings.bankPage) : null
    },
    holds: async (orders) => {
      const held = new Map<string, string[]>(orders.map(({ key }) => [key, []]))
      const followed = new Set<string>()
      const see = (one: Transaction) => {
        if (!one.succeeded) return
        // Follow-ups carry no order number, and the authorization may still be marked as succeeded.
        if (one.reference_token) followed.add(one.reference_token)
        if (one.transaction_type === 'Authorization') held.get(one.order_id ?? '')?.push(one.token)
      }
      const seen = await seenBack(ask, Math.min(...orders.map(({ since }) => since)), see, patient)
      return new Map(
        orders
          .filter(({ since }) => seen < since)
          .map(({ key }) => [key, held.get(key)!.filter((token) => !followed.has(token))]),
      )
    },
    capture: async (reference, amount, currency, since) => {
      const body = { transaction: { amount, currency_code: currency } }
      const answer = await ask('POST', `/transactions/${encodeURIComponent(reference)}/capture.json`, body)
      const came = followUp(answer, 'captured')
      if (came === 'captured') return came
      // After a lost response, the capture exists and a second one fails.
      const isCapture = (one: Transaction) => one.transaction_type === 'Capture' && one.reference_token === reference
      const made = await madeSince(ask, since, isCapture)
      if (made === undefined) return 'unknown'
      if (made.some(({ succeeded }) => succeeded)) return 'captured'
      // It may have taken the money.
      return made.some(({ state }) => isOpen(state)) ? 'unknown' : came
    },
    refund: (request) => refund(ask, request),
    cancel: async (reference) => {
      const answer = await ask('POST', `/transactions/${encodeURIComponent(reference)}/void.json`, {})
      return followUp(answer, 'cancelled')
    },
  }
}

/**
 * Credits captures up to the total of all refunds. A credit with a lost response is in the list by the time of a retry.
 */
async function refund(ask: ReturnType<typeof caller>, request: RefundRequest) {
  const { reference, amount, before, currency, since } = request
  // Refunds can come weeks later, so the full list is read.
  const made = await madeSince(
    ask,
    since,
    ({ transaction_type: kind }) => kind === 'Capture' || kind === 'Credit',
    patient,
  )
  if (!made) return 'unknown'
  const captures = made.filter((one) => one.reference_token === reference && one.succeeded)
  const credits = captures.map(({ token }) => made.filter((one) => one.reference_token === token))
  const open = credits.flat().filter(({ state }) => isOpen(state))
  // A credit in progress may still succeed.
  if (open.some((credit) => !isGivenUp(credit))) return 'unknown'
  const credited = credits.map((of) => sum(of.filter(({ succeeded }) => succeeded)))
  let missing = before + amount - credited.reduce((total, each) => total + each, 0)
  // A person must decide: the gateway never answered, or credits exceed refunds.
  if (open.length > 0 || missing < 0) return 'failed'
  for (const [index, { token, amount: captured }] of captures.entries()) {
    const part = Math.min(missing, (captured ?? 0) - credited[index]!)
    if (part <= 0) continue
    const body = { transaction: { amount: part, currency_code: currency } }
    const came = followUp(await ask('POST', `/transactions/${encodeURIComponent(token)}/credit.json`, body), 'refunded')
    if (came === 'unknown') return 'unanswered'
    if (came === 'failed') return came
    missing -= part
  }
  return missing > 0 ? 'failed' : 'refunded'
}

const sum = (made: readonly Transaction[]) => made.reduce((total, { amount }) => total + (amount ?? 0), 0)

const brief = {
  pages: 200,
  /** The order is locked meanwhile. */
  ms: 10_000,
}
/** For background work. */
const patient = { pages: 10_000, ms: 5 * 60_000 }

/** Newest first; undefined if the list could not be read that far. */
async function madeSince(
  ask: ReturnType<typeof caller>,
  since: number,
  isWanted: (one: Transaction) => boolean,
  most = brief,
): Promise<Transaction[] | undefined> {
  const wanted: Transaction[] = []
  const see = (one: Transaction) => {
    if (isWanted(one)) wanted.push(one)
  }
  return (await seenBack(ask, since, see, most)) < since ? wanted : undefined
}

/** Pages back, because there is no lookup by order. Returns the time since which all transactions were seen. */
async function seenBack(
  ask: ReturnType<typeof caller>,
  since: number,
  see: (one: Transaction) => void,
  most: typeof brief,
): Promise<number> {
  let seen = Infinity
  let before = ''
  const until = performance.now() + most.ms
  for (let page = 0; page < most.pages && performance.now() < until; page++) {
    let answer: Awaited<ReturnType<typeof ask>>
    for (let tries = 0; !answer && tries < 3 && performance.now() < until; tries++)
      answer = await ask('GET', `/transactions.json?order=desc&count=100${before}`)
    const parsed = Many.safeParse(answer?.body)
    if (!parsed.success) return seen
    const { transactions } = parsed.data
    transactions.forEach(see)
    const last = transactions.at(-1)
    if (!last) return -Infinity
    // Allows one minute of clock skew.
    seen = Date.parse(last.created_at ?? '') + 60_000
    if (seen < since) return seen
    before = `&since_token=${encodeURIComponent(last.token)}`
  }
  return seen
}

/** Undefined on timeout or invalid JSON. */
function caller({ baseUrl, environmentKey, accessSecret }: SpreedlySettings) {
  const authorization = `Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`
  return async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown } | undefined> => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }
}

/** Nothing was created. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408
/** These statuses say nothing about an existing payment. */
const isNoPayment = (status: number) => isRefusal(status) && ![401, 403, 429].includes(status)

/** Context of the authorization request. */
interface Asked {
  returnUrl?: string
  isRenewal?: boolean | undefined
}

function outcomeOf(
  transaction: Transaction,
  bankPage?: string,
  { returnUrl, isRenewal = false }: Asked = {},
): PaymentOutcome {
  const { token, state, message_key: key, payment_method: method } = transaction
  const card = method ? cardOf(method) : null
  if (state === 'succeeded') return { state: 'authorized', reference: token, card }
  if (state === 'pending' && transaction.checkout_url)
    return { state: 'pending', reference: token, challengeUrl: transaction.checkout_url, card }
  if (state === 'pending' && bankPage && isAsked(transaction)) {
    const challengeUrl = questionAddress(transaction, bankPage, returnUrl ?? transaction.redirect_url)
    return { state: 'pending', reference: token, challengeUrl, card }
  }
  if (isOpen(state) && !isGivenUp(transaction, isRenewal)) return { state: 'unknown' }
  return { state: 'failed', reference: token, reason: reasonOf(key ?? '', state) }
}

/** Device fingerprint first, then the challenge. */
const bankSteps: Record<string, string> = { device_fingerprint: '1', challenge: '2', redirect: '2' }

function isAsked({ required_action: action }: Transaction): boolean {
  return Object.hasOwn(bankSteps, action ?? '')
}

/** Null if the return URL is not known. */
function questionAddress({ token, required_action: action }: Transaction, bankPage: string, back?: string | null) {
  if (!back) return null
  return `${bankPage}?${new URLSearchParams({ transaction: token, step: bankSteps[action!]!, return: back })}`
}

const unanswered = 'gateway_processing_result_unknown'

/** Without a gateway response, it may have succeeded. */
function isOpen(state: string): boolean {
  return ['pending', 'processing', unanswered].includes(state)
}

/** Stock stays reserved that long. */
const maxSilence = 30 * 60_000

/**
 * Spreedly never resolves a transaction without a gateway response. A renewal fails at once, because each retry could
 * hold its price again.
 */
function isGivenUp({ state, created_at: made, updated_at: changed }: Transaction, isRenewal = false): boolean {
  return state === unanswered && (isRenewal || Date.parse(changed ?? made ?? '') < Date.now() - maxSilence)
}

function reasonOf(key: string, state: string) {
  if (key.endsWith('cvv_required')) return 'cvv_required'
  if (key.endsWith('challenge_failed')) return 'three_ds'
  // A gateway's decline has the gateway's message and no key.
  return key.endsWith('declined') || state === 'gateway_processing_failed' ? 'declined' : 'error'
}

function followUp<Done extends string>(answer: { body: unknown } | undefined, done: Done): Done | 'failed' | 'unknown' {
  const parsed = Answer.safeParse(answer?.body)
  if (!parsed.success) return 'unknown'
  const { succeeded, state } = parsed.data.transaction
  if (succeeded) return done
  return isOpen(state) ? 'unknown' : 'failed'
}

function walletMethod({ kind, token }: WalletPayload) {
  return kind === 'applepay'
    ? { apple_pay: { payment_data: token['paymentData'] } }
    : { google_pay: { payment_data: token } }
}

const brands: Record<string, string> = { visa: 'Visa', master: 'Mastercard', american_express: 'American Express' }

function cardOf({ card_type: type, last_four_digits: last4, month, year }: z.output<typeof Method>): CardShown | null {
  if (!type || !last4 || !month || !year) return null
  return { brand: brands[type] ?? type, last4, month, year }
}
