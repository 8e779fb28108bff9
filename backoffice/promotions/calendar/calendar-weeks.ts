import { addDays, addMonths, daysBetween, weekdayOf } from '#domain/programs/calendar.ts'
import type { IsoDate } from '#domain/tax/table.ts'

interface Scheduled {
  id: number
  productId: number
  from: IsoDate | null
  to: IsoDate | null
  price: number
  state: string
}

/** A bar for all promotions of the same product's variants with the same days. */
export interface CalendarBar<P extends Scheduled> {
  promotions: readonly [P, ...P[]]
  /** First and last column, from 0 (Sunday) to 6. */
  start: number
  end: number
  /** True if the promotion also runs in the week before or after. */
  isContinued: boolean
  continues: boolean
}
interface CalendarWeek<P extends Scheduled> {
  days: readonly IsoDate[]
  bars: readonly CalendarBar<P>[]
}

/** Returns the month in the URL as YYYY-MM, or the current month. */
export function monthOf(param: string | null, today: IsoDate): string {
  return param !== null && /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(param) ? param : today.slice(0, 7)
}

/** Adds a number of months to a month. */
export function shiftMonth(month: string, count: number): string {
  return addMonths(`${month}-01`, count).slice(0, 7)
}

/** Returns the first and last day on a month's calendar page, which shows whole weeks. */
export function calendarPage(month: string): { from: IsoDate; to: IsoDate } {
  const first: IsoDate = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { from: addDays(first, -weekdayOf(first)), to: addDays(last, 6 - weekdayOf(last)) }
}

/** Returns a month's weeks with a bar for each product and period. */
export function calendarWeeks<P extends Scheduled>(month: string, promotions: readonly P[]): CalendarWeek<P>[] {
  const { from, to } = calendarPage(month)
  const groups = [
    ...Map.groupBy(promotions, ({ productId, from: first, to: last, state }) =>
      [productId, first, last, state].join(' '),
    ).values(),
  ]
  const weeks = (daysBetween(from, to) + 1) / 7
  return Array.from({ length: weeks }, (_, week) => {
    const days = Array.from({ length: 7 }, (__, day) => addDays(from, week * 7 + day))
    const bars = groups.flatMap((group) => {
      const bar = barOf(group as [P, ...P[]], days)
      return bar ? [bar] : []
    })
    return { days, bars: bars.toSorted((a, b) => a.start - b.start || b.end - a.end) }
  })
}

function barOf<P extends Scheduled>(promotions: [P, ...P[]], days: readonly IsoDate[]): CalendarBar<P> | null {
  const [{ from, to }] = promotions
  const [first, last] = [days[0]!, days[6]!]
  if ((from !== null && from > last) || (to !== null && to < first)) return null
  const isContinued = from === null || from < first
  const continues = to === null || to > last
  return {
    promotions,
    start: isContinued ? 0 : daysBetween(first, from),
    end: continues ? 6 : daysBetween(first, to),
    isContinued,
    continues,
  }
}
