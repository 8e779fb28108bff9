import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isSameSecret } from '#platform/payments/simulator/secrets.ts'
import type { SimulatedAccounts } from './accounts.ts'
import { firstProblem, readJson } from './read-request.ts'

const tokenSeconds = 3_599
const Hash = z.string().regex(/^[0-9a-f]{64}$/i, { error: 'The SHA256 encoded value is malformed.' })
const Consent = z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED'])
const Identifier = z.union([
  z.strictObject({ emailAddress: Hash }),
  z.strictObject({ phoneNumber: Hash }),
  z.strictObject({
    address: z.strictObject({
      givenName: Hash,
      familyName: Hash,
      regionCode: z.string().regex(/^[A-Z]{2}$/),
      postalCode: z.string().min(1),
    }),
  }),
])
const Event = z.strictObject({
  transactionId: z.string().min(1),
  eventTimestamp: z.iso.datetime({ offset: true }),
  eventSource: z.enum(['WEB', 'APP', 'IN_STORE', 'PHONE', 'MESSAGE', 'OTHER']),
  currency: z.string().regex(/^[A-Z]{3}$/),
  conversionValue: z.number(),
  consent: z.strictObject({ adUserData: Consent, adPersonalization: Consent }).optional(),
  userData: z.strictObject({ userIdentifiers: z.array(Identifier).min(1).max(10) }),
})
const Ingest = z.strictObject({
  destinations: z
    .array(
      z.looseObject({
        operatingAccount: z.looseObject({ accountType: z.literal('GOOGLE_ADS'), accountId: z.string() }),
        productDestinationId: z.string().min(1),
      }),
    )
    .min(1)
    .max(10),
  events: z.array(Event).min(1).max(2_000),
  encoding: z.enum(['HEX', 'BASE64']),
  validateOnly: z.boolean().optional(),
})

/**
 * Simulates Google's token endpoint and the Data Manager API's `events:ingest`, which rejects the whole request if one
 * event is invalid. `accessToken` is the only valid token.
 */
export function adsSimulator(settings: SimulatedAccounts['ads'], accessToken: string): Hono {
  const app = new Hono()
  app.post('/token', async (context) => replyToken(context, settings, accessToken))
  app.post('/v1/events:ingest', async (context) => {
    if (!isSameSecret(context.req.header('authorization'), `Bearer ${accessToken}`)) {
      const text = 'Request had invalid authentication credentials.'
      return context.json(googleError(401, 'UNAUTHENTICATED', text), 401)
    }
    const body = Ingest.safeParse(await readJson(context))
    if (!body.success) {
      const { path, message } = firstProblem(body.error)
      const details = [{ field: path, description: message, reason: 'INVALID_FORMAT' }]
      const text = 'There was a problem with the request.'
      return context.json(googleError(400, 'INVALID_ARGUMENT', text, details), 400)
    }
    const isOwn = body.data.destinations.every(
      ({ operatingAccount, productDestinationId }) =>
        operatingAccount.accountId === settings.account && productDestinationId === settings.conversion,
    )
    if (isOwn) return context.json({ requestId: randomUUID() })
    const text = 'The user does not have permission or the resource is not found.'
    return context.json(googleError(403, 'PERMISSION_DENIED', text), 403)
  })
  return app
}

async function replyToken(
  context: Context,
  { clientId, clientSecret, refreshToken }: SimulatedAccounts['ads'],
  accessToken: string,
) {
  const form = Object.fromEntries(new URLSearchParams(await context.req.text()))
  const refuse = (status: 400 | 401, error: string, text: string) =>
    context.json({ error, error_description: text }, status)
  if (form['grant_type'] !== 'refresh_token') return refuse(400, 'unsupported_grant_type', 'Invalid grant_type')
  if (form['client_id'] !== clientId || !isSameSecret(form['client_secret'], clientSecret))
    return refuse(401, 'invalid_client', 'The OAuth client was not found.')
  if (!isSameSecret(form['refresh_token'], refreshToken)) return refuse(400, 'invalid_grant', 'Bad Request')
  return context.json({ access_token: accessToken, expires_in: tokenSeconds, token_type: 'Bearer' })
}

function googleError(code: number, status: string, message: string, fieldViolations: object[] = []) {
  const type = 'type.googleapis.com/google.rpc.BadRequest'
  const details = fieldViolations.length === 0 ? [] : [{ '@type': type, fieldViolations }]
  return { error: { code, message, status, details } }
}
