import type { Approval, ApprovalEngine, ApprovalRequest, Due, PaymentOutcome, PaymentRequest } from '../engine.ts'
import { askerOf, type PayPalAccount } from './ask.ts'
import {
  Capture,
  capturesOf,
  issuesOf,
  minorOf,
  moneyOf,
  RefundAnswer,
  VendorOrder,
  type VendorOrder as Order,
} from './wire.ts'

interface Asked {
  token: string
  payee: string | null
}

/** PayPal has no lookup by key. */
export interface PayPalMemory {
  keep: (token: string, payee: string) => Promise<void>
  /** Undefined: the store did not create it. */
  read: (token: string) => Promise<Asked | undefined>
  /** False if bound to another key. */
  bind: (token: string, key: string) => Promise<boolean>
  ofKey: (key: string) => Promise<readonly Asked[]>
}

interface PayPalSettings extends PayPalAccount {
  /** Other redirects are refused. */
  pageOrigin: string
  brand: string
  memory: PayPalMemory
  /** False for the simulator. */
  hasScript: boolean
}

/** Within the six seconds of a shopper's request. */
const paymentMs = 5_000

/**
 * Creates the engine for PayPal Orders v2. Placing the order captures the approved amount if it is the amount due
 * [PAY-240], so `capture` only verifies, and `cancel` refunds.
 */
export function payPalEngine(settings: PayPalSettings): ApprovalEngine {
  const { memory, pageOrigin } = settings
  const ask = askerOf(settings)
  const unknown = { state: 'unknown' } as const

  const readOrder = async (token: string, signal?: AbortSignal): Promise<Order | null | 'unknown'> => {
    const answer = await ask('GET', `/v2/checkout/orders/${encodeURIComponent(token)}`, signal ? { signal } : {})
    if (answer?.status === 404 && issuesOf(answer.body).length > 0) return null
    const read = VendorOrder.safeParse(answer?.body)
    return answer?.status === 200 && read.success ? read.data : 'unknown'
  }
  const readCapture = async (reference: string): Promise<Capture | null | 'unknown'> => {
    const answer = await ask('GET', `/v2/payments/captures/${encodeURIComponent(reference)}`)
    if (answer?.status === 404 && issuesOf(answer.body).length > 0) return null
    const read = Capture.safeParse(answer?.body)
    return answer?.status === 200 && read.success ? read.data : 'unknown'
  }
  const capturesOfKey = async (key: string): Promise<Capture[] | 'unknown'> => {
    const read = await Promise.all(
      (await memory.ofKey(key)).map(async ({ token, payee }) => ({ payee, order: await readOrder(token) })),
    )
    const captures = read.flatMap(({ order, payee }): (Capture | 'unknown')[] => {
      if (order === 'unknown') return [order]
      return order && pays(order, payee) ? capturesOf(order).filter(isOf(key)) : []
    })
    return captures.includes('unknown') ? 'unknown' : (captures as Capture[])
  }
  const read = async (reference: string): Promise<PaymentOutcome | null> => {
    const capture = await readCapture(reference)
    return capture === 'unknown' ? unknown : capture && outcomeOf(capture)
  }
  const authorize = async ({ token, key, amount, currency }: PaymentRequest): Promise<PaymentOutcome> => {
    const signal = AbortSignal.timeout(paymentMs)
    const due = { amount, currency }
    const asked = await memory.read(token)
    // Anyone can create PayPal orders with the public client id.
    if (!asked) return refused('error')
    const order = await readOrder(token, signal)
    if (order === 'unknown') return unknown
    if (!order || !pays(order, asked.payee)) return refused('error')
    const before = ownOutcome(order, key, due)
    if (before) {
      // Lets `find` return it, even if the amount is wrong.
      await memory.bind(token, key)
      return before
    }
    if (order.status !== 'APPROVED') return refused('error')
    if (!agreesTo(order, due)) return refused('amount_mismatch')
    // Bound first, so that the payment is found even if the response is lost.
    if (!(await memory.bind(token, key))) return refused('error')
    const path = `/v2/checkout/orders/${encodeURIComponent(token)}`
    const named = await ask('PATCH', path, { body: nameOf(key), signal })
    if (named?.status === 204) {
      const answer = await ask('POST', `${path}/capture`, { name: `capture.${token}.${key}`, body: {}, signal })
      const made = VendorOrder.safeParse(answer?.body)
      if (made.success && (answer?.status === 200 || answer?.status === 201))
        return pays(made.data, asked.payee, true) ? (ownOutcome(made.data, key, due) ?? unknown) : refused('error')
      if (answer?.status !== 422) return unknown
      if (!issuesOf(answer.body).some((issue) => over.includes(issue))) return refused('declined')
    } else if (named?.status !== 422) return unknown
    // An earlier attempt captured it.
    const now = await readOrder(token, signal)
    if (now === 'unknown') return unknown
    return (now && pays(now, asked.payee) && ownOutcome(now, key, due)) || refused('error')
  }
  return {
    name: 'paypal',
    scriptId: settings.hasScript ? settings.clientId : null,
    askApproval: async (request) => {
      const answer = await ask('POST', '/v2/checkout/orders', {
        name: `approval.${request.key}`,
        body: approvalRequest(settings.brand, request),
      })
      const made = VendorOrder.safeParse(answer?.body)
      if (!made.success || (answer?.status !== 200 && answer?.status !== 201))
        return isRefusal(answer?.status) ? 'failed' : 'unknown'
      const page = made.data.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      const payee = made.data.purchase_units[0]?.payee?.merchant_id
      if (page === undefined || URL.parse(page)?.origin !== pageOrigin || payee === undefined) return 'failed'
      await memory.keep(made.data.id, payee)
      return { token: made.data.id, approvalUrl: page }
    },
    readApproval: async (token) => {
      const order = await readOrder(token)
      return order === 'unknown' ? order : order && approvalOf(order)
    },
    readCard: async () => null,
    retain: async () => 'failed',
    forget: async () => 'failed',
    authorize,
    read,
    complete: async (reference, due) => {
      const capture = await readCapture(reference)
      return capture === 'unknown' || !capture ? unknown : paidOutcome(capture, due)
    },
    find: async (key, _, due) => {
      const captures = await capturesOfKey(key)
      if (captures === 'unknown') return unknown
      const right = captures.filter((each) => !due || isRight(each.amount, due))
      const made = right.find(({ status }) => isTaken(status)) ?? right.find(({ status }) => status === 'PENDING')
      return made ? outcomeOf(made) : right[0] ? outcomeOf(right[0]) : null
    },
    holds: async (orders) => {
      const found = await Promise.all(orders.map(async ({ key }) => [key, await capturesOfKey(key)] as const))
      return new Map(
        found.flatMap(([key, captures]) =>
          captures === 'unknown' ? [] : [[key, captures.filter(({ status }) => isTaken(status)).map(({ id }) => id)]],
        ),
      )
    },
    capture: async (reference, amount, currency) => {
      const capture = await readCapture(reference)
      if (capture === 'unknown') return capture
      return capture && isTaken(capture.status) && isRight(capture.amount, { amount, currency }) ? 'captured' : 'failed'
    },
    refund: async ({ reference, amount, currency, key }) => {
      const body = { amount: moneyOf(amount, currency), custom_id: key }
      return giveBack(reference, `refund.${reference}.${key}`, body, 'refunded')
    },
    cancel: (reference) => giveBack(reference, `cancel.${reference}`, {}, 'cancelled'),
  }

  async function giveBack<Done extends string>(reference: string, name: string, body: object, done: Done) {
    const path = `/v2/payments/captures/${encodeURIComponent(reference)}/refund`
    const answer = await ask('POST', path, { name, body })
    const made = RefundAnswer.safeParse(answer?.body)
    if (answer?.status === 200 || answer?.status === 201) {
      if (!made.success) return 'unknown'
      return ['COMPLETED', 'PENDING'].includes(made.data.status) ? done : 'failed'
    }
    // A 404 is final.
    return isRefusal(answer?.status) || answer?.status === 404 ? 'failed' : 'unknown'
  }
}

