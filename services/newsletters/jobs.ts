import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { NewsletterService } from '#platform/newsletters/service.ts'
import type { Jobs } from '#services/outbox/job.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { readListsOfAddress, readSubscriptions } from './repository.ts'
import { mailLink } from './steps.ts'
import { correctSuppressionMarks, readSuppressedEmails } from './suppression/repository.ts'

export interface NewsletterJobDeps {
  db: Database
  secret: string
  /** If absent, subscriptions are not sent to a mailing service. */
  newsletterService?: NewsletterService
}

export const newsletterJobs: Jobs<NewsletterJobDeps> = {
  afterCommit: {
    // Uses the email runner, because the mailing service may be slow.
    newsletter_changed: { runner: 'mail', run: syncSubscriptions },
    newsletter_link: { run: ({ db }, { site, email }) => mailOwnLink(db, site, email) },
  },
  scheduled: {
    newsletter_suppressions: {
      schedule: '37 3 * * *',
      fill: '1d',
      queue: 'newsletter-suppressions',
      run: ({ db, secret }) => correctSuppressionMarks(db, secret),
    },
  },
}

/** Emails a link if a subscription is pending, and sends the address's current lists to the mailing service. */
export async function syncSubscriptions(
  deps: NewsletterJobDeps,
  { site, email, isByRegistration = false, sendsNoLink = false }: OutboxTopics['newsletter_changed'],
): Promise<void> {
  const { db } = deps
  const subscriptions = await readSubscriptions(db, site, email)
  // Confirming a new account confirms its newsletters.
  if (!isByRegistration && !sendsNoLink && subscriptions.some(({ state }) => state === 'pending'))
    await db.transaction((tx) => mailLink(tx, 'newsletter-confirm', site, email))
  await syncLists(deps, email)
}

async function syncLists({ db, secret, newsletterService }: NewsletterJobDeps, email: string): Promise<void> {
  if (!newsletterService) return
  const readLists = async () => {
    const isSuppressed = (await readSuppressedEmails(db, secret, [email])).size > 0
    const lists = isSuppressed ? [] : await readListsOfAddress(db, email)
    return lists.flatMap(({ listId, state }) => (state === 'subscribed' ? [listId] : []))
  }
  // A concurrent job for the address may send lists that it read earlier, so this one reads and compares the lists
  // again after sending.
  let sent: string[] | undefined
  for (let lists = await readLists(); !isSame(lists, sent); lists = await readLists()) {
    await newsletterService.setLists(email.toLowerCase(), lists)
    sent = lists
  }
}

async function mailOwnLink(db: Database, site: Site, email: string): Promise<void> {
  const subscriptions = await readSubscriptions(db, site, email)
  if (subscriptions.length > 0) await db.transaction((tx) => mailLink(tx, 'newsletter-link', site, email))
}

function isSame(lists: readonly string[], others: readonly string[] | undefined): boolean {
  return others !== undefined && lists.length === others.length && lists.every((id) => others.includes(id))
}
