import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { addDays, addMonths } from './calendar.ts'

/**
 * Returns the first day of a period, numbered from 0. Counts from the start, so that short months do not shift later
 * periods.
 */
export function periodStart(beganOn: IsoDate, interval: SubscriptionInterval, period: number): IsoDate {
  if (interval === 'Week') return addDays(beganOn, period * 7)
  return addMonths(beganOn, interval === 'Month' ? period : period * 12)
}

/** Retry days for a declined charge, counted from the due date. */
const retryDays: readonly number[] = [1, 3, 7]

/**
 * Returns the day of the next retry, tomorrow at the earliest. Returns null after the third retry, when the
 * subscription is suspended [PROGRAM-211].
 */
export function nextRetryDay(openedOn: IsoDate, failures: number, today: IsoDate): IsoDate | null {
  const days = retryDays[failures - 1]
  if (days === undefined) return null
  const [planned, tomorrow] = [addDays(openedOn, days), addDays(today, 1)]
  return planned < tomorrow ? tomorrow : planned
}
