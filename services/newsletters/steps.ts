import { initialSubscriptionState } from '#domain/newsletters/confirmation.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import {
  claimLinkMail,
  confirmPending,
  endSubscriptions,
  insertSubscriptions,
  readSubscriptions,
  readListsOfAddress,
  type ChangeSource,
  type SignUpSource,
} from './repository.ts'
import { readSuppressedEmails, releaseAddress, suppressAddress } from './suppression/repository.ts'

export { readerLink } from './readers/reader-token.ts'

interface SignUp {
  site: Site
  email: string
  lists: readonly string[]
  source: SignUpSource
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
  await insertSubscriptions(tx, { site, email, lists, source, state, isSuppressed })
  if (isOwnAddress && isSuppressed) await releaseAddress(tx, secret, email, 'account')
  // A job decides if an email is sent, so that known and unknown addresses take the same time.
  await afterCommit(tx, 'newsletter_changed', { site, email, isByRegistration: source === 'registration' })
}

interface Ending {
  site: Site
  email: string
  lists: readonly string[]
  source: ChangeSource
  /** The staff member who ended the subscriptions. */
  staffName?: string
}

/** Ends an address's subscriptions to these lists. */
export async function unsubscribeAddress(tx: Transaction, ending: Ending): Promise<void> {
  const { site, email } = ending
  const isChanged = await endSubscriptions(tx, ending)
  // Leaving one list must not email a link to confirm another.
  if (isChanged) await afterCommit(tx, 'newsletter_changed', { site, email, sendsNoLink: true })
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
  const isSuppressed = (await readSuppressedEmails(tx, secret, [email])).size > 0
  const others = listIds(site).filter((id) => !wanted.includes(id))
  await insertSubscriptions(tx, { site, email, lists: wanted, source, state: 'subscribed', isSuppressed })
  await endSubscriptions(tx, { site, email, lists: others, source })
  if (wanted.length > 0) await releaseAddress(tx, secret, email, source)
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

/**
 * Emails a link to an address. Returns false if it received one in the last ten minutes, because that link has the same
 * effect.
 */
export async function mailLink(
  tx: Transaction,
  template: 'newsletter-confirm' | 'newsletter-link',
  site: Site,
  email: string,
): Promise<boolean> {
  if (!(await claimLinkMail(tx, site, email))) return false
  const to = email.toLowerCase()
  await afterCommit(tx, 'mail_send', { template, to, data: { site }, key: `${template}.${site}.${to}.${tx.now}` })
  return true
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
