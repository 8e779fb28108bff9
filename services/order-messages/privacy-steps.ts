import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const ofPerson = 'order_id in (select id from shop_order where customer_id = $1)'
const messages = statement<{ json: object }>(
  'order-message.export',
  `select to_jsonb(m) - 'request_key' as json from order_message m where ${ofPerson} order by created_at`,
)
const remove = statement('order-message.forget', `delete from order_message where ${ofPerson}`)

export const orderMessageData: PersonalData = {
  tables: ['order_message'],
  read: async (db, { id }) => ({ orderMessages: await readJson(db, messages, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
