import type { newsletterReaders } from '#contract/newsletter-readers.ts'
import { isEmail } from '#domain/address/email.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readSubscribers, readSubscriptions } from '../repository.ts'
import { readSuppressedEmails } from '../suppression/repository.ts'
import { areNewsletterLists, replaceSubscriptions, suppressReader } from '../steps.ts'
import { emailOfToken, readerLink, unsubscribeLink } from './reader-token.ts'

interface ReaderDeps {
  db: Database
  secret: string
  siteUrls: Readonly<Record<Site, string>>
}

export const newsletterReaderHandlers: Handlers<typeof newsletterReaders, ReaderDeps> = {
  async 'POST /svc_ssr/newsletters/reader'({ site, body, refuse }, { db, secret }) {
    const email = emailOfToken(secret, site, body.token)
    if (email === undefined) throw refuse('invalid_token')
    const states = new Map((await readSubscriptions(db, site, email)).map(({ listId, state }) => [listId, state]))
    const lists = newsletterKeys(site).map((key) => {
      const id = newsletterId(site, key)
      const state = states.get(id) ?? 'unsubscribed'
      return { id, state: state === 'unsubscribed' ? ('none' as const) : state }
    })
    return { email, lists }
  },

  async 'PUT /svc_ssr/newsletters/reader'(received, { db, secret }) {
    const { site, body, refuse } = received
    const email = emailOfToken(secret, site, body.token)
    if (email === undefined) throw refuse('invalid_token')
    if (!areNewsletterLists(site, body.newsletters)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      await replaceSubscriptions(tx, secret, site, email, body.newsletters)
      return { success: true } as const
    })
  },

  async 'POST /svc_ssr/newsletters/link'(received, { db }) {
    const { site, body, refuse } = received
    if (!isEmail(body.email)) throw refuse('invalid_email')
    return writeOnce(db, received, async (tx) => {
      await afterCommit(tx, 'newsletter_link', { site, email: body.email })
      return { success: true } as const
    })
  },

  async 'GET /svc_ssr/newsletters/subscribers'({ query, staff }, { db, secret, siteUrls }) {
    const { after, limit, list = null } = query
    const rows = await readSubscribers(db, { sites: staff.sites, after, limit, listId: list })
    const emails = rows.map(({ email }) => email)
    const suppressed = await readSuppressedEmails(db, secret, emails)
    const subscribers = rows.flatMap(({ site, listId, email, at }) => {
      if (suppressed.has(email)) return []
      const stopUrl = unsubscribeLink(secret, siteUrls[site], site, email, listId)
      const preferencesUrl = readerLink(secret, siteUrls[site], site, email)
      return [{ site, list: listId, email, at: at.getTime(), stopUrl, preferencesUrl }]
    })
    return { subscribers, last: rows.at(-1)?.number ?? after, isLast: rows.length < limit }
  },

  async 'POST /svc_ssr/newsletters/bounces'({ body: { events } }, { db, secret }) {
    // A repeated report changes nothing.
    await db.transaction(async (tx) => {
      for (const { email, kind } of events) await suppressReader(tx, secret, email, kind)
    })
    return { recorded: events.length }
  },
}
