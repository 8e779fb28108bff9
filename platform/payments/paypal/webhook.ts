import { z } from 'zod'
import type { Minor } from '#domain/money.ts'
import { createClient, type PayPalAccount } from './client.ts'
import { minorOf } from './wire.ts'

interface PayPalWebhookSettings extends PayPalAccount {
  /** Id of our webhook. Deliveries signed for another id are rejected. */
  webhookId: string
}

export interface PayPalEvent {
  /** Redeliveries have the same id. */
  id: string
  kind: 'taken' | 'declined' | 'refunded' | 'refund failed' | 'reversed' | 'disputed'
  /** Key of the payment or refund. */
  key: string
  /** PayPal's capture id. */
  payment: string
  /** Id of the capture or of its follow-up. */
  reference: string
  amount: Minor
  currency: string
}

/** `unknown` means that PayPal did not respond to the verification. */
type WebhookProblem = 'unreadable' | 'unsigned' | 'old' | 'unknown'

// PayPal retries for three days, so anything older is a replay.
const maxAgeMs = 4 * 24 * 60 * 60_000
const maxAheadMs = 5 * 60_000

const header = z.string().min(1).max(500)
const Signed = z.object({
  auth_algo: header.regex(/^[a-zA-Z0-9]{1,100}$/),
  cert_url: header.regex(/^https?:\/\/[\x21-\x7e]+$/),
  transmission_id: header.regex(/^[\x21-\x7e]{1,50}$/),
  transmission_sig: header.regex(/^[\x21-\x7e]+$/),
  transmission_time: z.iso.datetime({ offset: true }),
})
/** Matches the column size. */
const short = z.string().regex(/^[\x20-\x7e]{1,80}$/)
const Amount = z.object({ value: z.string().regex(/^-?\d{1,9}(?:\.\d{1,2})?$/), currency_code: short.max(3) })
const Link = z.object({ rel: z.string(), href: z.string() })
const Event = z.object({ id: short, event_type: z.string().max(100), resource: z.unknown() })
const Payment = z.object({
  id: short,
  custom_id: short.default(''),
  amount: Amount,
  links: z.array(Link).default([]),
})
const Dispute = z.object({
  dispute_id: short,
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: short.default(''), custom: short.default('') }))
    .min(1)
    .max(20),
  dispute_amount: Amount,
})

const kinds: Readonly<Record<string, PayPalEvent['kind']>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'taken',
  'PAYMENT.CAPTURE.DENIED': 'declined',
  'PAYMENT.CAPTURE.DECLINED': 'declined',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
  'PAYMENT.REFUND.FAILED': 'refund failed',
  'PAYMENT.CAPTURE.REVERSED': 'reversed',
  'CUSTOMER.DISPUTE.CREATED': 'disputed',
}

/**
 * Returns a webhook reader. It accepts recent events whose signature PayPal confirms, and returns null for irrelevant
 * types [T25].
 */
export function createPayPalWebhookReader(settings: PayPalWebhookSettings) {
  const request = createClient(settings)
  return async (
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: number,
  ): Promise<PayPalEvent | null | WebhookProblem> => {
    const event = Event.safeParse(jsonOf(body))
    if (!event.success) return 'unreadable'
    const signed = Signed.safeParse({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
    })
    if (!signed.success) return 'unsigned'
    const age = now - Date.parse(signed.data.transmission_time)
    if (age > maxAgeMs || age < -maxAheadMs) return 'old'
    // Reserializing the event would invalidate its signature.
    const verification = JSON.stringify({ ...signed.data, webhook_id: settings.webhookId }).slice(0, -1)
    const response = await request('POST', '/v1/notifications/verify-webhook-signature', {
      body: `${verification},"webhook_event":${body}}`,
    })
    const verified = Verified.safeParse(response?.body)
    if (response?.status === 400 || response?.status === 422) return 'unsigned'
    if (response?.status !== 200 || !verified.success) return 'unknown'
    return verified.data.verification_status === 'SUCCESS' ? eventOf(event.data) : 'unsigned'
  }
}

const Verified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

function eventOf({ id, event_type: type, resource }: z.output<typeof Event>): PayPalEvent | null | WebhookProblem {
  const kind = Object.hasOwn(kinds, type) ? kinds[type]! : null
  if (kind === null) return null
  if (kind === 'disputed') {
    const read = Dispute.safeParse(resource)
    if (!read.success) return 'unreadable'
    const { dispute_id: reference, disputed_transactions: disputed, dispute_amount: money } = read.data
    const [{ seller_transaction_id: payment, custom: key }] = disputed as [(typeof disputed)[number]]
    return { id, kind, key, payment: payment || reference, reference, ...amountOf(money) }
  }
  const read = Payment.safeParse(resource)
  if (!read.success) return 'unreadable'
  const { id: reference, custom_id: key, amount, links } = read.data
  // A refund has a link to its capture.
  const up = links.find(({ rel }) => rel === 'up')?.href
  const payment = up === undefined ? undefined : short.safeParse(up.slice(up.lastIndexOf('/') + 1)).data
  return { id, kind, key, payment: payment ?? reference, reference, ...amountOf(amount) }
}

function amountOf(money: z.output<typeof Amount>) {
  return { amount: minorOf(money), currency: money.currency_code }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
