import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AdyenEvent } from './events.ts'

export interface AdyenWebhookSettings {
  merchantAccount: string
  /** Keys in hex. There are two during a key rotation. */
  hmacKeys: readonly string[]
}

/** Matches the column size. */
const short = z.string().regex(/^[\x20-\x7e]{0,80}$/)
const Item = z.object({
  additionalData: z.object({ hmacSignature: z.string().max(200) }).optional(),
  amount: z.object({ value: z.int(), currency: short.max(3) }),
  eventCode: short,
  merchantAccountCode: short,
  merchantReference: short,
  originalReference: short.nullish(),
  pspReference: short.min(1),
  success: z.enum(['true', 'false']),
})
const Notification = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: Item }))
    .min(1)
    .max(100),
})
type Item = z.output<typeof Item>

type WebhookProblem = 'unreadable' | 'unsigned' | 'foreign'

/**
 * Verifies and parses a delivery. Returns only the signed fields of this account's events, because all other fields
 * could be forged [T25].
 */
export function readAdyenWebhook(body: string, settings: AdyenWebhookSettings): AdyenEvent[] | WebhookProblem {
  const read = Notification.safeParse(jsonOf(body))
  if (!read.success) return 'unreadable'
  const items = read.data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  if (!items.every((item) => isSigned(item, settings.hmacKeys))) return 'unsigned'
  const own = items.filter(({ merchantAccountCode }) => merchantAccountCode === settings.merchantAccount)
  if (own.length === 0) return 'foreign'
  return own.map((item) => ({
    pspReference: item.pspReference,
    originalReference: item.originalReference || null,
    merchantReference: item.merchantReference,
    eventCode: item.eventCode,
    isSuccess: item.success === 'true',
    amount: item.amount.value,
    currency: item.amount.currency,
  }))
}

/** Returns the HMAC-SHA256 in base64. The key is in hex. */
export function signatureOf(item: Omit<Item, 'additionalData'>, key: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item
  const signed = [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ]
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64')
}

/** Returns true if an item is signed with one of the keys. Compares in constant time. */
function isSigned(item: Item, keys: readonly string[]): boolean {
  const signature = Buffer.from(item.additionalData?.hmacSignature ?? '')
  const fits = keys.map((key) => {
    const right = Buffer.from(signatureOf(item, key))
    return signature.length === right.length && timingSafeEqual(signature, right)
  })
  return fits.includes(true)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
