import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Order = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })
const Note = Order.extend({ noteId: z.uuid() })
const NoteText = z.object({ text: z.string().trim().min(1).max(2_000) })

export const WireOrderNote = z.strictObject({
  id: z.string(),
  staffName: z.string(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** True if the caller wrote the note and can change it. */
  isOwn: z.boolean(),
})
/** Newest first. */
const reply = z.strictObject({ notes: z.array(WireOrderNote) })
const notFound = { order_not_found: { status: 404 } } as const
const ownRefusals = { ...notFound, note_not_found: { status: 404 }, note_of_other: { status: 409 } } as const

/** Staff notes about an order, which customers never see. */
export const orderNotes = contract({
  'POST /svc_admin/orders/{orderId}/notes': {
    summary: 'Adds a note about an order, which staff alone see; repeating it has no effect',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: Order,
    body: NoteText,
    reply,
    refusals: notFound,
  },
  'PATCH /svc_admin/orders/{orderId}/notes/{noteId}': {
    summary: "Changes the text of the caller's note about an order",
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: Note,
    body: NoteText,
    reply,
    refusals: ownRefusals,
  },
  'DELETE /svc_admin/orders/{orderId}/notes/{noteId}': {
    summary: "Deletes the caller's note about an order; the audit log can undo it",
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: Note,
    reply,
    refusals: ownRefusals,
  },
})
