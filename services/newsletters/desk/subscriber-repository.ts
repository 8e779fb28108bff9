import type { SubscriptionState } from '#domain/newsletters/confirmation.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { ChangeSource } from '../repository.ts'
import type { SubscriberSource } from './list-repository.ts'

interface SubscriptionRow {
  number: number
  site: Site
  listId: string
  email: string
  state: SubscriptionState
  source: SubscriberSource | null
  at: Date
}

const columns = `number::double precision as number, site, list_id as "listId", email, state, source, at`
const read = statement<SubscriptionRow>(
  'newsletter.desk-read',
  `select ${columns} from newsletter_subscription where number = $1 and site = any($2)`,
)
const lock = statement<SubscriptionRow>(
  'newsletter.desk-lock',
  `select ${columns} from newsletter_subscription where email = (
     select email from newsletter_subscription where number = $1 and site = any($2)) order by number for update`,
)
const others = statement<{ number: number; listId: string; state: SubscriptionState }>(
  'newsletter.desk-others',
  `select number::double precision as number, list_id as "listId", state from newsletter_subscription
   where email = $1 and site = any($2) and number <> $3 order by list_id`,
)

interface ChangeRow {
  number: number
  listId: string
  state: SubscriptionState | 'suppressed' | 'released' | 'confirmation'
  source: ChangeSource | 'bounce'
  /** Epoch milliseconds. */
  at: number
  textVersion: number | null
  staffName: string | null
  note: string | null
}
const changes = statement<ChangeRow>(
  'newsletter.desk-changes',
  `select number::double precision as number, list_id as "listId", state, source,
     (extract(epoch from at) * 1000)::double precision as at, text_version as "textVersion", staff_name as "staffName", note
   from newsletter_change where email = $1 and site = any($2) order by newsletter_change.number desc limit $3`,
)
const lastLink = statement<{ at: Date }>(
  'newsletter.desk-last-link',
  'select sent_at as at from newsletter_link_mail where site = $1 and email = $2',
)
const resends = statement<{ count: number }>(
  'newsletter.desk-resends',
  `select count(*)::integer as count from newsletter_change
   where email = $1 and state = 'confirmation' and source = 'staff' and at > $2`,
)
const addResend = statement<{ number: string }>(
  'newsletter.desk-add-resend',
  `insert into newsletter_change (subscription, site, email, list_id, state, source, at, staff_name, request_key)
   select number, site, email, list_id, 'confirmation', 'staff', $2, $3, $4 from newsletter_subscription where number = $1
   on conflict (request_key) do nothing returning number`,
)
const maxChanges = 500

/** Returns a subscription on these sites, or undefined. */
export async function readSubscriber(db: QueryRunner, number: number, sites: readonly Site[]) {
  return (await db.run(read, [number, sites]))[0]
}

/**
 * Locks all subscriptions of an address, because the limit of resent confirmations and suppressions are the address's.
 * Returns the subscription with this number on these sites, or undefined.
 */
export async function lockSubscriber(tx: Transaction, number: number, sites: readonly Site[]) {
  return (await tx.run(lock, [number, sites])).find((locked) => locked.number === number)
}

/** Returns the address's other subscriptions on these sites. */
export async function readOtherSubscriptions(
  db: QueryRunner,
  { email, number }: Pick<SubscriptionRow, 'email' | 'number'>,
  sites: readonly Site[],
) {
  return db.run(others, [email, sites, number])
}

/** Returns the latest 500 changes of an address on these sites, oldest first. */
export async function readAddressChanges(db: QueryRunner, email: string, sites: readonly Site[]): Promise<ChangeRow[]> {
  return (await db.run(changes, [email, sites, maxChanges])).toReversed()
}

/** Returns when an address was last emailed a link, and how often staff resent one since a time. */
export async function readLinkMails(
  db: QueryRunner,
  { site, email }: Pick<SubscriptionRow, 'site' | 'email'>,
  since: number,
): Promise<{ sentAt: number | null; resends: number }> {
  const [[last], [resent]] = await Promise.all([
    db.run(lastLink, [site, email]),
    db.run(resends, [email, new Date(since)]),
  ])
  return { sentAt: last?.at.getTime() ?? null, resends: resent!.count }
}

/** Records a resent confirmation. Returns false if the request has already recorded one. */
export async function recordResend(
  tx: Transaction,
  number: number,
  { staffName, requestKey }: { staffName: string; requestKey: string },
): Promise<boolean> {
  return (await tx.run(addResend, [number, new Date(tx.now), staffName, requestKey])).length > 0
}
