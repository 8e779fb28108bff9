import type { Site } from '#domain/sites.ts'

/** Customer interests. The texts contain their names. */
export const interests = ['powerlifting', 'functional', 'strongman', 'homeGym'] as const
export type Interest = (typeof interests)[number]

/** Every segment id, most important first [ACCOUNT-208]. */
export const segmentPriority = [11, 43, 22, 12, 44, 23, 13, 45, 24, 19, 51, 30] as const

/** Interest ids on USA. Other sites add an offset [ACCOUNT-205, ACCOUNT-207]. */
const firstIds: Readonly<Record<Interest, number>> = { powerlifting: 11, functional: 12, strongman: 13, homeGym: 19 }
const offsets: Readonly<Record<Site, number>> = { USA: 0, APO: 0, CAN: 11, AUS: 0, EUR: 32, GBR: 32 }

/** Returns the segment id of an interest on a site. */
export function segmentId(site: Site, interest: Interest): number {
  return firstIds[interest] + offsets[site]
}

/** Returns the interest for a segment id from any site, or null for an unknown id. */
export function interestOf(id: number): Interest | null {
  const bases = new Set(Object.values(offsets).map((offset) => id - offset))
  return interests.find((interest) => bases.has(firstIds[interest])) ?? null
}

/** Returns the unique segments, or null if one is unknown. */
export function knownSegments(segments: readonly number[]): number[] | null {
  return segments.every((id) => interestOf(id) !== null) ? [...new Set(segments)] : null
}

/** Returns the customer's first segment by priority, or null if there are none [ACCOUNT-206]. */
export function primarySegment(segments: readonly number[]): number | null {
  return segmentPriority.find((id) => segments.includes(id)) ?? segments[0] ?? null
}
