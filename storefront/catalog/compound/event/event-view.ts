import { eventPlaceLines, formatEventTime } from '#domain/catalog/events/format-event-time.ts'
import { isRegistrationClosed, registrationClosesAt } from '#domain/catalog/events/registration.ts'
import type { CompleteProduct } from '../../product/product-view.ts'

export interface EventView {
  /** 'Sat, May 8, 2027, 9:30 AM – 4:30 PM CDT'. */
  when: string
  /** Name and address. */
  place: readonly string[]
  /** Start in Unix milliseconds. Sales end at this time. */
  startsAt: number
  isClosed: boolean
  spots: { left: number; all: number } | null
  refunds: string
  /** URL of the calendar file. */
  calendar: string
}

/** Returns an event with its date in the reader's locale, or null for other products. */
export function eventView({ event, inventory, url }: CompleteProduct, tag: string, now: number): EventView | null {
  if (!event) return null
  const { place, capacity, refunds } = event
  const startsAt = registrationClosesAt(event)
  return {
    when: formatEventTime(tag, event),
    place: eventPlaceLines(place),
    startsAt,
    isClosed: isRegistrationClosed(startsAt, now),
    spots: capacity !== null && inventory.ms ? { left: Math.min(inventory.qoh, capacity), all: capacity } : null,
    refunds,
    calendar: `/feeds/events${url}.ics`,
  }
}
