import type { RefundTry } from './repository.ts'

/** Names a try of a refund at its vendor: the same try again is the same question. */
export function refundKey({ orderId, number, tries }: RefundTry): string {
  return `${orderId}-refund-${number}${tries > 1 ? `-try-${tries}` : ''}`
}

/** Which try a vendor speaks of; null when it is none of ours. */
export function readRefundKey(key: string): RefundTry | null {
  const [, orderId, number, tries = '1'] = /^(\d{9,12})-refund-(\d{1,5})(?:-try-(\d{1,5}))?$/.exec(key) ?? []
  return orderId === undefined ? null : { orderId, number: Number(number), tries: Number(tries) }
}
