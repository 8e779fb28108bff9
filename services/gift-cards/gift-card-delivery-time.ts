import type { Site } from '#domain/sites.ts'

/** Winter UTC offset of each site, in hours. */
const aheadOfUtc: Readonly<Record<Site, number>> = { USA: -5, APO: -5, CAN: -5, AUS: 10, EUR: 1, GBR: 0 }
const morning = 8

/**
 * Returns the time when a purchased gift card is emailed: 8 a.m. site time on its delivery day, or now if it has no day
 * or the day has begun [GIFT-214].
 */
export function giftCardDeliveryTime(site: Site, day: string | undefined, now: number): number {
  const requested = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(requested) ? now : Math.max(now, requested + (morning - aheadOfUtc[site]) * 3_600_000)
}
