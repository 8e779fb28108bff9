/** Returns an ISO 8601 moment with an offset; without one, it is in UTC. */
export function inUtc(moment: string): string {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}Z`
}
