import { Hono } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#platform/payments/simulator/secrets.ts'
import type { SimulatedAccounts } from './accounts.ts'
import { readJson } from './read-request.ts'

const Id = z.string().min(1).max(300)
const Message = z
  .looseObject({
    type: z.enum(['track', 'page', 'screen', 'identify', 'group', 'alias']),
    messageId: Id,
    anonymousId: Id.nullish(),
    userId: Id.nullish(),
    event: z.string().min(1).optional(),
    context: z.looseObject({}).optional(),
    timestamp: z.iso.datetime().optional(),
  })
  .refine(({ type, event }) => type !== 'track' || event !== undefined)
const Batch = z.looseObject({ batch: z.array(z.unknown()) })
const maxBatchBytes = 500_000

/** Simulates RudderStack's gateway: `/v1/batch` with a write key, and its plain-text errors. */
export function customerDataSimulator({ writeKey }: SimulatedAccounts['customer-data']): Hono {
  const app = new Hono()
  app.post('/v1/batch', async (context) => {
    const [scheme, credentials = ''] = (context.req.header('authorization') ?? '').split(' ')
    if (scheme !== 'Basic') return context.text('Failed to read writeKey from header', 401)
    const [user] = Buffer.from(credentials, 'base64').toString('utf8').split(':')
    if (!isSameSecret(user, writeKey)) return context.text('Invalid Write Key', 401)
    const json = await readJson(context)
    if (JSON.stringify(json ?? '').length > maxBatchBytes) return context.text('Request size exceeds max limit', 413)
    const body = Batch.safeParse(json)
    if (!body.success) return context.text('Invalid JSON', 400)
    if (body.data.batch.length === 0) return context.text('Empty batch payload', 400)
    for (const each of body.data.batch) {
      const message = Message.safeParse(each)
      if (!message.success) return context.text('Event is not a Valid Rudder Event', 400)
      const { anonymousId, userId } = message.data
      if (!anonymousId && !userId) return context.text('Request neither has anonymousId nor userId', 400)
    }
    return context.text('OK')
  })
  return app
}
