import type { EventDetails } from './event-details.ts'
import { parseEventTime } from './format-event-time.ts'

/** Returns when registration closes, in Unix milliseconds: at the start of the event. */
export function registrationClosesAt({ startsAt }: Pick<EventDetails, 'startsAt'>): number {
  return parseEventTime(startsAt)
}

/** Returns true once registration has closed. Null means that it never closes. */
export function isRegistrationClosed(closesAt: number | null, now: number): boolean {
  return closesAt !== null && closesAt <= now
}
