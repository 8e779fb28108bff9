import { deliveredAt } from '../returns/deadline.ts'

const dayMs = 86_400_000
/** Days between the delivery and the email that asks for reviews. */
const daysAfterDelivery = 14
/** A later email would ask about goods long in use, such as after an import of old parcels. */
const maxLateDays = 30
/** An emailed link is valid for this time. */
export const reviewLinkMs = 60 * dayMs

interface Parcel {
  events: readonly { status: string; at: number }[]
}

/**
 * Returns when to ask for reviews, in epoch milliseconds: two weeks after the last parcel arrived. Null while a parcel
 * has not left, or if all came back.
 */
export function reviewMailDueAt(parcels: readonly Parcel[]): number | null {
  const arriving = parcels.filter(({ events }) => !events.some(({ status }) => status === 'returned'))
  const times = arriving.map(({ events }) => deliveredAt(events, Number.MAX_SAFE_INTEGER))
  if (times.length === 0 || times.includes(null)) return null
  return Math.max(...times.map(Number)) + daysAfterDelivery * dayMs
}

export function isTooLateToAsk(dueAt: number, now: number): boolean {
  return now > dueAt + maxLateDays * dayMs
}
