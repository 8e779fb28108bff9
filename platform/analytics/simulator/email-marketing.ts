import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#platform/payments/simulator/secrets.ts'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const User = z
  .looseObject({ email: z.string().optional(), userId: z.string().optional() })
  .refine(({ email, userId }) => email || userId, { error: 'email or userId is required' })
const Item = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  sku: z.string().optional(),
  price: z.number(),
  quantity: z.int().positive(),
  url: z.url().optional(),
  imageUrl: z.url().nullish(),
  categories: z.array(z.string()).optional(),
})
const Purchase = z.looseObject({
  id: z.string().optional(),
  user: User,
  items: z.array(Item),
  total: z.number(),
  createdAt: z.int().positive().optional(),
  campaignId: z.int().optional(),
  templateId: z.int().optional(),
})
const Cart = z.looseObject({ user: User, items: z.array(Item) })

/** Simulates Iterable's commerce calls, with its `Api-Key` header and error codes. */
export function emailMarketingSimulator({ apiKey }: SimulatedAccounts['email-marketing']): Hono {
  const app = new Hono()
  app.post('/api/commerce/trackPurchase', (context) => reply(context, Purchase))
  app.post('/api/commerce/updateCart', (context) => reply(context, Cart))
  return app

  async function reply(context: Context, schema: z.ZodType) {
    if (!isSameSecret(context.req.header('api-key'), apiKey))
      return context.json({ msg: 'Invalid API key', code: 'BadApiKey', params: null }, 401)
    const json = await readJson(context)
    if (json === undefined) return context.json({ msg: 'Invalid JSON', code: 'BadJsonBody', params: null }, 400)
    const body = schema.safeParse(json)
    if (body.success) return context.json({ msg: '', code: 'Success', params: {} })
    const { path, message } = firstProblem(body.error)
    return context.json({ msg: `${path}: ${message}`, code: 'BadParams', params: null }, 400)
  }
}
