import type { EventDetails } from './event-details.ts'
import { formatInstant } from '../import/cells/dates.ts'
import { eventPlaceLines, parseEventTime } from './format-event-time.ts'

interface CalendarEvent {
  /** Never changes, so that a second download replaces the first calendar entry. */
  uid: string
  title: string
  description: string
  /** URL of the product page, or null if there is none. */
  url: string | null
  /** Time of this version in Unix milliseconds. */
  at: number
  event: Pick<EventDetails, 'startsAt' | 'endsAt' | 'place'>
}

const maxOctets = 75

/** Returns an iCalendar file (RFC 5545) with one event, in UTC. */
export function eventCalendar({ uid, title, description, url, at, event }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ironwright//Events//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(parseEventTime(event.startsAt))}`,
    `DTEND:${utc(parseEventTime(event.endsAt))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(eventPlaceLines(event.place).join(', '))}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(at: number): string {
  return `${formatInstant(at).slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Folds a line after 75 octets, never inside a character. */
function fold(line: string): string {
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > maxOctets) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += size
  }
  return folded
}
