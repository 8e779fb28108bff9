import { Hono } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#platform/payments/simulator/secrets.ts'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const ReviewsPurchase = z.strictObject({
  orderId: z.string().min(1),
  city: z.string(),
  state: z.string(),
  country: z.string().length(2),
  email: z.string().min(3),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  userId: z.string(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  currency: z.string().length(3),
  items: z
    .array(
      z.strictObject({
        sku: z.string().min(1),
        name: z.string().min(1),
        category: z.string(),
        price: z.number(),
        quantity: z.int().positive(),
        imageURL: z.string().nullable(),
      }),
    )
    .min(1),
})
const RecommendationEvent = z.strictObject({
  event: z.strictObject({
    type: z.enum(['purchase', 'search', 'click', 'view', 'addToCart', 'removeFromCart']),
    name: z.string().min(1),
    value: z.looseObject({}),
  }),
  t: z.number().positive(),
  t0: z.number().positive(),
  user_id: z.string().regex(/^[1-9]\d*$/),
  app_type: z.enum(['native', 'browser']),
})

/** Simulates a reviews service that accepts Bazaarvoice's trackTransaction fields. */
export function reviewsSimulator({ token }: SimulatedAccounts['reviews']): Hono {
  return bearerService('/purchases', token, ReviewsPurchase)
}

/** Simulates a recommendation service. */
export function recommendationsSimulator({ token }: SimulatedAccounts['recommendations']): Hono {
  return bearerService('/events', token, RecommendationEvent)
}

/** Accepts JSON that matches a schema, with a bearer token and an idempotency key. */
function bearerService(path: string, token: string, schema: z.ZodType): Hono {
  const app = new Hono()
  app.post(path, async (context) => {
    if (!isSameSecret(context.req.header('authorization'), `Bearer ${token}`))
      return context.json({ error: { code: 'unauthorized' } }, 401)
    if (!context.req.header('idempotency-key')) return context.json({ error: { code: 'idempotency_key_missing' } }, 400)
    const body = schema.safeParse(await readJson(context))
    if (body.success) return context.json({ accepted: true }, 202)
    return context.json({ error: { code: 'invalid_body', ...firstProblem(body.error) } }, 422)
  })
  return app
}
