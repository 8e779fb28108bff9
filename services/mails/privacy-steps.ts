import { statement } from '#platform/database.ts'
import type { PersonalData } from '#services/privacy/data-steps.ts'

const remove = statement(
  'mail.forget',
  'delete from caught_mail where lower(recipient) = $1 or position($1 in lower(text)) > 0',
)

/** Only the demo store keeps copies of emails. */
export const mailData: PersonalData = {
  tables: ['caught_mail'],
  read: async () => ({}),
  forget: async (tx, { email }) => void (await tx.run(remove, [email])),
}
