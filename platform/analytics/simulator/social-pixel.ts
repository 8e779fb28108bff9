import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#platform/payments/simulator/secrets.ts'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const maxAgeSeconds = 7 * 86_400
const Hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 hash' })).min(1)
const hashed = ['em', 'ph', 'fn', 'ln', 'ct', 'st', 'zp', 'country'] as const
const UserData = z
  .looseObject({
    ...Object.fromEntries(hashed.map((name) => [name, Hashes.optional()])),
    external_id: z.array(z.string().min(1)).optional(),
    client_user_agent: z.string().optional(),
  })
  .refine((data) => Object.keys(data).length > 0, { error: 'You must provide at least one user_data parameter' })
const Event = z
  .looseObject({
    event_name: z.string().min(1),
    event_time: z.int().positive(),
    event_id: z.string().min(1).optional(),
    action_source: z.enum([
      'email',
      'website',
      'app',
      'phone_call',
      'chat',
      'physical_store',
      'system_generated',
      'business_messaging',
      'other',
    ]),
    user_data: UserData,
    custom_data: z.looseObject({ currency: z.string().length(3).optional(), value: z.number().optional() }).optional(),
  })
  .refine(
    ({ event_name: name, custom_data: data }) => name !== 'Purchase' || (data?.currency && data.value !== undefined),
    {
      path: ['custom_data'],
      error: 'Purchase events need a value and a currency',
    },
  )
  .refine(({ action_source: source, user_data: user }) => source !== 'website' || user.client_user_agent, {
    path: ['user_data', 'client_user_agent'],
    error: 'Website events need client_user_agent',
  })
const Body = z.looseObject({ data: z.array(Event).min(1).max(1_000), access_token: z.string() })

/** Simulates Meta's Conversions API, which rejects the whole request if one event is invalid. */
export function socialPixelSimulator({ pixelId, token }: SimulatedAccounts['social-pixel'], now: () => number): Hono {
  const app = new Hono()
  app.post('/:version/:pixel/events', async (context) => {
    const json = await readJson(context)
    const { access_token: sent } = (json ?? {}) as { access_token?: string }
    if (!isSameSecret(sent, token))
      return refuse(context, 190, 'Invalid OAuth access token - Cannot parse access token')
    if (!/^v\d+\.0$/.test(context.req.param('version')) || context.req.param('pixel') !== pixelId)
      return refuse(context, 100, 'Unsupported post request. Object with ID does not exist', 33)
    const body = Body.safeParse(json)
    if (!body.success) {
      const { path, message } = firstProblem(body.error)
      return refuse(context, 100, `Invalid parameter: ${path}: ${message}`)
    }
    const seconds = now() / 1_000
    const isRecent = body.data.data.every(({ event_time: at }) => seconds - at <= maxAgeSeconds && at <= seconds + 60)
    if (!isRecent) return refuse(context, 100, 'Event Timestamp Too Old', 2_804_003)
    return context.json({ events_received: body.data.data.length, messages: [], fbtrace_id: randomUUID() })
  })
  return app
}

function refuse(context: Context, code: number, message: string, subcode?: number) {
  const error = { message, type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: randomUUID() }
  return context.json({ error }, 400)
}
