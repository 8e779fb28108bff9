import { csvLine } from '#domain/catalog/export/csv-line.ts'

interface Subscriber {
  email: string
  status: string
  source: string | null
  /** ISO 8601. */
  at: string
}

/** Returns a list's subscribers as CSV lines, without the heading. Escapes cells that a spreadsheet would run. */
export function formatSubscriberLines(list: string, subscribers: readonly Subscriber[]): string {
  return subscribers.map(({ email, status, source, at }) => csvLine([email, list, status, source ?? '', at])).join('')
}

/** The first line of a file of subscribers. */
export const subscriberHeading = csvLine(['email', 'list', 'status', 'source', 'changed_at'])
