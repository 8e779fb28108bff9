import { parseInstant } from '../import/cells/dates.ts'
import type { EventDetails, EventPlace } from './event-details.ts'

type EventTimes = Pick<EventDetails, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * Formats when an event takes place, in its own time zone and the reader's format: 'Sat, May 8, 2027, 9:30 AM – 4:30 PM
 * CDT'.
 */
export function eventWhen(tag: string, { startsAt, endsAt, timeZone }: EventTimes): string {
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
  // ICU versions differ in thin spaces: server, browser and mail must show the same.
  return format.formatRange(instantOf(startsAt), instantOf(endsAt)).replaceAll(/[\u2009\u202f]/g, ' ')
}

/** Returns the instant of a valid event's time in milliseconds. */
export function instantOf(time: string): number {
  return parseInstant(time) ?? 0
}

/** Returns the name and address of an event's place, one line each; the country is omitted. */
export function eventPlaceLines({ name, street, city, region, postcode, countryId }: EventPlace): string[] {
  const isNorthAmerican = countryId === 'US' || countryId === 'CA'
  const town = isNorthAmerican
    ? [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : (countryId === 'GB' ? [city, postcode] : [postcode, city]).filter(Boolean).join(' ')
  return [name, street, town]
}
