/** Returns an ISO 8601 time with an offset; a time without an offset is treated as UTC. */
export function withUtcOffset(moment: string): string {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}Z`
}
