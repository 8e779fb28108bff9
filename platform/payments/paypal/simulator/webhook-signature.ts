import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Hono } from 'hono'
import { isSameSecret } from '../../simulator/secrets.ts'
import type { SimulatorSettings } from '../../simulator/app.ts'
import { newId } from './ids.ts'
import { problemReply } from './replies.ts'
import { VerifyRequest } from './requests.ts'

export interface PayPalSimulatorSettings extends SimulatorSettings {
  clientId: string
  clientSecret: string
  webhookId: string
}

/** Returns the headers of a signed webhook. */
export function deliveryHeaders(settings: PayPalSimulatorSettings, body: string, time = new Date().toISOString()) {
  const id = `T-${newId()}`
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${settings.url}/v1/notifications/certs/CERT-SANDBOX`,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signatureOf(settings, { id, time }, body),
    'paypal-transmission-time': time,
  }
}

/** Mounts the call that verifies a webhook's signature. */
export function mountVerification(app: Hono, settings: PayPalSimulatorSettings) {
  app.post('/v1/notifications/verify-webhook-signature', async (context) => {
    const text = await context.req.text()
    const request = VerifyRequest.safeParse(JSON.parse(text))
    if (!request.success)
      return context.json(
        problemReply('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', request.error.issues[0]?.path),
        400,
      )
    const { transmission_id: id, transmission_time: time, transmission_sig: signature } = request.data
    const event = text.slice(text.indexOf(',"webhook_event":') + ',"webhook_event":'.length, -1)
    const isOwn =
      request.data.webhook_id === settings.webhookId &&
      isSameSecret(signature, signatureOf(settings, { id, time }, event))
    return context.json({ verification_status: isOwn ? 'SUCCESS' : 'FAILURE' })
  })
}

/** Signs a webhook with a secret. The real PayPal signs with a certificate. */
function signatureOf(
  { clientSecret, webhookId }: PayPalSimulatorSettings,
  { id, time }: { id: string; time: string },
  body: string,
) {
  const text = `${id}|${time}|${webhookId}|${crc32(body)}`
  return createHmac('sha256', `${clientSecret}.webhooks`).update(text).digest('base64')
}
