import type { SubscriptionState } from '#domain/newsletters/confirmation.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { signatureOf } from '#services/call/identity/signing.ts'

/** The source of a subscription change. */
export type ChangeSource = 'form' | 'account' | 'registration' | 'link' | 'one-click' | 'complaint'

const insert = statement<{ listId: string }>(
  'newsletter.subscribe',
  `with changed as (
     insert into newsletter_subscription (site, email, list_id, state, at)
     select $1, lower($2), list_id, $4, $6 from unnest($3::text[]) as list_id
     on conflict (site, email, list_id) do update set state = excluded.state, at = excluded.at
     where newsletter_subscription.state not in ('subscribed', excluded.state)
     returning site, email, list_id, state, at
   )
   insert into newsletter_change (site, email, list_id, state, source, at)
   select site, email, list_id, state, $5, at from changed returning list_id as "listId"`,
)
const leave = statement<{ listId: string }>(
  'newsletter.unsubscribe',
  `with changed as (
     update newsletter_subscription set state = 'unsubscribed', at = $5
     where site = $1 and email = lower($2) and list_id = any($3) and state <> 'unsubscribed'
     returning site, email, list_id, state, at
   )
   insert into newsletter_change (site, email, list_id, state, source, at)
   select site, email, list_id, state, $4, at from changed returning list_id as "listId"`,
)
const confirm = statement<{ site: Site }>(
  'newsletter.confirm',
  `with changed as (
     update newsletter_subscription set state = 'subscribed', at = $2
     where email = lower($1) and state = 'pending' returning site, email, list_id, state, at
   )
   insert into newsletter_change (site, email, list_id, state, source, at)
   select site, email, list_id, state, 'registration', at from changed returning site`,
)
const ofReader = statement<{ listId: string; state: SubscriptionState }>(
  'newsletter.of-reader',
  `select list_id as "listId", state from newsletter_subscription
   where site = $1 and email = lower($2) order by list_id`,
)

interface Change {
  site: Site
  email: string
  lists: readonly string[]
  source: ChangeSource
}

/** Stores new subscriptions. Existing ones stay unchanged unless they were ended. */
export async function insertSubscriptions(
  tx: Transaction,
  { site, email, lists, source, state }: Change & { state: SubscriptionState },
): Promise<void> {
  await tx.run(insert, [site, email, [...new Set(lists)], state, source, new Date(tx.now)])
}

/** Ends subscriptions; the rows remain as proof. Returns true if any subscription was ended. */
export async function endSubscriptions(tx: Transaction, { site, email, lists, source }: Change): Promise<boolean> {
  return (await tx.run(leave, [site, email, lists, source, new Date(tx.now)])).length > 0
}

/** Confirms an address's pending subscriptions on all sites, and returns these sites. */
export async function confirmPending(tx: Transaction, email: string): Promise<Site[]> {
  const confirmed = await tx.run(confirm, [email, new Date(tx.now)])
  return [...new Set(confirmed.map(({ site }) => site))]
}

/** Returns all of an address's subscriptions on a site, including ended ones. */
export async function readSubscriptions(db: QueryRunner, site: Site, email: string) {
  return db.run(ofReader, [site, email])
}

const page = statement<{ number: string; site: Site; listId: string; email: string; at: Date }>(
  'newsletter.page',
  `select number, site, list_id as "listId", email, at from newsletter_subscription
   where number > $1 and state = 'subscribed' and ($3::text is null or list_id = $3) order by number limit $2`,
)

/** Returns subscribed addresses in order of their first sign-up. */
export async function readSubscribers(db: QueryRunner, after: number, limit: number, listId: string | null) {
  const rows = await db.run(page, [after, limit, listId])
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

const suppress = statement(
  'newsletter.suppress',
  `insert into newsletter_suppression (email_hash, reason, at) values ($1, $2, $3)
   on conflict (email_hash) do update set reason = 'complaint', at = excluded.at
   where excluded.reason = 'complaint' and newsletter_suppression.reason <> 'complaint'`,
)
const release = statement('newsletter.release', 'delete from newsletter_suppression where email_hash = $1')
const suppressed = statement<{ hash: string }>(
  'newsletter.suppressed',
  'select email_hash as hash from newsletter_suppression where email_hash = any($1)',
)
const listsOf = statement<{ site: Site; listId: string; state: SubscriptionState }>(
  'newsletter.lists-of-address',
  `select site, list_id as "listId", state from newsletter_subscription
   where email = lower($1) and state <> 'unsubscribed' order by site, list_id`,
)

/** Hashes an address with the secret. Without the secret, no list of addresses can be compared with the table. */
function suppressionHash(secret: string, email: string): string {
  return signatureOf(secret, 'newsletter-suppression', email.trim().toLowerCase())
}

export async function suppressAddress(
  tx: Transaction,
  secret: string,
  email: string,
  reason: 'bounce' | 'complaint',
): Promise<void> {
  await tx.run(suppress, [suppressionHash(secret, email), reason, new Date(tx.now)])
}

/** Allows an address to receive newsletters again. */
export async function releaseAddress(tx: Transaction, secret: string, email: string): Promise<void> {
  await tx.run(release, [suppressionHash(secret, email)])
}

/** Returns the addresses in `emails` that must not receive newsletters. */
export async function readSuppressedEmails(
  db: QueryRunner,
  secret: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(emails.map((email) => [suppressionHash(secret, email), email]))
  const rows = await db.run(suppressed, [[...hashes.keys()]])
  return new Set(rows.map(({ hash }) => hashes.get(hash)!))
}

/** Returns an address's pending and confirmed subscriptions on all sites. */
export async function readListsOfAddress(db: QueryRunner, email: string) {
  return db.run(listsOf, [email])
}

const claimMail = statement<{ site: Site }>(
  'newsletter.claim-link-mail',
  `insert into newsletter_link_mail (site, email, sent_at) values ($1, lower($2), $3)
   on conflict (site, email) do update set sent_at = excluded.sent_at
   where newsletter_link_mail.sent_at <= $4 returning site`,
)
const linkMailGapMs = 10 * 60_000

/**
 * Returns false if a link was emailed to the address in the last ten minutes, because that link has the same effect.
 */
export async function claimLinkMail(tx: Transaction, site: Site, email: string): Promise<boolean> {
  const rows = await tx.run(claimMail, [site, email, new Date(tx.now), new Date(tx.now - linkMailGapMs)])
  return rows.length > 0
}
