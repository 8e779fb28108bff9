import { availableNow, type Stock } from '#domain/catalog/stock.ts'
import { dayAfter, weekdayOf } from '#domain/programs/calendar.ts'
import { siteTimeZones } from '#domain/promotions/time-zones.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'

/** Working days from dispatch, at the earliest and at the latest. */
export type DeliveryDays = readonly [earliest: number, latest: number]

/** The first and the last day on which something is thought to arrive. */
export type ArrivalSpan = readonly [first: IsoDate, last: IsoDate]

/** The days of what travels in two ways and is there with the later one; not known when one of them is not. */
export function laterDays(a: DeliveryDays | null, b: DeliveryDays | null): DeliveryDays | null {
  return a && b && [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
}

/** Calendar days until so many pieces can leave: none from the shelf, else the lead time; null when nobody knows. */
export function daysUntilReady(stock: Stock, pieces: number): number | null {
  if (!stock.managed) return stock.leadTimeDays ?? 0
  return pieces <= availableNow(stock) ? 0 : stock.leadTimeDays
}

// To make one takes longer than all else that a price is looked up by.
const dayFormats = new Map<Site, Intl.DateTimeFormat>()

/** The day that a site has at a moment: that of Australia is a day ahead of that of Ohio for half of each day. */
export function siteDay(site: Site, now: number): IsoDate {
  // The Swedish way to write a date is that of ISO 8601.
  const format = dayFormats.get(site) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZones[site] })
  dayFormats.set(site, format)
  return format.format(now)
}

/**
 * The days on which a package is thought to arrive: dispatched after so many calendar days from a day, then so many
 * working days on the way; on weekends nothing leaves, travels or arrives. Holidays are not known.
 */
export function arrivalSpan(from: IsoDate, daysUntilDispatch: number, [earliest, latest]: DeliveryDays): ArrivalSpan {
  const dispatch = workingDayFrom(dayAfter(from, daysUntilDispatch))
  return [workingDaysAfter(dispatch, earliest), workingDaysAfter(dispatch, latest)]
}

/** Working days from one day to another, at least one where they differ; null where it would arrive before it leaves. */
export function workingDaysBetween(leaves: IsoDate, arrives: IsoDate): number | null {
  const most = 60
  let days = 0
  let day = leaves
  for (let left = most; left > 0 && day < arrives; left -= 1) {
    day = dayAfter(day, 1)
    if (day === workingDayFrom(day)) days += 1
  }
  if (day !== arrives) return null
  return leaves === arrives ? 0 : Math.max(1, days)
}

function workingDaysAfter(day: IsoDate, count: number): IsoDate {
  let reached = day
  for (let left = count; left > 0; left -= 1) reached = workingDayFrom(dayAfter(reached, 1))
  return reached
}

/** A day itself, or the Monday after it. */
function workingDayFrom(day: IsoDate): IsoDate {
  const weekday = weekdayOf(day)
  if (weekday === 6) return dayAfter(day, 2)
  return weekday === 0 ? dayAfter(day, 1) : day
}

/** What is known of a parcel that is somewhere between the order and the door. */
interface UnderWay {
  site: Site
  /** What staff said. */
  expectedOn: IsoDate | null
  /** Why it does not come as it was thought. */
  exception: string | null
  /** When it was handed to its carrier, in milliseconds since 1970; null while it was not. */
  leftAt: number | null
  /** How it was chosen to travel, and what was told of it then; missing when nothing was. */
  rate: { days?: DeliveryDays | null; arrives?: ArrivalSpan | null } | undefined
}

/**
 * The day by which a parcel is thought to be there: what staff said; else the last day of the span, counted from the
 * day it left, or as it was told with the order. A day that has passed, and any day of a delayed parcel, is not told.
 */
export function expectedDay({ site, expectedOn, exception, leftAt, rate }: UnderWay, now: number): IsoDate | null {
  if (expectedOn !== null) return expectedOn
  if (exception !== null) return null
  const { days = null, arrives = null } = rate ?? {}
  const span = leftAt === null ? arrives : days && arrivalSpan(siteDay(site, leftAt), 0, days)
  return span && span[1] >= siteDay(site, now) ? span[1] : null
}
