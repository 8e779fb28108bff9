import { toInstant } from '#domain/catalog/import/cells/dates.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { Promotion } from './promotion.ts'

/** First and last day in the site's time zone. Null means open-ended. */
export interface PromotionDays {
  from: IsoDate | null
  to: IsoDate | null
}

/** Returns the first instant of a site's day [PROMO-213]. */
export function startOfDay(site: Site, day: IsoDate): number {
  return toInstant({ day, minutes: null }, siteTimeZones[site])
}

/** Returns the last millisecond of a site's day, because both bounds of a promotion are inclusive [PROMO-213]. */
export function endOfDay(site: Site, day: IsoDate): number {
  return startOfDay(site, addDays(day, 1)) - 1
}

/** Returns the days on which a promotion starts and ends. */
export function promotionDaysOf(site: Site, { from, to }: Pick<Promotion, 'from' | 'to'>): PromotionDays {
  return { from: from === null ? null : siteDay(site, from), to: to === null ? null : siteDay(site, to) }
}