const over = ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_COMPLETED']

/** Nothing was created. */
function isRefusal(status: number | undefined): boolean {
  return status === 400 || status === 422
}

const isTaken = (status: string) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'
const isOf =
  (key: string) =>
  ({ custom_id }: Capture) =>
    custom_id === key
const isRight = (money: Capture['amount'], { amount, currency }: Due) =>
  minorOf(money) === amount && money.currency_code === currency

/** A capture response may omit the payee. */
function pays({ purchase_units: units }: Order, payee: string | null, isAnswer = false): boolean {
  return payee === null || units.every((unit) => (unit.payee ? unit.payee.merchant_id === payee : isAnswer))
}

/** Only the approved amount is captured [PAY-240]. */
function agreesTo({ purchase_units: units }: Order, due: Due): boolean {
  return units.length === 1 && units[0]!.amount !== undefined && isRight(units[0]!.amount, due)
}

/** Null: not captured. Error: it paid for another key. */
function ownOutcome(order: Order, key: string, due: Due): PaymentOutcome | null {
  const captures = capturesOf(order)
  const own = captures.filter(isOf(key))
  const made = own.find(({ status }) => isTaken(status)) ?? own.at(-1)
  if (made) return paidOutcome(made, due)
  return captures.length > 0 ? refused('error') : null
}

/** A payment of a wrong amount must be refunded by its reference. */
function paidOutcome(capture: Capture, due: Due): PaymentOutcome {
  if (isRight(capture.amount, due)) return outcomeOf(capture)
  return { state: 'failed', reference: capture.id, reason: 'amount_mismatch' }
}

function outcomeOf({ id, status }: Capture): PaymentOutcome {
  if (isTaken(status)) return { state: 'authorized', reference: id, card: null }
  // PayPal or the shopper's bank is reviewing.
  if (status === 'PENDING') return { state: 'pending', reference: id, challengeUrl: null, card: null, isReviewed: true }
  return { state: 'failed', reference: id, reason: status === 'REFUNDED' ? 'error' : 'declined' }
}

function refused(reason: 'declined' | 'amount_mismatch' | 'error'): PaymentOutcome {
  return { state: 'failed', reference: null, reason }
}

function approvalOf({ status, purchase_units: [unit], payer }: Order): Approval | null {
  if (!unit?.amount) return null
  const { currency_code: currency } = unit.amount
  return {
    amount: minorOf(unit.amount),
    currency: currency as Due['currency'],
    isApproved: status === 'APPROVED',
    isTaken: status === 'COMPLETED',
    payer: payer?.email_address ?? null,
  }
}

/** For PayPal's reports and webhooks. */
function nameOf(key: string) {
  const unit = "/purchase_units/@reference_id=='default'"
  return [
    { op: 'add', path: `${unit}/custom_id`, value: key },
    { op: 'add', path: `${unit}/invoice_id`, value: key },
  ]
}

/** Captured when the order is placed [PAY-436]. */
function approvalRequest(brand: string, { amount, currency, returnUrl, cancelUrl, takesAtOnce }: ApprovalRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', amount: moneyOf(amount, currency) }],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand.slice(0, 127),
          // Address and shipping cost are already set.
          shipping_preference: 'NO_SHIPPING',
          user_action: takesAtOnce ? 'PAY_NOW' : 'CONTINUE',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          landing_page: 'LOGIN',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}
