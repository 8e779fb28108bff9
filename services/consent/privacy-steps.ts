import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const records = statement<{ json: object }>(
  'consent.export',
  `select to_jsonb(c) - 'customer_id' - 'guest_token' as json from consent_record c
   where customer_id = $1 order by number`,
)
// The record still proves a choice, but no longer identifies the customer.
const detach = statement(
  'consent.forget',
  `update consent_record set customer_id = null, guest_token = 'deleted-' || gen_random_uuid() where customer_id = $1`,
)

export const consentData: PersonalData = {
  tables: ['consent_record'],
  read: async (db, { id }) => ({ 'cookie-preferences': await readJson(db, records, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(detach, [id])),
}
