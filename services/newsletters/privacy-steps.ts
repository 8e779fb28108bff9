import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const subscriptions = statement<{ json: object }>(
  'newsletter.export',
  `select to_jsonb(n) as json from newsletter_subscription n where lower(email) = $1 order by site, list_id`,
)
const remove = statement('newsletter.forget', 'delete from newsletter_subscription where lower(email) = $1')

export const newsletterData: PersonalData = {
  tables: ['newsletter_subscription'],
  read: async (db, { email }) => ({ newsletters: await readJson(db, subscriptions, [email]) }),
  forget: async (tx, { email }) => void (await tx.run(remove, [email])),
}
