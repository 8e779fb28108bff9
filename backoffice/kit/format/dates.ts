const dayTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const isoDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })
const wholeDay = isoDay({ month: 'short', day: 'numeric', year: 'numeric' })
const dayOfMonth = isoDay({ month: 'short', day: 'numeric' })
const month = isoDay({ month: 'long', year: 'numeric' })
const weekday = isoDay({ weekday: 'short' })
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const minute = 60_000
const hour = 60 * minute

/** Formats a date and time in the browser's time zone. */
export function formatDateTime(at: string | number): string {
  return dayTime.format(new Date(at))
}

/** Formats a time of day, including seconds. */
export function formatTime(at: string | number): string {
  return time.format(new Date(at))
}

/** Formats a date. */
export function formatDate(at: string | number): string {
  return day.format(new Date(at))
}

/** Formats a day such as 2026-11-20, with the same result in all time zones. */
export function formatDay(day: string): string {
  return wholeDay.format(new Date(day))
}

/** Formats a day without its year, such as Nov 20. */
export function formatDayOfMonth(day: string): string {
  return dayOfMonth.format(new Date(day))
}

/** Formats a month such as 2026-11. */
export function formatMonth(yearMonth: string): string {
  return month.format(new Date(yearMonth))
}

/** Returns the short name of a day's weekday. */
export function formatWeekday(day: string): string {
  return weekday.format(new Date(day))
}

/** Formats a time relative to now. The text does not change until the page rerenders. */
export function formatAgeNow(at: string | number): string {
  return formatAge(at, Date.now())
}

/** Formats a time in the last 24 hours relative to now, and an earlier time as a date. */
export function formatAge(at: string | number, now: number): string {
  const age = now - new Date(at).getTime()
  if (age < minute) return relative.format(0, 'minute')
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute')
  if (age < 24 * hour) return relative.format(-Math.floor(age / hour), 'hour')
  return formatDate(at)
}
