import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const customers = statement<{ json: object }>(
  'customer.export',
  `select to_jsonb(c) - 'password_hash' as json from customer c where id = $1`,
)
const sessions = statement<{ json: object }>(
  'session.export',
  `select to_jsonb(s) - 'token_hash' - 'customer_id' as json from session s where customer_id = $1 order by created_at`,
)
const endAll = statement('session.forget', 'delete from session where customer_id = $1')
const remove = statement('customer.delete', 'delete from customer where id = $1')

/** The account itself: all other areas must clear the customer's data first. */
export const accountData: PersonalData = {
  tables: ['customer', 'session'],
  read: async (db, { id }) => ({
    account: await readJson(db, customers, [id]),
    sessions: await readJson(db, sessions, [id]),
  }),
  forget: async (tx, { id }) => {
    await tx.run(endAll, [id])
    await tx.run(remove, [id])
  },
}
