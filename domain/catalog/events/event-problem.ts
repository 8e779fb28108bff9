import { parseInstant } from '../import/cells/dates.ts'
import type { EventPlace } from './event-details.ts'
import { parseEventTime } from './format-event-time.ts'

const maxCapacity = 1_000_000
const maxTerms = 500
const placeParts: readonly (readonly [part: keyof EventPlace, max: number, isRequired: boolean])[] = [
  ['name', 120, true],
  ['street', 200, true],
  ['city', 100, true],
  ['region', 60, false],
  ['postcode', 20, false],
  ['countryId', 2, true],
]
const known: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'timeZone', 'place', 'capacity', 'refunds'])

/** Returns the problem with an event's details, or null if they are valid. */
export function eventProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'An event must be an object.'
  const { startsAt, endsAt, timeZone, place, capacity, refunds } = value
  const other = Object.keys(value).find((name) => !known.has(name))
  if (other !== undefined) return `An event has no ${other} field.`
  const [start, end] = [startsAt, endsAt].map((at) => (typeof at === 'string' ? parseInstant(at) : null))
  const example = 'must be a time with an offset, such as 2027-05-08T09:30:00-05:00.'
  if (typeof start !== 'number') return `startsAt ${example}`
  if (typeof end !== 'number') return `endsAt ${example}`
  if (end <= start) return 'endsAt must be after startsAt.'
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone))
    return 'timeZone must be the name of a time zone, such as America/Chicago.'
  const misfit = [startsAt, endsAt].find((at) => typeof at === 'string' && !fitsTimeZone(at, timeZone))
  if (typeof misfit === 'string') return `${misfit} does not have the offset of ${timeZone} at that time.`
  if (
    capacity !== undefined &&
    !(Number.isInteger(capacity) && Number(capacity) > 0 && Number(capacity) <= maxCapacity)
  )
    return 'capacity must be a whole number above 0.'
  if (refunds !== undefined && !isLine(refunds, maxTerms))
    return `refunds must be text of up to ${maxTerms} characters.`
  return placeProblem(place)
}

function placeProblem(place: unknown): string | null {
  const needed = placeParts.flatMap(([part, , isRequired]) => (isRequired ? [part] : []))
  const keys = new Intl.ListFormat('en-US').format(needed)
  if (!isRecord(place)) return `place must be an object with ${keys}.`
  const missing = needed.find((part) => place[part] === undefined || place[part] === '')
  if (missing !== undefined) return `place.${missing} is missing. A place needs ${keys}.`
  const other = Object.keys(place).find((name) => !placeParts.some(([part]) => part === name))
  if (other !== undefined) return `A place has no ${other} field.`
  const wrong = placeParts.find(([part, max]) => !isLine(place[part] ?? '', max))
  if (wrong) return `place.${wrong[0]} must be text of up to ${wrong[1]} characters.`
  return /^[A-Z]{2}$/.test(String(place['countryId'])) ? null : 'place.countryId must be a country code, such as US.'
}

/** Returns true if the time's UTC offset is correct for the time zone. */
function fitsTimeZone(time: string, timeZone: string): boolean {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(parseEventTime(time)) === time.slice(0, 16).replace('T', ' ')
}

function isLine(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTimeZone(name: string): boolean {
  // Intl accepts offsets such as +05:00, but they have no daylight saving time rules.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
