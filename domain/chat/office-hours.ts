import { toInstant } from '#domain/catalog/import/cells/dates.ts'
import { addDays, daysBetween } from '#domain/programs/calendar.ts'

/** Opening hours on certain weekdays, in minutes after midnight. Monday is 1, and Sunday is 7. */
interface OpenSpan {
  firstDay: number
  lastDay: number
  from: number
  to: number
}
export type OfficeHours = readonly OpenSpan[]

const aMonday = '2001-01-01'

/** Returns true if support is open at a time, in the site's time zone. */
export function isOpenAt(hours: OfficeHours, timeZone: string, now: number): boolean {
  const { weekday, minutes } = localTime(timeZone, now)
  return hours.some((each) => isOnDay(each, weekday) && minutes >= each.from && minutes < each.to)
}

/** Returns the next opening time. Returns null if there are no office hours. */
export function nextOpening(hours: OfficeHours, timeZone: string, now: number): number | null {
  const { day, weekday } = localTime(timeZone, now)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const openings = hours
      .filter((each) => isOnDay(each, ((weekday - 1 + ahead) % 7) + 1))
      .map(({ from }) => toInstant({ day: addDays(day, ahead), minutes: from }, timeZone))
      .filter((at) => at > now)
    if (openings.length > 0) return Math.min(...openings)
  }
  return null
}

function isOnDay({ firstDay, lastDay }: OpenSpan, weekday: number): boolean {
  return weekday >= firstDay && weekday <= lastDay
}

function localTime(timeZone: string, now: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(now).split(' ')
  const [hour, minute] = time.split(':').map(Number)
  return { day, weekday: (daysBetween(aMonday, day) % 7) + 1, minutes: hour! * 60 + minute! }
}
