import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { outcomeOf } from './cards.ts'
import { methodReply, transactionReply } from './replies.ts'
import { cardOfApple, cardOfGoogle } from './wallet.ts'
import type { SandboxRows, SandboxStore, StoredMethod, StoredTransaction } from './store.ts'

export interface SandboxSettings {
  environmentKey: string
  accessSecret: string
  gatewayToken: string
  /** The simulator's public origin. */
  origin: string
  /** Origins to which its pages may redirect. */
  shopOrigins: readonly string[]
  report: (error: unknown) => void
}

const Payment = z.object({
  transaction: z.object({
    payment_method_token: z.string().max(80),
    amount: z.int().min(1).max(1_000_000_000),
    currency_code: z.string().length(3),
    order_id: z.string().max(80).optional(),
    ip: z.string().max(64).optional(),
    email: z.string().max(320).optional(),
    attempt_3dsecure: z.boolean().optional(),
    three_ds_version: z.string().max(4).optional(),
    browser_info: z.base64().optional(),
    callback_url: z.string().max(2000).optional(),
    redirect_url: z.string().max(2000).optional(),
  }),
})
const Wallet = z.object({
  payment_method: z.object({
    apple_pay: z.object({ payment_data: z.unknown() }).optional(),
    google_pay: z.object({ payment_data: z.unknown() }).optional(),
  }),
})
const Part = z.object({
  transaction: z.object({ amount: z.int().min(1), currency_code: z.string().length(3) }).partial(),
})

/** Creates a random vault token. */
export const newToken = () => randomBytes(18).toString('base64url')

/** Creates the simulator's API in Spreedly's documented v1 format. */
export function sandboxApi(store: SandboxStore, settings: SandboxSettings): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    if (!isAuthorized(context.req.header('authorization'), settings)) {
      return context.json(
        errorReply('errors.access_denied', 'Unable to authenticate using the given access token.'),
        401,
      )
    }
    return next()
  })
  // PostgreSQL cannot store NUL, so no token contains it.
  app.use(async (context, next) => (context.req.url.includes('%00') ? context.json(notFound, 404) : next()))
  app.get('/payment_methods/:file', async (context) => {
    const method = await store.method(tokenOf(context.req.param('file')))
    return method ? context.json({ payment_method: methodReply(method) }) : context.json(notFound, 404)
  })
  app.post('/payment_methods.json', async (context) => {
    const asked = Wallet.safeParse(await context.req.json().catch(() => null)).data?.payment_method
    const now = new Date()
    const card =
      asked && (cardOfApple(asked.apple_pay?.payment_data, now) ?? cardOfGoogle(asked.google_pay?.payment_data, now))
    if (!card) return context.json(errorReply('errors.invalid', 'The payment method could not be decrypted.'), 422)
    const token = newToken()
    await store.addMethod({ token, ...card })
    const method = methodReply((await store.method(token))!)
    const kind = asked.apple_pay ? 'apple_pay' : 'google_pay'
    const transaction = { token: newToken(), transaction_type: 'AddPaymentMethod', state: 'succeeded', succeeded: true }
    return context.json(
      { transaction: { ...transaction, payment_method: { ...method, payment_method_type: kind } } },
      201,
    )
  })
  for (const [verb, state] of [
    ['retain', 'retained'],
    ['redact', 'redacted'],
  ] as const) {
    app.put(`/payment_methods/:token/${verb}.json`, async (context) => {
      const method = await store.moveMethod(context.req.param('token'), state)
      if (!method) return context.json(notFound, 404)
      return context.json({ transaction: { succeeded: true, state: 'succeeded', payment_method: methodReply(method) } })
    })
  }
  for (const [verb, kind] of [
    ['authorize', 'Authorization'],
    ['purchase', 'Purchase'],
  ] as const) {
    app.post(`/gateways/:gateway/${verb}.json`, async (context) => {
      if (context.req.param('gateway') !== settings.gatewayToken) return context.json(notFound, 404)
      const asked = Payment.safeParse(await context.req.json().catch(() => null))
      if (!asked.success) return context.json(errorReply('errors.invalid', 'The transaction is not complete.'), 422)
      const method = await store.method(asked.data.transaction.payment_method_token)
      if (!method) {
        return context.json(errorReply('errors.payment_method_not_found', 'There is no such payment method.'), 404)
      }
      const paid = asked.data.transaction
      const made = await store.together((rows) => pay(rows, kind, method, paid))
      return context.json(transactionReply(made, method, settings.origin))
    })
  }
  app.get('/transactions.json', async (context) => {
    const latest = await store.latest(
      Math.min(100, Number(context.req.query('count')) || 20),
      context.req.query('since_token'),
    )
    return context.json({
      transactions: latest.map((one) => transactionReply(one, undefined, settings.origin).transaction),
    })
  })
  app.get('/transactions/:file', async (context) => {
    const found = await store.transaction(tokenOf(context.req.param('file')))
    if (!found) return context.json(notFound, 404)
    return context.json(transactionReply(found, await store.method(found.methodToken), settings.origin))
  })
  app.post('/transactions/:token/:file', async (context) => {
    const found = await store.transaction(context.req.param('token'))
    if (!found) return context.json(notFound, 404)
    const verb = tokenOf(context.req.param('file'))
    const asked = Part.safeParse(await context.req.json().catch(() => ({ transaction: {} })))
    const amount = asked.data?.transaction.amount
    const method = await store.method(found.methodToken)
    if (verb === 'complete') {
      // As strict as a vendor may be.
      if (found.state !== 'pending') return context.json(errorReply('errors.not_pending', 'Nothing to complete.'), 422)
      return context.json(transactionReply((await store.transaction(found.token))!, method, settings.origin))
    }
    // If the list lacked a completed capture, the store would capture again.
    const made = await store.together((rows) => follow(rows, found, verb, amount))
    if (!made) return context.json(notFound, 404)
    return context.json(transactionReply(made, method, settings.origin), made.state === 'succeeded' ? 200 : 422)
  })
  return app
}

