import type { ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { orderNotes } from '#contract/order-notes.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readOrder } from '#services/orders/steps.ts'
import { addNote, editNote, lockOrderNote, readNotes, removeNote } from './notes-repository.ts'

export const orderNoteHandlers: Handlers<typeof orderNotes, { db: Database }> = {
  async 'POST /svc_admin/orders/{orderId}/notes'({ params, body, staff, key, now, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
    const author = { staffId: staff.id, staffName: staff.name }
    return db.transaction(async (tx) => {
      await addNote(tx, { ...author, orderId: order.id, text: body.text, requestKey: key, now })
      return { notes: await wireNotes(tx, staff, order.id) }
    })
  },

  async 'PATCH /svc_admin/orders/{orderId}/notes/{noteId}'(received, { db }) {
    return changeOwn(db, received, (tx, id) => editNote(tx, id, received.body.text, received.now))
  },

  async 'DELETE /svc_admin/orders/{orderId}/notes/{noteId}'(received, { db }) {
    return changeOwn(db, received, (tx, id) => removeNote(tx, id, received.now))
  },
}

/** Returns the notes about an order, newest first. Staff can change their own notes. */
export async function wireNotes(
  db: QueryRunner,
  staff: Pick<Staff, 'id'>,
  orderId: string,
): Promise<Reply<typeof orderNotes, 'POST /svc_admin/orders/{orderId}/notes'>['notes']> {
  const rows = await readNotes(db, orderId)
  return rows.map(({ staffId, ...note }) => ({ ...note, isOwn: isAuthor(staff, staffId) }))
}

/** API keys have no staff id, so they are never the author. */
function isAuthor({ id }: Pick<Staff, 'id'>, staffId: string | null): boolean {
  return id !== null && id === staffId
}

type NoteCall = 'PATCH /svc_admin/orders/{orderId}/notes/{noteId}' | 'DELETE /svc_admin/orders/{orderId}/notes/{noteId}'

async function changeOwn(
  db: Database,
  { params, staff, refuse }: Pick<ReceivedCall<typeof orderNotes, NoteCall>, 'params' | 'staff' | 'refuse'>,
  change: (tx: Transaction, id: string) => Promise<void>,
) {
  const order = await readOrder(db, params.orderId)
  if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
  return db.transaction(async (tx) => {
    const note = await lockOrderNote(tx, order.id, params.noteId)
    if (!note) throw refuse('note_not_found')
    if (!isAuthor(staff, note.staffId)) throw refuse('note_of_other')
    await change(tx, note.id)
    return { notes: await wireNotes(tx, staff, order.id) }
  })
}
