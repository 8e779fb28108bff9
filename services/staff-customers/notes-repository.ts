import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface NoteRow {
  id: string
  kind: 'note' | 'unlock' | 'password_link'
  staffName: string
  text: string
  createdAt: string
}

const notesOf = statement<NoteRow>(
  'customer-note.list',
  `select id, kind, staff_name as "staffName", text,
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
   from customer_note where customer_id = $1 order by created_at desc, id desc limit 200`,
)
const insert = statement<{ id: string }>(
  'customer-note.add',
  `insert into customer_note (customer_id, kind, staff_id, staff_name, text, request_key, created_at)
   values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000)) on conflict do nothing returning id`,
)
const remove = statement<{ id: string }>(
  'customer-note.remove',
  `delete from customer_note where customer_id = $1 and id = $2 and kind = 'note' returning id`,
)

/** Returns the newest 200 notes about a customer. */
export async function readNotes(db: QueryRunner, customerId: number): Promise<NoteRow[]> {
  return db.run(notesOf, [customerId])
}

interface NewNote extends Pick<NoteRow, 'kind' | 'text' | 'staffName'> {
  customerId: number
  /** Null if the author used an API key. */
  staffId: string | null
  requestKey: string
  now: number
}

/** Adds a note. Returns false if the request has already added it. */
export async function addNote(tx: Transaction, note: NewNote): Promise<boolean> {
  const { customerId, kind, staffId, staffName, text, requestKey, now } = note
  return (await tx.run(insert, [customerId, kind, staffId, staffName, text, requestKey, now])).length > 0
}

/** Deletes a note. Returns false if the customer has no such note. */
export async function removeNote(tx: Transaction, customerId: number, id: string): Promise<boolean> {
  return (await tx.run(remove, [customerId, id])).length > 0
}
