import type { Site } from '#domain/sites.ts'

/** Hours by which a storefront's morning is ahead of UTC, in winter. */
const aheadOfUtc: Readonly<Record<Site, number>> = { USA: -5, APO: -5, CAN: -5, AUS: 10, EUR: 1, GBR: 0 }
const morning = 8

/**
 * When a sold gift card is mailed: at eight in the morning of the day that its buyer named, at the storefront; at once
 * when the day is named by nobody, or here already [GIFT-214].
 */
export function deliverAt(site: Site, day: string | undefined, now: number): number {
  const asked = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(asked) ? now : Math.max(now, asked + (morning - aheadOfUtc[site]) * 3_600_000)
}
