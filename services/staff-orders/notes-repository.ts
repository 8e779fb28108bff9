import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface NoteRow {
  id: string
  staffId: string | null
  staffName: string
  text: string
  createdAt: string
  editedAt: string | null
}

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = `id, staff_id as "staffId", staff_name as "staffName", text, ${utc('created_at')} as "createdAt",
  ${utc('edited_at')} as "editedAt"`
const notesOf = statement<NoteRow>(
  'order-note.list',
  `select ${columns} from order_note where order_id = $1 and deleted_at is null
   order by created_at desc, id desc limit 200`,
)
const lockNote = statement<NoteRow>(
  'order-note.lock',
  `select ${columns} from order_note where order_id = $1 and id = $2 and deleted_at is null for update`,
)
const insert = statement(
  'order-note.add',
  `insert into order_note (order_id, staff_id, staff_name, text, request_key, created_at)
   values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) on conflict do nothing`,
)
const edit = statement(
  'order-note.edit',
  `update order_note set text = $2, edited_at = to_timestamp($3::double precision / 1000) where id = $1 and text <> $2`,
)
const remove = statement(
  'order-note.remove',
  `update order_note set deleted_at = to_timestamp($2::double precision / 1000) where id = $1`,
)

/** Returns the newest 200 notes about an order. */
export async function readNotes(db: QueryRunner, orderId: string): Promise<NoteRow[]> {
  return db.run(notesOf, [orderId])
}

/** Locks a note about an order until commit and returns it. */
export async function lockOrderNote(tx: Transaction, orderId: string, id: string): Promise<NoteRow | undefined> {
  return (await tx.run(lockNote, [orderId, id]))[0]
}

interface NewNote extends Pick<NoteRow, 'staffId' | 'staffName' | 'text'> {
  orderId: string
  requestKey: string
  now: number
}

/** Adds a note. A repeated request adds none. */
export async function addNote(tx: Transaction, note: NewNote): Promise<void> {
  const { orderId, staffId, staffName, text, requestKey, now } = note
  await tx.run(insert, [orderId, staffId, staffName, text, requestKey, now])
}

export async function editNote(tx: Transaction, id: string, text: string, now: number): Promise<void> {
  await tx.run(edit, [id, text, now])
}

export async function removeNote(tx: Transaction, id: string, now: number): Promise<void> {
  await tx.run(remove, [id, now])
}