async function pay(
  store: SandboxRows,
  kind: string,
  method: StoredMethod,
  asked: z.output<typeof Payment>['transaction'],
): Promise<StoredTransaction> {
  const outcome = outcomeOf(method.behaviour, asked.amount, asked.attempt_3dsecure === true)
  const declined = method.hasCvv ? 'messages.declined' : 'messages.cvv_required'
  const [state, messageKey] = {
    success: ['succeeded', 'messages.transaction_succeeded'],
    challenge: ['pending', 'messages.challenge'],
    decline: ['gateway_processing_failed', declined],
  }[method.hasCvv ? outcome : 'decline'] as [string, string]
  const made = await store.addTransaction({
    token: newToken(),
    kind,
    methodToken: method.token,
    referenceToken: null,
    orderId: asked.order_id ?? null,
    amount: asked.amount,
    currency: asked.currency_code,
    state,
    messageKey,
    redirectUrl: asked.redirect_url ?? null,
  })
  if (kind === 'Purchase' && state === 'succeeded') await store.capture(made.token, made.amount)
  return made
}

async function follow(store: SandboxRows, of: StoredTransaction, verb: string, amount = of.amount) {
  const moves: Record<string, [string, () => Promise<boolean>]> = {
    capture: ['Capture', () => store.capture(of.token, amount)],
    credit: ['Credit', () => store.credit(of.token, amount)],
    void: ['Void', () => store.cancel(of.token)],
  }
  const [kind, move] = (Object.hasOwn(moves, verb) && moves[verb]) || []
  if (!kind || !move) return undefined
  const succeeded = await move()
  return store.addTransaction({
    token: newToken(),
    kind,
    methodToken: of.methodToken,
    referenceToken: of.token,
    // As at Spreedly.
    orderId: null,
    amount,
    currency: of.currency,
    state: succeeded ? 'succeeded' : 'failed',
    messageKey: succeeded ? 'messages.transaction_succeeded' : 'messages.transaction_failed',
    redirectUrl: null,
  })
}

const notFound = errorReply('errors.not_found', 'Unable to find the specified resource.')

function errorReply(key: string, message: string) {
  return { errors: [{ key, message }] }
}

function tokenOf(file: string) {
  return file.replace(/\.json$/, '')
}

function isAuthorized(header: string | undefined, { environmentKey, accessSecret }: SandboxSettings) {
  const right = Buffer.from(`Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`)
  const given = Buffer.from(header ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}
