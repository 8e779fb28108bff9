import { statement, type Transaction } from '#platform/database.ts'
import type { SubscriberFilters } from './list-repository.ts'

const insert = statement<{ id: string }>(
  'newsletter-export.insert',
  `insert into newsletter_export (at, list_id, status, source, first_day, last_day, is_searched, part, subscribers,
     staff_name, request_key, request_fingerprint)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (request_key) do nothing returning id`,
)
const ofRequest = statement<{ fingerprint: string }>(
  'newsletter-export.of-request',
  'select request_fingerprint as fingerprint from newsletter_export where request_key = $1 and at > $2',
)

/** Time after which a repeat is refused, in ms. It returns current data, so it would be a download without a log entry. */
const maxRepeatMs = 10 * 60_000

interface NewExport {
  listId: string
  filters: SubscriberFilters
  part: number
  /** Number of exported subscribers. */
  subscribers: number
  staffName: string
  requestKey: string
  fingerprint: string
}

/** Logs a download once per request. Returns false if a different request or one 10 minutes ago has used the key. */
export async function recordExport(tx: Transaction, input: NewExport): Promise<boolean> {
  const { listId, filters, part, subscribers, staffName, requestKey, fingerprint } = input
  const { q, status = null, source = null, from = null, to = null } = filters
  const values = [new Date(tx.now), listId, status, source, from, to, q !== '', part, subscribers]
  const added = await tx.run(insert, [...values, staffName, requestKey, fingerprint])
  if (added.length > 0) return true
  return (await tx.run(ofRequest, [requestKey, new Date(tx.now - maxRepeatMs)]))[0]?.fingerprint === fingerprint
}
