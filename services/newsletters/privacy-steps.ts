import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const subscriptions = statement<{ json: object }>(
  'newsletter.export',
  `select to_jsonb(n) as json from newsletter_subscription n where email = $1 order by site, list_id`,
)
const changes = statement<{ json: object }>(
  'newsletter.export-changes',
  `select to_jsonb(c) - array['staff_name', 'request_key'] as json from newsletter_change c where email = $1 order by number`,
)
const remove = statement('newsletter.forget', 'delete from newsletter_subscription where email = $1')
const removeChanges = statement('newsletter.forget-changes', 'delete from newsletter_change where email = $1')
const removeMails = statement('newsletter.forget-mails', 'delete from newsletter_link_mail where email = $1')

export const newsletterData: PersonalData = {
  // The hash of a suppressed address remains, so that the address never gets newsletters again.
  tables: ['newsletter_subscription', 'newsletter_change', 'newsletter_link_mail', 'newsletter_suppression'],
  read: async (db, { email }) => ({
    newsletters: await readJson(db, subscriptions, [email]),
    newsletterChanges: await readJson(db, changes, [email]),
  }),
  forget: async (tx, { email }) => {
    for (const statement of [remove, removeChanges, removeMails]) await tx.run(statement, [email])
  },
}
