import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import type { Minor } from '#domain/money.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { reminderDays } from '#domain/programs/reminders.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type Database } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

interface RemindedRow {
  id: string
  site: Site
  email: string
  name: string
  amount: Minor
  renewalOn: IsoDate
  /** BCP 47 tag; null selects the site's first locale. */
  locale: string | null
}

// A single statement finds and marks the subscriptions, so that there is one reminder per renewal.
const remind = statement<RemindedRow>(
  'program-reminder.mark',
  `update program_subscription set reminded_of = renewal_on where id = any(array(
     select id from program_subscription
     where subscription_interval = $1 and status in ('trialing', 'active') and renewal_on > $2 and renewal_on <= $3
       and reminded_of is distinct from renewal_on and email <> ''
     order by renewal_on, id limit 500 for update skip locked))
   returning id, site, email, name, shown as amount, renewal_on::text as "renewalOn", locale`,
)

/** Emails customers a few days before their programs renew, once per renewal. */
export async function sendRenewalReminders(db: Database, today: IsoDate): Promise<void> {
  for (const [interval, days] of Object.entries(reminderDays) as [SubscriptionInterval, number][]) {
    if (days > 0) await remindAll(db, interval, today, addDays(today, days))
  }
}

async function remindAll(db: Database, interval: SubscriptionInterval, today: IsoDate, until: IsoDate): Promise<void> {
  for (let reminded = 1; reminded > 0;) {
    reminded = await db.transaction(async (tx) => {
      const rows = await tx.run(remind, [interval, today, until])
      for (const { id, email, renewalOn, locale, ...row } of rows) {
        const data = { ...row, subscriptionId: id, on: renewalOn }
        await afterCommit(tx, 'mail_send', {
          template: 'program-reminder',
          to: email,
          data,
          key: `program-reminder.${id}.${renewalOn}`,
          locale,
        })
      }
      return rows.length
    })
  }
}
