import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { respondOnce, type SimulatorResponse } from '../../simulator/idempotent-responses.ts'
import { isSameSecret } from '../../simulator/secrets.ts'
import type { Store } from '../../simulator/store.ts'
import { mountCaptures, mountOrders, refuse, type Write } from './orders.ts'
import { problemReply } from './replies.ts'
import type { PayPalRows } from './store.ts'
import { mountVerification, type PayPalSimulatorSettings } from './webhook-signature.ts'

const tokenMs = 9 * 60 * 60_000

/** Creates a simulator for the Orders v2, Payments v2, and webhook calls that the engine uses. */
export function payPalApi(store: Store<PayPalRows>, settings: PayPalSimulatorSettings, onNotified: () => void): Hono {
  const app = new Hono()
  mountAuthentication(app, settings)
  const write: Write = (method, path, schema, work) =>
    app.on(method, path, async (context) => {
      const request = schema.safeParse(await context.req.json().catch(() => null))
      const key = context.req.header('paypal-request-id')
      const { status, body } = await respondOnce(store, key, isStored, async (rows) =>
        request.success
          ? work(rows, request.data as z.output<typeof schema>, context.req.param('id') ?? '')
          : refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', request.error.issues[0]?.path),
      )
      onNotified()
      return body === null ? context.body(null, status as 204) : context.json(body, status as ContentfulStatusCode)
    })
  mountOrders(app, write, store, settings)
  mountCaptures(app, write, store, settings)
  mountVerification(app, settings)
  return app
}

/** PayPal does not store errors, so a retry runs the call again. */
const isStored = ({ status }: SimulatorResponse) => status < 300

/** Mounts the token call. Calls mounted after it require a token. */
function mountAuthentication(app: Hono, { clientId, clientSecret }: PayPalSimulatorSettings) {
  const signed = (text: string) => createHmac('sha256', clientSecret).update(text).digest('base64url')

  app.post('/v1/oauth2/token', async (context) => {
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (!isSameSecret(context.req.header('authorization'), expected))
      return context.json({ error: 'invalid_client' }, 401)
    const until = String(Date.now() + tokenMs)
    return context.json({ access_token: `${until}.${signed(until)}`, token_type: 'Bearer', expires_in: tokenMs / 1000 })
  })
  app.use(async (context, next) => {
    const [until = '', signature = ''] = (context.req.header('authorization') ?? '').replace('Bearer ', '').split('.')
    if (Number(until) > Date.now() && isSameSecret(signature, signed(until))) return next()
    return context.json(problemReply('AUTHENTICATION_FAILURE'), 401)
  })
}
