import type { Hono } from 'hono'
import type { z } from 'zod'
import type { SimulatorResponse } from '../../simulator/idempotent-responses.ts'
import type { SimulatorSettings } from '../../simulator/app.ts'
import type { Store } from '../../simulator/store.ts'
import { minorOf } from '../wire.ts'
import { accounts } from './accounts.ts'
import { newId } from './ids.ts'
import { captureReply, orderReply, problemReply, refundReply } from './replies.ts'
import { CaptureRequest, OrderRequest, PatchRequest, RefundRequest } from './requests.ts'
import type { NotificationItem, PayPalRows, StoredAgreement, StoredCapture } from './store.ts'

/** Mounts a write endpoint that validates the body and runs `work` only once for repeated request ids. */
export type Write = <Schema extends z.ZodType>(
  method: 'POST' | 'PATCH',
  path: string,
  schema: Schema,
  work: (rows: PayPalRows, request: z.output<Schema>, id: string) => Promise<SimulatorResponse>,
) => void

export function refuse(status: number, name: string, issue: string, field?: readonly PropertyKey[]): SimulatorResponse {
  return { status, body: problemReply(name, issue, field) }
}
const unprocessable = (issue: string) => refuse(422, 'UNPROCESSABLE_ENTITY', issue)
const missing = refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

/** Mounts order endpoints, from creation to capture. */
export function mountOrders(
  app: Hono,
  write: Write,
  store: Store<PayPalRows>,
  { url }: Pick<SimulatorSettings, 'url'>,
) {
  const shown = async (rows: PayPalRows, agreement: StoredAgreement) =>
    orderReply(agreement, await rows.captures(agreement.id), `${url}/checkoutnow?token=${agreement.id}`)

  write('POST', '/v2/checkout/orders', OrderRequest, async (rows, { purchase_units: [unit], payment_source }) => {
    const { return_url: returnUrl, cancel_url: cancelUrl } = payment_source.paypal.experience_context
    const { amount, payee } = unit!
    const { currency_code: currency } = amount
    const order = {
      id: newId(),
      amount: minorOf(amount),
      currency,
      payee: payee?.merchant_id ?? null,
      returnUrl,
      cancelUrl,
    }
    if (order.amount === 0) return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE')
    return { status: 201, body: await shown(rows, await rows.addAgreement(order)) }
  })
  app.get('/v2/checkout/orders/:id', async (context) => {
    const found = await store.agreement(context.req.param('id'))
    return found ? context.json(await shown(store, found)) : context.json(missing.body, 404)
  })
  write('PATCH', '/v2/checkout/orders/:id', PatchRequest, async (rows, { customId, invoiceId }, id) => {
    if (!(await rows.agreement(id))) return missing
    const named = await rows.name(id, customId, invoiceId)
    return named ? { status: 204, body: null } : unprocessable('ORDER_ALREADY_COMPLETED')
  })
  write('POST', '/v2/checkout/orders/:id/capture', CaptureRequest, async (rows, _, id) => {
    const agreement = await rows.lockAgreement(id)
    if (!agreement) return missing
    if (agreement.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED')
    if (agreement.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    const comesTo = accounts.find(({ email }) => email === agreement.payer)?.comesTo ?? 'COMPLETED'
    if (comesTo === 'DECLINED') return unprocessable('INSTRUMENT_DECLINED')
    const capture = await rows.addCapture(id, newId(), comesTo)
    await rows.complete(id)
    const body = await shown(rows, { ...agreement, status: 'COMPLETED' })
    // A simulated payment review finishes as soon as the response is built.
    await rows.notify(captureEvent((await rows.settle(capture.id)) ?? capture))
    return { status: 201, body }
  })
}

/** Mounts endpoints for captures and their refunds. */
export function mountCaptures(
  app: Hono,
  write: Write,
  store: Store<PayPalRows>,
  { url }: Pick<SimulatorSettings, 'url'>,
) {
  app.get('/v2/payments/captures/:id', async (context) => {
    const found = await store.capture(context.req.param('id'))
    return found ? context.json(captureReply(found)) : context.json(missing.body, 404)
  })
  write('POST', '/v2/payments/captures/:id/refund', RefundRequest, async (rows, { amount, custom_id }, id) => {
    const capture = await rows.capture(id)
    if (!capture) return missing
    const value = amount ? minorOf(amount) : capture.amount - capture.refunded
    if (capture.refunded === capture.amount) return unprocessable('CAPTURE_FULLY_REFUNDED')
    const refunded = value > 0 && (await rows.giveBack(id, value))
    if (!refunded) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const refund = { id: newId(), captureId: id, amount: value, customId: custom_id ?? null }
    await rows.addRefund(refund)
    const body = refundReply(refund, capture.currency, url)
    await rows.notify({ id: `WH-${newId()}`, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: body })
    return { status: 201, body }
  })
}

function captureEvent(capture: StoredCapture): NotificationItem {
  return { id: `WH-${newId()}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: captureReply(capture) }
}
