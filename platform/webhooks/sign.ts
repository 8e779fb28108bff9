import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** Returns a new random secret in Standard Webhooks format. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

interface SignedWebhook {
  id: string
  /** Unix time in seconds. */
  timestamp: number
  body: string
}

/** Returns the Standard Webhooks headers, with one signature per secret. */
export function webhookHeaders(secrets: readonly string[], { id, timestamp, body }: SignedWebhook) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}
