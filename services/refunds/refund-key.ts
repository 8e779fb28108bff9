import type { RefundAttempt } from './repository.ts'

/** Returns the vendor's idempotency key for a refund attempt. */
export function refundKey({ orderId, number, tries }: RefundAttempt): string {
  return `${orderId}-refund-${number}${tries > 1 ? `-try-${tries}` : ''}`
}

/** Parses a vendor's key. Returns null if the refund was not made by this store. */
export function readRefundKey(key: string): RefundAttempt | null {
  const [, orderId, number, tries = '1'] = /^(\d{9,12})-refund-(\d{1,5})(?:-try-(\d{1,5}))?$/.exec(key) ?? []
  return orderId === undefined ? null : { orderId, number: Number(number), tries: Number(tries) }
}
