import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const addresses = statement<{ json: object }>(
  'saved-address.export',
  `select to_jsonb(a) - 'customer_id' as json from saved_address a where customer_id = $1 order by created_at`,
)
const remove = statement('saved-address.forget', 'delete from saved_address where customer_id = $1')

export const addressData: PersonalData = {
  tables: ['saved_address'],
  read: async (db, { id }) => ({ addresses: await readJson(db, addresses, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
