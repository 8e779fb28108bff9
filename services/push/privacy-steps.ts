import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const devices = statement<{ json: object }>(
  'push.export',
  `select to_jsonb(d) - 'customer_id' - 'guest_token' - 'token' as json from push_device d
   where customer_id = $1 order by updated_at`,
)
const remove = statement('push.forget', 'delete from push_device where customer_id = $1')

export const pushData: PersonalData = {
  tables: ['push_device'],
  read: async (db, { id }) => ({ devices: await readJson(db, devices, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
