import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { NewsletterService } from '#platform/newsletters/service.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { afterCommit, type OutboxTopics } from '#services/outbox/steps.ts'
import { claimLinkMail, readListsOfAddress, readSubscriptions, readSuppressedEmails } from './repository.ts'

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
}

/** Emails a link if a subscription is pending, and sends the address's current lists to the mailing service. */
export async function syncSubscriptions(
  deps: NewsletterJobDeps,
  { site, email, isByRegistration = false }: OutboxTopics['newsletter_changed'],
): Promise<void> {
  const { db } = deps
  const subscriptions = await readSubscriptions(db, site, email)
  // Confirming a new account confirms its newsletters.
  if (!isByRegistration && subscriptions.some(({ state }) => state === 'pending'))
    await mailLink(db, 'newsletter-confirm', site, email)
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
  if (subscriptions.length > 0) await mailLink(db, 'newsletter-link', site, email)
}

async function mailLink(
  db: Database,
  template: 'newsletter-confirm' | 'newsletter-link',
  site: Site,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimLinkMail(tx, site, email))) return
    const to = email.toLowerCase()
    await afterCommit(tx, 'mail_send', { template, to, data: { site }, key: `${template}.${site}.${to}.${tx.now}` })
  })
}

function isSame(lists: readonly string[], others: readonly string[] | undefined): boolean {
  return others !== undefined && lists.length === others.length && lists.every((id) => others.includes(id))
}
