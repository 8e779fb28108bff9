import type { ApprovalEngine, ApprovalRequest } from '../engine.ts'
import { authorize } from './authorize.ts'
import { createClient, type Client, type PayPalAccount } from './client.ts'
import type { PayPalTokenStore } from './token-store.ts'
import { approvalOf, isAmount, isCaptured, outcomeOf, paidOutcome } from './outcome.ts'
import { readCapture, readCapturesOf, readOrder } from './read-orders.ts'
import { moneyOf, Refund, VendorOrder } from './wire.ts'

interface PayPalSettings extends PayPalAccount {
  /** Approval URLs with any other origin are refused. */
  pageOrigin: string
  brand: string
  memory: PayPalTokenStore
  /** False for the simulator. */
  hasScript: boolean
}

/**
 * Creates the engine for PayPal Orders v2. Placing the order captures the approved amount if it equals the amount due
 * [PAY-240]. Therefore, `capture` only verifies, and `cancel` refunds.
 */
export function payPalEngine(settings: PayPalSettings): ApprovalEngine {
  const { memory } = settings
  const request = createClient(settings)
  return {
    name: 'paypal',
    scriptId: settings.hasScript ? settings.clientId : null,
    requestApproval: (approval) => requestApproval(request, settings, approval),
    readApproval: async (token) => {
      const order = await readOrder(request, token)
      return order === 'unknown' ? order : order && approvalOf(order)
    },
    readCard: async () => null,
    retain: async () => 'failed',
    forget: async () => 'failed',
    authorize: (payment) => authorize(request, memory, payment),
    read: async (reference) => {
      const capture = await readCapture(request, reference)
      return capture === 'unknown' ? { state: 'unknown' } : capture && outcomeOf(capture)
    },
    complete: async (reference, due) => {
      const capture = await readCapture(request, reference)
      return capture === 'unknown' || !capture ? { state: 'unknown' } : paidOutcome(capture, due)
    },
    find: async (key, _, due) => {
      const captures = await readCapturesOf(request, memory, key)
      if (captures === 'unknown') return { state: 'unknown' }
      const right = captures.filter((each) => !due || isAmount(each.amount, due))
      const capture = right.find(({ status }) => isCaptured(status)) ?? right.find(({ status }) => status === 'PENDING')
      return capture ? outcomeOf(capture) : right[0] ? outcomeOf(right[0]) : null
    },
    holds: async (orders) => {
      const found = await Promise.all(
        orders.map(async ({ key }) => [key, await readCapturesOf(request, memory, key)] as const),
      )
      return new Map(
        found.flatMap(([key, captures]) =>
          captures === 'unknown'
            ? []
            : [[key, captures.filter(({ status }) => isCaptured(status)).map(({ id }) => id)]],
        ),
      )
    },
    capture: async (reference, amount, currency) => {
      const capture = await readCapture(request, reference)
      if (capture === 'unknown') return capture
      return capture && isCaptured(capture.status) && isAmount(capture.amount, { amount, currency })
        ? 'captured'
        : 'failed'
    },
    refund: async ({ reference, amount, currency, key }) => {
      const body = { amount: moneyOf(amount, currency), custom_id: key }
      return refundCapture(request, reference, `refund.${reference}.${key}`, body, 'refunded')
    },
    cancel: (reference) => refundCapture(request, reference, `cancel.${reference}`, {}, 'cancelled'),
  }
}

async function requestApproval(
  request: Client,
  { brand, memory, pageOrigin }: PayPalSettings,
  approval: ApprovalRequest,
) {
  const response = await request('POST', '/v2/checkout/orders', {
    name: `approval.${approval.key}`,
    body: approvalRequest(brand, approval),
  })
  const order = VendorOrder.safeParse(response?.body)
  if (!order.success || (response?.status !== 200 && response?.status !== 201))
    return isRefusal(response?.status) ? 'failed' : 'unknown'
  const page = order.data.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  const payee = order.data.purchase_units[0]?.payee?.merchant_id
  if (page === undefined || URL.parse(page)?.origin !== pageOrigin || payee === undefined) return 'failed'
  await memory.keep(order.data.id, payee)
  return { token: order.data.id, approvalUrl: page }
}

async function refundCapture<Done extends string>(
  request: Client,
  reference: string,
  name: string,
  body: object,
  done: Done,
): Promise<Done | 'failed' | 'unknown'> {
  const path = `/v2/payments/captures/${encodeURIComponent(reference)}/refund`
  const response = await request('POST', path, { name, body })
  const refund = Refund.safeParse(response?.body)
  if (response?.status === 200 || response?.status === 201) {
    if (!refund.success) return 'unknown'
    return ['COMPLETED', 'PENDING'].includes(refund.data.status) ? done : 'failed'
  }
  // A 404 is final.
  return isRefusal(response?.status) || response?.status === 404 ? 'failed' : 'unknown'
}

/** Returns true if the status proves that nothing was created. */
function isRefusal(status: number | undefined): boolean {
  return status === 400 || status === 422
}

/** Builds an approval request. Money is captured when the order is placed [PAY-436]. */
function approvalRequest(brand: string, { amount, currency, returnUrl, cancelUrl, takesAtOnce }: ApprovalRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', amount: moneyOf(amount, currency) }],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand.slice(0, 127),
          // The address and shipping cost are already set.
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
