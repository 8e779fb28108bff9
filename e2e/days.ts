const dayMs = 86_400_000

/** Returns the date `days` from today in the date field format: YYYY-MM-DD in UTC. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}

/** Formats a date as in the US store, such as Dec 24, 2026. */
export function formatUsDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}
