import { Hono } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '../../simulator/secrets.ts'
import { cardOfApplePay, cardOfGooglePay } from '../../simulator/wallet.ts'
import type { Store } from '../../simulator/store.ts'
import { cardOfRequest } from './credit-card.ts'
import { errorReply, methodReply, notFound } from './replies.ts'
import type { SpreedlySimulatorSettings } from './settings.ts'
import type { SpreedlyRows } from './store.ts'
import { mountGateway, mountTransactions } from './transactions.ts'
import { newToken, withoutEnding } from './tokens.ts'

const AddMethod = z.object({
  payment_method: z.object({
    credit_card: z.unknown().optional(),
    apple_pay: z.object({ payment_data: z.unknown() }).optional(),
    google_pay: z.object({ payment_data: z.unknown() }).optional(),
  }),
})

/** Creates the simulator's API in Spreedly's documented v1 format. */
export function spreedlyApi(store: Store<SpreedlyRows>, settings: SpreedlySimulatorSettings): Hono {
  const { environmentKey, accessSecret } = settings
  const app = new Hono()
  app.use(async (context, next) => {
    const expected = `Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`
    if (isSameSecret(context.req.header('authorization'), expected)) return next()
    return context.json(errorReply('errors.access_denied', 'Unable to authenticate using the given access token.'), 401)
  })
  // PostgreSQL cannot store NUL, so no token contains it.
  app.use(async (context, next) => (context.req.url.includes('%00') ? context.json(notFound, 404) : next()))
  mountPaymentMethods(app, store)
  mountGateway(app, store, settings)
  mountTransactions(app, store, settings)
  return app
}

function mountPaymentMethods(app: Hono, store: Store<SpreedlyRows>) {
  app.get('/payment_methods/:file', async (context) => {
    const method = await store.method(withoutEnding(context.req.param('file')))
    return method ? context.json({ payment_method: methodReply(method) }) : context.json(notFound, 404)
  })
  app.post('/payment_methods.json', async (context) => {
    const request = AddMethod.safeParse(await context.req.json().catch(() => null)).data?.payment_method
    const now = new Date()
    const typed = request?.credit_card === undefined ? null : cardOfRequest(request.credit_card, now)
    if (typed?.errors) return context.json({ errors: typed.errors }, 422)
    const card =
      typed?.card ??
      cardOfApplePay(request?.apple_pay?.payment_data, now) ??
      cardOfGooglePay(request?.google_pay?.payment_data, now)
    if (!card) return context.json(errorReply('errors.invalid', 'The payment method could not be decrypted.'), 422)
    const token = newToken()
    await store.addMethod({ token, ...card })
    const method = methodReply((await store.method(token))!)
    const kind = typed ? 'credit_card' : request?.apple_pay ? 'apple_pay' : 'google_pay'
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
}
