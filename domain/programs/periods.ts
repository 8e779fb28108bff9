import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { dayAfter, monthAfter } from './calendar.ts'

/**
 * The first day of a period, counted from 0: a week later, or the same day of a later month or year; in a month that
 * lacks the day its last one, and the day itself again in the next.
 */
export function periodStart(beganOn: IsoDate, interval: SubscriptionInterval, period: number): IsoDate {
  if (interval === 'Week') return dayAfter(beganOn, period * 7)
  return monthAfter(beganOn, interval === 'Month' ? period : period * 12)
}

/** Days after a renewal was due on which a refused charge is tried again. */
const retryDays: readonly number[] = [1, 3, 7]

/**
 * The day of the next try after so many refusals, from the day on which the renewal was opened, tomorrow at the
 * earliest; null after the third retry, which suspends [PROGRAM-211].
 */
export function nextTry(openedOn: IsoDate, failures: number, today: IsoDate): IsoDate | null {
  const days = retryDays[failures - 1]
  if (days === undefined) return null
  const [planned, tomorrow] = [dayAfter(openedOn, days), dayAfter(today, 1)]
  return planned < tomorrow ? tomorrow : planned
}
