import { inStockQuantity, type Stock } from '#domain/catalog/stock.ts'
import { addDays, weekdayOf } from '#domain/programs/calendar.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { isHoliday } from './holidays.ts'

/** Business days from dispatch. */
export type DeliveryDays = readonly [earliest: number, latest: number]

/** Estimated delivery dates. */
export type ArrivalSpan = readonly [first: IsoDate, last: IsoDate]

/** Returns the later start and the later end of two spans, or null if either span is unknown. */
export function laterDays(a: DeliveryDays | null, b: DeliveryDays | null): DeliveryDays | null {
  return a && b && [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
}

/** Returns the calendar days until dispatch, or null if unknown. */
export function daysUntilReady(stock: Stock, pieces: number): number | null {
  if (!stock.managed) return stock.leadTimeDays ?? 0
  return pieces <= inStockQuantity(stock) ? 0 : stock.leadTimeDays
}

/** Returns the calendar days until all units of each SKU can ship, or null if unknown. */
export function daysUntilReadyBySku(
  parts: readonly { sku: string; stock: Stock; pieces: number }[],
): ReadonlyMap<string, number | null> {
  return new Map(
    [...Map.groupBy(parts, ({ sku }) => sku)].map(([sku, same]) => {
      const pieces = same.reduce((sum, part) => sum + part.pieces, 0)
      return [sku, daysUntilReady(same[0]!.stock, pieces)]
    }),
  )
}

/** Returns the longest wait, or null if one is unknown. */
export function longestWait(waits: readonly (number | null)[]): number | null {
  return waits.includes(null) ? null : Math.max(0, ...waits.map(Number))
}

// Cached, because creating a format is slower than a price lookup.
const dayFormats = new Map<Site, Intl.DateTimeFormat>()

/** Returns a site's local date. For half of each day, Australia is a day ahead of Ohio. */
export function siteDay(site: Site, now: number): IsoDate {
  // The Swedish locale formats dates as ISO 8601.
  const format = dayFormats.get(site) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZones[site] })
  dayFormats.set(site, format)
  return format.format(now)
}

/** Orders before this local hour leave on the same business day, as stated on the shipping page. */
const cutoffHours: Readonly<Record<Site, number>> = { USA: 14, CAN: 14, AUS: 14, EUR: 14, GBR: 14, APO: 14 }

const hourFormats = new Map<Site, Intl.DateTimeFormat>()

/**
 * Returns the first local date on which an order can leave: the current date, or the next date after the cutoff hour.
 */
export function dispatchDay(site: Site, now: number): IsoDate {
  const options = { timeZone: siteTimeZones[site], hour: '2-digit', hourCycle: 'h23' } as const
  const format = hourFormats.get(site) ?? new Intl.DateTimeFormat('sv-SE', options)
  hourFormats.set(site, format)
  const today = siteDay(site, now)
  return Number(format.format(now)) < cutoffHours[site] ? today : addDays(today, 1)
}

/** Adds calendar days until dispatch, then business days in transit. A site's holidays are not business days. */
export function arrivalSpan(
  site: Site,
  from: IsoDate,
  daysUntilDispatch: number,
  [earliest, latest]: DeliveryDays,
): ArrivalSpan {
  const dispatch = workingDayFrom(site, addDays(from, daysUntilDispatch))
  return [workingDaysAfter(site, dispatch, earliest), workingDaysAfter(site, dispatch, latest)]
}

/**
 * Returns the business days between two dates. Returns null if they are reversed or more than 60 days apart. An arrival
 * on a day when other carriers are closed counts as a business day, so that no estimate is earlier than the carrier's.
 */
export function businessDaysBetween(site: Site, leaves: IsoDate, arrives: IsoDate): number | null {
  const max = 60
  let days = 0
  let day = leaves
  for (let remaining = max; remaining > 0 && day < arrives; remaining -= 1) {
    day = addDays(day, 1)
    if (day === workingDayFrom(site, day)) days += 1
  }
  if (day !== arrives) return null
  const isClosed = arrives !== workingDayFrom(site, arrives)
  return leaves === arrives ? 0 : days + (isClosed ? 1 : 0)
}

function workingDaysAfter(site: Site, day: IsoDate, count: number): IsoDate {
  let reached = day
  for (let remaining = count; remaining > 0; remaining -= 1) reached = workingDayFrom(site, addDays(reached, 1))
  return reached
}

function workingDayFrom(site: Site, day: IsoDate): IsoDate {
  let working = day
  while ([0, 6].includes(weekdayOf(working)) || isHoliday(site, working)) working = addDays(working, 1)
  return working
}

interface UnderWay {
  site: Site
  expectedOn: IsoDate | null
  exception: string | null
  /** Dispatch time in epoch milliseconds. */
  leftAt: number | null
  rate: { days?: DeliveryDays | null; arrives?: ArrivalSpan | null } | undefined
}

/**
 * Returns the date set by staff, or else the last estimated day. Returns null if that day is past or the package is
 * delayed.
 */
export function expectedDay({ site, expectedOn, exception, leftAt, rate }: UnderWay, now: number): IsoDate | null {
  if (expectedOn !== null) return expectedOn
  if (exception !== null) return null
  const { days = null, arrives = null } = rate ?? {}
  const span = leftAt === null ? arrives : days && arrivalSpan(site, siteDay(site, leftAt), 0, days)
  return span && span[1] >= siteDay(site, now) ? span[1] : null
}
