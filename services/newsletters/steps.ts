import { initialSubscriptionState } from '#domain/newsletters/confirmation.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import {
  confirmPending,
  endSubscriptions,
  insertSubscriptions,
  readSubscriptions,
  readSuppressedEmails,
  releaseAddress,
  suppressAddress,
  readListsOfAddress,
  type ChangeSource,
} from './repository.ts'

export { readerLink } from './readers/reader-token.ts'

interface SignUp {
  site: Site
  email: string
  lists: readonly string[]
  source: ChangeSource
  /** True if the address is the logged-in customer's confirmed address. */
  isOwnAddress?: boolean
}

/**
 * Subscribes an address to lists on a site. Where required by law, the subscriptions are pending until the owner
 * confirms them.
 */
export async function subscribeAddress(tx: Transaction, secret: string, signUp: SignUp): Promise<void> {
  const { site, email, lists, source, isOwnAddress = false } = signUp
  if (lists.length === 0) return
  const isSuppressed = (await readSuppressedEmails(tx, secret, [email])).size > 0
  const state = initialSubscriptionState({ site, isOwnAddress, isSuppressed })
  await insertSubscriptions(tx, { site, email, lists, source, state })
  if (isOwnAddress && isSuppressed) await releaseAddress(tx, secret, email)
  // A job decides if an email is sent, so that known and unknown addresses take the same time.
  await afterCommit(tx, 'newsletter_changed', { site, email, isByRegistration: source === 'registration' })
}

/** Ends an address's subscriptions to these lists. */
export async function unsubscribeAddress(
  tx: Transaction,
  { site, email, lists, source }: Omit<SignUp, 'isOwnAddress'>,
): Promise<void> {
  const isChanged = await endSubscriptions(tx, { site, email, lists, source })
  if (isChanged) await afterCommit(tx, 'newsletter_changed', { site, email })
}

/**
 * Subscribes the holder of an emailed link to these lists, confirms pending subscriptions, and ends the holder's other
 * subscriptions on the site.
 */
export async function replaceSubscriptions(
  tx: Transaction,
  secret: string,
  site: Site,
  email: string,
  wanted: readonly string[],
) {
  const source = 'link'
  const others = listIds(site).filter((id) => !wanted.includes(id))
  await insertSubscriptions(tx, { site, email, lists: wanted, source, state: 'subscribed' })
  await endSubscriptions(tx, { site, email, lists: others, source })
  if (wanted.length > 0) await releaseAddress(tx, secret, email)
  await afterCommit(tx, 'newsletter_changed', { site, email })
}

/** Confirms the pending subscriptions for an address that its owner has confirmed in another way. */
export async function confirmNewsletters(tx: Transaction, email: string): Promise<void> {
  for (const site of await confirmPending(tx, email)) await afterCommit(tx, 'newsletter_changed', { site, email })
}

/** Suppresses an address that rejects email, or with an owner who complained. This also ends its subscriptions. */
export async function suppressReader(
  tx: Transaction,
  secret: string,
  email: string,
  reason: 'bounce' | 'complaint',
): Promise<void> {
  await suppressAddress(tx, secret, email, reason)
  if (reason === 'bounce') return
  for (const { site, listId } of await readListsOfAddress(tx, email))
    await unsubscribeAddress(tx, { site, email, lists: [listId], source: 'complaint' })
}

/** Returns the ids of the site's lists that an address is subscribed to. */
export async function readSubscribedLists(db: QueryRunner, site: Site, email: string): Promise<string[]> {
  const subscriptions = await readSubscriptions(db, site, email)
  return subscriptions.flatMap(({ listId, state }) => (state === 'subscribed' ? [listId] : []))
}

/** Returns true if all ids are newsletter lists on the site. */
export function areNewsletterLists(site: Site, ids: readonly string[]): boolean {
  const known = new Set(listIds(site))
  return ids.every((id) => known.has(id))
}

function listIds(site: Site): string[] {
  return newsletterKeys(site).map((key) => newsletterId(site, key))
}
