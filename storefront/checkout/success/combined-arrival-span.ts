import type { ArrivalSpan } from '#domain/shipping/delivery/delivery-days.ts'

/**
 * Returns the dates from the earliest possible arrival to the latest. Returns null if there are no packages or one date
 * is unknown.
 */
export function combinedArrivalSpan(packages: readonly { arrives: ArrivalSpan | null }[]): ArrivalSpan | null {
  const spans = packages.flatMap(({ arrives }) => (arrives ? [arrives] : []))
  if (spans.length === 0 || spans.length < packages.length) return null
  const [firsts, lasts] = [spans.map(([first]) => first).toSorted(), spans.map(([, last]) => last).toSorted()]
  return [firsts[0]!, lasts.at(-1)!]
}
