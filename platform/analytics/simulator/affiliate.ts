import { Hono } from 'hono'
import { z } from 'zod'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const Ids = z.array(z.string().min(1))
const Order = z.strictObject({
  tracking_ids: z.strictObject({ user_id: Ids, visitor_id: Ids }),
  order: z.strictObject({
    order_number: z.string().min(1),
    order_amount_subtotal: z.number().positive(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    customer: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), state: z.string() }),
    products: z
      .array(
        z.strictObject({
          parent_sku: z.string().min(1),
          variant_sku: z.string().min(1),
          price: z.number(),
          qty: z.int().positive(),
        }),
      )
      .min(1),
  }),
})

/** Simulates AvantLink's server-to-server order tracking, which requires a user agent and the merchant's UUID. */
export function affiliateSimulator({ merchantId }: SimulatedAccounts['affiliate']): Hono {
  const app = new Hono()
  app.post('/merchants/:merchant/tracking/order', async (context) => {
    if (context.req.param('merchant') !== merchantId) return context.json({ error: 'Merchant not found' }, 404)
    if (!context.req.header('user-agent')) return context.json({ error: 'User-Agent is required' }, 403)
    const order = Order.safeParse(await readJson(context))
    if (order.success) return context.json({ success: true })
    const { path, message } = firstProblem(order.error)
    return context.json({ errors: { [path]: [message] } }, 422)
  })
  return app
}
