import { parseInstant } from '../import/cells/dates.ts'
import type { EventDetails, EventPlace } from './event-details.ts'

type EventTimes = Pick<EventDetails, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * Formats an event's date and times in the event's time zone and the reader's format: 'Sat, May 8, 2027, 9:30 AM – 4:30
 * PM CDT'.
 */
export function formatEventTime(tag: string, { startsAt, endsAt, timeZone }: EventTimes): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  // ICU versions use different thin spaces, but server, browser, and emails must show the same text.
  return format.formatRange(parseEventTime(startsAt), parseEventTime(endsAt)).replaceAll(/[\u2009\u202f]/g, ' ')
}

/** Returns a valid event time as Unix milliseconds. */
export function parseEventTime(time: string): number {
  return parseInstant(time) ?? 0
}

/** Returns the name and address of an event venue, one line each, without the country. */
export function eventPlaceLines({ name, street, city, region, postcode, countryId }: EventPlace): string[] {
  const isNorthAmerican = countryId === 'US' || countryId === 'CA'
  const town = isNorthAmerican
    ? [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : (countryId === 'GB' ? [city, postcode] : [postcode, city]).filter(Boolean).join(' ')
  return [name, street, town]
}
