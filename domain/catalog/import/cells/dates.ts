import { addDays, daysBetween } from '#domain/programs/calendar.ts'
import type { IsoDate } from '#domain/tax/table.ts'

/** A local time. `minutes` counts from midnight and is null if the file has no time of day. */
interface LocalTime {
  day: IsoDate
  minutes: number | null
}

/** Order of day and month in dates such as 03/04/2026, or null if the file does not prove one. */
export type DayOrder = 'day-first' | 'month-first' | null

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](.*))?$/
const split = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:,? (.*))?$/
const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,6})?)? ?([AP]\.?M\.?)?$/i
const instant =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{3}))?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/
const epoch: IsoDate = '1970-01-01'
const msPerMinute = 60_000
const msPerDay = 1_440 * msPerMinute

/** Returns the day and month order that fits all dates with slashes or dashes in a file. */
export function detectDayOrder(texts: Iterable<string>): DayOrder {
  const found = new Set<DayOrder>()
  for (const text of texts) {
    const [, first, separator, second] = split.exec(tidy(text)) ?? []
    if (first === undefined || separator === '.') continue
    if (Number(first) > 12) found.add('day-first')
    if (Number(second) > 12) found.add('month-first')
  }
  const [order = null] = found
  return found.size === 1 ? order : null
}

/** Returns a date and time. Returns null if it is invalid or its day and month order is ambiguous. */
export function parseLocalTime(text: string, order: DayOrder): LocalTime | null {
  const cell = tidy(text)
  const [, isoYear, isoMonth, isoDay, isoTime] = iso.exec(cell) ?? []
  if (isoYear !== undefined) return localTime(isoYear, isoMonth, isoDay, isoTime)
  const [, first, separator, second, year, time] = split.exec(cell) ?? []
  if (first === undefined || second === undefined || year === undefined) return null
  const dayFirst = separator === '.' || Number(first) > 12
  const isCertain = dayFirst || Number(second) > 12 || Number(first) === Number(second) || order !== null
  if (!isCertain) return null
  const isDayFirst = dayFirst || (Number(second) <= 12 && order === 'day-first')
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return localTime(year.padStart(4, '20'), month, day, time)
}

/** Converts a local time in a time zone to Unix milliseconds. */
export function toInstant({ day, minutes }: LocalTime, timeZone: string): number {
  const wall = daysBetween(epoch, day) * msPerDay + (minutes ?? 0) * msPerMinute
  // Around a DST change, the offset at the result may differ from the offset at the first guess.
  return wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone)
}

/** Parses a time with a zone, such as 2026-11-30T05:00:00Z, to milliseconds. Returns null for other formats. */
export function parseInstant(text: string): number | null {
  const [, day, hour, minute, second, ms = '0', sign, offsetHour = '0', offsetMinute = '0'] = instant.exec(text) ?? []
  if (day === undefined || !isDay(day)) return null
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1)
  const minutes = Number(hour) * 60 + Number(minute) - offset
  return daysBetween(epoch, day) * msPerDay + minutes * msPerMinute + Number(second) * 1_000 + Number(ms)
}

/** Formats a time in milliseconds so that `parseInstant` can read it. */
export function formatInstant(at: number): string {
  const days = Math.floor(at / msPerDay)
  const ms = at - days * msPerDay
  const part = (unit: number, size: number, width = 2) => String(Math.floor(ms / unit) % size).padStart(width, '0')
  const time = `${part(3_600_000, 24)}:${part(msPerMinute, 60)}:${part(1_000, 60)}.${part(1, 1_000, 3)}`
  return `${addDays(epoch, days)}T${time}Z`
}

function tidy(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').trim()
}

function localTime(year: string, month = '', date = '', time?: string): LocalTime | null {
  const day: IsoDate = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day)) return null
  if (time === undefined) return { day, minutes: null }
  const [, hour, minute, half] = clock.exec(time.trim()) ?? []
  if (hour === undefined) return null
  const isAfternoon = half?.toLowerCase().startsWith('p')
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  return hours > 23 || Number(minute) > 59 ? null : { day, minutes: hours * 60 + Number(minute) }
}

/** Returns false for a day that does not exist in its month. */
function isDay(day: IsoDate): boolean {
  return addDays(addDays(day, 1), -1) === day
}

function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const wall = parseInstant(`${format.format(at).replace(' ', 'T')}Z`)
  return (wall ?? at) - Math.floor(at / 1_000) * 1_000
}
