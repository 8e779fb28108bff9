import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const ofPerson = 'order_id in (select id from shop_order where customer_id = $1)'
const notes = statement<{ json: object }>(
  'order-note.export',
  `select jsonb_build_object('order', order_id, 'text', text, 'at', created_at) as json from order_note
   where ${ofPerson} order by created_at`,
)
const remove = statement('order-note.forget', `delete from order_note where ${ofPerson}`)

export const orderNoteData: PersonalData = {
  tables: ['order_note'],
  read: async (db, { id }) => ({ orderNotesOfTheShop: await readJson(db, notes, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
