import type { PaymentOutcome, PaymentRequest } from '../engine.ts'
import type { Client } from './client.ts'
import type { PayPalTokenStore } from './token-store.ts'
import { isApprovedFor, ownOutcome, paysPayee, refusedOutcome } from './outcome.ts'
import { readOrder } from './read-orders.ts'
import { issuesOf, VendorOrder } from './wire.ts'

/** Fits within the six-second budget of a shopper's request. */
const paymentMs = 5_000

/** Captures an approved order once, if its amount is exactly the amount due. */
export async function authorize(
  request: Client,
  tokens: PayPalTokenStore,
  { token, key, amount, currency }: PaymentRequest,
): Promise<PaymentOutcome> {
  const signal = AbortSignal.timeout(paymentMs)
  const due = { amount, currency }
  const approval = await tokens.read(token)
  // Anyone can create PayPal orders with the public client id.
  if (!approval) return refusedOutcome('error')
  const order = await readOrder(request, token, signal)
  if (order === 'unknown') return { state: 'unknown' }
  if (!order || !paysPayee(order, approval.payee)) return refusedOutcome('error')
  const before = ownOutcome(order, key, due)
  if (before) {
    // Binding the token lets `find` return the payment, even if the amount is wrong.
    await tokens.bind(token, key)
    return before
  }
  if (order.status !== 'APPROVED') return refusedOutcome('error')
  if (!isApprovedFor(order, due)) return refusedOutcome('amount_mismatch')
  // The token is bound before the capture, so `find` returns the payment even if the response is lost.
  if (!(await tokens.bind(token, key))) return refusedOutcome('error')
  const path = `/v2/checkout/orders/${encodeURIComponent(token)}`
  const named = await request('PATCH', path, { body: nameOf(key), signal })
  if (named?.status === 204) {
    const response = await request('POST', `${path}/capture`, { name: `capture.${token}.${key}`, body: {}, signal })
    const captured = VendorOrder.safeParse(response?.body)
    if (captured.success && (response?.status === 200 || response?.status === 201))
      return paysPayee(captured.data, approval.payee, true)
        ? (ownOutcome(captured.data, key, due) ?? { state: 'unknown' })
        : refusedOutcome('error')
    if (response?.status !== 422) return { state: 'unknown' }
    if (!issuesOf(response.body).some((issue) => capturedBefore.includes(issue))) return refusedOutcome('declined')
  } else if (named?.status !== 422) return { state: 'unknown' }
  // An earlier attempt captured the order.
  const now = await readOrder(request, token, signal)
  if (now === 'unknown') return { state: 'unknown' }
  return (now && paysPayee(now, approval.payee) && ownOutcome(now, key, due)) || refusedOutcome('error')
}

const capturedBefore = ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_COMPLETED']

/** Returns the patch operations that set the key shown in PayPal's reports and webhooks. */
function nameOf(key: string) {
  const unit = "/purchase_units/@reference_id=='default'"
  return [
    { op: 'add', path: `${unit}/custom_id`, value: key },
    { op: 'add', path: `${unit}/invoice_id`, value: key },
  ]
}
