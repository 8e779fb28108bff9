import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { minorOf } from '../wire.ts'
import { accounts } from './accounts.ts'
import { captureReply, orderReply, problemReply, refundReply } from './replies.ts'
import { CaptureRequest, OrderRequest, PatchRequest, RefundRequest, VerifyRequest } from './requests.ts'
import type { StoredAgreement, StoredCapture, PayPalRows, PayPalStore, NotificationItem } from './store.ts'

export interface PayPalSandboxSettings {
  clientId: string
  clientSecret: string
  webhookId: string
  /** Public URL including its path. */
  url: string
  /** Origins to which its page may redirect. */
  shopOrigins: readonly string[]
  /** Receiver of webhooks; null for none. */
  webhookUrl: string | null
  /** Receives internal errors. */
  report: (error: unknown) => void
}

interface Reply {
  status: number
  body: object | null
}
const refuse = (status: number, name: string, issue: string, field?: readonly PropertyKey[]): Reply => ({
  status,
  body: problemReply(name, issue, field),
})
const unprocessable = (issue: string) => refuse(422, 'UNPROCESSABLE_ENTITY', issue)
const missing = refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

/** Creates a 17-character id in PayPal's format. */
const newName = () => Array.from(randomBytes(17), (byte) => alphabet[byte % alphabet.length]).join('')
const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXY'

const tokenMs = 9 * 60 * 60_000

/** Creates the simulator of the Orders v2, Payments v2 and webhook calls that the engine uses. */
export function payPalApi(store: PayPalStore, settings: PayPalSandboxSettings, toldMore: () => void): Hono {
  const app = new Hono()
  const { clientId, clientSecret, url, webhookId } = settings
  const signed = (text: string) => createHmac('sha256', clientSecret).update(text).digest('base64url')

  app.post('/v1/oauth2/token', async (context) => {
    const right = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (!isSame(context.req.header('authorization') ?? '', right)) return context.json({ error: 'invalid_client' }, 401)
    const until = String(Date.now() + tokenMs)
    return context.json({ access_token: `${until}.${signed(until)}`, token_type: 'Bearer', expires_in: tokenMs / 1000 })
  })
  app.use(async (context, next) => {
    const [until = '', signature = ''] = (context.req.header('authorization') ?? '').replace('Bearer ', '').split('.')
    if (Number(until) > Date.now() && isSame(signature, signed(until))) return next()
    return context.json(problemReply('AUTHENTICATION_FAILURE'), 401)
  })
  const write = <Schema extends z.ZodType>(
    method: 'POST' | 'PATCH',
    path: string,
    schema: Schema,
    work: (rows: PayPalRows, asked: z.output<Schema>, id: string) => Promise<Reply>,
  ) =>
    app.on(method, path, async (context) => {
      const asked = schema.safeParse(await context.req.json().catch(() => null))
      const answer = await once(store, context, async (rows) =>
        asked.success
          ? work(rows, asked.data, context.req.param('id') ?? '')
          : refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', asked.error.issues[0]?.path),
      )
      toldMore()
      return answer.body === null
        ? context.body(null, answer.status as 204)
        : context.json(answer.body, answer.status as ContentfulStatusCode)
    })
  const shown = async (rows: PayPalRows, agreement: StoredAgreement) =>
    orderReply(agreement, await rows.captures(agreement.id), `${url}/checkoutnow?token=${agreement.id}`)

  write('POST', '/v2/checkout/orders', OrderRequest, async (rows, { purchase_units: [unit], payment_source }) => {
    const { return_url: returnUrl, cancel_url: cancelUrl } = payment_source.paypal.experience_context
    const { amount, payee } = unit!
    const { currency_code: currency } = amount
    const asked = {
      id: newName(),
      amount: minorOf(amount),
      currency,
      payee: payee?.merchant_id ?? null,
      returnUrl,
      cancelUrl,
    }
    if (asked.amount === 0) return unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE')
    return { status: 201, body: await shown(rows, await rows.addAgreement(asked)) }
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
    const capture = await rows.addCapture(id, newName(), comesTo)
    await rows.complete(id)
    const body = await shown(rows, { ...agreement, status: 'COMPLETED' })
    // A review ends right after the response.
    await rows.tell(captureEvent((await rows.settle(capture.id)) ?? capture))
    return { status: 201, body }
  })
  app.get('/v2/payments/captures/:id', async (context) => {
    const found = await store.capture(context.req.param('id'))
    return found ? context.json(captureReply(found)) : context.json(missing.body, 404)
  })
  write('POST', '/v2/payments/captures/:id/refund', RefundRequest, async (rows, { amount, custom_id }, id) => {
    const capture = await rows.capture(id)
    if (!capture) return missing
    const value = amount ? minorOf(amount) : capture.amount - capture.refunded
    if (capture.refunded === capture.amount) return unprocessable('CAPTURE_FULLY_REFUNDED')
    const given = value > 0 && (await rows.giveBack(id, value))
    if (!given) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const refund = { id: newName(), captureId: id, amount: value, customId: custom_id ?? null }
    await rows.addRefund(refund)
    const body = refundReply(refund, capture.currency, url)
    await rows.tell({ id: `WH-${newName()}`, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: body })
    return { status: 201, body }
  })
  app.post('/v1/notifications/verify-webhook-signature', async (context) => {
    const text = await context.req.text()
    const asked = VerifyRequest.safeParse(JSON.parse(text))
    if (!asked.success)
      return context.json(problemReply('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', asked.error.issues[0]?.path), 400)
    const { transmission_id: id, transmission_time: time, transmission_sig: given } = asked.data
    const event = text.slice(text.indexOf(',"webhook_event":') + ',"webhook_event":'.length, -1)
    const isOwn = asked.data.webhook_id === webhookId && isSame(given, signatureOf(settings, { id, time }, event))
    return context.json({ verification_status: isOwn ? 'SUCCESS' : 'FAILURE' })
  })
  return app
}

/** Returns signed webhook headers. */
export function deliveryHeaders(settings: PayPalSandboxSettings, body: string, time = new Date().toISOString()) {
  const id = `T-${newName()}`
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${settings.url}/v1/notifications/certs/CERT-SANDBOX`,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signatureOf(settings, { id, time }, body),
    'paypal-transmission-time': time,
  }
}

/** PayPal signs with a certificate. */
function signatureOf(
  { clientSecret, webhookId }: PayPalSandboxSettings,
  { id, time }: { id: string; time: string },
  body: string,
) {
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`
  return createHmac('sha256', `${clientSecret}.webhooks`).update(text).digest('base64')
}

function captureEvent(capture: StoredCapture): NotificationItem {
  return { id: `WH-${newName()}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: captureReply(capture) }
}

/** Errors are not stored. */
function once(store: PayPalStore, { req }: Context, work: (rows: PayPalRows) => Promise<Reply>): Promise<Reply> {
  const id = req.header('paypal-request-id')
  return store.together(async (rows) => {
    if (id === undefined) return work(rows)
    const before = await rows.answered(id)
    if (before) return before
    const answer = await work(rows)
    if (answer.status < 300 && answer.body) await rows.keepAnswer(id, answer.status, answer.body)
    return answer
  })
}

function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
