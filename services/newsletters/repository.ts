import type { SubscriptionState } from '#domain/newsletters/confirmation.ts'
import { linkEmailGapMs } from '#domain/newsletters/resend.ts'
import { signUpTextVersion } from '#domain/newsletters/sign-up-text.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export type SignUpSource = 'form' | 'account' | 'registration' | 'link'
/** The source of a subscription change. */
export type ChangeSource = SignUpSource | 'one-click' | 'complaint' | 'staff'

const insert = statement<{ listId: string }>(
  'newsletter.subscribe',
  `with changed as (
     insert into newsletter_subscription (site, email, list_id, state, at, source, is_suppressed)
     select $1, lower($2), list_id, $4, $6, $5, $7 from unnest($3::text[]) as list_id
     on conflict (site, email, list_id) do update set state = excluded.state, at = excluded.at,
       source = case when newsletter_subscription.state = 'unsubscribed' then excluded.source
         else newsletter_subscription.source end
     where newsletter_subscription.state not in ('subscribed', excluded.state)
     returning number, site, email, list_id, state, at
   )
   insert into newsletter_change (subscription, site, email, list_id, state, source, at, text_version)
   select number, site, email, list_id, state, $5, at, $8 from changed returning list_id as "listId"`,
)
const leave = statement<{ listId: string }>(
  'newsletter.unsubscribe',
  `with ending as (
     select number as of, state as earlier_state from newsletter_subscription
     where site = $1 and email = lower($2) and list_id = any($3) and state <> 'unsubscribed' order by number for update
   ), changed as (
     update newsletter_subscription set state = 'unsubscribed', at = $5 from ending where number = ending.of
     returning number, site, email, list_id, state, at, earlier_state
   )
   insert into newsletter_change (subscription, site, email, list_id, state, source, at, staff_name, earlier_state)
   select number, site, email, list_id, state, $4, at, $6, earlier_state from changed returning list_id as "listId"`,
)
const confirm = statement<{ site: Site }>(
  'newsletter.confirm',
  `with changed as (
     update newsletter_subscription set state = 'subscribed', at = $2
     where email = lower($1) and state = 'pending' returning number, site, email, list_id, state, at
   )
   insert into newsletter_change (subscription, site, email, list_id, state, source, at)
   select number, site, email, list_id, state, 'registration', at from changed returning site`,
)
const ofReader = statement<{ listId: string; state: SubscriptionState }>(
  'newsletter.of-reader',
  `select list_id as "listId", state from newsletter_subscription
   where site = $1 and email = lower($2) order by list_id`,
)

interface Change<Source> {
  site: Site
  email: string
  lists: readonly string[]
  source: Source
}
interface NewSubscriptions extends Change<SignUpSource> {
  state: SubscriptionState
  isSuppressed: boolean
}

/** Stores new subscriptions. Existing ones stay unchanged unless they were ended. */
export async function insertSubscriptions(
  tx: Transaction,
  { site, email, lists, source, state, isSuppressed }: NewSubscriptions,
): Promise<void> {
  const ids = [...new Set(lists)]
  await tx.run(insert, [site, email, ids, state, source, new Date(tx.now), isSuppressed, signUpTextVersion])
}

/** Ends subscriptions; the rows remain as proof. Returns true if any subscription was ended. */
export async function endSubscriptions(
  tx: Transaction,
  { site, email, lists, source, staffName = null }: Change<ChangeSource> & { staffName?: string | null },
): Promise<boolean> {
  return (await tx.run(leave, [site, email, lists, source, new Date(tx.now), staffName])).length > 0
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
   where number > $1 and state = 'subscribed' and ($3::text is null or list_id = $3) and site = any($4)
   order by number limit $2`,
)

interface SubscriberRange {
  sites: readonly Site[]
  after: number
  limit: number
  listId: string | null
}

/** Returns addresses subscribed on these sites in order of their first sign-up. */
export async function readSubscribers(db: QueryRunner, { sites, after, limit, listId }: SubscriberRange) {
  const rows = await db.run(page, [after, limit, listId, sites])
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

const listsOf = statement<{ site: Site; listId: string; state: SubscriptionState }>(
  'newsletter.lists-of-address',
  `select site, list_id as "listId", state from newsletter_subscription
   where email = lower($1) and state <> 'unsubscribed' order by site, list_id`,
)

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

/** Returns false if a link was emailed to the address in the last ten minutes. */
export async function claimLinkMail(tx: Transaction, site: Site, email: string): Promise<boolean> {
  const rows = await tx.run(claimMail, [site, email, new Date(tx.now), new Date(tx.now - linkEmailGapMs)])
  return rows.length > 0
}
