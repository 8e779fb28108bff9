import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const insert = statement(
  'newsletter.subscribe',
  `insert into newsletter_subscription (site, email, list_id, state)
   select $1, lower($2), list_id, 'subscribed' from unnest($3::text[]) as list_id
   on conflict (site, email, list_id) do update set state = 'subscribed', at = now()
   where newsletter_subscription.state <> 'subscribed'`,
)

/** Subscribes an email address to lists of a site. */
export async function subscribe(tx: Transaction, site: Site, email: string, lists: readonly string[]): Promise<void> {
  if (lists.length > 0) await tx.run(insert, [site, email, [...new Set(lists)]])
}

const leave = statement(
  'newsletter.unsubscribe',
  `update newsletter_subscription set state = 'unsubscribed', at = now()
   where site = $1 and email = lower($2) and list_id = any($3) and state <> 'unsubscribed'`,
)
const subscribed = statement<{ id: string }>(
  'newsletter.subscribed',
  `select list_id as id from newsletter_subscription
   where site = $1 and email = lower($2) and state = 'subscribed' order by list_id`,
)

/** Ends the subscriptions of an email address; the rows stay as proof. */
export async function unsubscribe(tx: Transaction, site: Site, email: string, lists: readonly string[]): Promise<void> {
  await tx.run(leave, [site, email, lists])
}

/** Returns the ids of the lists of a site that an email address reads. */
export async function subscribedLists(db: QueryRunner, site: Site, email: string): Promise<string[]> {
  return (await db.run(subscribed, [site, email])).map(({ id }) => id)
}

/** Returns true if all ids are lists of the site. */
export function areLists(site: Site, ids: readonly string[]): boolean {
  const known = new Set(newsletterKeys(site).map((key) => newsletterId(site, key)))
  return ids.every((id) => known.has(id))
}
