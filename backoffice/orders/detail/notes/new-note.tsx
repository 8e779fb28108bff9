import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts as dialogs } from '../../texts/dialogs.ts'
import { NoteForm } from './note-form.tsx'

interface NewNoteProps {
  orderId: string
  onDone: () => void
}

const t = dialogs.notes

/** Renders the field for a new order note if the staff member may write notes. */
export function NewNote({ orderId, onDone }: NewNoteProps) {
  const mayWrite = useHasPermission('orders.write')
  const [text, setText] = useState('')
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/orders/{orderId}/notes', { params: { orderId }, body: { text }, key }),
    done: t.added,
    onDone: () => {
      setText('')
      onDone()
    },
  })
  if (!mayWrite) return null
  return (
    <div className="new-note">
      <NoteForm {...{ text, submission }} submit={t.add} isDirty={text !== ''} onChange={setText} />
    </div>
  )
}
