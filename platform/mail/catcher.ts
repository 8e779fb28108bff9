import { statement, type QueryRunner } from '#platform/database.ts'
import type { Mail, MailEngine } from './engine.ts'

interface CaughtMail extends Mail {
  id: number
  sentAt: string
}

const insert = statement(
  'mail.catch',
  `insert into caught_mail (key, recipient, sender, subject, text, html) values ($1, $2, $3, $4, $5, $6)
   on conflict (key) do nothing`,
)
const columns = `id, key, recipient as "to", sender as "from", subject, text, html,
  to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sentAt"`
const latest = statement<CaughtMail>(
  'mail.caught',
  `select ${columns} from caught_mail where ($1::text is null or recipient = $1) order by id desc limit 100`,
)
const one = statement<CaughtMail>('mail.caught-one', `select ${columns} from caught_mail where id = $1`)

/** Creates a mail engine that stores emails instead of sending them. */
export function mailCatcher(db: QueryRunner): MailEngine {
  return {
    send: async ({ key, to, from, subject, text, html }) => {
      await db.run(insert, [key, to, from, subject, text, html])
    },
  }
}

/** Returns the latest 100 emails, optionally for one recipient. */
export async function readCaughtMails(db: QueryRunner, to: string | undefined): Promise<CaughtMail[]> {
  return db.run(latest, [to])
}

export async function readCaughtMail(db: QueryRunner, id: number): Promise<CaughtMail | undefined> {
  const [mail] = await db.run(one, [id])
  return mail
}
