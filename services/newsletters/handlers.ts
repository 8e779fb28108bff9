import type { newsletters } from '#contract/newsletters.ts'
import { isEmail } from '#domain/address/email.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { readContact } from '#services/sessions/steps.ts'
import { ownsAddress } from '#services/passwords/email/steps.ts'
import { areNewsletterLists, subscribeAddress, readSubscribedLists, unsubscribeAddress } from './steps.ts'

interface NewsletterDeps {
  db: Database
  secret: string
}

export const newsletterHandlers: Handlers<typeof newsletters, NewsletterDeps> = {
  async 'POST /svc_ssr/newsletters/subscribe'(received, { db, secret }) {
    const { site, scope, body, refuse } = received
    if (!isEmail(body.email)) throw refuse('invalid_email')
    if (!areNewsletterLists(site, body.newsletters)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      const isOwnAddress = await ownsAddress(tx, scope, body.email)
      const source = isOwnAddress ? 'account' : 'form'
      await subscribeAddress(tx, secret, { site, email: body.email, lists: body.newsletters, source, isOwnAddress })
      return { success: true }
    })
  },

  // Customers can end only their own subscriptions, so the email must match the account's.
  async 'POST /svc_ssr/newsletters/unsubscribe'(received, { db }) {
    const { site, scope, body, refuse } = received
    const { email } = await readContact(db, scope.customerId!)
    if (body.email.toLowerCase() !== email.toLowerCase()) throw refuse('invalid_email')
    if (!areNewsletterLists(site, body.newsletters)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      await unsubscribeAddress(tx, { site, email, lists: body.newsletters, source: 'account' })
      return { success: true }
    })
  },

  async 'GET /svc_ssr/newsletters/site/{siteCode}/subscriptions'({ site, scope, params, refuse }, { db }) {
    if (params.siteCode.toUpperCase() !== site) throw refuse('site_not_found')
    const { email } = await readContact(db, scope.customerId!)
    return { emailListIds: await readSubscribedLists(db, site, email) }
  },

  async 'POST /svc_ssr/submit/iterable'(received, { db, secret }) {
    const { site, scope, body, refuse } = received
    const lists = body.emailListIds.map(String)
    if (!isEmail(body.email)) throw refuse('invalid_email')
    if (!areNewsletterLists(site, lists)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      const isOwnAddress = await ownsAddress(tx, scope, body.email)
      await subscribeAddress(tx, secret, { site, email: body.email, lists, source: 'form', isOwnAddress })
      return { success: true }
    })
  },
}
