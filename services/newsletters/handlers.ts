import type { newsletters } from '#contract/newsletters.ts'
import { isEmail } from '#domain/address/email.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'

const subscribe = statement(
  'newsletter.subscribe',
  `insert into newsletter_subscription (site, email, list_id, state)
   select $1, lower($2), list_id, 'subscribed' from unnest($3::text[]) as list_id
   on conflict (site, email, list_id) do update set state = 'subscribed', at = now()
   where newsletter_subscription.state <> 'subscribed'`,
)

export const newsletterHandlers: Handlers<typeof newsletters, { db: Database }> = {
  async 'POST /svc_ssr/newsletters/subscribe'(received, { db }) {
    const { site, body, refuse } = received
    if (!isEmail(body.email)) throw refuse('invalid_email')
    if (!areLists(site, body.newsletters)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      await tx.run(subscribe, [site, body.email, [...new Set(body.newsletters)]])
      return { success: true }
    })
  },

  async 'POST /svc_ssr/submit/iterable'(received, { db }) {
    const { site, body, refuse } = received
    const lists = body.emailListIds.map(String)
    if (!isEmail(body.email)) throw refuse('invalid_email')
    if (!areLists(site, lists)) throw refuse('newsletter_not_found')
    return writeOnce(db, received, async (tx) => {
      await tx.run(subscribe, [site, body.email, [...new Set(lists)]])
      return { success: true }
    })
  },
}

function areLists(site: Site, ids: readonly string[]): boolean {
  const known = new Set(newsletterKeys(site).map((key) => newsletterId(site, key)))
  return ids.every((id) => known.has(id))
}
