import { statement } from '#platform/database.ts'
import type { PersonalData } from '#services/privacy/data-steps.ts'

const remove = statement('account-link.forget', 'delete from account_link where customer_id = $1')

/** Links are secrets, so they are not exported. */
export const accountLinkData: PersonalData = {
  tables: ['account_link'],
  read: async () => ({}),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
