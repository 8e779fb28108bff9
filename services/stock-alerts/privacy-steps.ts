import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const alerts = statement<{ json: object }>(
  'bin.export',
  `select to_jsonb(b) - 'customer_id' as json from bin b where customer_id = $1 order by created_at`,
)
const remove = statement('bin.forget', 'delete from bin where customer_id = $1 or lower(email) = $2')

export const stockAlertData: PersonalData = {
  tables: ['bin'],
  read: async (db, { id }) => ({ 'stock-alerts': await readJson(db, alerts, [id]) }),
  forget: async (tx, { id, email }) => void (await tx.run(remove, [id, email])),
}
