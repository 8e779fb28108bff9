import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const maxEvents = 25
const maxParams = 100
const maxAgeMs = 72 * 3_600_000
const Consent = z.enum(['GRANTED', 'DENIED'])
const Item = z.looseObject({ item_id: z.string().optional(), item_name: z.string().optional() })
const Event = z
  .strictObject({
    name: z.string().regex(/^[a-zA-Z]\w{0,39}$/),
    params: z
      .looseObject({ items: z.array(Item).max(200).optional(), currency: z.string().length(3).optional() })
      .refine((params) => Object.keys(params).length <= maxParams)
      .optional(),
  })
  .refine(({ params = {} }) => params['value'] === undefined || params.currency !== undefined, {
    path: ['params', 'currency'],
    message: 'currency is required if value is set',
  })
const Hit = z.strictObject({
  client_id: z.string().min(1),
  user_id: z.string().min(1).max(256).optional(),
  timestamp_micros: z.int().positive().optional(),
  user_properties: z.looseObject({}).optional(),
  consent: z.strictObject({ ad_user_data: Consent.optional(), ad_personalization: Consent.optional() }).optional(),
  events: z.array(Event).min(1).max(maxEvents),
})

/**
 * Simulates Google Analytics 4's Measurement Protocol. `/mp/collect` responds to every request with 204, as documented,
 * and drops invalid events. `/debug/mp/collect` returns the reason that an event is invalid.
 */
export function webAnalyticsSimulator(
  { measurementId, apiSecret }: SimulatedAccounts['web-analytics'],
  now: () => number,
): Hono {
  const app = new Hono()
  app.post('/mp/collect', (context) => context.body(null, 204))
  app.post('/debug/mp/collect', async (context) => context.json({ validationMessages: await messagesOf(context) }))
  return app

  async function messagesOf(context: Context) {
    const { measurement_id: id, api_secret: secret } = context.req.query()
    if (id !== measurementId || secret !== apiSecret)
      return [message('measurement_id', 'Unable to find the measurement_id and api_secret.', 'VALUE_INVALID')]
    const hit = Hit.safeParse(await readJson(context))
    if (!hit.success) {
      const { path, message: description } = firstProblem(hit.error)
      return [message(path, description, 'VALUE_INVALID')]
    }
    const at = (hit.data.timestamp_micros ?? now() * 1_000) / 1_000
    if (now() - at > maxAgeMs) return [message('timestamp_micros', 'Older than 72 hours.', 'VALUE_OUT_OF_BOUNDS')]
    return []
  }
}

function message(fieldPath: string, description: string, validationCode: string) {
  return { fieldPath, description, validationCode }
}
