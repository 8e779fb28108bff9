import { deliveredAt } from '../returns/deadline.ts'

const dayMs = 86_400_000
/** Days between delivery and the review request email. */
const daysAfterDelivery = 14
/** Longest delay of a request, in days. Older requests are not sent, for example after an import of old parcels. */
const maxLateDays = 30
/** Lifetime of an emailed link. */
export const reviewLinkMs = 60 * dayMs

interface Parcel {
  events: readonly { status: string; at: number }[]
}

/**
 * Returns when to send the review request, in epoch milliseconds: two weeks after the last parcel arrived. Returns null
 * while a parcel is unshipped, or if all parcels were returned to sender.
 */
export function reviewMailDueAt(parcels: readonly Parcel[]): number | null {
  const arriving = parcels.filter(({ events }) => !events.some(({ status }) => status === 'returned'))
  const times = arriving.map(({ events }) => deliveredAt(events, Number.MAX_SAFE_INTEGER))
  if (times.length === 0 || times.includes(null)) return null
  return Math.max(...times.map(Number)) + daysAfterDelivery * dayMs
}

export function isReviewRequestExpired(dueAt: number, now: number): boolean {
  return now > dueAt + maxLateDays * dayMs
}
