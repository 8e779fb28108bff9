import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const notes = statement<{ json: object }>(
  'customer-note.export',
  `select jsonb_build_object('text', text, 'at', created_at) as json from customer_note
   where customer_id = $1 and kind = 'note' order by created_at`,
)
const remove = statement('customer-note.forget', 'delete from customer_note where customer_id = $1')

export const customerNoteData: PersonalData = {
  tables: ['customer_note'],
  read: async (db, { id }) => ({ notesOfTheShop: await readJson(db, notes, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
